extension Unicode.Scalar {
  /// True for what is not seen but steers whatever shows a text: controls and escapes, line ends, marks that
  /// turn its direction, what has no width.
  package var isSteering: Bool {
    // Most texts are these characters, and need no table.
    if value < 0x7f { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  /// The character as text: spelled by its number if it steers.
  package var spelled: String {
    isSteering ? "\\u{\(String(value, radix: 16))}" : String(self)
  }
}

extension String {
  /// The text with everything spelled out that could steer what shows it.
  package var spelled: String {
    guard unicodeScalars.contains(where: \.isSteering) else { return self }
    return unicodeScalars.map(\.spelled).joined()
  }
}
