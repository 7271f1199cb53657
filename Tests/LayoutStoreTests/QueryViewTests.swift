import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct QueryViewTests {
  private let folder: TemporaryFolder
  private let project: ProjectStore

  init() throws {
    folder = try TemporaryFolder()
    project = try ProjectStore.create(at: folder.path("App.ninefold"))
  }

  @Test(arguments: Fixture.allCases)
  func `the SQL views return the layouts of the Swift API in nine classes`(fixture: Fixture) throws
  {
    try store(try document(fixture), as: "D", in: project)
    let summary = try project.documents()[0]

    #expect(try QueryComparison(project, summary).differences() == [])
  }

  @Test func `rows of every class for one item have the same precedence in SQL and Swift`() throws {
    let keys = [
      "default", "heightClass=compact", "heightClass=regular", "widthClass=compact",
      "widthClass=regular", "heightClass=compact-widthClass=compact",
      "heightClass=regular-widthClass=regular", "widthClass=regular-heightClass=compact",
      "mood=sunny",
    ]
    // Each subset of the keys holds a row for a view, a constraint's constant, and a child.
    let parts = (0..<64).map { number -> (view: String, masks: [String]) in
      let chosen = keys.indices.filter { (number &* 37 &+ $0 &* 11) % 3 == 0 }.map { keys[$0] }
      let rows = chosen.map {
        "<variation key=\"\($0)\" text=\"\($0)\"><font key=\"f\" size=\"\(number)\" x=\"1\"/></variation>"
      }
      let constants = chosen.map { "<variation key=\"\($0)\" constant=\"\($0.count)\"/>" }
      return (
        """
        <label text="base" id="l\(number)"><font key="f" size="0" y="2"/>
        <constraints><constraint constant="1" multiplier="1:2" id="k\(number)">
        \(constants.joined())</constraint></constraints>\(rows.joined())</label>
        """, chosen
      )
    }
    let masks = keys.map { key in
      let entries = parts.indices.filter { parts[$0].masks.contains(key) }.map {
        "<\(($0 + key.count) % 2 == 0 ? "in" : "ex")clude reference=\"l\($0)\"/>"
      }
      return
        "<variation key=\"\(key)\"><mask key=\"subviews\">\(entries.joined())</mask></variation>"
    }
    let text = Fixture.view(
      "<subviews>\(parts.map(\.view).joined())</subviews>\(masks.joined())"
    )
    try store(try document(text), as: "D", in: project)

    #expect(
      try project.query("SELECT count(DISTINCT class) FROM install").lines == ["9"]
    )
    #expect(try QueryComparison(project, try project.documents()[0]).differences() == [])
  }

  @Test func `a view distinguishes equal ids of two documents`() throws {
    try store(try document(.adaptive), as: "A", in: project)
    let text = try Fixture.adaptive.text().replacing("<exclude", with: "<include")
    try store(try document(text), as: "B", in: project)

    for summary in try project.documents() {
      #expect(try QueryComparison(project, summary).differences() == [])
    }
  }

  @Test(arguments: [
    ("any-any", "100"), ("any-compact", "60"), ("compact-compact", "60"), ("regular-any", "240"),
    ("regular-compact", "240"), ("regular-regular", "320.5"), ("compact-regular", "100"),
  ])
  func `a constant varies by class in SQL`(name: String, constant: String) throws {
    try store(try document(.adaptive), as: "A", in: project)

    let answer = try project.query(
      "SELECT constant FROM effectiveConstraint WHERE class = '\(name)' AND id = 'k30-Aa-001'"
    )

    #expect(answer.lines == [constant])
  }

  @Test func `scenes and resources have views`() throws {
    try store(try document(.adaptive), as: "A", in: project)

    let scenes = try project.query("SELECT id, title, canvasX FROM scene")
    let resources = try project.query("SELECT kind, name FROM resource ORDER BY kind")

    #expect(scenes.lines == ["sc0-Aa-001|Garden|24.800000000000001"])
    #expect(resources.lines == ["image|leaf", "namedColor|soil"])
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `the SQL views return the layouts of the Swift API for real documents`() throws {
    let corpus = try #require(Corpus.found)
    let files = corpus.documents(every: 16)
    var rest = files[...]
    _ = try project.importDocuments {
      guard let file = rest.popFirst() else { return nil }
      return (file.name, try DocumentReader.read(try file.bytes()))
    }

    let documents = try project.documents()

    #expect(documents.count == files.count)
    for document in documents {
      #expect(try QueryComparison(project, document).differences() == [])
    }
  }
}
