/// A hash that is the same in every process, unlike that of `Hasher` (FNV-1a with 64 bits).
package struct StableHash {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the hash of a text's bytes.
  package init(of text: String = "") {
    combine(text)
  }

  /// Adds bytes.
  package mutating func combine(_ bytes: [UInt8]) {
    for byte in bytes { combine(byte) }
  }

  /// Adds the bytes of a text.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }
}
