import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

/// `check` from the command line: its forms, its configuration, its status.
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(CheckTests.document(rows: ""), to: "Views/Open.storyboard")
    try folder.write(CheckTests.document(rows: CheckTests.closing), to: "Closed.storyboard")
  }

  private static let closing = """
    <constraint firstAttribute="width" constant="100" id="c4"/>
    """

  /// A view of which the width is open unless `rows` closes it; its height is given twice.
  static func document(rows: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <scenes>
            <scene sceneID="scene">
                <objects>
                    <viewController id="controller" sceneMemberID="viewController">
                        <view key="view" id="root">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" \
    heightSizable="YES"/>
                            <subviews>
                                <view \(rows.isEmpty ? "ambiguous=\"YES\" " : "")\
    userLabel="A, &quot;B&quot; &amp; 50%: C" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                                    <rect key="frame" x="20" y="40" width="100" height="50"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="50" id="c3">
                                            <variation key="heightClass=compact" constant="50"/>
                                        </constraint>
                                        \(rows)
                                    </constraints>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="a" firstAttribute="leading" \
    secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
                                <constraint firstItem="a" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="40" id="c2"/>
                            </constraints>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private func check(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["check"] + arguments, in: folder.path)
  }

  // MARK: - Forms

  @Test func `text has file, line, severity, object, kind and classes`() throws {
    let run = try check("Views/Open.storyboard")

    #expect(
      run.lines.first
        == "Views/Open.storyboard:12: warning: a: Need constraints for: width. Xcode marked it."
        + " [ambiguous] (all classes)"
    )
    #expect(run.lines.dropFirst().first == "    add constraint 'a.width = 100'")
    #expect(run.status == 1)
    #expect(run.errors.contains("1 warning, 1 note in 1 document. Fixable with --fix: 1."))
  }

  @Test func `files and folders are checked together`() throws {
    let run = try check(".", "--json")
    let found = try #require(run.json["findings"] as? [[String: Any]])

    #expect(
      Set(found.compactMap { $0["document"] as? String }) == [
        "Closed.storyboard", "Views/Open.storyboard",
      ]
    )
  }

  @Test func `JSON has an entry for each class`() throws {
    let run = try check("Views/Open.storyboard", "--json")
    let found = try #require(run.json["findings"] as? [[String: Any]])
    let ambiguous = found.filter { $0["kind"] as? String == "ambiguous" }

    #expect(ambiguous.count == 9)
    #expect(ambiguous.allSatisfy { $0["object"] as? String == "a" && $0["line"] as? Int == 12 })
    #expect(ambiguous.first?["suggestions"] as? [String] == ["add constraint 'a.width = 100'"])
    #expect(ambiguous.first?["id"] as? String == "ambiguous:a")
  }

  @Test func `SARIF has what the schema requires`() throws {
    let log = try check("Views/Open.storyboard", "--format", "sarif").json
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])

    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    #expect(driver["name"] as? String == "ninefold")
    #expect(Set(rules.compactMap { $0["id"] as? String }).count == rules.count)
    #expect(results.count == 2)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let place = try #require(location["physicalLocation"] as? [String: Any])

      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect(
        (place["artifactLocation"] as? [String: Any])?["uri"] as? String == "Views/Open.storyboard"
      )
      #expect(((place["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
    }
  }

  @Test func `a path in SARIF is a URI`() throws {
    try folder.write(CheckTests.document(rows: ""), to: "Ä b%.storyboard")

    let text = try check("Ä b%.storyboard", "--format", "sarif").text

    #expect(text.contains("\"uri\": \"%C3%84%20b%25.storyboard\""))
  }

  @Test func `GitHub's annotations are escaped`() throws {
    try folder.write(CheckTests.document(rows: ""), to: "a,b:c%.storyboard")

    let run = try check("a,b:c%.storyboard", "--format", "github")

    #expect(
      run.lines.first
        == "::warning file=a%2Cb%3Ac%25.storyboard,line=12,title=Missing constraints (ambiguous)"
        + "::a: Need constraints for: width. Xcode marked it. (all classes)"
    )
  }

  @Test func `JUnit's report is XML with a case for each finding`() throws {
    let run = try check(".", "--format", "junit")
    let counter = ElementCounter()
    let parser = XMLParser(data: Data(run.output))
    parser.delegate = counter

    #expect(parser.parse())
    #expect(counter.names["testsuite"] == 2)
    #expect(counter.names["testcase"] == 3)
    #expect(counter.names["failure"] == 3)
  }

  // MARK: - Status

  @Test(arguments: [("note", 1), ("warning", 0), ("error", 0), ("never", 0)] as [(String, Int32)])
  func `the check fails from a severity up`(level: String, status: Int32) throws {
    #expect(try check("Closed.storyboard", "--fail-on", level).status == status)
  }

  @Test func `only some kinds are looked for`() throws {
    let run = try check("Views/Open.storyboard", "--only", "unused-row")

    #expect(run.lines.count == 1)
    #expect(run.text.contains("[unused-row] (any-compact)"))
  }

  // MARK: - Configuration

  @Test func `the configuration of the nearest folder above applies`() throws {
    try folder.write(
      "{ \"severity\": { \"ambiguous\": \"error\", \"unused-row\": \"off\" } }",
      to: ".ninefold.json"
    )

    let run = try CommandRun(
      ["check", "Open.storyboard"],
      in: folder.path + "/Views"
    )

    #expect(run.lines.first?.hasPrefix("Open.storyboard:12: error: a: Need constraints") == true)
    #expect(!run.text.contains("unused-row"))
  }

  @Test(arguments: [
    "{ \"kind\": \"ambiguous\" }", "{ \"object\": \"a\", \"reason\": \"so\" }",
    "{ \"document\": \"Views/**\", \"kind\": \"ambiguous\" }",
    "{ \"document\": \"Open.*\", \"object\": \"a\" }",
  ])
  func `a suppressed finding is reported only with --all`(entry: String) throws {
    try folder.write("{ \"suppress\": [\(entry)] }", to: ".ninefold.json")

    let run = try check("Views")

    #expect(!run.text.contains("[ambiguous]"))
    #expect(run.errors.contains("Suppressed: 9; --all reports them."))
    #expect(try check("Views", "--all").text.contains("[ambiguous]"))
  }

  @Test func `unsure findings are counted, and reported with --all`() throws {
    let mac = CheckTests.document(rows: "")
      .replacingOccurrences(of: "ambiguous=\"YES\" ", with: "")
      .replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa")
      .replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    try folder.write(mac, to: "Mac.storyboard")

    let run = try check("Mac.storyboard", "--json")
    let all = try check("Mac.storyboard", "--json", "--all")

    let count = try #require(run.json["unsure"] as? Int)
    #expect(count > 0)
    #expect(all.json["unsure"] as? Int == 0)
    let told = try #require(all.json["findings"] as? [[String: Any]])
    #expect(told.count { $0["certainty"] as? String == "unsure" } == count)
    #expect(try check("Mac.storyboard").errors.contains("Unsure: \(count); --all reports them."))
  }

  @Test func `excluded documents are not looked at`() throws {
    try folder.write("{ \"exclude\": [\"Views/*\"] }", to: "settings.json")

    let run = try check(".", "--config", "settings.json")

    #expect(run.errors.contains("in 1 document"))
  }

  @Test(
    arguments: [
      ("{\n  \"severty\": {}\n}", "c.json:2: unknown key \"severty\"; did you mean severity?"),
      (
        "{ \"severity\": { \"ambigous\": \"off\" } }",
        "c.json:1: unknown key \"ambigous\"; did you mean ambiguous?"
      ),
      (
        "{ \"failOn\": \"warnin\" }", "c.json:1: no severity \"warnin\"; did you mean warning?"
      ),
      ("{ \"suppress\": [\n\n{}] }", "c.json:3: a suppression names no kind"),
      ("{ \"exclude\": 3 }", "c.json:1: exclude must be a list, not a number"),
      ("{ \"failOn\": \"note\", \"failOn\": \"note\" }", "\"failOn\" is given twice"),
      ("[", "c.json:1: unexpected end"), ("", "c.json:1: unexpected end"),
      ("{} {}", "c.json:1: text after the end"), ("{ \"a", "a string is not closed"),
      (String(repeating: "[", count: 100_000), "nested too deep"),
    ] as [(String, String)]
  )
  func `an error in the configuration is reported with its line`(
    text: String,
    reason: String
  ) throws {
    try folder.write(text, to: "c.json")

    let run = try check("Views", "--config", "c.json")

    #expect(run.status == 2)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  // MARK: - Fixes

  @Test func `a fix changes one row of the file and nothing else`() throws {
    let before = try folder.text(of: "Closed.storyboard")

    let run = try check("Closed.storyboard", "--fix")

    let after = try folder.text(of: "Closed.storyboard")
    #expect(run.errors.contains("fixed unused-row:c3:constant:any-compact: removed constant of"))
    #expect(run.errors.contains("No findings in 1 document."))
    #expect(run.status == 0)
    let removed = Set(before.split(separator: "\n")).subtracting(after.split(separator: "\n"))
    let added = Set(after.split(separator: "\n")).subtracting(before.split(separator: "\n"))
    #expect(removed.count == 3)
    #expect(
      added.map { $0.drop { $0 == " " } } == [
        "<constraint firstAttribute=\"height\" constant=\"50\" id=\"c3\"/>"
      ]
    )
  }

  @Test func `a dry run reports the fixes and changes nothing`() throws {
    let before = try folder.bytes(of: "Closed.storyboard")

    let run = try check("Closed.storyboard", "--fix", "--dry-run", "--json")

    #expect((run.json["fixed"] as? [[String: Any]])?.count == 1)
    #expect((run.json["findings"] as? [[String: Any]])?.count == 1)
    let lines = try check("Closed.storyboard", "--fix", "--dry-run").errors
    #expect(lines.contains("Closed.storyboard: would fix unused-row:"), "\(lines)")
    #expect(try folder.bytes(of: "Closed.storyboard") == before)
  }

  @Test func `a file is fixed although another is unreadable, which is reported`() throws {
    try folder.write("<a/>", to: "bad.xib")

    let run = try check("bad.xib", "Closed.storyboard", "--fix")

    #expect(
      run.lines == [
        "bad.xib:1: error: not an Interface Builder document: <a> [unreadable-document]"
      ]
    )
    #expect(run.errors.contains("Closed.storyboard: fixed unused-row:"))
    #expect(run.status == 1)
    #expect(try check("Closed.storyboard").status == 0)
  }

  @Test func `in a project the fixes are one edit, which undo takes back`() throws {
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(arguments, in: folder.path)
    }
    try #require(try run("init", "App.ninefold").status == 0)
    try #require(try run("import", "Closed.storyboard", "Views/Open.storyboard").status == 0)

    #expect(try run("check", "--fix", "--dry-run", "--only", "unused-row").lines.count == 2)
    #expect(try run("check", "--fix", "--only", "unused-row").lines.isEmpty)
    #expect(try run("undo").status == 0)
    #expect(try run("check", "--only", "unused-row").lines.count == 2)
    #expect(try run("verify").status == 0)
  }

  // MARK: - Explanations

  @Test func `every kind is explained with its samples`() throws {
    let run = try check("--explain", "all", "--json")
    let kinds = try #require(run.json["kinds"] as? [[String: Any]])

    #expect(kinds.count > 50)
    #expect(Set(kinds.compactMap { $0["kind"] as? String }).count == kinds.count)
    let page = try check("--explain", "ambiguous").text
    #expect(page.hasPrefix("# Missing constraints (`ambiguous`"))
  }

  @Test func `an unknown kind is answered with the nearest`() throws {
    let run = try check("--explain", "ambigous")

    #expect(run.status == 64)
    #expect(run.errors.contains("Did you mean ambiguous?"))
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var names: [String: Int] = [:]

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    names[name, default: 0] += 1
  }
}
