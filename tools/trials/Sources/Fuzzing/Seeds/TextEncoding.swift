import Foundation

/// The encodings that a file from another tool may have.
enum TextEncoding: String, CaseIterable {
  case utf8, utf8WithMark
  case utf16Little, utf16LittleWithMark, utf16Big, utf16BigWithMark
  case utf32Little, utf32LittleWithMark, utf32Big, utf32BigWithMark
  case latin1, ebcdic

  /// The encoding's name in a declaration.
  var name: String {
    switch self {
    case .utf8, .utf8WithMark: "UTF-8"
    case .utf16LittleWithMark, .utf16BigWithMark: "UTF-16"
    case .utf16Little: "UTF-16LE"
    case .utf16Big: "UTF-16BE"
    case .utf32LittleWithMark, .utf32BigWithMark: "UTF-32"
    case .utf32Little: "UTF-32LE"
    case .utf32Big: "UTF-32BE"
    case .latin1: "ISO-8859-1"
    case .ebcdic: "IBM037"
    }
  }

  /// The bytes of a text. Characters outside the encoding become question marks.
  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: [0xef, 0xbb, 0xbf] + Array(text.utf8)
    case .utf16Little: text.utf16.flatMap { little($0) }
    case .utf16LittleWithMark: [0xff, 0xfe] + text.utf16.flatMap { little($0) }
    case .utf16Big: text.utf16.flatMap { big($0) }
    case .utf16BigWithMark: [0xfe, 0xff] + text.utf16.flatMap { big($0) }
    case .utf32Little: text.unicodeScalars.flatMap { little($0.value) }
    case .utf32LittleWithMark:
      [0xff, 0xfe, 0, 0] + text.unicodeScalars.flatMap { little($0.value) }
    case .utf32Big: text.unicodeScalars.flatMap { big($0.value) }
    case .utf32BigWithMark: [0, 0, 0xfe, 0xff] + text.unicodeScalars.flatMap { big($0.value) }
    case .latin1: text.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
    case .ebcdic:
      text.unicodeScalars.map { $0.isASCII ? TextEncoding.codePage37[Int($0.value)] : 0x6f }
    }
  }

  /// The bytes of IBM's code page 37 for each ASCII character.
  private static let codePage37: [UInt8] = [
    0x00, 0x01, 0x02, 0x03, 0x37, 0x2d, 0x2e, 0x2f, 0x16, 0x05, 0x25, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f,
    0x10, 0x11, 0x12, 0x13, 0x3c, 0x3d, 0x32, 0x26, 0x18, 0x19, 0x3f, 0x27, 0x1c, 0x1d, 0x1e, 0x1f,
    0x40, 0x5a, 0x7f, 0x7b, 0x5b, 0x6c, 0x50, 0x7d, 0x4d, 0x5d, 0x5c, 0x4e, 0x6b, 0x60, 0x4b, 0x61,
    0xf0, 0xf1, 0xf2, 0xf3, 0xf4, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0x7a, 0x5e, 0x4c, 0x7e, 0x6e, 0x6f,
    0x7c, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc8, 0xc9, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6,
    0xd7, 0xd8, 0xd9, 0xe2, 0xe3, 0xe4, 0xe5, 0xe6, 0xe7, 0xe8, 0xe9, 0xba, 0xe0, 0xbb, 0xb0, 0x6d,
    0x79, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
    0x97, 0x98, 0x99, 0xa2, 0xa3, 0xa4, 0xa5, 0xa6, 0xa7, 0xa8, 0xa9, 0xc0, 0x4f, 0xd0, 0xa1, 0x07,
  ]
}

private func little(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian) { Array($0) }
}

private func big(_ number: some FixedWidthInteger) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}

/// A document's declaration of its encoding.
enum EncodingDeclaration: String, CaseIterable {
  /// The text's own declaration.
  case asWritten
  /// The encoding's name.
  case fitting
  /// No declaration.
  case none

  /// A document's text with this declaration instead of its own.
  func applied(to text: String, in encoding: TextEncoding) -> String {
    guard self != .asWritten, text.hasPrefix("<?xml"), let end = text.range(of: "?>") else {
      return text
    }
    let rest = text[end.upperBound...]
    guard self == .fitting else { return String(rest.drop { $0.isWhitespace }) }
    return "<?xml version=\"1.0\" encoding=\"\(encoding.name)\"?>" + rest
  }
}

/// The line endings of a text.
enum LineEnding: String, CaseIterable {
  case lineFeed, carriageReturnAndLineFeed, carriageReturn, mixed

  /// Returns a text with these line endings.
  func applied(to text: [UInt8]) -> [UInt8] {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var line = 0
    for (index, byte) in text.enumerated() {
      if byte == feed, index > 0, text[index - 1] == carriage { continue }
      guard byte == feed || byte == carriage else {
        result.append(byte)
        continue
      }
      line += 1
      switch self {
      case .lineFeed: result.append(feed)
      case .carriageReturn: result.append(carriage)
      case .carriageReturnAndLineFeed: result += [carriage, feed]
      case .mixed: result += [[feed], [carriage, feed], [carriage]][line % 3]
      }
    }
    return result
  }
}
