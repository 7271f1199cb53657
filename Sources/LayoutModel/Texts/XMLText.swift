/// The characters that XML texts contain as references.
package enum XMLText {
  /// Returns the reference for a byte in the text of an element; nil if the byte needs none.
  ///
  /// XML turns carriage returns into line feeds if they are not references.
  package static func contentReference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }

  /// Returns the reference for a byte in the value of an attribute; nil if the byte needs none.
  ///
  /// XML turns line ends and tabs in attributes into spaces if they are not references.
  package static func attributeReference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "\n"): "&#10;"
    case UInt8(ascii: "\t"): "&#9;"
    default: contentReference(byte)
    }
  }

  /// Returns true if XML can contain a character. It can't contain most control characters.
  package static func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\t": true
    default: scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
    }
  }

  /// Returns a text as the text of an element.
  package static func content(_ text: String) -> String {
    escaped(text, contentReference) { _ in nil }
  }

  /// Returns a text as the value of an attribute in double quotes.
  ///
  /// - Parameter spelling: Returns the spelling of a character that is not written as attributes are;
  ///   nil for other characters.
  package static func attribute(
    _ text: String,
    spelling: (Unicode.Scalar) -> String? = { _ in nil }
  ) -> String {
    escaped(text, attributeReference, spelling)
  }

  private static func escaped(
    _ text: String,
    _ reference: (UInt8) -> StaticString?,
    _ spelling: (Unicode.Scalar) -> String?
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let own = spelling(scalar) {
        result += own
      } else if let known = UInt8(exactly: scalar.value).flatMap(reference) {
        result += known.description
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
