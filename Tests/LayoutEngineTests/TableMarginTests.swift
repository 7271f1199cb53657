import LayoutEngine
import LayoutModel
import Testing

/// The margins of cells and headers, which depend on the table and the screen.
struct TableMarginTests {
  private let label = view("a", "label", (0, 0, 40, 20), "text=\"Text\"")

  private func header(_ attributes: String) throws -> Frames {
    try SmallDocument(
      device: "retina6_1",
      width: 414,
      height: 896,
      subviews: view(
        "table",
        "tableView",
        (0, 0, 414, 896),
        children: """
          <view key="tableHeaderView" \(attributes) id="header">
          <rect key="frame" x="0.0" y="0.0" width="414" height="60"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(label)</subviews>
          <constraints>
          \(pin("a.leading", "header.leadingMargin"))\(pin("a.top", "header.topMargin"))
          </constraints></view>
          """
      ),
      constraints: fill("table", "root")
    ).frames()
  }

  @Test func `a header that preserves margins has the side margins of the table's cells`() throws {
    #expect(try header("preservesSuperviewLayoutMargins=\"YES\"")["a"] == [20, 8, 40, 20])
    #expect(try header("")["a"] == [8, 8, 40, 20])
  }

  /// The content of a cell with a label at its margins.
  private func content(width: Int) -> String {
    """
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>\(label)</subviews>
    <constraints>
    \(pin("a.leading", "content.leadingMargin"))\(pin("content.trailingMargin", "a.trailing"))
    \(pin("a.top", "content.topMargin"))
    </constraints></tableViewCellContentView>
    """
  }

  @Test(arguments: [
    (12120, true, 375, [15.0, 8, 345, 20]), (12120, false, 375, [8, 8, 359, 20]),
    (12120, true, 342, [15, 8, 319, 20]), (9531, true, 375, [15, 8, 345, 20]),
  ])
  func `before Xcode 9 a cell that preserves margins has those of its table`(
    tools: Int,
    isPreserving: Bool,
    width: Int,
    frame: [Double]
  ) throws {
    let preserves = isPreserving ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
    let cell = """
      <prototypes><tableViewCell \(preserves) id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      \(content(width: width).replacing("key=\"contentView\"", with: "key=\"contentView\" \(preserves)"))
      </tableViewCell></prototypes>
      """
    let document = SmallDocument(
      device: "retina4_7",
      tools: tools,
      subviews: view("table", "tableView", (0, 0, 375, 667), children: cell),
      constraints: fill("table", "root")
    )

    #expect(try document.frames()["a"] == frame)
  }

  @Test(arguments: [
    ("retina5_5", 22000, 736, 16.0), ("retina5_5", 18122, 736, 20), ("retina6_1", 22000, 896, 20),
  ])
  func `a table in a view has narrow sides on a wide phone with a home button`(
    device: String,
    tools: Int,
    height: Int,
    side: Double
  ) throws {
    let frames = try SmallDocument(
      device: device,
      tools: tools,
      width: 414,
      height: height,
      subviews: view(
        "table",
        "tableView",
        (0, 0, 414, Double(height)),
        children: """
          <prototypes><tableViewCell rowHeight="100" id="cell">
          <rect key="frame" x="0.0" y="28" width="414" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          \(content(width: 414))</tableViewCell></prototypes>
          """
      ),
      constraints: fill("table", "root")
    ).frames()

    #expect(frames["a"] == [side, 11, 414 - 2 * side, 20])
  }

  @Test(arguments: [
    (13196, "retina4_7", 375.0, [8.0, 8, 359]), (13529, "retina4_7", 375, [16, 11, 343]),
    (13771, "retina4_0", 320, [16, 11, 288]),
  ])
  func `cells of a table controller have its margins from Xcode 9_1 on`(
    tools: Int,
    device: String,
    width: Double,
    expected: [Double]
  ) throws {
    let frames = try canvasFrames(
      SmallDocument(device: device, tools: tools).text
        .replacing("<viewController", with: "<tableViewController")
        .replacing("</viewController", with: "</tableViewController")
        .replacing("<view key=\"view\" id=\"root\">", with: "<tableView key=\"view\" id=\"root\">")
        .replacing(
          "width=\"375\" height=\"667\"/>",
          with: "width=\"\(width)\" height=\"568\"/>"
        )
        .replacing(
          "<subviews></subviews>",
          with: """
            <prototypes><tableViewCell rowHeight="100" id="cell">
            <rect key="frame" x="0.0" y="28" width="\(width)" height="100"/>
            <autoresizingMask key="autoresizingMask"/>
            \(content(width: Int(width)))</tableViewCell></prototypes>
            """
        )
        .replacing("</view>", with: "</tableView>")
    )

    #expect(frames["a"].map { Array($0.prefix(3)) } == expected)
  }

  @Test(arguments: [(15400, 15.0, 3.0), (17700, 16, 8)])
  func `a cell outside tables has a margin of 3 or 8 points beside its accessory`(
    tools: Int,
    left: Double,
    right: Double
  ) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects><tableViewCell accessoryType="disclosureIndicator" rowHeight="100" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="400" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      \(content(width: 368))</tableViewCell></objects>
      </document>
      """

    let frame = try canvasFrames(text)["a"]

    #expect(frame?[0] == left)
    #expect(frame?[2] == 368 - left - right)
  }

  @Test(arguments: [704, 1024])
  func `a table on a part of a tablet has narrow side margins`(width: Int) throws {
    let frames = try SmallDocument(
      device: "ipad12_9",
      width: 1024,
      height: 1366,
      subviews: view(
        "table",
        "tableView",
        (0, 0, Double(width), 600),
        children: """
          <prototypes><tableViewCell rowHeight="100" id="cell">
          <rect key="frame" x="0.0" y="28" width="\(width)" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          \(content(width: width))</tableViewCell></prototypes>
          """
      ),
      constraints: pin("table.leading", "root.leading") + pin("table.top", "root.top")
        + pin("table.width", nil, Double(width)) + pin("table.height", nil, 600)
    ).frames()

    #expect(frames["a"] == (width == 704 ? [16, 15, 672, 20] : [20, 11, 984, 20]))
  }
}
