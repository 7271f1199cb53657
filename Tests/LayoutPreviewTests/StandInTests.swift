import LayoutModel
import Testing

@testable import LayoutPreview

struct StandInTests {
  private let place = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"120\" height=\"120\"/>"

  /// The number of glyphs of unknown images on an image view with something above it.
  private func glyphs(_ above: String) throws -> Int {
    let drawn = try DrawnXib("<imageView id=\"a\">\(place)</imageView>\n\(above)")
    func count(_ items: [DrawingItem]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .group(let group): sum + (group.isStandIn ? 1 : count(group.items))
        case .view(let view): sum + count(view.items + view.subviews + view.overlay)
        default: sum
        }
      }
    }
    return count(drawn.drawing.items)
  }

  @Test func `a glyph stays beside texts and behind empty views`() throws {
    let beside = "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"120\" height=\"20\"/>"
    #expect(try glyphs("") == 1)
    #expect(try glyphs("<label text=\"Sea\" id=\"b\">\(beside)</label>") == 1)
    #expect(try glyphs("<view id=\"b\">\(place)</view>") == 1)
  }

  @Test(
    arguments: [
      "<activityIndicatorView animating=\"YES\" style=\"gray\" id=\"b\">",
      "<label text=\"A title\" textAlignment=\"center\" id=\"b\">", "<imageView id=\"b\">",
    ]
  )
  func `a glyph behind a spinner, a text or another glyph is left out`(_ start: String) throws {
    let middle = "<rect key=\"frame\" x=\"40\" y=\"40\" width=\"40\" height=\"40\"/>"
    let kind = start.dropFirst().prefix { $0 != " " }
    #expect(try glyphs("\(start)\(middle)</\(kind)>") == (kind == "imageView" ? 1 : 0))
  }

  @Test func `an image much larger than a glyph may be a gradient`() {
    let glyph = SymbolGlyph.standIn(
      in: Frame(x: 40, y: 40, width: 20, height: 20),
      color: .black
    )
    func isKept(_ width: Double) -> Bool {
      let size = Size(width: width, height: 100)
      let image = ImageResource(name: "A", bytes: [], mediaType: .png, pixelSize: size)
      let placed = PlacedImage(image, in: Frame(x: 0, y: 0, width: width, height: 100))
      return StandIns.uncovered(glyph + [.image(placed)]).count == 2
    }
    #expect(isKept(400))
    let icon = ImageResource(
      name: "A",
      bytes: [],
      mediaType: .png,
      pixelSize: Size(width: 40, height: 40)
    )
    let above = DrawingItem.image(PlacedImage(icon, in: Frame(x: 30, y: 30, width: 40, height: 40)))
    #expect(StandIns.uncovered(glyph + [above]) == [above])
  }
}
