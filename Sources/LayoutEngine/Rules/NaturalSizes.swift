import LayoutModel

/// The sizes that contents have by themselves, as far as a document tells: the estimated width of a line
/// of text, and the size of an image.
///
/// The stored size of a view is that of its layout, which may be larger or smaller.
enum NaturalSizes {
  /// Returns the length of a view's content in points; nil if the document does not tell it.
  static func length(_ facts: ViewFacts, _ axis: Axis) -> Double? {
    axis == .horizontal ? width(facts) : image(facts)?.height
  }

  /// Returns the width of a view's content in points; nil if the document does not tell it.
  static func width(_ facts: ViewFacts) -> Double? {
    switch facts.kind {
    case .imageView: return image(facts)?.width
    case .button:
      let title = lineWidth(facts.text.title ?? "", facts)
      if facts.hasImage { return image(facts).map { $0.width + title } }
      return title > 0 ? max(smallestButton, title) : nil
    case .label:
      guard let text = facts.text.text, !text.isEmpty, isOneLine(facts) else { return nil }
      return lineWidth(text, facts)
    default: return nil
    }
  }

  /// Returns true if a stored width can be that of the content. Widths of texts are estimates.
  static func matches(_ stored: Double, _ own: Double, _ kind: ViewKind) -> Bool {
    abs(stored - own) <= (kind == .imageView ? 0.5 : 0.09 * own + 1.5)
  }

  /// Returns true for a label with one line, also if it may have more.
  static func isOneLine(_ facts: ViewFacts) -> Bool {
    guard facts.text.numberOfLines != 1, let height = facts.frame?.height else { return true }
    return height <= 1.6 * Baselines.lineHeight(facts)
  }

  /// Returns the size of a view's image; nil for a symbol, of which the document lists only proportions.
  private static func image(_ facts: ViewFacts) -> Size? {
    facts.hasSymbol || facts.hasBackgroundImage ? nil : facts.imageSize
  }

  /// The smallest width of a button with a title, in points.
  private static let smallestButton = 30.0

  /// The number of characters that fill a line of any screen.
  private static let longestLine = 2_000

  private static func lineWidth(_ text: String, _ facts: ViewFacts) -> Double {
    let sum = text.unicodeScalars.prefix(longestLine).reduce(0) { $0 + width(of: $1) }
    return sum * Baselines.pointSize(facts) * (facts.text.isBold ? 1.06 : 1)
  }

  /// Returns the width of a character as a part of the font's size, as in most fonts without serifs.
  private static func width(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", ".", ",", ":", ";", "!", "'", "|": 0.25
    case " ", "f", "t", "r", "I", "(", ")", "[", "]", "/", "-": 0.31
    case "m", "w", "M", "W", "@", "%": 0.86
    case "0"..."9": 0.58
    // Without these two, the search in Unicode's tables takes a seventh of a check.
    case "a"..."z": 0.545
    case "A"..."Z": 0.68
    case "\u{300}"..."\u{36f}", "\u{200b}"..."\u{200f}", "\u{fe00}"..."\u{fe0f}": 0
    case "\u{ac00}"..."\u{d7a3}": 0.88
    case "\u{1100}"..."\u{11ff}", "\u{2e80}"..."\u{abff}", "\u{f900}"..."\u{faff}",
      "\u{ff00}"..."\u{ff60}", "\u{2026}", "\u{2014}":
      1
    case "\u{1f000}"..."\u{1ffff}": 1.25
    default: scalar.properties.isUppercase ? 0.68 : 0.545
    }
  }
}
