package import LayoutModel

/// A color that the system defines, in both appearances.
package struct SystemColor: Sendable {
  /// The name in documents, such as `systemBlueColor`.
  package let name: String
  /// The color in the light appearance.
  package let light: DrawingColor
  /// The color in the dark appearance.
  package let dark: DrawingColor

  init(_ name: String, _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ alpha: Double = 1)
  {
    self.name = name
    self.light = DrawingColor(light, alpha: lightAlpha)
    self.dark = DrawingColor(dark, alpha: alpha)
  }

  /// Creates a color that is the same in both appearances.
  init(fixed name: String, _ color: UInt32, _ alpha: Double = 1) {
    self.init(name, color, alpha, dark: color, alpha)
  }

  /// Returns the color in an appearance.
  package subscript(appearance: Appearance) -> DrawingColor {
    appearance == .dark ? dark : light
  }

  /// Returns the color of a name on a platform; nil if the system has none.
  package static func named(_ name: String, on platform: Platform) -> SystemColor? {
    platform == .macOS ? macByName[name] : touchByName[name]
  }

  private static let touchByName = byName(touch)
  private static let macByName = byName(mac)

  private static func byName(_ colors: [SystemColor]) -> [String: SystemColor] {
    Dictionary(colors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
