internal import CLibrary

extension String {
  /// True if both strings are the same bytes; Swift's own `==` calls "é" in two encodings equal.
  package func hasSameBytes(as other: String) -> Bool {
    // Most strings that differ differ in length, and short ones that are the same look the same.
    utf8.count == other.utf8.count && (isRepresented(as: other) || comparedAsBytes(other) == 0)
  }

  /// True if both are the same bits in memory, short strings with their text; then they are the same.
  @inline(__always)
  private func isRepresented(as other: String) -> Bool {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: other) { other in
        guard let own = own.baseAddress, let other = other.baseAddress else { return false }
        return memcmp(own, other, MemoryLayout<String>.size) == 0
      }
    }
  }

  /// True if this string comes first byte by byte, the order of SQLite's BINARY collation and of
  /// the lists that Interface Builder sorts.
  package func precedesAsBytes(_ other: String) -> Bool {
    comparedAsBytes(other) < 0
  }

  /// Negative, zero or positive as this string's bytes come before, are, or come after the other's.
  package func comparedAsBytes(_ other: String) -> Int {
    withBytes { left in other.withBytes { right in compareBytes(left, right) } }
  }
}

extension String {
  /// Hands out the bytes; without a copy of the string, as native ones have them at hand.
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(utf8).withUnsafeBufferPointer(body)
  }
}

extension Hasher {
  /// Adds the bytes of a string, for values that are equal where their bytes are.
  package mutating func combine(bytesOf text: String) {
    text.withBytes { combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// The offset of the first occurrence of a byte; nil if there is none.
  package func firstOffset(of byte: UInt8) -> Int? {
    withBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}

/// Negative, zero or positive as the left bytes come before, are, or come after the right.
package func compareBytes(
  _ left: UnsafeBufferPointer<UInt8>,
  _ right: UnsafeBufferPointer<UInt8>
) -> Int {
  let common = min(left.count, right.count)
  if common > 0, let left = left.baseAddress, let right = right.baseAddress {
    let order = memcmp(left, right, common)
    if order != 0 { return Int(order) }
  }
  return left.count - right.count
}
