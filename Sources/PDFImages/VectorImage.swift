/// A vector image: paths with colors and gradients, and bitmaps, from the first page of a PDF file.
public struct VectorImage: Sendable, Equatable {
  /// The width in points.
  public let width: Double
  /// The height in points.
  public let height: Double
  /// The paths, back to front.
  public let paths: [VectorPath]
  /// The bitmaps, back to front. Each tells how many paths are below it.
  public let pictures: [VectorPicture]
  /// The gradients that paths refer to.
  public let gradients: [VectorGradient]
  /// The areas that paths and bitmaps refer to.
  public let clips: [VectorClip]
  /// True if everything on the page is drawn. False if the page also has text,
  /// masks, tiles, or gradients and bitmaps in unusual formats, which are left out.
  public let isComplete: Bool

  /// Reads the first page of a PDF file; nil if the file is malformed, encrypted or empty, or has
  /// nothing that can be drawn.
  ///
  /// Reading has limits on the size of expanded data and on the number of path segments. Nothing
  /// in a file runs, and nothing outside of it is loaded.
  ///
  /// - Parameter bytes: The file's content.
  public init?(pdf bytes: [UInt8]) {
    guard var file = PDFFile(bytes), let page = file.firstPage else { return nil }
    var box = file.numbers(page["CropBox"])
    if box.count != 4 { box = file.numbers(page["MediaBox"]) }
    guard box.count == 4 else { return nil }
    let (left, right) = (min(box[0], box[2]), max(box[0], box[2]))
    let (bottom, top) = (min(box[1], box[3]), max(box[1], box[3]))
    guard right > left, top > bottom, right - left < 100_000, top - bottom < 100_000 else {
      return nil
    }
    (width, height) = (right - left, top - bottom)
    // PDF's y axis points up.
    let flip = Transform(a: 1, b: 0, c: 0, d: -1, x: -left, y: top)
    var painter = PDFPainter(transform: flip, width: width, height: height)
    painter.paint(page: page, of: &file)
    guard !painter.paths.isEmpty || !painter.pictures.isEmpty else { return nil }
    (paths, pictures) = (painter.paths, painter.pictures)
    (gradients, clips) = (painter.gradients, painter.clips)
    isComplete = painter.isComplete
  }

  /// Returns the image as a standalone SVG document.
  ///
  /// - Parameter base64: Encodes the bytes of bitmaps.
  public func svg(base64: ([UInt8]) -> String) -> String {
    let size = "width=\"\(SVGNumber.text(width))\" height=\"\(SVGNumber.text(height))\""
    let box = "viewBox=\"0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))\""
    let areas = clips.enumerated().map { index, clip in
      let rule = clip.rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
      let path = "<path d=\"\(clip.segments.data)\"\(rule)/>"
      return "<clipPath id=\"c\(index)\">\(path)</clipPath>"
    }
    func clipped(_ element: String, _ clips: [Int]) -> String {
      let groups = clips.map { "<g clip-path=\"url(#c\($0))\">" }
      return groups.joined() + element + clips.map { _ in "</g>" }.joined()
    }
    var shapes = ""
    var next = 0
    func addPictures(below position: Int) {
      while next < pictures.count, pictures[next].position <= position {
        let picture = pictures[next]
        shapes += clipped(picture.element(next, base64: base64), picture.clips)
        next += 1
      }
    }
    for (position, path) in paths.enumerated() {
      addPictures(below: position)
      shapes += clipped(path.element, path.clips)
    }
    addPictures(below: paths.count)
    let links = pictures.isEmpty ? "" : " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"\(links) \(size) \(box)>"
      + gradients.enumerated().map { $1.element($0) }.joined() + areas.joined() + shapes + "</svg>"
  }
}

/// A path of a ``VectorImage``.
public struct VectorPath: Sendable, Equatable {
  /// A color with components from 0 to 1.
  public struct Color: Sendable, Equatable {
    /// The red component.
    public let red: Double
    /// The green component.
    public let green: Double
    /// The blue component.
    public let blue: Double
    /// The opacity.
    public internal(set) var alpha: Double

    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
  }

