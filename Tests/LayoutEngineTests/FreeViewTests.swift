import InterfaceBuilderFormat
import LayoutEngine
import Testing

/// Views of xibs, which no controller shows.
struct FreeViewTests {
  /// A xib of one view that is lower than the screen, and one in it on margins or on the safe area.
  private func frame(tools: Int, device: String = "retina6_1", onMargins: Bool) throws -> [Double] {
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
      <rect key="frame" x="0.0" y="0.0" width="500" height="200"/>
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
    let document = try DocumentReader.read([UInt8](text.utf8))
    return try #require(LayoutEngine(document).frames(in: .canvas(of: document))["a"])
  }

  @Test func `from Xcode 11 to 14_2 margins keep clear of both ends of the screen`() throws {
    #expect(try frame(tools: 17506, onMargins: true) == [0, 44, 500, 122])
    #expect(try frame(tools: 17506, device: "retina4_7", onMargins: true) == [0, 0, 500, 200])
    #expect(try frame(tools: 14490, onMargins: true) == [0, 0, 500, 200])
    #expect(try frame(tools: 22505, onMargins: true) == [0, 0, 500, 200])
  }

  @Test func `the safe area of a low view has a bottom from Xcode 14 on`() throws {
    #expect(try frame(tools: 18122, onMargins: false) == [0, 44, 500, 156])
    #expect(try frame(tools: 21507, onMargins: false) == [0, 48, 500, 118])
    #expect(try frame(tools: 22505, onMargins: false) == [0, 48, 500, 118])
  }

  @Test(
    arguments: [
      ("retina4_7", 14490, 16.0), ("retina4_7", 14868, 15), ("retina4_7", 16097, 15),
      ("retina4_7", 17701, 16), ("retina6_1", 15505, 16), ("retina4_0", 14460, 15),
    ]
  )
  func `the sides of a cell 320 points wide`(_ device: String, _ tools: Int, _ side: Double) throws
  {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="\(device)" orientation="portrait" appearance="light"/>
      <objects>
      <tableViewCell contentMode="scaleToFill" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" \
      id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <subviews>\(view("a", "view", (16, 0, 100, 44)))</subviews>
      <constraints>
      \(pin("a.leading", "content.leadingMargin"))\(pin("content.trailingMargin", "a.trailing"))
      \(pin("a.top", "content.top"))\(pin("a.bottom", "content.bottom"))
      </constraints>
      </tableViewCellContentView>
      </tableViewCell>
      </objects>
      </document>

      """
    let document = try DocumentReader.read([UInt8](text.utf8))
    let frames = LayoutEngine(document).frames(in: .canvas(of: document))

    #expect(frames["a"] == [side, 0, 320 - 2 * side, 44])
  }
}
