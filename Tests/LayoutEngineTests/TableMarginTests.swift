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
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(label)</subviews>
          <constraints>
          \(pin("a.leading", "content.leadingMargin"))\(pin("a.top", "content.topMargin"))
          </constraints></tableViewCellContentView></tableViewCell></prototypes>
          """
      ),
      constraints: pin("table.leading", "root.leading") + pin("table.top", "root.top")
        + pin("table.width", nil, Double(width)) + pin("table.height", nil, 600)
    ).frames()

    #expect(frames["a"] == (width == 704 ? [16, 15, 40, 20] : [20, 11, 40, 20]))
  }
}
