internal import LayoutModel

/// Escaped text and formatted numbers for XML and HTML.
enum Markup {
  /// Escapes text for content and attributes. Characters that XML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    if !text.utf8.contains(where: needsEscape) { return text }
    return XMLText.attribute(text) { scalar in
      scalar == "'" ? "&#39;" : XMLText.allows(scalar) ? nil : "\u{fffd}"
    }
  }

  /// Returns true for bytes of characters that ``escaped(_:)`` may replace.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0..<0x20, 0xef:
      true
    default: false
    }
  }

  /// Returns a number with at most two decimals; 0 if it is not finite or too large to draw.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e7, let hundredths = Int(exactly: (value * 100).rounded()) else {
      return "0"
    }
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }

  /// Returns a factor with at most four decimals; 0 if it is not finite or too large to draw.
  static func fraction(_ value: Double) -> String {
    guard abs(value) < 1e7, let parts = Int(exactly: (value * 10_000).rounded()) else { return "0" }
    return String(Double(parts) / 10_000)
  }
}
