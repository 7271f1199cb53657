internal import LayoutModel

/// How a shape is filled and stroked.
package struct Paint: Sendable, Hashable {
  /// The color of the area; nil for none.
  package var fill: DrawingColor?
  /// The color of the line; nil for none.
  package var stroke: DrawingColor?
  /// The width of the line in points.
  package var width: Double
  /// The lengths of dashes and gaps; empty for a solid line.
  package var dash: [Double]
  /// True if lines end and join round.
  package var isRound: Bool

  /// Creates a paint.
  package init(
    fill: DrawingColor? = nil,
    stroke: DrawingColor? = nil,
    width: Double = 1,
    dash: [Double] = [],
    isRound: Bool = false
  ) {
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.dash = dash
    self.isRound = isRound
  }

  /// Returns a paint of the area.
  package static func fill(_ color: DrawingColor) -> Paint { Paint(fill: color) }

  /// Returns a paint of the line.
  package static func stroke(
    _ color: DrawingColor,
    width: Double = 1,
    isRound: Bool = false
  ) -> Paint {
    Paint(stroke: color, width: width, isRound: isRound)
  }
}

/// A color of a drawing: sRGB components and opacity, from 0 to 1.
package struct DrawingColor: Sendable, Hashable {
  /// The red part.
  package var red: Double
  /// The green part.
  package var green: Double
  /// The blue part.
  package var blue: Double
  /// The opacity.
  package var alpha: Double

  /// Creates a color. Components outside of 0 to 1 are clamped; those that are not finite are 0.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func part(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = part(red)
    self.green = part(green)
    self.blue = part(blue)
    self.alpha = part(alpha)
  }

  /// Creates a gray.
  package init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from 0xRRGGBB.
  package init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255,
      green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255,
      alpha: alpha
    )
  }

  package static let white = DrawingColor(white: 1)
  package static let black = DrawingColor(white: 0)
  package static let clear = DrawingColor(white: 0, alpha: 0)

  /// Returns the color with its opacity multiplied.
  package func faded(_ factor: Double) -> DrawingColor {
    DrawingColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns the color that is seen if this one lies over an opaque one.
  package func over(_ ground: DrawingColor) -> DrawingColor {
    func mixed(_ part: Double, _ below: Double) -> Double { part * alpha + below * (1 - alpha) }
    return DrawingColor(
      red: mixed(red, ground.red),
      green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue)
    )
  }

  /// The brightness that an eye sees, from 0 to 1.
  package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The color as `#rrggbb`, without its opacity.
  package var hex: String {
    "#"
      + [red, green, blue].map { (Int(exactly: ($0 * 255).rounded()) ?? 0).twoHexDigits }.joined()
  }
}
