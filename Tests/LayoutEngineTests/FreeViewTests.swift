import LayoutEngine
import LayoutModel
import Testing

/// Views of xibs, which no controller shows.
struct FreeViewTests {
  /// A xib of one view that is lower than the screen, and one in it on margins or on the safe area.
  private func frame(
    tools: Int,
    device: String = "retina6_1",
    width: Int = 500,
    onMargins: Bool
  ) throws -> [Double] {
    let ends =
      onMargins
      ? pin("a.top", "root.topMargin") + pin("root.bottomMargin", "a.bottom")
      : pin("a.top", "safe.top") + pin("safe.bottom", "a.bottom")
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" colorMatched="YES"\(onMargins ? "" : " useSafeAreas=\"YES\"")>
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="200"/>
      <subviews>\(view("a", "view", (0, 0, 500, 100)))</subviews>
      \(onMargins ? "" : "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
      <constraints>
      \(pin("a.leading", "root.leading"))\(pin("a.trailing", "root.trailing"))\(ends)
      </constraints>
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      </view>
      </objects>
      </document>

      """
    return try #require(canvasFrames(text)["a"])
  }

  @Test func `from Xcode 11 to 14_2 margins respect the safe area`() throws {
    #expect(try frame(tools: 17506, onMargins: true) == [0, 44, 500, 122])
    #expect(try frame(tools: 20037, width: 414, onMargins: true) == [0, 44, 414, 156])
    #expect(try frame(tools: 17506, device: "retina4_7", onMargins: true) == [0, 0, 500, 200])
    #expect(try frame(tools: 14490, onMargins: true) == [0, 0, 500, 200])
    #expect(try frame(tools: 22505, onMargins: true) == [0, 0, 500, 200])
  }

  @Test(arguments: [
    (14490, 414, 0.0, 200.0), (14490, 500, 44, 122), (18122, 414, 44, 156), (18122, 500, 44, 122),
    (21507, 414, 48, 152), (21701, 414, 48, 118), (22505, 414, 48, 118), (22505, 500, 48, 118),
    (24093, 414, 96, 70),
  ])
  func `the safe area of a low view has a bottom if it is wide, and from Xcode 14_3 on`(
    _ tools: Int,
    _ width: Int,
    _ top: Double,
    _ height: Double
  ) throws {
    let frame = try frame(tools: tools, width: width, onMargins: false)

    #expect(frame == [0, top, Double(width), height])
  }

  @Test(
    arguments: [
      ("retina4_7", 14490, 320, 16.0), ("retina4_7", 14868, 320, 15), ("retina4_7", 16097, 320, 15),
      ("retina4_7", 17701, 320, 16), ("retina6_1", 15505, 320, 16), ("retina4_0", 14460, 320, 15),
      ("retina4_7", 14868, 387, 15), ("retina6_1", 16097, 331, 20),
      ("retina6_0", 22155, 414, 20), ("retina6_0", 23727, 414, 16), ("retina6_12", 23727, 393, 20),
    ]
  )
  func `the sides of a cell outside tables`(
    _ device: String,
    _ tools: Int,
    _ width: Int,
    _ side: Double
  ) throws {
    let frames = try frames(
      tools,
      device,
      cell(width: width, ends: pin("a.top", "content.top") + pin("a.bottom", "content.bottom"))
    )

    #expect(frames["a"] == [side, 0, Double(width) - 2 * side, 44])
  }

  @Test func `a cell of a table 320 points wide keeps its sides`() throws {
    let cell = cell(ends: pin("a.top", "content.top") + pin("a.bottom", "content.bottom"))
    let table = """
      <tableView dataMode="prototypes" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="320" height="500"/>
      <prototypes>\(cell)</prototypes></tableView>
      """

    #expect(try frames(15705, "retina4_7", table)["a"] == [16, 0, 288, 44])
  }

  @Test(arguments: [(13771, 15.0), (15705, 15), (17506, 16)])
  func `the sides of a cell in a table that is part of a view`(
    _ tools: Int,
    _ side: Double
  ) throws {
    let cell = cell(ends: pin("a.top", "content.top") + pin("a.bottom", "content.bottom"))
    let view = """
      <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
      <subviews><tableView dataMode="prototypes" style="plain" id="table">
      <rect key="frame" x="0.0" y="0.0" width="320" height="500"/>
      <prototypes>\(cell)</prototypes></tableView></subviews></view>
      """

    #expect(try frames(tools, "retina4_7", view)["a"] == [side, 0, 320 - 2 * side, 44])
  }

  @Test(arguments: [(14460, 43.5, 22.0), (14460, 44, 22), (12121, 43.5, 27.5)])
  func `the line below a cell lies in its margin`(
    _ tools: Int,
    _ content: Double,
    _ height: Double
  ) throws {
    let ends = pin("a.top", "content.topMargin") + pin("content.bottomMargin", "a.bottom")
    let frames = try frames(tools, "retina4_7", cell(content: content, ends: ends))

    #expect(frames["a"]?[3] == height)
  }

  @Test(arguments: [("", 8.0), ("insetsLayoutMarginsFromSafeArea=\"NO\"", 16)])
  func `an item that leaves out the safe area has the sides of a screen`(
    _ attributes: String,
    _ side: Double
  ) throws {
    let item = """
      <collectionReusableView \(attributes) id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <subviews>\(view("a", "view", (0, 0, 300, 44)))</subviews>
      <constraints>
      \(pin("a.leading", "root.leadingMargin"))\(pin("root.trailingMargin", "a.trailing"))
      \(pin("a.top", "root.top"))\(pin("root.bottom", "a.bottom"))
      </constraints>
      </collectionReusableView>
      """

    #expect(try frames(15400, "retina6_1", item)["a"] == [side, 0, 375 - 2 * side, 60])
  }

  @Test func `a content that keeps its cell's margins has those of the cell at least`() throws {
    let ends = pin("a.top", "content.top") + pin("a.bottom", "content.bottom")
    let margins =
      "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"5\"/>"
    let keeping = cell(ends: ends, margins: margins)
      .replacing("id=\"content\"", with: "preservesSuperviewLayoutMargins=\"YES\" id=\"content\"")

    #expect(
      try frames(17503, "retina4_7", cell(ends: ends, margins: margins))["a"] == [16, 0, 288, 44]
    )
    #expect(try frames(17503, "retina4_7", keeping)["a"] == [30, 0, 274, 44])
  }

  @Test(arguments: [(23727, 22.0), (24128, 14.0), (24765, 14.0), (32700, 22.0)])
  func `the newest cells have 15 points at top and bottom`(
    _ tools: Int,
    _ height: Double
  ) throws {
    let ends = pin("a.top", "content.topMargin") + pin("content.bottomMargin", "a.bottom")

    #expect(try frames(tools, "retina4_7", cell(ends: ends))["a"]?[3] == height)
  }

  /// A freeform view of a xib, 60 points high, with a view that constraints place in it.
  private func freeform(
    _ attributes: String,
    width: Double,
    _ constraints: String,
    rest: String = ""
  ) -> String {
    """
    <view \(attributes) id="root">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="60"/>
    <subviews>\(view("a", "view", (0, 0, 300, 44)))</subviews>
    <constraints>\(constraints)</constraints>
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    \(rest)
    </view>
    """
  }

  @Test func `a view that keeps the canvas's margins has 8 at top and bottom`() throws {
    func top(_ attributes: String) throws -> [Double]? {
      let text = freeform(
        attributes + " insetsLayoutMarginsFromSafeArea=\"NO\"",
        width: 300,
        pin("a.leading", "root.leading") + pin("a.trailing", "root.trailing")
          + pin("a.top", "root.topMargin") + pin("root.bottomMargin", "a.bottom")
      )
      return try frames(22154, "retina6_1", text)["a"]
    }

    #expect(try top("") == [0, 0, 300, 60])
    #expect(try top("preservesSuperviewLayoutMargins=\"YES\"") == [0, 8, 300, 44])
  }

  @Test(arguments: [(281.0, 16.0), (391, 16), (394, 20)])
  func `a xib's view has at least the side margins of the system`(
    _ width: Double,
    _ side: Double
  ) throws {
    let text = freeform(
      "preservesSuperviewLayoutMargins=\"YES\"",
      width: width,
      pin("a.leading", "root.leadingMargin") + pin("root.trailingMargin", "a.trailing")
        + pin("a.top", "root.top") + pin("root.bottom", "a.bottom"),
      rest:
        "<edgeInsets key=\"layoutMargins\" top=\"0.0\" left=\"0.0\" bottom=\"0.0\" right=\"0.0\"/>"
    )

    let frame = try frames(21225, "retina4_7", text)["a"]

    #expect(frame == [side, 0, width - 2 * side, 60])
  }

  /// A table cell with a view between its content's margins.
  private func cell(
    width: Int = 320,
    content: Double = 44,
    ends: String,
    margins: String = ""
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" id="cell">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" \
    id="content">
    <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(content)"/>
    <subviews>\(view("a", "view", (16, 0, 100, 44)))</subviews>
    <constraints>
    \(pin("a.leading", "content.leadingMargin"))\(pin("content.trailingMargin", "a.trailing"))
    \(ends)
    </constraints>
    </tableViewCellContentView>
    \(margins)
    </tableViewCell>
    """
  }

  private func frames(_ tools: Int, _ device: String, _ object: String) throws -> Frames {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
      \(object)
      </objects>
      </document>

      """
    return try canvasFrames(text)
  }
}
