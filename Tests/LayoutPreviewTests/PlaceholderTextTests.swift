import LayoutModel
import Testing

@testable import LayoutPreview

struct PlaceholderTextTests {
  @Test(
    arguments: [
      "Label", "button", "Title 1", "# Title", "Root View Controller", "", "12:34",
      "Lorem ipsum dolor sit er elit lamet, consectetaur cillium",
      "Qui eum est quo et recusandae ut. Hic cupiditate",
    ]
  )
  func `a text of Interface Builder's own or a dummy text tells nothing`(_ text: String) {
    #expect(PlaceholderText.isPlaceholder(text))
    #expect(PlaceholderText.words(in: text) == 0)
  }

  @Test(
    arguments: [
      ("Save", 0), ("Sign in", 1), ("Enter your password", 3), ("Change the color", 2),
      ("\u{8acb}\u{5354}\u{52a9}\u{963b}\u{6b62}\u{75c5}", 3),
    ]
  )
  func `names of actions that any screen has do not count`(_ text: String, _ count: Int) {
    #expect(PlaceholderText.words(in: text) == count)
  }

  // MARK: - Free places

  private let room = Frame(x: 0, y: 0, width: 300, height: 400)

  private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawingItem {
    .rectangle(Frame(x: x, y: y, width: width, height: height), paint: .fill(.black))
  }

  private func places(around items: [DrawingItem]) -> FreePlace {
    FreePlace(in: room, around: PictureContent(of: items, in: room).marks)
  }

  private let wanted = Size(width: 200, height: 40)

  @Test func `the free place lies beside small shapes and on backgrounds`() throws {
    let items = [box(0, 0, 300, 400), box(0, 0, 300, 120), box(20, 330, 100, 40)]
    let place = try #require(places(around: items).place(for: wanted))

    #expect(place.y >= 120 && place.y + place.height <= 330)
    #expect(place.width == 300)
  }

  @Test func `the edges of a background are taken`() throws {
    let place = try #require(places(around: [box(0, 150, 300, 250)]).place(for: wanted))

    #expect(place.y >= 150)
  }

  @Test func `what an opaque area hides takes no place`() throws {
    let hidden = [box(0, 0, 300, 90), box(0, 0, 300, 400)]

    #expect(try #require(places(around: hidden).place(for: wanted)) == room)
  }

  @Test func `on a background image a caption stands at the lower edge`() {
    let image = ImageResource(name: "Sea", bytes: [], mediaType: .png, pixelSize: room.size)
    func place(_ items: [DrawingItem]) -> Frame {
      PictureContent(of: items, in: room).place(of: wanted, in: room)
    }
    let artwork = DrawingItem.image(PlacedImage(image, in: room))

    #expect(place([artwork]) == Frame(x: 50, y: 348, width: 200, height: 40))
    #expect(place([]) == room.centered(wanted))
    #expect(place([artwork, box(0, 0, 300, 400)]) == room.centered(wanted), "nobody sees it")
    let low = Frame(x: 0, y: 100, width: 300, height: 50)
    let content = PictureContent(of: [artwork], in: room)
    #expect(content.place(of: wanted, in: low) == low.centered(wanted), "there is no room below")
  }

  @Test func `texts of sample views are areas`() {
    let run = TextRun("Cupertino", x: 20, baseline: 30, font: DrawingFont(size: 17), color: .black)
    let view = DrawnView(
      index: 4,
      title: "",
      frame: Frame(x: 0, y: 0, width: 300, height: 400),
      items: [.text(run)]
    )
    func isText(_ samples: Set<Int>) -> Bool {
      PictureContent(of: [.view(view)], in: room, samples: samples).marks
        .contains { $0.kind == .text }
    }

    #expect(isText([]) && !isText([4]))
  }

