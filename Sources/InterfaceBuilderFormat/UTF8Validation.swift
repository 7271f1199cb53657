/// Finds bytes that are not UTF-8 (RFC 3629).
enum UTF8Validation {
  /// Returns the offset of the first byte that does not begin a valid character; nil if all bytes
  /// are UTF-8.
  static func firstInvalid(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let words = UnsafeRawBufferPointer(bytes)
    var place = 0
    while place < bytes.count {
      // Checks eight bytes at a time, because most of a document is ASCII.
      if place + 8 <= bytes.count,
        words.loadUnaligned(fromByteOffset: place, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        place += 8
      } else {
        guard let length = lengthOfCharacter(at: place, in: bytes) else { return place }
        place += length
      }
    }
    return nil
  }

  /// Returns the number of bytes of the character at `place`; nil if there is no valid character.
  private static func lengthOfCharacter(
    at place: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let length: Int
    // The range of the second byte excludes overlong forms, surrogates and values above U+10FFFF.
    let second: ClosedRange<UInt8>
    switch bytes[place] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard place + length <= bytes.count, second.contains(bytes[place + 1]),
      bytes[(place + 2)..<(place + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }
}
