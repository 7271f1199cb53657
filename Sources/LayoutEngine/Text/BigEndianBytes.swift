/// The bytes of a font file. Reading past the end returns nil.
struct BigEndianBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func unsigned16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(at offset: Int) -> Int? {
    unsigned16(at: offset).map { $0 >= 0x8000 ? $0 - 0x10000 : $0 }
  }

  func unsigned32(at offset: Int) -> Int? {
    guard let high = unsigned16(at: offset), let low = unsigned16(at: offset + 2) else {
      return nil
    }
    return high << 16 | low
  }

  /// Returns the ASCII letters of a tag or name; nil past the end.
  func text(at offset: Int, count: Int, stride step: Int = 1) -> String? {
    guard offset >= 0, count >= 0, count <= bytes.count, offset <= bytes.count - count else {
      return nil
    }
    let letters = stride(from: offset, to: offset + count, by: step).map { bytes[$0] }
    return String(decoding: letters, as: UTF8.self)
  }
}
