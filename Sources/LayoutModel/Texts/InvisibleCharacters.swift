extension Unicode.Scalar {
  /// True for invisible characters that affect how a text is displayed: control characters,
  /// escapes, line endings, direction marks and zero-width characters.
  package var isInvisibleControl: Bool {
    // ASCII needs no table lookup.
    if value < 0x7f { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// The character as text; a control character as a Unicode escape.
  package var spelled: String {
    isInvisibleControl ? "\\u{\(String(value, radix: 16))}" : String(self)
  }
}

extension String {
  /// The text with its control characters as Unicode escapes.
  package var spelled: String {
    guard unicodeScalars.contains(where: \.isInvisibleControl) else { return self }
    return unicodeScalars.map(\.spelled).joined()
  }
}
