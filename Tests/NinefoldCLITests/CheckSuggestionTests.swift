import Foundation
import TestSupport
import Testing

/// What `check` suggests: edits that the tool itself carries out, tried on all screens before.
struct CheckSuggestionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Two labels that fill a row together, with the same priorities.
  private static let labels = """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Name" \
    horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="40" width="150" height="21"/>
    </label>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Value" \
    horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="150" y="40" width="225" height="21"/>
    </label>
    """
  private static let row = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c3"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c4"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c5"/>
    """

  private func write(views: String, constraints: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints>
      </view>
      </viewController>
      </objects></scene></scenes>
      </document>

      """
    try folder.write(text, to: "Main.storyboard")
  }

  private func ambiguous(_ arguments: String...) throws -> [[String: Any]] {
    let run = try CommandRun(["check", "--json", "--ignore-marks"] + arguments, in: folder.path)
    let causes = try #require(run.json["causes"] as? [[String: Any]])
    return causes.filter { $0["kind"] as? String == "ambiguous" }
  }

  @Test func `a suggested edit resolves its finding`() throws {
    try write(views: CheckSuggestionTests.labels, constraints: CheckSuggestionTests.row)
    let suggested = try ambiguous("Main.storyboard").flatMap {
      $0["suggestions"] as? [String] ?? []
    }
    #expect(suggested.first == "set a horizontalHuggingPriority 252")

    try folder.write(suggested.joined(separator: "\n") + "\n", to: "script")
    for words in [["init", "p.ninefold"], ["import", "Main.storyboard"], ["edit", "script"]] {
      #expect(try CommandRun(words, in: folder.path).status == 0)
    }

    #expect(try ambiguous().isEmpty)
  }

  private func fixSuggested(_ arguments: String...) throws -> [[String: Any]] {
    let run = try CommandRun(
      ["check", "--fix", "--suggested", "--json"] + arguments,
      in: folder.path
    )
    #expect(run.status < 2, "\(run.errors)")
    return try #require(run.json["fixed"] as? [[String: Any]])
  }

  @Test func `--fix --suggested settles what is suggested, and a second run fixes nothing`() throws
  {
    let marked = CheckSuggestionTests.labels
      .replacingOccurrences(
        of: #"contentMode="left""#,
        with: #"contentMode="left" ambiguous="YES""#
      )
    try write(views: marked, constraints: CheckSuggestionTests.row)
    let before = try folder.text(of: "Main.storyboard")
    #expect(try fixSuggested("Main.storyboard", "--dry-run").count == 1)
    #expect(try folder.text(of: "Main.storyboard") == before)

    let fixed = try fixSuggested("Main.storyboard")

    #expect(fixed.map { $0["id"] as? String } == ["ambiguous:a"])
    let text = try folder.text(of: "Main.storyboard")
    #expect(text.contains(#"horizontalHuggingPriority="252""#))
    #expect(!text.contains("ambiguous="))
    #expect(try ambiguous("Main.storyboard").isEmpty)
    #expect(try fixSuggested("Main.storyboard").isEmpty)
    #expect(try folder.text(of: "Main.storyboard") == text)
  }

  @Test func `a second suggestion takes the place of one that a narrow screen refutes`() throws {
    try write(
      views: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="200" y="40" width="160" height="50"/>
        <subviews>
        <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="110" y="10" width="50" height="30"/>
        <state key="normal" title="Save"/>
        </button>
        </subviews>
        <constraints>
        <constraint firstAttribute="height" constant="50" id="d1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="d2"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="d3"/>
        </constraints>
        </view>
        """,
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="200" id="c2"/>
        """
    )

    let causes = try ambiguous("Main.storyboard")

    // A width of 160 points would leave the button outside of a screen of 320 points.
    #expect(
      causes.first?["suggestions"] as? [String]
        == ["add constraint 'a.trailing = superview.trailing - 15'"]
    )
    #expect(try fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `a suggestion for a cell holds at the widths of all screens`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>
      <tableViewCell contentMode="scaleToFill" rowHeight="60" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="500" height="60"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="500" height="60"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="200" y="10" width="100" height="40"/>
      </view>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="centerX" secondItem="content" secondAttribute="centerX" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="10" id="c3"/>
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      </objects>
      </document>

      """,
      to: "Cell.xib"
    )

    let causes = try ambiguous("Cell.xib")

    // At 320 points, a leading distance of 200 would leave a centered view a width below zero.
    #expect(causes.count == 1)
    #expect(
      causes.first?["suggestions"] as? [String]
        != ["add constraint 'a.leading = superview.leading + 200'"]
    )
  }

  @Test func `an ambiguity that no verified edit settles says so`() throws {
    try write(
      views: """
        <textView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        </textView>
        """,
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c2"/>
        <constraint firstItem="a" firstAttribute="width" constant="100" id="c3"/>
        """
    )

    let message = try #require(ambiguous("Main.storyboard").first?["message"] as? String)
    #expect(message.hasSuffix("No safe edit is known."))
  }

  private func view(
    _ kind: String,
    _ id: String,
    _ frame: [Int],
    _ content: String = ""
  ) -> String {
    """
    <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(content)
    </\(kind)>
    """
  }

  /// A constraint such as `a.top = root.top + 8`.
  private func tie(_ sentence: String) throws -> String {
    let words = sentence.split(separator: " ").map(String.init)
    let first = words[0].split(separator: ".")
    var text = #"<constraint firstItem="\#(first[0])" firstAttribute="\#(first[1])""#
    if words[1] == ">=" { text += #" relation="greaterThanOrEqual""# }
    let second = words[2].split(separator: ".")
    if second.count > 1 {
      text += #" secondItem="\#(second[0])" secondAttribute="\#(second[1])""#
      if words.count > 4 { text += #" constant="\#(words[4])""# }
    } else {
      text += #" constant="\#(second[0])""#
    }
    return text + #" id="\#(sentence.filter { $0.isLetter || $0.isNumber })"/>"#
  }

  @Test func `what an ambiguity hid about a view in a certain place is not a new finding`() throws {
    let button = """
      <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="300" y="100" width="60" height="30"/>
      <state key="normal" title="Save"/>
      </button>
      """
    let ties = [
      "a.top = root.top + 40", "a.width = 20", "a.height = 20", "b.top = root.top + 100",
      "b.leading = root.leading + 300", "b.width = 60", "b.height = 30",
    ]
    try write(
      views: view("view", "a", [10, 40, 20, 20]) + button,
      constraints: try ties.map(tie).joined()
    )

    let causes = try ambiguous("Main.storyboard")

    // On a screen of 320 points the button is outside, whatever is suggested for the view.
    #expect(
      causes.first?["suggestions"] as? [String]
        == ["add constraint 'a.leading = superview.leading + 10'"]
    )
  }

  @Test func `content that may only grow gets a length that gives way`() throws {
    let inner = [
      "c.top = s.top", "c.leading = s.leading", "s.trailing = c.trailing", "s.bottom = c.bottom",
      "c.width = s.width", "c.height >= s.height",
    ]
    let outer = [
      "s.top = root.top", "s.leading = root.leading", "root.trailing = s.trailing",
      "root.bottom = s.bottom",
    ]
    let content =
      "<subviews>\(view("view", "c", [0, 0, 375, 900]))</subviews><constraints>"
      + (try inner.map(tie).joined()) + "</constraints>"
    try write(
      views: view("scrollView", "s", [0, 0, 375, 667], content),
      constraints: try outer.map(tie).joined()
    )

    let causes = try ambiguous("Main.storyboard")

    #expect(
      causes.first?["suggestions"] as? [String] == ["add constraint 'c.height = 900 @250'"]
    )
  }

  @Test func `a view whose superview alone is ambiguous has no cause of its own`() throws {
    try write(
      views: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="175" y="40" width="200" height="50"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="160" y="10" width="30" height="30"/>
        <constraints>
        <constraint firstAttribute="width" constant="30" id="d1"/>
        <constraint firstAttribute="height" constant="30" id="d2"/>
        </constraints>
        </view>
        </subviews>
        <constraints>
        <constraint firstAttribute="height" constant="50" id="d3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="d4"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="10" id="d5"/>
        </constraints>
        </view>
        """,
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c1"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c2"/>
        """
    )

    let causes = try ambiguous("Main.storyboard")

    #expect(causes.map { $0["object"] as? String } == ["a"])
    #expect(causes.first?["affected"] as? [String] == ["b"])
    #expect(try fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `pins that leave a size open say which pins are missing`() throws {
    try write(
      views: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        </view>
        """,
      constraints: ""
    )
    let edges = ["pin", "a", "--edges", "top", "--edges", "leading", "--file", "Main.storyboard"]

    let open = try CommandRun(edges + ["--dry-run"], in: folder.path)
    let whole = try CommandRun(
      edges + ["--width", "canvas", "--height", "canvas"],
      in: folder.path
    )

    #expect(open.status == 0)
    #expect(open.errors.contains("a is still ambiguous (width, height)."))
    #expect(open.errors.contains("Add --width canvas --height canvas"))
    #expect(!whole.errors.contains("ambiguous"), "\(whole.errors)")
    #expect(try ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `the content of a scroll view gets a height, not another tie to the scroll view`()
    throws
  {
    try write(
      views: """
        <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" id="d1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="d2"/>
        <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="d3"/>
        <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="d4"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="s" secondAttribute="width" id="d5"/>
        </constraints>
        </scrollView>
        """,
      constraints: """
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="root" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c4"/>
        """
    )

    let suggested = try ambiguous("Main.storyboard").flatMap {
      $0["suggestions"] as? [String] ?? []
    }

    #expect(suggested == ["add constraint 'a.height = 900'"])
    #expect(try fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `--fix --suggested is one edit of a project, which undo takes back`() throws {
    try write(views: CheckSuggestionTests.labels, constraints: CheckSuggestionTests.row)
    for words in [["init", "p.ninefold"], ["import", "Main.storyboard"]] {
      #expect(try CommandRun(words, in: folder.path).status == 0)
    }

    #expect(try fixSuggested("--ignore-marks").count == 1)
    #expect(try ambiguous().isEmpty)
    #expect(try fixSuggested("--ignore-marks").isEmpty)

    #expect(try CommandRun(["undo"], in: folder.path).status == 0)
    #expect(try ambiguous().count == 1)
    #expect(try CommandRun(["check", "--suggested"], in: folder.path).status == 64)
  }

  @Test(arguments: [0.3, 0.8])
  func `an edit that conflicts on another screen is suggested only if it yields`(share: Double)
    throws
  {
    try write(
      views: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="0" y="40" width="100" height="50"/>
        </view>
        """,
      constraints: """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="c2"/>
        <constraint firstItem="a" firstAttribute="height" secondItem="root" secondAttribute="width" multiplier="0.1" id="c3"/>
        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" \
        secondAttribute="width" multiplier="\(share)" id="c4"/>
        """
    )

    // The narrowest screen is 320 points wide: 0.3 of it is less than 100.
    let priority = share < 0.5 ? " @250" : ""
    let expected = ["add constraint 'a.width = 100\(priority)'"]
    let found = try ambiguous("Main.storyboard")
    #expect(found.count == 1)
    #expect(found.map { $0["suggestions"] as? [String] } == [expected])
  }

  /// A row of two labels with the same priorities, at a distance from the top.
  private func row(_ number: Int) -> (views: String, constraints: String) {
    let top = 20 + 30 * number
    func label(_ id: String, _ x: Int) -> String {
      """
      <label opaque="NO" contentMode="left" text="\(id)" horizontalHuggingPriority="251" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(x)" y="\(top)" width="187" height="21"/>
      </label>

      """
    }
    let (a, b) = ("a\(number)", "b\(number)")
    let ties = [
      (a, "leading", "root", "leading", 0), (a, "top", "root", "top", top),
      (b, "leading", a, "trailing", 0), (b, "top", a, "top", 0),
      ("root", "trailing", b, "trailing", 0),
    ]
    let constraints = ties.enumerated().map { place, tie in
      """
      <constraint firstItem="\(tie.0)" firstAttribute="\(tie.1)" secondItem="\(tie.2)" \
      secondAttribute="\(tie.3)" constant="\(tie.4)" id="r\(number)-\(place)"/>

      """
    }
    return (label(a, 0) + label(b, 187), constraints.joined())
  }

  @Test func `the suggestions of many causes are verified together`() throws {
    let rows = (0..<12).map(row)
    // A phone of 568 points clips it. That shows once no label is ambiguous, and none is to blame.
    let low = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="low">
      <rect key="frame" x="0" y="560" width="50" height="50"/>
      </view>
      """
    let ties = """
      <constraint firstItem="low" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l1"/>
      <constraint firstItem="low" firstAttribute="top" secondItem="root" secondAttribute="top" constant="560" id="l2"/>
      <constraint firstItem="low" firstAttribute="width" constant="50" id="l3"/>
      <constraint firstItem="low" firstAttribute="height" constant="50" id="l4"/>
      """
    try write(
      views: rows.map(\.views).joined() + low,
      constraints: rows.map(\.constraints).joined() + ties
    )

    let found = try ambiguous("Main.storyboard").map { $0["suggestions"] as? [String] }

    #expect(found == (0..<12).map { ["set a\($0) horizontalHuggingPriority 252"] })
  }

  @Test func `a suggestion that fails does not take others with it`() throws {
    let rows = (0..<2).map(row)
    let narrow = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="narrow">
      <rect key="frame" x="0" y="140" width="100" height="50"/>
      </view>
      """
    let ties = """
      <constraint firstItem="narrow" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="n1"/>
      <constraint firstItem="narrow" firstAttribute="top" secondItem="root" secondAttribute="top" constant="140" id="n2"/>
      <constraint firstItem="narrow" firstAttribute="height" constant="50" id="n3"/>
      <constraint firstItem="narrow" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" \
      secondAttribute="width" multiplier="0.3" id="n4"/>
      """
    try write(
      views: rows.map(\.views).joined() + narrow,
      constraints: rows.map(\.constraints).joined() + ties
    )

    let found = try ambiguous("Main.storyboard").map { $0["suggestions"] as? [String] }

    #expect(
      found == [
        ["set a0 horizontalHuggingPriority 252"], ["set a1 horizontalHuggingPriority 252"],
        ["add constraint 'narrow.width = 100 @250'"],
      ]
    )
  }
}
