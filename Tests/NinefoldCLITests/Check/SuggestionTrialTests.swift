import Foundation
import TestSupport
import Testing

/// What `check` suggests was tried on all screens before.
struct SuggestionTrialTests {
  private let board: SuggestionStoryboard

  init() throws {
    board = try SuggestionStoryboard()
  }

  @Test func `a second suggestion takes the place of one that a narrow screen refutes`() throws {
    try board.write(
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

    let causes = try board.ambiguous("Main.storyboard")

    // A width of 160 points would leave the button outside of a screen of 320 points.
    #expect(
      causes.first?["suggestions"] as? [String]
        == ["add constraint 'a.trailing = superview.trailing - 15'"]
    )
    #expect(try board.fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try board.ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `a suggestion for a cell holds at the widths of all screens`() throws {
    try board.folder.write(
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

    let causes = try board.ambiguous("Cell.xib")

    // At 320 points, a leading distance of 200 would leave a centered view a width below zero.
    #expect(causes.count == 1)
    #expect(
      causes.first?["suggestions"] as? [String]
        != ["add constraint 'a.leading = superview.leading + 200'"]
    )
  }

  @Test func `an ambiguity that no verified edit settles says so`() throws {
    // The autoresizing mask of the only subview says nothing about the content, and keeps constraints out.
    try board.write(
      views: """
        <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <view contentMode="scaleToFill" id="a">
        <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </view>
        </subviews>
        <constraints>
        <constraint firstItem="guide" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="d1"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="guide"/>
        </scrollView>
        """,
      constraints: """
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="root" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="root" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="c4"/>
        """
    )

    let message = try #require(board.ambiguous("Main.storyboard").first?["message"] as? String)
    #expect(message.hasSuffix("Ninefold knows no safe edit for it."))
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
    try board.write(
      views: board.view("view", "a", [10, 40, 20, 20]) + button,
      constraints: try ties.map(board.tie).joined()
    )

    let causes = try board.ambiguous("Main.storyboard")

    // On a screen of 320 points the button is outside, whatever is suggested for the view.
    #expect(
      causes.first?["suggestions"] as? [String]
        == ["add constraint 'a.leading = superview.leading + 10'"]
    )
  }

  @Test(arguments: [([0, 500, 100, 40], "leading"), ([0, 40, 375, 40], "centerX")])
  func `a view that no place on the open axis lets fit is suggested its place`(
    frame: [Int],
    anchor: String
  ) throws {
    try board.write(
      views: board.view("view", "a", frame),
      constraints: try board.tie("a.top = root.top + \(frame[1])")
        + board.tie("a.width = \(frame[2])") + board.tie("a.height = \(frame[3])")
    )

    // The first lies below a screen in landscape, the second is wider than the narrowest screen.
    #expect(
      try board.ambiguous("Main.storyboard").first?["suggestions"] as? [String]
        == ["add constraint 'a.\(anchor) = superview.\(anchor)'"]
    )
  }

  @Test(arguments: [0.3, 0.8])
  func `an edit that conflicts on another screen is suggested only if it yields`(share: Double)
    throws
  {
    try board.write(
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
    let found = try board.ambiguous("Main.storyboard")
    #expect(found.count == 1)
    #expect(found.map { $0["suggestions"] as? [String] } == [expected])
  }

  @Test func `the suggestions of many causes are verified together`() throws {
    let rows = (0..<12).map(board.row)
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
    try board.write(
      views: rows.map(\.views).joined() + low,
      constraints: rows.map(\.constraints).joined() + ties
    )

    let found = try board.ambiguous("Main.storyboard").map { $0["suggestions"] as? [String] }

    #expect(found == (0..<12).map { ["set a\($0) horizontalHuggingPriority 252"] })
  }

  @Test func `a suggestion that fails does not take others with it`() throws {
    let rows = (0..<2).map(board.row)
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
    try board.write(
      views: rows.map(\.views).joined() + narrow,
      constraints: rows.map(\.constraints).joined() + ties
    )

    let found = try board.ambiguous("Main.storyboard").map { $0["suggestions"] as? [String] }

    #expect(
      found == [
        ["set a0 horizontalHuggingPriority 252"], ["set a1 horizontalHuggingPriority 252"],
        ["add constraint 'narrow.width = 100 @250'"],
      ]
    )
  }

  @Test func `edits of many causes that conflict on a narrow screen yield together`() throws {
    let ids = (0..<16).map { "v\($0)" }
    let views = ids.enumerated().map { board.view("view", $1, [0, 8 * $0, 100, 5]) }
    let ties = try ids.enumerated().flatMap { number, id in
      [
        "\(id).leading = root.leading", "\(id).top = root.top + \(8 * number)", "\(id).height = 5",
        "root.trailing >= \(id).trailing + 250",
      ]
    }.map(board.tie)
    try board.write(views: views.joined(), constraints: ties.joined())

    let found = try board.ambiguous("Main.storyboard").map { $0["suggestions"] as? [String] }

    // One by one, they would take more copies than are tried.
    #expect(found == ids.map { ["add constraint '\($0).width = 100 @250'"] })
  }
}
