import LayoutModel
import Testing

@testable import LayoutPreview

struct SVGWriterTests {
  private let frame = Frame(x: 1, y: 2, width: 30, height: 40)

  private func svg(_ items: DrawingItem...) -> String {
    SVGWriter.element(Drawing(size: Size(width: 100, height: 200), title: "T", items: items))
  }

  @Test func `shapes carry their geometry and paint`() {
    let text = svg(
      .rectangle(frame, radius: 50, paint: .fill(DrawingColor(0xff8000, alpha: 0.5))),
      .ellipse(frame, paint: .stroke(.black, width: 2, isRound: true)),
      .line(from: .zero, to: DrawingPoint(3, 4.256), paint: .stroke(.white)),
      .path(
        DrawingPath(through: [.zero, DrawingPoint(5, 0), DrawingPoint(5, 5)], isClosed: true),
        paint: .fill(.black)
      )
    )

    #expect(
      text.contains(
        "<rect x=\"1\" y=\"2\" width=\"30\" height=\"40\" rx=\"15\" fill=\"#ff8000\" fill-opacity=\"0.5\"/>"
      )
    )
    #expect(text.contains("<ellipse cx=\"16\" cy=\"22\" rx=\"15\" ry=\"20\" fill=\"none\""))
    #expect(text.contains("x2=\"3\" y2=\"4.26\""))
    #expect(text.contains("d=\"M0 0L5 0L5 5Z\""))
  }

  @Test(arguments: [
    (TextRun.Anchor.start, 50.0), (.middle, 44), (.end, 38),
  ])
  func `a stretched text begins at its edge, whatever its anchor`(
    anchor: TextRun.Anchor,
    x: Double
  ) {
    let text = svg(
      .text(
        TextRun(
          "aa",
          x: 50,
          baseline: 20,
          anchor: anchor,
          font: DrawingFont(size: 15),
          color: .black,
          width: 12
        )
      )
    )

    #expect(text.contains("0 0 1 \(Markup.number(x)) 20)\""))
    #expect(!text.contains("text-anchor"))
  }

  @Test(arguments: [
    (" a", true), ("a ", true), ("a  b", true), (" ", true), ("a b", false), ("a", false),
  ])
  func `a text keeps the spaces that SVG collapses`(words: String, keeps: Bool) {
    let text = svg(
      .text(TextRun(words, x: 5, baseline: 20, font: DrawingFont(size: 15), color: .black))
    )

    #expect(text.contains("<text xml:space=\"preserve\" x=\"5\"") == keeps)
    #expect(text.contains("<text x=\"5\"") != keeps)
    #expect(text.contains(">\(words)</text>"))
  }

  @Test func `a view has its own coordinates and clips at square corners without a definition`() {
    let inner = DrawingItem.rectangle(Frame(x: 0, y: 0, width: 5, height: 5), paint: .fill(.black))
    let view = DrawnView(index: 3, title: "Box", frame: frame, opacity: 0.5, items: [inner])
    var clipped = view
    clipped.clipRadius = 0
    var rounded = view
    rounded.clipRadius = 8

    #expect(
      svg(.view(view)).contains(
        "<svg class=\"view\" data-view=\"3\" x=\"1\" y=\"2\" width=\"30\" height=\"40\""
          + " overflow=\"visible\" opacity=\"0.5\"><title>Box</title><rect"
      )
    )
    #expect(!svg(.view(clipped)).contains("overflow"))
    #expect(!svg(.view(clipped)).contains("clipPath"))
    #expect(svg(.view(rounded)).contains("<clipPath id=\"clip_0_0_30_40_8\">"))
    #expect(svg(.view(rounded)).contains("clip-path=\"url(#clip_0_0_30_40_8)\""))
  }

  @Test func `states have classes, and interactive views receive the pointer`() {
    let ghost = DrawingItem.view(DrawnView(index: 0, title: "", frame: frame, state: .ghost))
    let hidden = DrawingItem.view(DrawnView(index: 1, title: "", frame: frame, state: .hidden))

    #expect(svg(ghost).contains("class=\"view ghost\""))
    #expect(svg(hidden).contains("class=\"view hidden\""))
    #expect(!svg(ghost).contains("hit"))
    #expect(SVGWriter.fragment(ghost, isInteractive: true).contains("<rect class=\"hit\""))
  }

  @Test(arguments: [(0.95, 1.0), (1.1, 1.0), (0.7, 0.7), (2.0, 2.0)])
  func `text fits a width by spacing, or by stretching if the difference is large`(
    ratio: Double,
    stretch: Double
  ) throws {
    let font = DrawingFont(size: 20)
    let natural = TextWidths.width(of: "Hello", in: font)
    let run = TextRun("Hello", x: 5, baseline: 9, font: font, color: .black, width: natural * ratio)
    let fit = try #require(SVGFit(of: run, to: natural * ratio))

    #expect(abs(fit.stretch - stretch) < 1e-9)
    #expect(abs((natural + fit.spacing * 5) * fit.stretch - natural * ratio) < 1e-9)
    #expect(svg(.text(run)).contains("textLength=\"\(Markup.number(fit.length))\""))
  }

  @Test func `equal images have one definition, and equal ids mean equal content`() {
    func image(_ bytes: [UInt8]) -> DrawingItem {
      let resource = ImageResource(
        name: "a",
        bytes: bytes,
        mediaType: .png,
        pixelSize: Size(width: 20, height: 20),
        scale: 2
      )
      return .image(PlacedImage(resource, in: frame, tint: DrawingColor(0x123456)))
    }
    let text = svg(image([1, 2, 3]), image([1, 2, 3]), image([4]))

    #expect(text.split(separator: "<image ").count == 3)
    #expect(text.split(separator: "<filter ").count == 2)
    #expect(text.contains("href=\"data:image/png;base64,AQID\""))
    #expect(text.contains("viewBox=\"0 0 10 10\" preserveAspectRatio=\"none\""))
    #expect(SVGWriter.fragment(image([1, 2, 3])).contains("data:") == false)
  }

  @Test func `no text or font name becomes markup`() {
    let hostile = "</text><script>alert(1)</script>\"'&\u{0}'"
    let font = DrawingFont(family: .named(hostile), size: 12)
    let text = svg(
      .text(TextRun(hostile, x: 0, baseline: 0, font: font, color: .black)),
      .view(DrawnView(index: 0, title: hostile, frame: frame))
    )

    #expect(!text.contains("<script"))
    #expect(!text.contains("\u{0}"))
    #expect(text.contains("font-family=\"'textscriptalert1script',-apple-system"))
  }

  @Test func `numbers that can't be drawn are zero`() {
    let text = svg(
      .view(
        DrawnView(
          index: 0,
          title: "",
          frame: Frame(x: .nan, y: -.infinity, width: -5, height: 1e300)
        )
      )
    )

    #expect(text.contains("data-view=\"0\" x=\"0\" y=\"0\" width=\"0.01\" height=\"0\""))
  }
}
