internal import CLibrary

extension String {
  /// Returns true if both strings have the same bytes. Unlike `==`, it distinguishes canonically
  /// equivalent strings.
  // Inlinable, because lookups by id and by path call it for each candidate.
  @inlinable
  package func hasSameBytes(as other: String) -> Bool {
    // Different strings mostly differ in length. Equal short strings have equal representations.
    utf8.count == other.utf8.count && (isRepresented(as: other) || comparedAsBytes(other) == 0)
  }

  /// Returns true if both `String` values have the same bits in memory. Short strings are stored
  /// inline, so that the same bits mean the same text.
  @inlinable
  @inline(__always)
  package func isRepresented(as other: String) -> Bool {
    withUnsafeBytes(of: self) { own in
      withUnsafeBytes(of: other) { other in
        // Two words cover a `String`. On 32-bit platforms they overlap.
        let second = MemoryLayout<String>.size - MemoryLayout<UInt64>.size
        return own.loadUnaligned(as: UInt64.self) == other.loadUnaligned(as: UInt64.self)
          && own.loadUnaligned(fromByteOffset: second, as: UInt64.self)
            == other.loadUnaligned(fromByteOffset: second, as: UInt64.self)
      }
    }
  }

  /// Returns true if this string sorts first by bytes, as in SQLite's BINARY collation and in the
  /// lists that Interface Builder sorts.
  package func precedesAsBytes(_ other: String) -> Bool {
    comparedAsBytes(other) < 0
  }

  /// Returns a negative number, zero or a positive number if this string's bytes sort before, are
  /// equal to, or sort after the other's.
  @usableFromInline
  package func comparedAsBytes(_ other: String) -> Int {
    withBytes { left in other.withBytes { right in compareBytes(left, right) } }
  }
}

extension String {
  /// Calls `body` with the UTF-8 bytes. A native string is not copied.
  @inlinable
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body)
      ?? ContiguousArray(utf8).withUnsafeBufferPointer(body)
  }
}

extension Hasher {
  /// Adds the bytes of a string, for values that are compared by bytes.
  @inlinable
  package mutating func combine(bytesOf text: String) {
    text.withBytes { combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns the offset, in UTF-8 bytes, of the first occurrence of a byte; nil if there is none.
  package func firstOffset(of byte: UInt8) -> Int? {
    withBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }
}

/// Returns a negative number, zero or a positive number if the left bytes sort before, are equal
/// to, or sort after the right bytes.
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
