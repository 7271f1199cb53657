/// A 64-bit hash of a file's bytes, to tell whether a file is still the one that was imported or
/// exported. It guards against accidents, not against somebody who wants two files to look alike.
enum FileDigest {
  /// The hash of some bytes. The project file keeps it, so it never changes.
  static func of(_ bytes: [UInt8]) -> Int64 {
    bytes.withUnsafeBytes { bytes in
      var hash = 0x9e37_79b9_7f4a_7c15 ^ UInt64(bytes.count)
      var place = 0
      while place + 8 <= bytes.count {
        let word = UInt64(
          littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        )
        hash = mix(hash ^ word)
        place += 8
      }
      var rest: UInt64 = 0
      for byte in bytes[place...] { rest = rest << 8 | UInt64(byte) }
      return Int64(bitPattern: mix(mix(hash ^ rest)))
    }
  }

  /// Spreads the bits of one word over all others.
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return product.high ^ product.low
  }
}
