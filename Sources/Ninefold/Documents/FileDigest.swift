/// A 64-bit hash that detects whether a file changed since its import or export. It isn't
/// cryptographic: it doesn't detect deliberate collisions.
enum FileDigest {
  /// Returns the hash of some bytes. Project files store it, so the function must never change.
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

  /// Mixes all bits of a word.
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xd6e8_feb8_6659_fd93)
    return product.high ^ product.low
  }
}
