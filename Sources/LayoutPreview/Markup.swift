internal import LayoutModel

/// Escaped text and formatted numbers for XML and HTML.
enum Markup {
  /// Escapes text for content and attributes. Characters that XML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff:
        result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns a number with at most two decimals; 0 if it is not finite or too large to draw.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e7, let hundredths = Int(exactly: (value * 100).rounded()) else {
      return "0"
    }
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }
}
