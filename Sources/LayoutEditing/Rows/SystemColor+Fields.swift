internal import LayoutModel

extension SystemColor {
  /// The fields of black.
  static let blackFields = gray(0)

  /// Returns the fields that Interface Builder writes for a color of the system: the components of
  /// the light appearance. Those of black if the system has no color of this name.
  static func fields(
    of name: String,
    on platform: Platform,
    toolsVersion: Int
  ) -> [String: String] {
    guard let color = stored(name, on: platform, toolsVersion: toolsVersion) else {
      return blackFields
    }
    if color.alpha == 1, color.red == color.green, color.green == color.blue {
      return gray(color.red)
    }
    return [
      "red": NumberText.component(color.red), "green": NumberText.component(color.green),
      "blue": NumberText.component(color.blue), "alpha": NumberText.component(color.alpha),
      "colorSpace": "custom", "customColorSpace": "sRGB",
    ]
  }

  private static func gray(_ white: Double) -> [String: String] {
    [
      "white": NumberText.component(white), "alpha": "1", "colorSpace": "custom",
      "customColorSpace": "genericGamma22GrayColorSpace",
    ]
  }
}
