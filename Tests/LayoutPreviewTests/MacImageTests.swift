import LayoutModel
import Testing

@testable import LayoutPreview

/// The images that macOS has.
struct MacImageTests {
  /// The height of the symbol that an image view of 100 by 100 points shows.
  private func height(_ image: String, stored: Int?) throws -> Double? {
    let size = stored.map { "width=\"\($0)\" height=\"\($0)\"" }
    let drawn = try DrawnXib(
      """
      <imageView id="a">
          <rect key="frame" x="0" y="0" width="100" height="100"/>
          <imageCell key="cell" imageScaling="proportionallyDown" image="\(image)" id="c"/>
      </imageView>
      """,
      after: size.map { "<resources><image name=\"\(image)\" \($0)/></resources>" } ?? "",
      platform: .macOS
    )
    return heights(drawn.drawing.items).first
  }

  private func heights(_ items: [DrawingItem]) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .group(let group): group.shapeBox.map { [$0.height] } ?? heights(group.items)
      case .view(let view): heights(view.items) + heights(view.subviews)
      default: []
      }
    }
  }

  @Test func `a picture of the system is as large as the document stores it`() throws {
    let small = try #require(try height("NSApplicationIcon", stored: 32))
    let large = try #require(try height("NSApplicationIcon", stored: 64))

    #expect(small > 16 && small <= 32)
    #expect(abs(large - 2 * small) < 4)
    #expect(try height("NSApplicationIcon", stored: nil) == small)
  }

  @Test func `a template is as large as text`() throws {
    let height = try #require(try height("NSAddTemplate", stored: 64))

    #expect(height < 20)
  }
}
