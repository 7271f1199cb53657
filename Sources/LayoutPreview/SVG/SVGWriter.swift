internal import LayoutModel

/// Writes a ``Drawing`` as SVG.
///
/// Every text and name is escaped. The only references are those to definitions in the same text,
/// whose ids follow from their content: equal ids always mean equal content, so that several
/// drawings can share a page.
package struct SVGWriter {
  private var text = ""
  private var definitions: SVGDefinitions
  private let isInteractive: Bool

  /// - Parameters:
  ///   - isInteractive: True to give each view an area that receives the pointer.
  ///   - imageFolder: The folder of the images' URLs; nil to include their bytes.
  private init(isInteractive: Bool, imageFolder: String? = nil) {
    self.isInteractive = isInteractive
    definitions = SVGDefinitions(imageFolder: imageFolder)
  }

  /// Returns a drawing as an `svg` element.
  ///
  /// - Parameters:
  ///   - style: A style sheet to include; nil if the page includes it.
  ///   - isInteractive: True to give each view an area that receives the pointer.
  ///   - includesImages: False if the page has the definitions of the images.
  ///   - imageFolder: The folder of the images' URLs, which end with ``ImageResource/digest``; nil to
  ///     include the images' bytes.
  package static func element(
    _ drawing: Drawing,
    style: String? = nil,
    isInteractive: Bool = false,
    includesImages: Bool = true,
    imageFolder: String? = nil
  ) -> String {
    var writer = SVGWriter(isInteractive: isInteractive, imageFolder: imageFolder)
    return writer.element(drawing, style: style, includesImages: includesImages)
  }

  /// Returns a drawing as an `svg` element without the definitions of its images, and these by their
  /// ids, so that several drawings share them.
  package static func parts(_ drawing: Drawing) -> (element: String, images: [String: String]) {
    var writer = SVGWriter(isInteractive: false)
    let element = writer.element(drawing, style: nil, includesImages: false)
    let images = writer.definitions.imagesByID.map { ($0.id, $0.definition) }
    return (element, Dictionary(images, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func element(
    _ drawing: Drawing,
    style: String?,
    includesImages: Bool
  ) -> String {
    text.reserveCapacity(16_384)
    write(drawing.items)
    let (width, height) = (Markup.number(drawing.size.width), Markup.number(drawing.size.height))
    var result =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"canvas\" width=\"\(width)\""
      + " height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"img\""
      + " font-family=\"\(SVGFonts.system)\">\n"
    if !drawing.title.isEmpty { result += "<title>\(Markup.escaped(drawing.title))</title>\n" }
    if let style { result += "<style>\(style)</style>\n" }
    result += definitions.element(includesImages: includesImages)
    return result + text + "</svg>\n"
  }

  /// Returns a part of a drawing, with the definitions that it needs except images.
  package static func fragment(_ item: DrawingItem, isInteractive: Bool = false) -> String {
    var writer = SVGWriter(isInteractive: isInteractive)
    writer.write(item)
    return writer.definitions.element(includesImages: false) + writer.text
  }

  /// Returns a view without its subviews and its place. A page adds both, and puts the subviews
  /// into the group of the class `inner`.
  package static func shape(of view: DrawnView) -> String {
    var writer = SVGWriter(isInteractive: true)
    var alone = view
    alone.subviews = []
    writer.write(alone, isPlaced: false)
    return writer.text
  }

  /// Returns the definitions of the images of some drawings, for a page that shares them.
  package static func images(of drawings: [Drawing]) -> String {
    var writer = SVGWriter(isInteractive: false)
    for drawing in drawings { writer.write(drawing.items) }
    return writer.definitions.images
  }

  // MARK: - Items

  private mutating func write(_ items: [DrawingItem]) {
    for item in items { write(item) }
  }

  private mutating func write(_ item: DrawingItem) {
    switch item {
    case .rectangle(let frame, let radius, let paint): write(frame, radius, paint)
    case .ellipse(let frame, let paint):
      text += "<ellipse"
      number("cx", frame.x + frame.width / 2)
      number("cy", frame.y + frame.height / 2)
      number("rx", max(0, frame.width / 2))
      number("ry", max(0, frame.height / 2))
      close(paint)
    case .line(let from, let to, let paint):
      text += "<line"
      number("x1", from.x)
      number("y1", from.y)
      number("x2", to.x)
      number("y2", to.y)
      close(paint)
    case .path(let path, let paint):
      text += "<path d=\"\(SVGWriter.data(path))\""
      close(paint)
    case .text(let run): write(run)
    case .image(let image): write(image)
    case .group(let group): write(group)
    case .view(let view): write(view)
    case .overlay(let overlay):
      text += "<g class=\"\(overlay.kind.rawValue)\">"
      write(overlay.items)
      text += "</g>"
    case .mark(let mark): write(mark)
    }
  }

  private mutating func write(_ frame: Frame, _ radius: Double, _ paint: Paint) {
    text += "<rect"
    place(frame)
    let limit = max(0, min(frame.width, frame.height) / 2)
    if radius > 0, limit > 0 { number("rx", min(radius, limit)) }
    close(paint)
  }

  private mutating func write(_ group: DrawingGroup) {
    var steps: [String] = []
    if group.origin != .zero {
      steps.append("translate(\(Markup.number(group.origin.x)) \(Markup.number(group.origin.y)))")
    }
    if group.rotation != 0 { steps.append("rotate(\(Markup.number(group.rotation)))") }
    if group.scale != 1 { steps.append("scale(\(Markup.fraction(group.scale)))") }
    if steps.isEmpty, group.opacity >= 1, group.clip == nil { return write(group.items) }
    text += "<g"
    if !steps.isEmpty { text += " transform=\"\(steps.joined(separator: " "))\"" }
    opacity("opacity", group.opacity)
    if let clip = group.clip { self.clip(clip) }
    text += ">"
    write(group.items)
    text += "</g>"
  }

  private mutating func clip(_ clip: Clip) {
    text += " clip-path=\"url(#\(definitions.id(of: clip)))\""
  }

  private mutating func write(_ view: DrawnView, isPlaced: Bool = true) {
    text += "<svg class=\"view"
    switch view.state {
    case .active: break
    case .ghost: text += " ghost"
    case .hidden: text += " hidden"
    }
    text += "\" data-view=\"\(view.index)\""
    // An element without an area is not drawn, even if its subviews lie outside of it.
    if isPlaced { place(view.frame, least: 0.01) }
    // A clip at square corners needs no definition: it is what an svg element does.
    if view.clipRadius != 0 { text += " overflow=\"visible\"" }
    opacity("opacity", view.opacity)
    text += ">"
    if isPlaced { text += "<title>\(Markup.escaped(view.title))</title>" }
    let start = text.endIndex
    writeContent(view)
    if !isPlaced {
      // A page uses a shape without the drawing, so the shape has its own definitions.
      text.insert(contentsOf: definitions.element(includesImages: false), at: start)
    }
    text += "</svg>\n"
  }

  private mutating func writeContent(_ view: DrawnView) {
    let radius = view.clipRadius ?? 0
    if radius > 0 {
      let bounds = Frame(x: 0, y: 0, width: view.frame.width, height: view.frame.height)
      text += "<g"
      clip(Clip(bounds, radius: radius))
      text += ">"
    }
    if isInteractive { text += "<rect class=\"hit\" width=\"100%\" height=\"100%\"/>" }
    write(view.items)
    if isInteractive { text += "<g class=\"inner\">" }
    write(view.subviews)
    if isInteractive { text += "</g>" }
    write(view.overlay)
    if radius > 0 { text += "</g>" }
  }

  private mutating func write(_ mark: FindingMark) {
    text += "<rect class=\"finding \(mark.severity.rawValue)\" data-finding-view=\"\(mark.view)\""
    place(mark.frame)
    text += "><title>\(Markup.escaped(mark.title))</title></rect>\n"
  }

  // MARK: - Text

  private mutating func write(_ run: TextRun) {
    if run.text.isEmpty { return }
    text += "<text"
    if SVGWriter.needsSpaces(run.text) { text += " xml:space=\"preserve\"" }
    let fit = run.width.flatMap { SVGFit(of: run, to: $0) }
    let isStretched = fit.map { $0.stretch != 1 } ?? false
    if let fit, isStretched {
      // librsvg does not stretch the distance of an anchor, so stretched text begins at its edge.
      text += " transform=\"matrix(\(Markup.fraction(fit.stretch)) 0 0 1"
      text += " \(Markup.number(run.box.x)) \(Markup.number(run.baseline)))\""
    } else {
      number("x", run.x)
      number("y", run.baseline)
    }
    if run.anchor != .start, !isStretched { text += " text-anchor=\"\(run.anchor.rawValue)\"" }
    write(run.font)
    text += " fill=\"\(run.color.hex)\""
    opacity("fill-opacity", run.color.alpha)
    if let decoration = run.decoration { text += " text-decoration=\"\(decoration.rawValue)\"" }
    if let fit {
      if abs(fit.spacing) >= 0.005 { number("letter-spacing", fit.spacing) }
      number("textLength", fit.length)
      text += " lengthAdjust=\"spacingAndGlyphs\""
    }
    text += ">\(Markup.escaped(run.text))</text>"
  }

  /// Returns true for a text with spaces that SVG collapses: those at its ends, and several in a row.
  private static func needsSpaces(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      let isSpace = byte == UInt8(ascii: " ")
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !text.isEmpty
  }

  private mutating func write(_ font: DrawingFont) {
    number("font-size", font.size)
    if font.weight != 400 { text += " font-weight=\"\(min(max(font.weight, 1), 1000))\"" }
    if font.isItalic { text += " font-style=\"italic\"" }
    if let family = SVGFonts.family(of: font) { text += " font-family=\"\(family)\"" }
  }

  // MARK: - Images

  private mutating func write(_ image: PlacedImage) {
    let id = definitions.id(of: image.resource)
    let filter = image.tint.map { " filter=\"url(#\(definitions.id(ofTint: $0)))\"" } ?? ""
    let size = image.resource.size
    text += "<svg"
    place(image.frame)
    let part = image.source ?? Frame(x: 0, y: 0, width: size.width, height: size.height)
    text += " viewBox=\"\(Markup.number(part.x)) \(Markup.number(part.y))"
    text += " \(Markup.number(max(0, part.width))) \(Markup.number(max(0, part.height)))\""
    text += " preserveAspectRatio=\"none\"><use href=\"#\(id)\"\(filter)/></svg>"
  }

  // MARK: - Attributes

  private mutating func place(_ frame: Frame, least: Double = 0) {
    if frame.x != 0 { number("x", frame.x) }
    if frame.y != 0 { number("y", frame.y) }
    number("width", max(least, frame.width))
    number("height", max(least, frame.height))
  }

  private mutating func number(_ name: String, _ value: Double) {
    text += " \(name)=\"\(Markup.number(value))\""
  }

  private mutating func opacity(_ name: String, _ value: Double) {
    if value < 1 { number(name, max(0, value)) }
  }

  private mutating func close(_ paint: Paint) {
    if let fill = paint.fill {
      text += " fill=\"\(fill.hex)\""
      opacity("fill-opacity", fill.alpha)
    } else {
      text += " fill=\"none\""
    }
    if let stroke = paint.stroke {
      text += " stroke=\"\(stroke.hex)\""
      opacity("stroke-opacity", stroke.alpha)
      if paint.width != 1 { number("stroke-width", paint.width) }
      if paint.isRound { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
      if !paint.dash.isEmpty {
        text += " stroke-dasharray=\"\(paint.dash.map(Markup.number).joined(separator: " "))\""
      }
    }
    text += "/>"
  }
}
