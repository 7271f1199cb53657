import LayoutModel
import Testing

@testable import LayoutPreview

/// The insets of buttons without a configuration.
struct ButtonInsetTests {
  /// The rectangle of the image of a button of 100 by 40 points.
  private func image(
    _ side: Int,
    _ alignment: String,
    title: String = "",
    inset: String
  ) throws -> Frame? {
    let drawn = try DrawnXib(
      """
      <button contentHorizontalAlignment="\(alignment)" id="a">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <inset key="imageEdgeInsets" \(inset)/>
          <state key="normal" title="\(title)" image="icon"/>
      </button>
      """,
      after: "<resources><image name=\"icon\" width=\"\(side)\" height=\"\(side)\"/></resources>"
    )
    return drawn.fills.first?.frame
  }

  @Test func `insets on all sides make a large image small`() throws {
    let all = "minX=\"10\" minY=\"10\" maxX=\"10\" maxY=\"10\""

    #expect(
      try image(200, "center", inset: all) == Frame(x: 40, y: 10, width: 20, height: 20)
    )
    #expect(
      try image(16, "center", inset: all) == Frame(x: 42, y: 12, width: 16, height: 16),
      "a small image keeps its size"
    )
    #expect(try image(200, "fill", inset: all) == Frame(x: 10, y: 10, width: 80, height: 20))
  }

  @Test(arguments: [("left", 12.0), ("center", 42), ("right", 72)])
  func `an inset moves an image from the edge at which it lies`(
    alignment: String,
    x: Double
  ) throws {
    let inset = "minX=\"12\" minY=\"0.0\" maxX=\"8\" maxY=\"0.0\""

    #expect(
      try image(20, alignment, inset: inset) == Frame(x: x, y: 10, width: 20, height: 20)
    )
  }
}
