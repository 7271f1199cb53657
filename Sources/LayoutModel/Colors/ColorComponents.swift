internal import CLibrary

/// The components of a color, each from 0 to 1. They are in sRGB, except for the stored numbers of
/// ``init(stored:)``. Colors of Display P3 can be outside of the range in sRGB.
package struct ColorComponents: Sendable, Equatable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Reads a color of a document; nil for a color without components. A color without alpha is
  /// opaque.
  package init?(_ record: Record) {
    self.init(stored: record)
    if record["customColorSpace"] == "displayP3" { convertFromDisplayP3() }
  }

  /// Reads the numbers of a color in its own color space; nil for a color without components.
  package init?(stored record: Record) {
    func part(_ name: String) -> Double? { record[name].flatMap { Double($0) } }
    let alpha = part("alpha") ?? 1
    if let white = part("white") {
      self.init(red: white, green: white, blue: white, alpha: alpha)
      return
    }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
      return nil
    }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Converts from Display P3, which has the transfer function of sRGB and other primaries.
  private mutating func convertFromDisplayP3() {
    let r = ColorComponents.linear(red)
    let g = ColorComponents.linear(green)
    let b = ColorComponents.linear(blue)
    red = ColorComponents.encoded(1.22494 * r - 0.22494 * g)
    green = ColorComponents.encoded(-0.04206 * r + 1.04206 * g)
    blue = ColorComponents.encoded(-0.01964 * r - 0.07864 * g + 1.09828 * b)
  }

  /// Returns the linear value of a component of sRGB.
  package static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
