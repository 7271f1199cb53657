internal import LayoutModel

/// Draws an image into a rectangle.
enum ImageDrawing {
  /// How an image fills a rectangle.
  enum Fill {
    case scale, aspectFit, aspectFill
    /// At its own size; the numbers say where, from 0 (left, top) to 1.
    case place(Double, Double)
  }

  /// Returns the mode of a name of a content mode.
  static func fill(_ mode: String?) -> Fill {
    switch mode {
    case "scaleAspectFit": .aspectFit
    case "scaleAspectFill": .aspectFill
    case "center": .place(0.5, 0.5)
    case "top": .place(0.5, 0)
    case "bottom": .place(0.5, 1)
    case "left": .place(0, 0.5)
    case "right": .place(1, 0.5)
    case "topLeft": .place(0, 0)
    case "topRight": .place(1, 0)
    case "bottomLeft": .place(0, 1)
    case "bottomRight": .place(1, 1)
    default: .scale
    }
  }

  /// Returns the rectangle of an image of a size in a frame.
  static func frame(_ size: Size, _ fill: Fill, in frame: Frame) -> Frame {
    guard size.width > 0, size.height > 0 else { return frame }
    let (across, down) = (frame.width / size.width, frame.height / size.height)
    func scaled(_ factor: Double) -> Frame {
      frame.centered(Size(width: size.width * factor, height: size.height * factor))
    }
    switch fill {
    case .scale: return frame
    case .aspectFit: return scaled(min(across, down))
    case .aspectFill: return scaled(max(across, down))
    case .place(let x, let y):
      return Frame(
        x: frame.x + (frame.width - size.width) * x,
        y: frame.y + (frame.height - size.height) * y,
        width: size.width,
        height: size.height
      )
    }
  }

  /// Returns an image in a rectangle.
  ///
  /// - Parameters:
  ///   - tint: The color of symbols and of images that are masks.
  ///   - isMask: True if the place uses images as masks unless they say otherwise.
  static func items(
    _ look: ImageLook,
    _ fill: Fill,
    in frame: Frame,
    _ palette: Palette,
    tint: DrawingColor,
    isMask: Bool = false,
    symbols standard: Double = 17
  ) -> [DrawingItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    if look.isSymbol {
      // A symbol keeps its shape in every mode.
      let size = look.size(palette, symbols: standard) ?? frame.size
      let own: Fill = if case .scale = fill { .aspectFit } else { fill }
      return SymbolGlyph.items(look.name, in: self.frame(size, own, in: frame), color: tint)
    }
    if let resource = look.resource(palette) {
      let place = self.frame(resource.size, fill, in: frame)
      let color = resource.isTemplate ?? isMask ? tint : nil
      if case .scale = fill, let parts = stretched(resource, in: place, tint: color) {
        return parts
      }
      return clipped([.image(PlacedImage(resource, in: place, tint: color))], place, in: frame)
    }
    let size = palette.imageSize(named: look.name) ?? frame.size
    let place = self.frame(size, fill, in: frame)
    return clipped(placeholder(look.name, in: place, palette), place, in: frame)
  }

  /// Returns the parts of an image whose edges keep their size; nil for one that is stretched as a
  /// whole, or whose edges don't fit.
  private static func stretched(
    _ resource: ImageResource,
    in frame: Frame,
    tint: DrawingColor?
  ) -> [DrawingItem]? {
    guard let caps = resource.capInsets, frame.size != resource.size else { return nil }
    let across = spans(caps.left, caps.right, of: resource.size.width, in: frame.width)
    let down = spans(caps.top, caps.bottom, of: resource.size.height, in: frame.height)
    guard let across, let down else { return nil }
    return down.flatMap { row in
      across.map { column in
        let place = Frame(
          x: frame.x + column.place,
          y: frame.y + row.place,
          width: column.length,
          height: row.length
        )
        let source = Frame(x: column.from, y: row.from, width: column.part, height: row.part)
        return .image(PlacedImage(resource, in: place, source: source, tint: tint))
      }
    }
  }

  /// A part of an image on an axis, and where it lies.
  private typealias Span = (from: Double, part: Double, place: Double, length: Double)

  /// Returns the parts on an axis: the two edges, and what lies between them.
  private static func spans(_ first: Double, _ last: Double, of own: Double, in length: Double)
    -> [Span]?
  {
    let (inner, room) = (own - first - last, length - first - last)
    guard inner > 0, room >= 0 else { return nil }
    let all: [Span] = [
      (0, first, 0, first), (first, inner, first, room), (own - last, last, length - last, last),
    ]
    return all.filter { $0.part > 0 && $0.length > 0 }
  }

  private static func clipped(
    _ items: [DrawingItem],
    _ place: Frame,
    in frame: Frame
  ) -> [DrawingItem] {
    let isInside =
      place.width <= frame.width + 0.5 && place.height <= frame.height + 0.5
    return isInside ? items : [.group(DrawingGroup(items, clip: Clip(frame)))]
  }

  /// Returns a neutral picture of the right size with the image's name.
  static func placeholder(_ name: String, in frame: Frame, _ palette: Palette) -> [DrawingItem] {
    let gray = palette.system("systemGrayColor")
    let side = min(frame.width, frame.height)
    // A large image is often a background. Both dark and light text is readable on a medium gray.
    let shade = side >= 240 ? 0.7 : 0.22
    let ink = side >= 240 ? DrawingColor.white.faded(0.8) : gray.faded(0.9)
    var items: [DrawingItem] = [
      .rectangle(frame, radius: min(3, frame.width / 6), paint: .fill(gray.faded(shade)))
    ]
    let hasName = frame.height >= 44 && frame.width >= 48
    let glyph = min(side * 0.6, 40)
    var place = frame.centered(Size(width: glyph, height: glyph))
    if hasName { place.y -= 6 }
    items += SymbolGlyph.standIn(in: place, color: ink)
    if hasName {
      let font = DrawingFont(size: 10)
      let block = TextBlock(
        spans: [TextSpan(name, font: font, color: ink)],
        alignment: .middle,
        lineBreak: .middle
      )
      let line = Frame(
        x: frame.x + 3,
        y: place.y + glyph + 1,
        width: frame.width - 6,
        height: font.lineHeight
      )
      items += .annotation(name, block.items(in: line))
    }
    return items
  }
}
