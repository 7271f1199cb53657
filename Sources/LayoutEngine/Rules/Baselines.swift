import LayoutModel

/// The positions of baselines, from the proportions of the system font (measured: ascender 1950 and
/// descender 494 of 2048 units).
enum Baselines {
  static let ascender = 1950.0 / 2048
  static let descender = 494.0 / 2048
  static let capHeight = 1443.0 / 2048

  /// Returns the font size of a view in points: its own, that of its text style at the default text
  /// size, or that of its class.
  static func pointSize(_ facts: ViewFacts) -> Double {
    // A designable label reports the height of its line.
    if facts.kind == .label, let line = facts.designedSize?.height, line > 0 {
      return line / (ascender + descender)
    }
    if let size = facts.text.pointSize { return size }
    if let style = facts.text.textStyle, let size = TextSize.large.points(of: style) { return size }
    switch facts.kind {
    case .button: return 15
    case .textField, .textView: return 14
    default: return 17
    }
  }

  /// Returns true if a view's text has the system's font, also under its names as a font of the app.
  static func usesSystemFont(_ facts: ViewFacts) -> Bool {
    guard let name = facts.text.fontName else { return true }
    return name.hasPrefix("SFUI") || name.hasPrefix(".SF")
  }

  /// Returns the height of a line of a view's text in points.
  static func lineHeight(_ facts: ViewFacts) -> Double {
    pointSize(facts) * (ascender + descender)
  }

  /// Returns the distance from the center of a symbol to its baseline: half the height of capital
  /// letters in the font that the symbol matches, at any scale (4 of 4 views).
  static func symbolOffset(_ facts: ViewFacts) -> Double {
    let style = facts.symbolText.textStyle.flatMap(TextSize.large.points)
    return (facts.symbolText.pointSize ?? style ?? 17) * capHeight / 2
  }
}