  /// A part of an outline. Points are in the image's coordinates, with the y axis down.
  public enum Segment: Sendable, Equatable {
    /// The start of an outline.
    case move(Double, Double)
    /// A line to a point.
    case line(Double, Double)
    /// A cubic curve with two control points.
    case curve(Double, Double, Double, Double, Double, Double)
    /// A line back to the start.
    case close
  }

  /// The outline.
  public let segments: [Segment]
  /// The color inside; nil for none.
  public let fill: Color?
  /// The index of the gradient inside, instead of the color's red, green and blue, in
  /// ``VectorImage/gradients``; nil for none.
  public let gradient: Int?
  /// True if overlapping parts of the outline are holes.
  public let isEvenOdd: Bool
  /// The color of the line; nil for none.
  public let stroke: Color?
  /// The width of the line in points.
  public let lineWidth: Double
  /// The ends of lines: 0 butt, 1 round, 2 square.
  public let lineCap: Int
  /// The corners of lines: 0 miter, 1 round, 2 bevel.
  public let lineJoin: Int
  /// The indices of the ``VectorImage/clips`` outside which nothing is drawn, outermost first.
  public let clips: [Int]

  /// The outline in the notation of SVG.
  public var data: String { segments.data }

  /// The path as an element of SVG.
  var element: String {
    let paint = gradient.map { "url(#g\($0))" } ?? fill?.text ?? "none"
    var text = "<path d=\"\(data)\" fill=\"\(paint)\""
    if let fill, fill.alpha < 1 { text += " fill-opacity=\"\(SVGNumber.text(fill.alpha))\"" }
    if isEvenOdd { text += " fill-rule=\"evenodd\"" }
    if let stroke {
      text += " stroke=\"\(stroke.text)\" stroke-width=\"\(SVGNumber.text(lineWidth))\""
      if stroke.alpha < 1 { text += " stroke-opacity=\"\(SVGNumber.text(stroke.alpha))\"" }
      if lineCap == 1 { text += " stroke-linecap=\"round\"" }
      if lineCap == 2 { text += " stroke-linecap=\"square\"" }
      if lineJoin == 1 { text += " stroke-linejoin=\"round\"" }
      if lineJoin == 2 { text += " stroke-linejoin=\"bevel\"" }
    }
    return text + "/>"
  }
}

/// An area outside which nothing is drawn.
public struct VectorClip: Sendable, Equatable {
  /// The rule for the points inside of an outline that crosses itself.
  public enum Rule: Sendable {
    /// The points that the outline winds around.
    case nonZero
    /// The points that the outline winds around an odd number of times.
    case evenOdd
  }

  /// The outline of the area.
  public let segments: [VectorPath.Segment]
  /// The rule for the points inside.
  public let rule: Rule
}

extension [VectorPath.Segment] {
  /// The outline in the notation of SVG.
  var data: String {
    func text(_ numbers: Double...) -> String {
      numbers.map(SVGNumber.text).joined(separator: " ")
    }
    return map { segment in
      switch segment {
      case .move(let x, let y): "M" + text(x, y)
      case .line(let x, let y): "L" + text(x, y)
      case .curve(let a, let b, let c, let d, let x, let y): "C" + text(a, b, c, d, x, y)
      case .close: "Z"
      }
    }.joined()
  }
}

extension VectorPath.Color {
  /// The color without its opacity, as `#rrggbb`.
  var text: String {
    "#"
      + [red, green, blue].map { part in
        let byte = Int(exactly: (min(max(part, 0), 1) * 255).rounded()) ?? 0
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

/// Numbers in SVG.
enum SVGNumber {
  /// Returns a number with at most three decimals; 0 if it is not finite or too large to draw.
  static func text(_ value: Double) -> String {
    guard abs(value) < 1e7, let thousandths = Int(exactly: (value * 1000).rounded()) else {
      return "0"
    }
    if thousandths % 1000 == 0 { return String(thousandths / 1000) }
    return String(Double(thousandths) / 1000)
  }
}
