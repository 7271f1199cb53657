import Foundation
import TestSupport
import Testing

/// What is wrong in a merge's result and right on both sides is told.
struct MergeProblemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A storyboard with two scenes; the second has a table and a button.
  private func storyboard(
    _ first: String = "",
    _ second: String = "",
    cells: String = "",
    segues: String = "",
    views: String = "",
    constraints: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="one-vc-001">
        <scenes>
            <scene sceneID="one-sc-001">
                <objects>
                    <viewController \(first)id="one-vc-001" sceneMemberID="viewController">
                        <view key="view" id="one-vw-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="box-vw-001">
                                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                                </view>\(views)
                            </subviews>
                            <constraints>
                                <constraint firstItem="box-vw-001" firstAttribute="top" \
    secondItem="one-vw-001" secondAttribute="top" id="box-c0-001"/>
                                <constraint firstItem="box-vw-001" firstAttribute="leading" \
    secondItem="one-vw-001" secondAttribute="leading" id="box-c0-002"/>
                                <constraint firstItem="box-vw-001" firstAttribute="height" \
    constant="100" id="box-c0-003"/>
                                <constraint firstItem="box-vw-001" firstAttribute="width" \
    relation="greaterThanOrEqual" constant="100" id="box-c0-004"/>\(constraints)
                            </constraints>
                        </view>
                        <connections>\(segues)
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="one-fr-001" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="two-sc-001">
                <objects>
                    <tableViewController \(second)id="two-vc-001" sceneMemberID="viewController">
                        <tableView key="view" id="two-vw-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <prototypes>\(cells)
                            </prototypes>
                        </tableView>
                    </tableViewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="two-fr-001" \
    sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private func merge(_ base: String, _ ours: String, _ theirs: String, _ options: String...) throws
    -> CommandRun
  {
    for (name, text) in [("base", base), ("ours", ours), ("theirs", theirs)] {
      try folder.write(text, to: name + ".storyboard")
    }
    return try CommandRun(
      ["merge-file", "base.storyboard", "ours.storyboard", "theirs.storyboard"] + options,
      in: folder.path
    )
  }

  private func expectProblem(_ run: CommandRun, _ kind: String, _ words: String) throws {
    #expect(run.status == 1)
    #expect((run.json["conflicts"] as? [Any])?.isEmpty == true)
    let problems = try #require(run.json["problems"] as? [[String: Any]])
    #expect(problems.map { $0["kind"] as? String } == [kind])
    let message = problems.first?["message"] as? String ?? ""
    #expect(message.contains(words), "\(message)")
  }

  @Test func `one storyboard id on two controllers`() throws {
    let run = try merge(
      storyboard(),
      storyboard("storyboardIdentifier=\"Home\" "),
      storyboard("", "storyboardIdentifier=\"Home\" "),
      "--json"
    )

    try expectProblem(run, "duplicate-identifier", "storyboard id \"Home\"")
  }

  @Test func `a result is not checked on request, and JSON says so`() throws {
    let run = try merge(
      storyboard(),
      storyboard("storyboardIdentifier=\"Home\" "),
      storyboard("", "storyboardIdentifier=\"Home\" "),
      "--json",
      "--no-check"
    )

    #expect(run.status == 0)
    #expect(run.json["problems"] is NSNull)
  }

  /// A cell with the reuse identifier "Price".
  private func cell(_ id: String) -> String {
    """

    <tableViewCell reuseIdentifier="Price" id="\(id)"><tableViewCellContentView \
    key="contentView" tableViewCell="\(id)" id="c\(id.dropFirst())"/></tableViewCell>
    """
  }

  @Test func `one reuse identifier on two prototypes of a table`() throws {

    let run = try merge(
      storyboard(),
      storyboard(cells: cell("our-ce-001")),
      storyboard(cells: cell("the-ce-002")),
      "--json"
    )

    try expectProblem(run, "duplicate-identifier", "reuse identifier \"Price\"")
  }

  @Test func `cells of a static table may share a reuse identifier`() throws {
    func table(_ cells: String...) -> String {
      storyboard(cells: cells.joined())
        .replacing("<prototypes>", with: "<sections><tableViewSection id=\"sec-t1-001\"><cells>")
        .replacing("</prototypes>", with: "</cells></tableViewSection></sections>")
        .replacing("<tableView ", with: "<tableView dataMode=\"static\" ")
    }

    let run = try merge(
      table(cell("bas-ce-001")),
      table(cell("bas-ce-001"), cell("our-ce-002")),
      table(cell("the-ce-003"), cell("bas-ce-001")),
      "--json"
    )

    #expect(run.status == 0, "\(run.text)")
  }

  @Test func `an identifier that a side uses twice is no new problem`() throws {
    let both = cell("bas-ce-001") + cell("bas-ce-002")

    let run = try merge(
      storyboard(cells: both),
      storyboard(cells: both + cell("our-ce-003")),
      storyboard(cells: cell("the-ce-004") + both),
      "--json"
    )

    #expect(run.status == 0, "\(run.text)")
  }

  @Test func `one segue identifier on two new segues`() throws {
    func segue(_ id: String, _ kind: String) -> String {
      """

      <segue destination="two-vc-001" kind="\(kind)" identifier="open" id="\(id)"/>
      """
    }

    let run = try merge(
      storyboard(),
      storyboard(segues: segue("our-sg-001", "show")),
      storyboard(segues: segue("the-sg-002", "presentation")),
      "--json"
    )

    try expectProblem(run, "duplicate-identifier", "segue identifier \"open\"")
  }

  @Test func `constraints that contradict each other only together`() throws {
    let ours = """

      <constraint firstItem="box-vw-001" firstAttribute="width" relation="greaterThanOrEqual" \
      constant="200" id="our-co-001"/>
      """
    let theirs = """

      <constraint firstItem="box-vw-001" firstAttribute="width" relation="lessThanOrEqual" \
      constant="150" id="the-co-002"/>
      """

    let run = try merge(
      storyboard(),
      storyboard(constraints: ours),
      storyboard(constraints: theirs),
      "--json"
    )

    try expectProblem(run, "unsatisfiable", "the-co-002, our-co-001")
  }

  @Test func `a problem that one side already has is not reported`() throws {
    let twice = storyboard("storyboardIdentifier=\"Home\" ", "storyboardIdentifier=\"Home\" ")

    let run = try merge(storyboard(), twice, storyboard("title=\"a\" "), "--json")

    #expect(run.status == 0, "\(run.text)")
    #expect((run.json["problems"] as? [Any])?.isEmpty == true)
  }

  @Test func `automatic decisions are counted`() throws {
    func document(_ tools: String, _ title: String = "") -> String {
      storyboard(title).replacing("21701", with: tools)
    }

    let run = try merge(document("21701"), document("22505"), document("23094", "title=\"a\" "))

    #expect(run.status == 0)
    #expect(run.errors.contains("1 automatic decision: 1 header."), "\(run.errors)")
  }

  @Test func `a project's merge reports new problems`() throws {
    try folder.write(storyboard(), to: "Main.storyboard")
    func run(_ words: String..., status: Int32 = 0) throws -> CommandRun {
      let run = try CommandRun(words, in: folder.path)
      #expect(run.status == status, "\(words): \(run.text) \(run.errors)")
      return run
    }
    _ = try run("init", "App.ninefold")
    _ = try run("import", "Main.storyboard")
    _ = try run("commit", "-m", "begin")
    _ = try run("branch", "side")
    _ = try run("set", "one-vc-001", "storyboardIdentifier", "Home")
    _ = try run("set", "one-vc-001", "title", "One")
    _ = try run("switch", "side")
    _ = try run("set", "two-vc-001", "storyboardIdentifier", "Home")
    _ = try run("set", "box-c0-003", "constant", "90")
    _ = try run("add", "label", "--into", "one-vw-001", "--label", "Note")
    _ = try run("switch", "main")

    let merged = try run("merge", "side", "--json", status: 1)

    let problems = try #require(merged.json["problems"] as? [[String: Any]])
    #expect(problems.contains { $0["kind"] as? String == "duplicate-identifier" })
    #expect(problems.allSatisfy { $0["document"] as? String == "Main.storyboard" })
  }
}
