import LayoutModel
import Testing

@testable import LayoutPreview

struct LegibilityTests {
  private func rectangle(_ white: Double, alpha: Double = 1, _ width: Double = 100) -> DrawingItem {
    .rectangle(
      Frame(x: 0, y: 0, width: width, height: 40),
      paint: .fill(DrawingColor(white: white, alpha: alpha))
    )
  }

  private func text(_ text: String = "Text", white: Double, alpha: Double = 1) -> DrawingItem {
    .text(
      TextRun(
        text,
        x: 40,
        baseline: 20,
        font: DrawingFont(size: 15),
        color: DrawingColor(white: white, alpha: alpha)
      )
    )
  }

  private func grounds(_ items: [DrawingItem]) -> [String] {
    var legibility = Legibility()
    _ = legibility.grounded(items)
    return legibility.texts
  }

  @Test func `a text in the color behind it gets a ground below it`() {
    var legibility = Legibility()
    let items = legibility.grounded([rectangle(1), text(white: 0.98)])

    #expect(items.count == 3)
    guard case .rectangle(let frame, _, let paint) = items[1], case .text = items[2] else {
      return #expect(Bool(false), "the ground lies between")
    }
    #expect(paint.fill == Legibility.ground)
    #expect(frame.x == 37)
    #expect(legibility.texts == ["Text"])
  }

  @Test func `a readable, faint or empty text has none`() {
    #expect(grounds([rectangle(1), text(white: 0.7)]).isEmpty)
    #expect(grounds([rectangle(1), text(white: 1, alpha: 0.1)]).isEmpty)
    #expect(grounds([rectangle(1), text(" ", white: 1)]).isEmpty)
    #expect(grounds([rectangle(1), rectangle(0), text(white: 1)]).isEmpty)
    #expect(grounds([rectangle(1), rectangle(0, alpha: 0.5), text(white: 1)]).isEmpty)
    #expect(grounds([text(white: 1)]).isEmpty, "what lies behind it is unknown")
  }

  @Test func `the paper lies behind everything`() {
    var legibility = Legibility(on: .white)
    _ = legibility.grounded([text("A", white: 1)])
    #expect(legibility.notes.first?.hasPrefix("The text “A” has") == true)
    _ = legibility.grounded([text("B", white: 1), text(white: 0)])
    #expect(legibility.notes.first?.hasPrefix("2 texts, such as “A”, have") == true)
    #expect(Legibility(on: .white).notes.isEmpty)
  }

  @Test func `a text outside of the picture does not count`() {
    func texts(_ y: Double) -> [String] {
      let room = Frame(x: 0, y: y, width: 100, height: 100)
      var legibility = Legibility(on: .white, in: room)
      _ = legibility.grounded([text(white: 1)])
      return legibility.texts
    }
    // The text lies between 5 and 25 points.
    #expect(texts(0) == ["Text"])
    #expect(texts(30).isEmpty)
  }

  @Test func `an icon in the color behind it gets a ground`() {
    func icons(_ color: DrawingColor, side: Double = 24) -> Int {
      var legibility = Legibility(on: .white)
      let frame = Frame(x: 10, y: 10, width: side, height: side)
      _ = legibility.grounded(SymbolGlyph.items("star", in: frame, color: color))
      return legibility.icons
    }
    #expect(icons(.white) == 1)
    #expect(icons(.black) == 0)
    #expect(icons(DrawingColor.black.faded(0.1)) == 0, "it is meant to be faint")
    #expect(icons(.white, side: 120) == 0, "it is a picture")

    var legibility = Legibility(on: .white)
    let size = Size(width: 24, height: 24)
    let resource = ImageResource(name: "A", bytes: [], mediaType: .png, pixelSize: size)
    let place = Frame(x: 10, y: 10, width: 24, height: 24)
    let items = legibility.grounded([
      .image(PlacedImage(resource, in: place, tint: .white)),
      .image(PlacedImage(resource, in: place)),
    ])
    #expect(items.count == 3)
    #expect(legibility.notes.first?.hasPrefix("An icon has") == true)
  }

  @Test func `only what lies behind a text counts`() {
    #expect(grounds([rectangle(1), rectangle(0, 20), text(white: 1)]) == ["Text"])
    #expect(grounds([rectangle(1), text(white: 1), rectangle(0)]) == ["Text"])
    let shadow = [text(white: 0), text(white: 1)]
    #expect(grounds([rectangle(1)] + shadow).isEmpty, "a shadow shows it")
  }

  @Test func `a shadow needs no ground, unless nobody sees the text either`() {
    #expect(grounds([rectangle(1), text(white: 0.95), text(white: 0)]).isEmpty)
    #expect(grounds([rectangle(1), text(white: 0.95), text(white: 1)]) == ["Text"])
    #expect(grounds([rectangle(1), text("A", white: 0.95), text("B", white: 0)]) == ["A"])
  }

  @Test func `a label with a pale shadow is drawn as it is`() throws {
    let shadow =
      "<color key=\"shadowColor\" white=\"0.95\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"
    let drawn = try DrawnXib.view("label", "text=\"Loading\"", shadow)

    #expect(drawn.texts.map(\.text) == ["Loading", "Loading"])
    #expect(!drawn.fills.contains { $0.color == Legibility.ground })
  }

  @Test func `white text on the placeholder of an image is readable`() throws {
    let drawn = try DrawnXib(
      """
      <imageView image="photo" id="a"><rect key="frame" x="0" y="0" width="200" height="200"/></imageView>
      <label text="Welcome" id="b"><rect key="frame" x="10" y="10" width="80" height="20"/>
          <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label>
      """
    )

    #expect(drawn.fills.contains { $0.color == Legibility.ground && $0.frame.height < 30 })
  }

  @Test func `a drawing of any size takes a bounded time`() {
    let surfaces = (0..<20_000).map { _ in rectangle(1, 1) }
    let texts = (0..<20_000).map { text("\($0)", white: 1) }

    #expect(grounds(surfaces + texts).count < 20_000)
  }
}
