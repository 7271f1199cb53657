/// A gradient of a ``VectorImage``.
public struct VectorGradient: Sendable, Equatable {
  /// A color at a place of a gradient.
  public struct Stop: Sendable, Equatable {
    /// The place, from 0 to 1.
    public let offset: Double
    /// The color.
    public let color: VectorPath.Color
  }

  /// The colors along the gradient, with a clear one at an end beyond which it does not continue.
  public let stops: [Stop]
  /// The ends of an axial gradient (`x0 y0 x1 y1`), or the circles of a radial one
  /// (`x0 y0 r0 x1 y1 r1`).
  public let coordinates: [Double]
  /// The transform from the gradient's coordinates to the image's.
  let transform: Transform

  /// The number of colors that stand for a function.
  private static let steps = 16

  /// Reads a shading; nil if it is no axial or radial gradient, or if its colors aren't known.
  init?(shading value: PDFValue?, _ transform: Transform, of file: inout PDFFile) {
    let members = file.dictionary(value)
    let type = file.resolved(members["ShadingType"]).integer
    coordinates = file.numbers(members["Coords"])
    guard type == 2 && coordinates.count == 4 || type == 3 && coordinates.count == 6,
      let function = PDFFunction(members["Function"], of: &file)
    else { return nil }
    let domain = file.numbers(members["Domain"])
    let (low, high) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    var stops: [Stop] = []
    for step in 0...VectorGradient.steps {
      let offset = Double(step) / Double(VectorGradient.steps)
      guard let parts = function(low + offset * (high - low)),
        let color = VectorPath.Color(components: parts, alpha: 1)
      else { return nil }
      stops.append(Stop(offset: offset, color: color))
    }
    self.stops = VectorGradient.ended(stops, file.resolved(members["Extend"]).array)
    self.transform = transform
  }

  /// Returns the colors with clear ones at the ends beyond which the gradient does not continue. SVG
  /// continues the outermost color.
  private static func ended(_ stops: [Stop], _ extends: [PDFValue]?) -> [Stop] {
    func clear(_ stop: Stop?, unless place: Int) -> [Stop] {
      let continues = extends?.dropFirst(place).first == .boolean(true)
      guard let stop, !continues else { return [] }
      var color = stop.color
      color.alpha = 0
      return [Stop(offset: stop.offset, color: color)]
    }
    return clear(stops.first, unless: 0) + stops + clear(stops.last, unless: 1)
  }

  /// Returns the gradient as an element of SVG.
  func element(_ number: Int) -> String {
    func attributes(_ pairs: [(String, Double)]) -> String {
      pairs.map { " \($0.0)=\"\(SVGNumber.text($0.1))\"" }.joined()
    }
    let common =
      " id=\"g\(number)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(transform.svg)\""
    let places = coordinates
    guard places.count == 6 else {
      let names = ["x1", "y1", "x2", "y2"]
      return "<linearGradient\(common)\(attributes(Array(zip(names, places))))>"
        + elements(of: stops) + "</linearGradient>"
    }
    // SVG begins at the smaller circle.
    let isReversed = places[2] > places[5]
    let names =
      isReversed ? ["cx", "cy", "r", "fx", "fy", "fr"] : ["fx", "fy", "fr", "cx", "cy", "r"]
    let shown =
      isReversed ? stops.reversed().map { Stop(offset: 1 - $0.offset, color: $0.color) } : stops
    return "<radialGradient\(common)\(attributes(Array(zip(names, places))))>"
      + elements(of: shown) + "</radialGradient>"
  }

  private func elements(of stops: [Stop]) -> String {
    stops.map { stop in
      let isClear = stop.color.alpha == 0
      return "<stop offset=\"\(SVGNumber.text(stop.offset))\" stop-color=\"\(stop.color.text)\""
        + (isClear ? " stop-opacity=\"0\"/>" : "/>")
    }.joined()
  }
}

extension VectorPath.Color {
  /// Creates a color from gray, RGB or CMYK components; nil for another number of them.
  init?(components: [Double], alpha: Double) {
    let parts = components.map { min(max($0, 0), 1) }
    switch parts.count {
    case 1: self.init(red: parts[0], green: parts[0], blue: parts[0], alpha: alpha)
    case 3: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case 4:
      let key = 1 - parts[3]
      self.init(
        red: (1 - parts[0]) * key,
        green: (1 - parts[1]) * key,
        blue: (1 - parts[2]) * key,
        alpha: alpha
      )
    default: return nil
    }
  }
}
