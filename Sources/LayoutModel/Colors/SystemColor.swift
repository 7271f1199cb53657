/// A color that the system defines, in both appearances.
package struct SystemColor: Sendable {
  /// The components of a color in sRGB.
  package struct Components: Sendable, Equatable {
    /// Red, green and blue, as 0xRRGGBB.
    package let rgb: UInt32
    /// The opacity, from 0 to 1.
    package let alpha: Double

    /// The red part, from 0 to 1.
    package var red: Double { Double(rgb >> 16 & 0xff) / 255 }
    /// The green part, from 0 to 1.
    package var green: Double { Double(rgb >> 8 & 0xff) / 255 }
    /// The blue part, from 0 to 1.
    package var blue: Double { Double(rgb & 0xff) / 255 }
  }

  /// The name in documents, such as `systemBlueColor`.
  package let name: String
  /// The color in the light appearance.
  package let light: Components
  /// The color in the dark appearance.
  package let dark: Components

  init(_ name: String, _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ alpha: Double = 1)
  {
    self.name = name
    self.light = Components(rgb: light, alpha: lightAlpha)
    self.dark = Components(rgb: dark, alpha: alpha)
  }

  /// Creates a color that is the same in both appearances.
  init(fixed name: String, _ color: UInt32, _ alpha: Double = 1) {
    self.init(name, color, alpha, dark: color, alpha)
  }

  /// Returns the components in an appearance.
  package subscript(appearance: Appearance) -> Components {
    appearance == .dark ? dark : light
  }

  /// Returns the color of a name on a platform; nil if the system has none.
  package static func named(_ name: String, on platform: Platform) -> SystemColor? {
    platform == .macOS ? macByName[name] : touchByName[name]
  }

  /// Returns the names of the colors that Interface Builder writes for a platform, in byte order.
  package static func names(on platform: Platform) -> [String] {
    let names = platform == .macOS ? Array(macByName.keys) + olderMacNames : Array(touchByName.keys)
    return names.sorted { $0.precedesAsBytes($1) }
  }

  /// The colors of AppKit that its current documentation calls deprecated or that have no components
  /// here. Older documents have them.
  private static let olderMacNames = [
    "alternateSelectedControlColor", "controlAlternatingRowColor", "controlDarkShadowColor",
    "controlHighlightColor", "controlLightHighlightColor", "controlShadowColor", "knobColor",
    "scrollBarColor", "scrubberTexturedBackgroundColor", "secondarySelectedControlColor",
    "selectedKnobColor", "selectedMenuItemColor", "windowFrameColor", "quinaryLabelColor",
    "systemFillColor", "secondarySystemFillColor", "tertiarySystemFillColor",
    "quaternarySystemFillColor", "quinarySystemFillColor", "textInsertionPointColor",
  ]

  /// Returns the components that Interface Builder stores for a color; nil if the system has none
  /// with this name. From Xcode 26 on, they are those of iOS 26.
  package static func stored(
    _ name: String,
    on platform: Platform,
    toolsVersion: Int
  ) -> Components? {
    let isNew = platform != .macOS && toolsVersion >= 24_000
    return (isNew ? storedFromXcode26[name] : nil) ?? named(name, on: platform)?.light
  }

  private static let touchByName = byName(touch)
  private static let macByName = byName(mac)

  private static func byName(_ colors: [SystemColor]) -> [String: SystemColor] {
    Dictionary(colors.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
