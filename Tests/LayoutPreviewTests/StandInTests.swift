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

  @Test(arguments: [("1", "", 0), ("0.5", "", 1), ("1", " alpha=\"0.5\"", 1)])
  func `a glyph that an opaque area cuts is left out`(
    alpha: String,
    attributes: String,
    count: Int
  ) throws {
    let view = """
      <view id="b"\(attributes)><rect key="frame" x="0" y="60" width="120" height="60"/>
          <color key="backgroundColor" white="1" alpha="\(alpha)" colorSpace="calibratedWhite"/>
      </view>
      """
    #expect(try glyphs(view) == count)
  }

  @Test func `an image on all of a view may be a gradient`() {
    let frame = Frame(x: 0, y: 0, width: 100, height: 100)
    let glyph = SymbolGlyph.standIn(in: frame.centered(Size(width: 40, height: 40)), color: .black)
    func isKept(_ side: Double) -> Bool {
      let size = Size(width: side, height: side)
      let resource = ImageResource(name: "A", bytes: [], mediaType: .png, pixelSize: size)
      let image = DrawingItem.image(PlacedImage(resource, in: frame.centered(size)))
      let view = DrawnView(index: 0, title: "", frame: frame, items: glyph)
      return StandIns.uncovered([.view(view), image]) == [.view(view), image]
    }
    #expect(isKept(100) && isKept(300))
    #expect(!isKept(80))
  }
}
