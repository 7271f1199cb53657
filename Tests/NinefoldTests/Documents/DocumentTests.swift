import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// What a document answers without a project, beside what a project of the same files answers.
struct DocumentTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: - Files

  @Test(arguments: Fixture.allCases)
  func `a file that is read and written is the same file`(fixture: Fixture) throws {
    let document = try Document(contentsOf: fixture.path)
    try document.write(to: folder.path("copy"))

    #expect(try folder.bytes(of: "copy") == fixture.bytes())
    #expect(try Document(bytes: fixture.bytes(), named: "") == document)
  }

  @Test func `a file that is not a document is refused with file, line and reason`() throws {
    let path = try folder.write(Fixture.start + "\n</b>", to: "bad.xib")
    let bytes = try folder.bytes(of: "bad.xib")

    for read in [{ try Document(contentsOf: path) }, { try Document(bytes: bytes, named: path) }] {
      do {
        _ = try read()
        Issue.record("it was read")
      } catch NinefoldError.refused(let refusals) {
        #expect(refusals.map(\.path) == [path])
        #expect(refusals.map(\.line) == [2])
        #expect(refusals.map(\.reason) == ["not well-formed XML: mismatched tag (column 3)"])
      }
    }
  }

  @Test(arguments: ["missing.xib", "folder", "pipe"])
  func `a path that is not a file is refused without a line`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("folder"),
      withIntermediateDirectories: false
    )
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    do {
      _ = try Document(contentsOf: folder.path(name))
      Issue.record("\(name) was read")
    } catch NinefoldError.refused(let refusals) {
      #expect(refusals.map(\.path) == [folder.path(name)])
      #expect(refusals.map(\.line) == [nil])
    }
  }

  @Test func `a document can't replace a folder or a pipe`() throws {
    let document = try Document(contentsOf: Fixture.panel.path)
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)

    for place in [folder.path("pipe"), folder.path, folder.path("none/a.xib")] {
      #expect(throws: NinefoldError.self) { try document.write(to: place) }
    }
    #expect(throws: NinefoldError.self) { try Document(contentsOf: folder.path("pipe")) }
  }

  @Test func `all refused files are reported in one error`() throws {
    let (a, b) = (try folder.write("<a/>", to: "a"), try folder.write("<b/>", to: "b"))
    do {
      _ = try DocumentVersions(contentsOf: a, ours: Fixture.panel.path, theirs: b)
      Issue.record("the files were read")
    } catch NinefoldError.refused(let refusals) {
      #expect(refusals.map(\.path) == [a, b])
    }
  }

  @Test(arguments: Fixture.allCases)
  func `a tool's own rule has the line of each object in the file`(fixture: Fixture) throws {
    var document = try Document(contentsOf: fixture.path)
    func check() throws {
      let text = document.bytes.split(separator: 10, omittingEmptySubsequences: false)
      let lines = document.lines
      #expect(lines.count == Set(document.objects.map(\.id)).count)
      for object in document.objects {
        let line = try #require(lines[object.id])
        let own = String(decoding: text[line - 1], as: UTF8.self)
        #expect(own.contains("<\(object.kind)"), "\(object.id)")
      }
    }
    try check()
    // A new object is last in the list, but not in the file.
    let view = document.objects.first { $0.role == .view && $0.kind == "view" }
    guard document.platform == .iOS, let view else { return }
    try document.apply([.add(NewObject(kind: "label", parent: view.id, placement: .first))])
    try check()
  }

  // MARK: - Use cases

  @Test(arguments: Fixture.allCases)
  func `a document's methods return the same as those of a project with it`(fixture: Fixture) throws
  {
    let project = try Project.create(at: folder.path("p.ninefold"))
    _ = try project.importDocuments(at: [fixture.path])
    let document = try Document(contentsOf: fixture.path)

    #expect(document.scenes == (try project.scenes(of: fixture.path)))
    for sizeClass in SizeClass.all {
      // Positions are not read of a project's layouts.
      let alone = document.layout(in: sizeClass).map { $0.layout.views.map(\.state) }
      let stored = try project.layout(of: fixture.path, in: sizeClass)
      #expect(alone == stored.map { $0.layout.views.map(\.state) })
    }
    // A project has the objects in the order of their ids.
    func sentences(_ findings: [Finding]) -> Set<String> {
      Set(findings.map { "\($0.id) \($0.sizeClass?.description ?? ""): \($0.sentence)" })
    }
    let onCanvas = try project.findings(of: fixture.path, in: .canvas)
    #expect(sentences(document.findings(in: .canvas)) == sentences(onCanvas))
    // All kinds in all classes and on all screens.
    var options = CheckOptions()
    options.preset = .all
    let checked = document.check(named: fixture.path, options: options)
    let file = try #require(try DocumentFiles(at: [fixture.path]).check(options: options).first)
    let stored = try #require(try project.check(options: options).first)
    #expect(checked.findings == file.findings)
    #expect(sentences(checked.findings) == sentences(stored.findings))
    #expect(checked.findings.map(checked.line) == file.findings.map(file.line))
  }

  @Test(arguments: ["sc1-Fl-001", "vc1-Fl-001", "tf1-Fl-001"])
  func `a scene is named by its id, its controller's or that of an object in it`(
    name: String
  ) throws {
    let document = try Document(contentsOf: Fixture.flow.path)

    #expect(try document.scene(named: name) == "sc1-Fl-001")
    #expect(document.firstScene == "sc0-Fl-001")
    #expect(document.layout(in: .anyAny, scene: "sc1-Fl-001").map(\.scene) == ["sc1-Fl-001"])
    #expect(document.layout(in: .anyAny, scene: "none").isEmpty)
    #expect(throws: NinefoldError.self) { try document.scene(named: "none") }
    #expect(throws: NinefoldError.self) {
      try document.code(named: "Flow.storyboard", scene: "none", style: .anchors)
    }
  }

  @Test func `a file that is fixed is checked as if it were read again`() throws {
    let path = folder.path("a.storyboard")
    try folder.write(Fixture.adaptive.bytes(), to: "a.storyboard")
    var document = try Document(contentsOf: path)
    let files = try DocumentFiles(at: [path])
    var options = CheckOptions()
    options.preset = .all
    // The fixes come from rows, which are the same on all screens.
    options.onDevices = false

    let before = try files.check(options: options)
    let dry = try files.fix(options: options, isDryRun: true)
    let fixed = try files.fix(options: options)
    let again = try files.check(options: options)

    #expect(dry.map(\.checked.findings) == before.map(\.findings))
    #expect(!fixed.flatMap(\.fixes).isEmpty)
    #expect(fixed.map(\.checked.findings) == again.map(\.findings))
    for (left, right) in zip(fixed.map(\.checked), again) {
      #expect(left.findings.map(left.line) == right.findings.map(right.line))
    }
    #expect(document.fix(named: path, options: options).count == fixed[0].fixes.count)
    #expect(try document.bytes == folder.bytes(of: "a.storyboard"))
  }

  @Test func `edits of a document are those of a project`() throws {
    let path = Fixture.adaptive.path
    let project = try Project.create(at: folder.path("p.ninefold"))
    _ = try project.importDocuments(at: [path])
    var document = try Document(contentsOf: path)
    let sideways = SizeClass("wC-hC").map { VariationKey($0) }
    let edits: [LayoutEdit] = [
      .set("k20-Aa-001", "constant", "12"), .set("k20-Aa-001", "constant", "9", in: sideways),
      // The last that names a color of the catalog.
      .set("bx0-Aa-001", "backgroundColor", "#336699"), .uninstall("lb0-Aa-001", in: sideways),
      .rename("lb0-Aa-001", "Title"), .delete("sd0-Aa-001", from: .canvas),
    ]

    for edit in edits {
      try project.apply(edit, to: path)
      #expect(try !document.apply([edit]).allSatisfy(\.isEmpty), "\(edit)")
      #expect(try document.bytes == project.exportedBytes(of: path), "\(edit)")
    }
    let before = document
    #expect(throws: EditError.unknownObject("none")) {
      try document.apply([.rename("lb0-Aa-001", "Other"), .rename("none", "Name")])
    }
    #expect(document == before)
  }

  @Test func `a value of one size class is set in another as it is`() throws {
    var document = try Document(contentsOf: Fixture.adaptive.path)
    let (old, new) = (VariationKey(SizeClass.anyAny), VariationKey(SizeClass.finals[0]))
    let values = document.objects.first { $0.id == "bx0-Aa-001" }?.properties ?? []
    let color = try #require(values.first { $0.path == "backgroundColor" && $0.variation == old })
    let value = try #require(EditValue(color.value))

    try document.apply([.set("bx0-Aa-001", "backgroundColor", value, in: new)])

    let object = try #require(document.objects.first { $0.id == "bx0-Aa-001" })
    #expect(object.property("backgroundColor", variation: new)?.value == color.value)
    #expect(EditValue(.attribute("8")) == "8")
    #expect(EditValue(.element(tag: "string", text: "two\nlines")) == "two\nlines")
    #expect(EditValue(.element(tag: "subviews", text: nil)) == nil)
  }

  @Test func `versions of a document differ and are merged without files`() throws {
    let base = try Document(contentsOf: Fixture.panel.path)
    func edited(_ id: ObjectID, _ path: PropertyPath, _ value: String) throws -> Document {
      var document = base
      let place = try #require(document.objects.firstIndex { $0.id == id })
      document.objects[place].properties.removeAll { $0.path == path && $0.variation.isBase }
      document.objects[place].properties.append(
        Property(path: path, position: 90, value: .attribute(value))
      )
      return document
    }
    let ours = try edited("bt0-Pa-001", "tag", "1")
    let theirs = try edited("dp0-Pa-001", "tag", "2")

    let merged = ours.merging(theirs, base: base)

    #expect(merged.isClean)
    #expect(merged.document.difference(from: base).changes.map(\.object).count == 2)
    #expect(base.difference(from: base).changes.isEmpty)
    let conflict = ours.merging(try edited("bt0-Pa-001", "tag", "3"), base: base)
    #expect(conflict.conflicts.count == 1)
    let other = try edited("bt0-Pa-001", "tag", "3")
    let versions = DocumentVersions(base: base, ours: ours, theirs: other)
    let names = versions.names(in: conflict.conflicts)
    let first = try #require(conflict.conflicts.first)
    #expect(names.title(of: try #require(conflict.clusters.first)).hasPrefix("conflict at "))
    #expect(names.sentence(of: first).hasSuffix("base not set, ours 1, theirs 3"))
    #expect(names.sentence(of: first, ours: "main", theirs: "topic").hasSuffix("main 1, topic 3"))
    let difference = ours.difference(from: base)
    let change = try #require(difference.meaningful.first)
    #expect(difference.sentence(of: change) == "tag: not set -> 1")
    #expect(difference.title(of: change.object).hasSuffix("(bt0-Pa-001)"))
    #expect(difference.title(of: Document.rootID) == "document")
    #expect(difference.title(of: "none") == "none")
  }
}
