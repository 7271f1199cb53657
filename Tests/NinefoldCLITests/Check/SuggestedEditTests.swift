import Foundation
import TestSupport
import Testing

/// Which edits `check` suggests for an ambiguity.
struct SuggestedEditTests {
  private let board: SuggestionStoryboard

  init() throws {
    board = try SuggestionStoryboard()
  }

  @Test func `a suggested edit resolves its finding`() throws {
    try board.write(views: SuggestionStoryboard.labels, constraints: SuggestionStoryboard.row)
    let suggested = try board.ambiguous("Main.storyboard").flatMap {
      $0["suggestions"] as? [String] ?? []
    }
    #expect(suggested.first == "set a horizontalHuggingPriority 252")

    try board.folder.write(suggested.joined(separator: "\n") + "\n", to: "script")
    for words in [["init", "p.ninefold"], ["import", "Main.storyboard"], ["edit", "script"]] {
      #expect(try CommandRun(words, in: board.folder.path).status == 0)
    }

    #expect(try board.ambiguous().isEmpty)
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
      "<subviews>\(board.view("view", "c", [0, 0, 375, 900]))</subviews><constraints>"
      + (try inner.map(board.tie).joined()) + "</constraints>"
    try board.write(
      views: board.view("scrollView", "s", [0, 0, 375, 667], content),
      constraints: try outer.map(board.tie).joined()
    )

    let causes = try board.ambiguous("Main.storyboard")

    #expect(
      causes.first?["suggestions"] as? [String] == ["add constraint 'c.height = 900 @250'"]
    )
  }

  @Test func `a view whose superview alone is ambiguous has no cause of its own`() throws {
    try board.write(
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

    let causes = try board.ambiguous("Main.storyboard")

    #expect(causes.map { $0["object"] as? String } == ["a"])
    #expect(causes.first?["affected"] as? [String] == ["b"])
    #expect(try board.fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try board.ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `pins that leave a size open say which pins are missing`() throws {
    try board.write(
      views: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="20" y="40" width="100" height="50"/>
        </view>
        """,
      constraints: ""
    )
    let edges = ["pin", "a", "--edges", "top", "--edges", "leading", "--file", "Main.storyboard"]

    let open = try CommandRun(edges + ["--dry-run"], in: board.folder.path)
    let whole = try CommandRun(
      edges + ["--width", "canvas", "--height", "canvas"],
      in: board.folder.path
    )

    #expect(open.status == 0)
    #expect(open.errors.contains("a is still ambiguous (width, height)."))
    #expect(open.errors.contains("Add --width canvas --height canvas"))
    #expect(!whole.errors.contains("ambiguous"), "\(whole.errors)")
    #expect(try board.ambiguous("Main.storyboard").isEmpty)
  }

  @Test func `the content of a scroll view gets a height, not another tie to the scroll view`()
    throws
  {
    try board.write(
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

    let suggested = try board.ambiguous("Main.storyboard").flatMap {
      $0["suggestions"] as? [String] ?? []
    }

    #expect(suggested == ["add constraint 'a.height = 900'"])
    #expect(try board.fixSuggested("Main.storyboard", "--ignore-marks").count == 1)
    #expect(try board.ambiguous("Main.storyboard").isEmpty)
  }

  /// The ties of a view to two edges of the root, and its width.
  private static let placed = [
    "a.top = root.top + 40", "a.leading = root.leading + 20", "a.width = 100",
  ]

  private func suggested(for views: String, _ ties: [String]) throws -> [String]? {
    try board.write(views: views, constraints: ties.map(board.tie).joined())
    return try board.ambiguous("Main.storyboard").first?["suggestions"] as? [String]
  }

  @Test func `a text view without a length gets the stored one, which gives way to its text`()
    throws
  {
    let text = board.view("textView", "a", [20, 40, 100, 50])

    let edits = try suggested(for: text, SuggestedEditTests.placed)

    #expect(edits == ["add constraint 'a.height = 50 @250'"])
  }

  @Test func `a view with subviews ends at the farthest one`() throws {
    let inner = [
      "b.top = a.top + 10", "b.leading = a.leading", "b.width = 40", "b.height = 30",
      "c.top = a.top", "c.leading = a.leading", "c.width = 40", "c.height = 20",
    ]
    let views = board.view("view", "b", [0, 10, 40, 30]) + board.view("view", "c", [0, 0, 40, 20])
    let ties = try inner.map(board.tie).joined()
    let content = "<subviews>\(views)</subviews><constraints>\(ties)</constraints>"
    let outer = board.view("view", "a", [20, 40, 100, 50], content)

    let edits = try suggested(for: outer, SuggestedEditTests.placed)

    #expect(edits == ["add constraint 'b.bottom = superview.bottom - 10'"])
  }

  @Test func `a hidden view is placed too, because it takes part in the layout`() throws {
    let hidden = board.view("view", "a", [20, 40, 100, 50])
      .replacingOccurrences(of: "<view ", with: #"<view hidden="YES" "#)

    let edits = try suggested(for: hidden, SuggestedEditTests.placed)

    #expect(edits == ["add constraint 'a.height = 50'"])
  }

  @Test(arguments: [true, false])
  func `content that only masks place gets no constraint, because code sets its size`(
    hasConstraints: Bool
  ) throws {
    let attribute = hasConstraints ? #" translatesAutoresizingMaskIntoConstraints="NO""# : ""
    let ties = [
      "s.top = root.top", "s.leading = root.leading", "root.trailing = s.trailing",
      "root.bottom = s.bottom",
    ]
    try board.write(
      views: """
        <scrollView contentMode="scaleToFill"\(attribute) id="s">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view contentMode="scaleToFill" id="a">
        <rect key="frame" x="0.0" y="0.0" width="375" height="900"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </view>
        </subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="guide"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        </scrollView>
        """,
      constraints: hasConstraints ? ties.map(board.tie).joined() : ""
    )

    let found = try #require(board.ambiguous("Main.storyboard").first)

    #expect(found["suggestions"] as? [String] == [])
    #expect(found["severity"] as? String == "note")
  }
}
