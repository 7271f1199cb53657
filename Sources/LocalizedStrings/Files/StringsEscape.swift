internal import LayoutModel

/// The escapes of strings files: in quoted strings, and in the fields of comments.
package enum StringsEscape {
  /// Returns a text with its quotes, backslashes and control characters escaped.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var output: [UInt8] = []
    output.reserveCapacity(text.utf8.count + 8)
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\"".utf8
      case UInt8(ascii: "\\"): output += "\\\\".utf8
      case UInt8(ascii: "\n"): output += "\\n".utf8
      case UInt8(ascii: "\r"): output += "\\r".utf8
      case UInt8(ascii: "\t"): output += "\\t".utf8
      // The end of a comment.
      case UInt8(ascii: "/") where last == UInt8(ascii: "*"): output += "\\/".utf8
      case 0..<0x20, 0x7F: output += "\\U00\(byte.twoHexDigits)".utf8
      default: output.append(byte)
      }
      last = byte
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
      || byte == UInt8(ascii: "/") || byte == 0x7F
  }

  /// Returns the text of the bytes between two quotes.
  ///
  /// An escaped character that is not special stands for itself.
  package static func unescaped(_ raw: some Collection<UInt8>) -> String {
    guard raw.contains(UInt8(ascii: "\\")) else { return String(decoding: raw, as: UTF8.self) }
    var output: [UInt8] = []
    var units: [UInt16] = []
    var rest = Array(raw)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        flush(&units, to: &output)
        output.append(byte)
        continue
      }
      if escape == UInt8(ascii: "U") || escape == UInt8(ascii: "u"),
        let unit = rest.takeHexadecimal()
      {
        // Two escapes can be the halves of one character.
        units.append(unit)
        continue
      }
      flush(&units, to: &output)
      if let digit = escape.octalDigit {
        units.append(rest.takeOctal(after: digit))
        flush(&units, to: &output)
      } else {
        output.append(named[escape] ?? escape)
      }
    }
    flush(&units, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static let named: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9, UInt8(ascii: "a"): 7,
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11,
  ]

  private static func flush(_ units: inout [UInt16], to output: inout [UInt8]) {
    guard !units.isEmpty else { return }
    output += String(decoding: units, as: UTF16.self).utf8
    units = []
  }
}

extension UInt8 {
  fileprivate var octalDigit: UInt16? {
    self >= UInt8(ascii: "0") && self <= UInt8(ascii: "7")
      ? UInt16(truncatingIfNeeded: self) - 48 : nil
  }
}

extension ArraySlice<UInt8> {
  /// Takes up to four hexadecimal digits; nil if there is none.
  fileprivate mutating func takeHexadecimal() -> UInt16? {
    var value: UInt16?
    for _ in 0..<4 {
      guard let digit = first.flatMap({ Character(UnicodeScalar($0)).hexDigitValue }) else { break }
      value = (value ?? 0) << 4 | UInt16(truncatingIfNeeded: digit)
      self = dropFirst()
    }
    return value
  }

  /// Takes up to two more octal digits.
  fileprivate mutating func takeOctal(after digit: UInt16) -> UInt16 {
    var value = digit
    for _ in 0..<2 {
      guard let digit = first?.octalDigit else { break }
      value = value << 3 | digit
      self = dropFirst()
    }
    return value
  }
}
