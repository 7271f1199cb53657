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

  /// True for a character that a terminal does not show, or shows in its own way: an invisible control,
  /// or one for private use, such as the glyphs of icon fonts and the function keys of macOS.
  fileprivate var needsEscape: Bool {
    isInvisibleControl || value >= 0xe000 && properties.generalCategory == .privateUse
  }

  /// The character as text; one that a terminal does not show as a Unicode escape.
  package var spelled: String {
    needsEscape ? "\\u{\(String(value, radix: 16))}" : String(self)
  }
}

extension String {
  /// The text with the characters that a terminal does not show as Unicode escapes.
  package var spelled: String {
    guard unicodeScalars.contains(where: \.needsEscape) else { return self }
    return unicodeScalars.map(\.spelled).joined()
  }
}
