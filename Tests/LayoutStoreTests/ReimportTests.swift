import Foundation
import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct ReimportTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("App.ninefold") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: Fixture.allCases)
  func `an unchanged document changes no byte of the project`(fixture: Fixture) throws {
    do { try store(try document(fixture), as: "D", in: try ProjectStore.create(at: path)) }
    let before = try folder.bytes(of: "App.ninefold")

    do {
      let effect = try store(try document(fixture), as: "D", in: try ProjectStore.open(at: path))
      #expect(effect == .unchanged)
    }

    #expect(try folder.bytes(of: "App.ninefold") == before)
  }

  @Test(
    arguments: [
      ("text=\"Paths\"", "text=\"Ways\"", ["sl0-Aa-001"]),
      ("constant=\"240\"", "constant=\"250\"", ["k30-Aa-001"]),
      (
        "<exclude reference=\"k42-Aa-001\"/>", "<include reference=\"k42-Aa-001\"/>", ["k42-Aa-001"]
      ),
      ("pointSize=\"42\"", "pointSize=\"43\"", ["lb0-Aa-001"]),
      ("<!--Garden-->", "<!--Yard-->", ["sc0-Aa-001"]),
      ("title=\"Stop\"/>", "title=\"Stop\" />", ["bt0-Aa-001"]),
      ("version=\"17703\"", "version=\"17704\"", [":document"]),
      (
        "property=\"side\" destination=\"sd0-Aa-001\"",
        "property=\"side\" destination=\"bx0-Aa-001\"", ["ou1-Aa-001"]
      ),
      (
        "\n                            <constraint firstItem=\"gone-id\" firstAttribute=\"top\" secondItem=\"sa0-Aa-001\" secondAttribute=\"top\" id=\"k44-Aa-001\"/>",
        "", ["k44-Aa-001"]
      ),
      ("standalone", "standalone", []),
    ] as [(String, String, [String])]
  )
  func `only the objects that differ are written`(
    old: String,
    new: String,
    affected: [String]
  ) throws {
    let text = try Fixture.adaptive.text()
    let changed = text.replacingOccurrences(of: old, with: new)
    do { try store(try document(text), as: "D", in: try ProjectStore.create(at: path)) }
    let project = try ProjectStore.open(at: path)
    // Only now: a file with triggers is not opened.
    try watchRows()

    let effect = try store(try document(changed), as: "D", in: project)

    let ids = affected.map { ObjectID($0) }
    #expect(effect == (affected.isEmpty ? .unchanged : .changed(objects: ids)))
    #expect(try project.query("SELECT DISTINCT object FROM touched").lines == affected)
    let written = String(
      decoding: DocumentWriter.write(try project.document(named: "D")),
      as: UTF8.self
    )
    #expect(written == changed)
  }

  @Test func `an object that is removed from a list changes no sibling`() throws {
    let lines = ["a", "b", "c"].map { "<label id=\"\($0)\"/>" }
    let old = Fixture.view("<subviews>" + lines.joined() + "</subviews>")
    let new = Fixture.view("<subviews>" + lines.dropLast().joined() + "</subviews>")
    do { try store(try document(old), as: "D", in: try ProjectStore.create(at: path)) }

    let effect = try store(try document(new), as: "D", in: try ProjectStore.open(at: path))

    #expect(effect == .changed(objects: [ObjectID("c")]))
  }

  @Test(arguments: [
    ("caf\u{e9}", "cafe\u{301}"), ("e\u{301}", "\u{e9}"),
  ])
  func `an accent in other bytes is a change`(old: String, new: String) throws {
    func text(_ accent: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!--\(accent)-->
      \(Fixture.start)
          <scenes>
              <!--\(accent)-->
              <scene sceneID="s" odd='\(accent)'>
                  <label text="\(accent)" id="l"/>
                  <string key="t">\(accent)</string>
                  <variation key="mood=\(accent)" a="1"/>
              </scene>
          </scenes>
      </document>
      """
    }
    let project = try ProjectStore.create(at: path)
    try store(try document(text(old)), as: "D", in: project)

    let effect = try store(try document(text(new)), as: "D", in: project)

    #expect(effect != .unchanged)
    #expect(DocumentWriter.write(try project.document(named: "D")) == Array(text(new).utf8))
  }

  @Test(arguments: ["<!-- \u{e9} -->", "<!-- x -->"])
  func `a change around the document alone is a change of the document`(prolog: String) throws {
    let old = "<!-- e\u{301} -->\(Fixture.start)</document>\n"
    let new = "\(prolog)\(Fixture.start)</document>\n"
    let project = try ProjectStore.create(at: path)
    try store(try document(old), as: "D", in: project)

    let effect = try store(try document(new), as: "D", in: project)

    #expect(effect == .changed(objects: [Document.rootID]))
    #expect(DocumentWriter.write(try project.document(named: "D")) == Array(new.utf8))
  }

  @Test func `a document becomes any other and back`() throws {
    let project = try ProjectStore.create(at: path)
    for fixture in Fixture.allCases + Fixture.allCases.reversed() {
      try store(try document(fixture), as: "D", in: project)

      #expect(DocumentWriter.write(try project.document(named: "D")) == (try fixture.bytes()))
    }
  }

  @Test func `a change leaves no rows of deleted objects`() throws {
    let project = try ProjectStore.create(at: path)
    try store(try document(.handmade), as: "D", in: project)

    try store(try document("\(Fixture.start)</document>"), as: "D", in: project)

    #expect(try project.query("SELECT id FROM object").lines == [":document"])
    for table in [
      "layoutConstraint", "connection", "install", "geometry", "color", "font", "element",
    ] {
      #expect(try project.query("SELECT count(*) FROM \(table)").lines == ["0"], "\(table)")
    }
  }

  /// Has SQLite note every object whose rows are inserted, changed or deleted.
  private func watchRows() throws {
    let keys = ["object", "layoutConstraint", "connection"]
    let tables =
      keys + [
        "install", "attribute", "geometry", "color", "font", "autoresizingMask", "element",
        "formatting",
      ]
    var sql = "CREATE TABLE touched (object TEXT);"
    for table in tables {
      let column = keys.contains(table) ? "id" : "object"
      for (event, row) in [("INSERT", "new"), ("UPDATE", "new"), ("DELETE", "old")] {
        sql += """
          CREATE TRIGGER watch_\(table)_\(event) AFTER \(event) ON \(table)
          BEGIN INSERT INTO touched VALUES (\(row).\(column)); END;
          """
      }
    }
    try tamper(path, sql)
  }
}
