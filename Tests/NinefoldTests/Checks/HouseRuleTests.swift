import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The house rules of `docs/house-rules.md`, and queries that must not run.
struct HouseRuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A rule of the page with its samples.
  struct Sample: Sendable, CustomTestStringConvertible {
    let rule: String
    let bad: String
    let good: String

    var id: String { rule.split(separator: "\"").dropFirst(3).first.map(String.init) ?? "" }
    var testDescription: String { id }
  }

  /// The rules of the page: each a block of JSON, then two of XML.
  static let samples: [Sample] = {
    let page = Repository.text(of: "docs/house-rules.md") ?? ""
    let blocks = page.split(separator: "```").map(String.init)
    let rules = blocks.indices.filter {
      blocks[$0].hasPrefix("json\n") && !blocks[$0].contains("houseRules")
    }
    return rules.compactMap { place in
      guard place + 4 < blocks.count else { return nil }
      func body(_ number: Int) -> String { String(blocks[number].dropFirst(4)) }
      return Sample(
        rule: String(blocks[place].dropFirst(5)),
        bad: body(place + 2),
        good: body(place + 4)
      )
    }
  }()

  private func options(_ configuration: String) throws -> CheckOptions {
    var options = CheckOptions()
    options.readsProjects = false
    options.configuration = try .read(from: folder.write(configuration, to: ".ninefold.json"))
    return options
  }

  private func document(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">
        <scenes>
            <scene sceneID="scene">
                <objects>
                    <viewController id="home" sceneMemberID="viewController">
                        <view key="view" id="root">
    \(content)
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  @Test func `the page has ten rules`() {
    #expect(HouseRuleTests.samples.count == 10)
    #expect(Set(HouseRuleTests.samples.map(\.id)).count == 10)
  }

  @Test(arguments: samples)
  func `a rule finds its bad sample and not its good one`(sample: Sample) throws {
    let options = try options("{ \"houseRules\": [ \(sample.rule) ] }")
    func found(_ content: String) throws -> [Finding] {
      let path = try folder.write(document(content), to: "Sample.storyboard")
      return try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)
        .filter { $0.kind.rawValue == sample.id }
    }

    let bad = try found(sample.bad)

    #expect(!bad.isEmpty)
    #expect(bad.allSatisfy { $0.object != Document.rootID && !$0.message.contains("{") })
    #expect(try found(sample.good).isEmpty)
  }

  @Test(arguments: samples)
  func `a rule finds the same in a project`(sample: Sample) throws {
    let options = try options("{ \"houseRules\": [ \(sample.rule) ] }")
    let path = try folder.write(document(sample.bad), to: "Sample.storyboard")
    let project = try Project.create(at: folder.path("App.ninefold"))
    _ = try project.importDocuments(at: [path])
    func own(_ checked: [CheckedDocument]) -> [Finding] {
      checked.flatMap(\.findings).filter { $0.kind.rawValue == sample.id }
    }

    #expect(
      try own(project.check(options: options))
        == own(DocumentFiles(at: [path]).check(options: options))
    )
  }

  private static let rule = #"{ "id": "own", "message": "no", "query": "SQL" }"#

  @Test(arguments: [
    ("SELECT document FROM attribute WHERE", "incomplete input"),
    ("SELEC document FROM attribute", "syntax error"),
    ("SELECT document FROM elsewhere", "no such table"),
    ("DELETE FROM object", "it writes"),
    ("DELETE FROM object RETURNING document", "it writes"),
    ("INSERT INTO document (id, name) VALUES (1, 'a') RETURNING id AS document", "it writes"),
    ("ATTACH '/tmp/other.db' AS other", "it opens another file"),
    ("PRAGMA user_version = 7", "it has a PRAGMA"),
    ("DROP TABLE object", "it"),
    ("CREATE TABLE t (document)", "it"),
    ("COMMIT", "it begins or ends a transaction"),
    ("VACUUM INTO '/tmp/copy.db'", "it"),
    ("SELECT random() AS document", "it calls random()"),
    ("SELECT load_extension('x') AS document", "it calls load_extension()"),
    ("SELECT 1 AS document; SELECT 2 AS document", "more than one statement"),
    ("SELECT object FROM attribute", "no column 'document'"),
    ("", "no statement"),
  ])
  func `an invalid or writing query is refused with its line`(
    sql: String,
    reason: String
  ) throws {
    let rule = HouseRuleTests.rule.replacing("SQL", with: sql)
    let path = try folder.write(
      "{\n  \"houseRules\": [\n    \(rule)\n  ]\n}\n",
      to: ".ninefold.json"
    )
    let error = #expect(throws: NinefoldError.self) {
      _ = try CheckConfiguration.read(from: path)
    }
    let text = error?.description ?? ""
    #expect(text.contains(".ninefold.json:3: own: "), "\(text)")
    #expect(text.contains(reason), "\(text)")
  }

  @Test(arguments: [
    (#"{ "id": "Own", "message": "", "query": "SELECT 1 AS document" }"#, "lowercase letters"),
    (#"{ "id": "ambiguous", "message": "", "query": "SELECT 1 AS document" }"#, "a built-in rule"),
    (#"{ "id": "own", "message": "{x}", "query": "SELECT 1 AS document" }"#, "no such column"),
    (#"{ "id": "own", "message": "{x", "query": "SELECT 1 AS document" }"#, "without '}'"),
    (#"{ "id": "own", "query": "SELECT 1 AS document" }"#, "has no message"),
    (#"{ "id": "own", "message": "", "query": 7 }"#, "must be a string"),
    (#"{ "id": "own", "message": "", "sql": "" }"#, "unknown key"),
    (#"{ "id": "own", "message": "", "query": "", "severity": "off" }"#, "no severity \"off\""),
  ])
  func `a rule that is incomplete is refused`(rule: String, reason: String) throws {
    let path = try folder.write("{ \"houseRules\": [ \(rule) ] }", to: ".ninefold.json")
    let error = #expect(throws: NinefoldError.self) {
      _ = try CheckConfiguration.read(from: path)
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  /// Queries that would never end, with the limit that ends them.
  private static let endless = [
    ("SELECT max(x) AS document FROM n", "million steps"),
    ("SELECT x AS document, zeroblob(1000000) AS b FROM n ORDER BY b", "MiB of memory"),
  ]

  // One after the other: SQLite counts the memory of the process.
  @Test func `a query without end ends with its line, and changes nothing`() throws {
    let path = try folder.write(document(""), to: "Sample.storyboard")
    let project = try Project.create(at: folder.path("App.ninefold"))
    _ = try project.importDocuments(at: [path])
    let before = try folder.bytes(of: "App.ninefold")
    for (number, (select, reason)) in HouseRuleTests.endless.enumerated() {
      let sql =
        "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) " + select
      let options = try options(
        "{ \"houseRules\": [\n\(HouseRuleTests.rule.replacing("SQL", with: sql)) ] }"
      )
      // A query with each limit takes seconds: one runs in files, the other in the project.
      let checks = [
        { try DocumentFiles(at: [path]).check(options: options) },
        { try project.check(options: options) },
      ]
      for check in TestExtent.cases(checks, every: 2, from: number) {
        let text = #expect(throws: NinefoldError.self) { _ = try check() }?.description ?? ""
        #expect(text.contains(".ninefold.json:2: own: "), "\(text)")
        #expect(text.contains(reason), "\(text)")
      }
    }
    #expect(try folder.bytes(of: "App.ninefold") == before)
  }

  @Test func `rows beyond the limit are counted as more`() throws {
    let options = try options(
      #"""
      { "houseRules": [ { "id": "own", "message": "{x}", "query":
      "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 6000) SELECT document.id AS document, x, 'p' || x AS path FROM n, document" } ] }
      """#
    )
    let path = try folder.write(document(""), to: "Sample.storyboard")

    let found = try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)

    #expect(found.contains { $0.message.contains("more than 5000 findings") })
  }

  @Test func `a house rule is suppressed, weighed, chosen and in a baseline like any kind`() throws
  {
    let rule =
      #""houseRules": [ { "id": "own", "severity": "error", "message": "is a {kind}", "query": "SELECT document, id AS object, kind FROM object WHERE id = 'root'" } ]"#
    let path = try folder.write(document(""), to: "Sample.storyboard")
    func found(_ more: String, only: String? = nil) throws -> [Finding] {
      var options = try options("{ \(rule)\(more) }")
      if let only {
        options.kinds = Set(options.configuration.kinds.filter { $0.rawValue == only })
      }
      return try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)
        .filter { $0.kind.rawValue == "own" }
    }

    #expect(try found("").map(\.id) == ["own:root"])
    #expect(try found("").map(\.severity) == [.error])
    #expect(try found("").map(\.scene) == ["scene"])
    #expect(try found("").map(\.message) == ["is a view"])
    #expect(try found(#", "severity": { "own": "note" }"#).map(\.severity) == [.note])
    #expect(try found(#", "severity": { "own": "off" }"#).isEmpty)
    #expect(try found(#", "suppress": [ { "kind": "own", "object": "root" } ]"#).isEmpty)
    #expect(try found("", only: "own").count == 1)
    #expect(try found("", only: "ambiguous").isEmpty)
    let checked = try DocumentFiles(at: [path]).check(options: options("{ \(rule) }"))
    #expect(CheckBaseline(checked).entries.map(\.id) == ["own:root"])
  }
}