  @Test func `without a free place there is none, unless a part is enough`() {
    let items = (0..<10).map { box(0, Double($0) * 40, $0 == 5 ? 200 : 300, 40) }
    let places = places(around: items)

    #expect(places.place(for: wanted) == nil)
    let part = places.best(for: wanted, atLeast: Size(width: 40, height: 12))
    #expect(part.map { $0.x >= 200 && $0.width > 90 } ?? false)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `a number without a place in a picture ends the search`(_ number: Double) {
    let items = [box(number, 10, 20, 20), box(10, 10, number, 20), box(10, number, 20, number)]
    let place = places(around: items).best(for: wanted, atLeast: Size(width: 40, height: 12))

    #expect(place.map { $0.width <= 300 && $0.height <= 400 } ?? true)
  }

  @Test func `a name between texts moves to a free place, or a note says that it has none`() {
    func placed(_ texts: Int) -> (labels: [String], y: Double?, notes: [String]) {
      let run = TextRun(
        "Chart",
        x: 150,
        baseline: 200,
        anchor: .middle,
        font: DrawingFont(size: 12),
        color: .black
      )
      let view = DrawnView(
        index: 0,
        title: "",
        frame: room,
        items: .annotation("Chart", [.text(run)])
      )
      let rows = (0..<texts).map { row in
        DrawingItem.text(
          TextRun(
            "Text",
            x: 0,
            baseline: 395 - Double(row) * 20,
            font: DrawingFont(size: 20),
            color: .black,
            width: 300
          )
        )
      }
      let items = [DrawingItem.view(view)] + rows
      var placement = AnnotationPlacement(of: [], in: room, around: items)
      let result = placement.placed(items)
      let y = result.lazy.compactMap { item -> Double? in
        guard case .view(let view) = item, case .overlay(let overlay)? = view.items.first,
          case .text(let run)? = overlay.items.first
        else { return nil }
        return run.baseline
      }.first
      return (result.annotationLabels, y, placement.notes)
    }

    #expect(placed(2).y == 200 && placed(2).notes.isEmpty)
    #expect(placed(14).y.map { $0 > 10 && $0 < 130 } ?? false)
    #expect(placed(14).labels == ["Chart"] && placed(14).notes.isEmpty)
    #expect(placed(22).labels.isEmpty && placed(22).y == nil)
    #expect(
      placed(22).notes
        == ["The name “Chart” has no place between texts and images, and is left out."]
    )
  }

  /// Returns the baseline of the name of a view of 300 by 300 points with something in front; nil if it has no place.
  private func baseline(of name: String, behind front: [DrawingItem]) -> Double? {
    let room = Frame(x: 0, y: 0, width: 300, height: 300)
    let run = TextRun(
      name,
      x: 20,
      baseline: 150,
      font: DrawingFont(size: 12),
      color: .black,
      width: 100
    )
    let view = DrawnView(index: 0, title: "", frame: room, items: .annotation(name, [.text(run)]))
    let other = DrawnView(index: 1, title: "", frame: room, items: front)
    let items = [DrawingItem.view(view), .view(other)]
    var placement = AnnotationPlacement(of: [], in: room, around: items)
    return placement.placed(items).lazy.compactMap { item -> Double? in
      guard case .view(let view) = item, case .overlay(let overlay)? = view.items.first,
        case .text(let run)? = overlay.items.first
      else { return nil }
      return run.baseline
    }.first
  }

  @Test func `a name moves out from behind an area that covers a part of it`() {
    func area(_ frame: Frame, alpha: Double = 1) -> DrawingItem {
      .rectangle(frame, paint: .fill(DrawingColor(white: 1, alpha: alpha)))
    }
    let right = Frame(x: 60, y: 100, width: 240, height: 100)

    #expect(baseline(of: "Map", behind: []) == 150)
    #expect(baseline(of: "Map", behind: [area(right)]).map { abs($0 - 150) > 40 } ?? false)
    #expect(baseline(of: "Map", behind: [area(right, alpha: 0.5)]) == 150)
    let all = Frame(x: 0, y: 0, width: 300, height: 300)
    #expect(baseline(of: "Map", behind: [area(all)]) == 150, "it is hidden anyway")
    let most = Frame(x: 10, y: 5, width: 280, height: 290)
    let size = Size(width: 10, height: 10)
    let photo = ImageResource(name: "A", bytes: [], mediaType: .png, pixelSize: size)
    let images = [Frame(x: 30, y: 5, width: 270, height: 290)].map {
      DrawingItem.image(PlacedImage(photo, in: $0))
    }
    #expect(baseline(of: "Map", behind: [area(most)]) == 150, "it is hidden")
    #expect(baseline(of: "Map", behind: images) == nil)
  }

  @Test func `a name does not cover a symbol`() {
    let frame = Frame(x: 60, y: 135, width: 20, height: 20)
    let symbol = SymbolGlyph.items("star", in: frame, color: .black)

    #expect(baseline(of: "Map", behind: symbol).map { $0 != 150 } ?? false)
  }

  // MARK: - Status bars

  private func edges(_ ground: DrawingColor, _ screen: PreviewScreen) -> [DrawingItem] {
    let content = [DrawingItem.rectangle(screen.frame, paint: .fill(ground))]
    let items = ScreenEdgeDrawing.items(of: screen, above: content, .white)
    guard case .overlay(let overlay)? = items.first else { return [] }
    return overlay.items
  }

  private func colors(_ items: [DrawingItem]) -> Set<DrawingColor> {
    Set(items.compactMap { if case .text(let run) = $0 { run.color } else { nil } })
  }

  private func phone(_ statusBar: Double, _ home: Double, notch: Bool) -> PreviewScreen {
    PreviewScreen(
      frame: Frame(x: 0, y: 0, width: 390, height: 844),
      statusBar: statusBar,
      homeIndicator: home,
      hasNotch: notch
    )
  }

  @Test func `the status bar is light on dark content`() {
    #expect(colors(edges(DrawingColor(0x202020), phone(47, 34, notch: true))) == [.white])
    #expect(colors(edges(.white, phone(47, 34, notch: true))) == [.black])
  }

  private func text(_ color: DrawingColor, at y: Double) -> DrawingItem {
    .text(TextRun("Sea", x: 20, baseline: y, font: DrawingFont(size: 17), color: color))
  }

  @Test func `texts on an image tell whether it is dark`() {
    let size = Size(width: 390, height: 844)
    let resource = ImageResource(name: "Sea", bytes: [], mediaType: .png, pixelSize: size)
    let image = DrawingItem.image(
      PlacedImage(resource, in: Frame(x: 0, y: 0, width: 390, height: 844))
    )
    let point = DrawingPoint(60, 20)
    func isDark(_ items: [DrawingItem]) -> Bool {
      Backdrop.color(at: point, in: items, over: .white).luminance < 0.5
    }

    #expect(isDark([image, text(.white, at: 400)]))
    #expect(!isDark([image, text(.black, at: 400)]))
    #expect(!isDark([image]) && isDark([box(0, 0, 390, 844), image]))
    // The text of a button has the button behind it.
    #expect(!isDark([image, box(0, 380, 200, 60), text(.white, at: 400)]))
    #expect(!isDark([text(.white, at: 400), image]))
    let dark = ImageResource(
      name: "Night",
      bytes: [],
      mediaType: .png,
      pixelSize: size,
      edge: DrawingColor(0x101010)
    )
    #expect(
      isDark([.image(PlacedImage(dark, in: Frame(x: 0, y: 0, width: 390, height: 844)))])
    )
    // An opaque area hides the image.
    let bar = DrawingItem.rectangle(
      Frame(x: 0, y: 0, width: 390, height: 88),
      paint: .fill(.white)
    )
    #expect(!isDark([image, text(.white, at: 400), bar]))
  }

  @Test func `a notch parts the status bar, and a hidden one is not drawn`() {
    func texts(_ screen: PreviewScreen) -> [String] {
      edges(.white, screen).compactMap { if case .text(let run) = $0 { run.text } else { nil } }
    }
    #expect(texts(phone(47, 34, notch: true)) == ["9:41"])
    #expect(texts(phone(20, 0, notch: false)) == ["9:41 AM"])
    #expect(edges(.white, phone(0, 0, notch: false)).isEmpty)
    #expect(edges(.white, phone(0, 34, notch: true)).count == 1)

    var side = phone(47, 34, notch: true)
    side.frame = Frame(x: 0, y: 0, width: 844, height: 390)
    #expect(texts(side).isEmpty)
  }
}
