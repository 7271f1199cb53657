/// The encoding of a strings file.
public enum StringsEncoding: String, CaseIterable, Sendable {
  /// UTF-8 without a byte order mark.
  case utf8 = "utf-8"
  /// UTF-8 with a byte order mark.
  case utf8WithMark = "utf-8-bom"
  /// UTF-16 with a byte order mark, low bytes first, as older Xcodes wrote.
  case utf16 = "utf-16"
  /// UTF-16 with a byte order mark, high bytes first.
  case utf16BigEndian = "utf-16be"

  /// Detects the encoding from a byte order mark. Without a mark, zero bytes show UTF-16.
  /// - Returns: The encoding, and the number of bytes of the mark.
  static func detected(in bytes: [UInt8]) -> (encoding: StringsEncoding, mark: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8WithMark, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    let head = bytes.prefix(4)
    if head.count == 4, head[1] == 0, head[0] != 0 { return (.utf16, 0) }
    if head.count == 4, head[0] == 0, head[1] != 0 { return (.utf16BigEndian, 0) }
    return (.utf8, 0)
  }

  /// Returns the text as UTF-8; nil if the bytes are not valid in this encoding.
  static func decode(_ bytes: [UInt8]) -> (text: [UInt8], encoding: StringsEncoding, hasMark: Bool)?
  {
    let (encoding, mark) = detected(in: bytes)
    let content = bytes.dropFirst(mark)
    switch encoding {
    case .utf8, .utf8WithMark:
      let text = Array(String(decoding: content, as: UTF8.self).utf8)
      return text.elementsEqual(content) ? (text, encoding, mark > 0) : nil
    case .utf16, .utf16BigEndian:
      guard content.count.isMultiple(of: 2) else { return nil }
      var units: [UInt16] = []
      units.reserveCapacity(content.count / 2)
      var pending: UInt8?
      for byte in content {
        guard let first = pending else {
          pending = byte
          continue
        }
        let (high, low) = encoding == .utf16 ? (byte, first) : (first, byte)
        units.append(UInt16(truncatingIfNeeded: high) << 8 | UInt16(truncatingIfNeeded: low))
        pending = nil
      }
      let text = String(decoding: units, as: UTF16.self)
      return text.utf16.elementsEqual(units) ? (Array(text.utf8), encoding, mark > 0) : nil
    }
  }

  /// Returns UTF-8 in this encoding.
  func encode(_ text: [UInt8], hasMark: Bool) -> [UInt8] {
    switch self {
    case .utf8: return text
    case .utf8WithMark: return (hasMark ? [0xEF, 0xBB, 0xBF] : []) + text
    case .utf16, .utf16BigEndian:
      var output: [UInt8] = []
      output.reserveCapacity(text.count * 2 + 2)
      func append(_ unit: UInt16) {
        let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
        output += self == .utf16 ? [low, high] : [high, low]
      }
      if hasMark { append(0xFEFF) }
      for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
      return output
    }
  }
}
