/// The orders of keys in the files that Xcode writes.
package enum KeyOrder {
  /// Returns true if the left key comes first in a catalog or in XLIFF: without regard to case, and
  /// numbers by their value.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    var (a, b) = (Substring(left).utf8, Substring(right).utf8)
    while let first = a.first, let second = b.first {
      switch (isDigit(first), isDigit(second)) {
      case (true, true):
        let (one, other) = (number(&a), number(&b))
        if one.count != other.count { return one.count < other.count }
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
      case (true, false): return true
      case (false, true): return false
      case (false, false):
        if lower(first) != lower(second) { return lower(first) < lower(second) }
        a = a.dropFirst()
        b = b.dropFirst()
      }
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Returns true if the left key comes first in the strings file that Interface Builder writes for a
  /// document: ids that are numbers by their value, then the others by their bytes (85 of 87 files
  /// that commits in public histories made; the other two have the order of catalogs).
  package static func precedesInStrings(_ left: String, _ right: String) -> Bool {
    let (one, other) = (numericID(left), numericID(right))
    if one != other { return one ?? .max < other ?? .max }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// The id at the beginning of a key, if it is a number.
  private static func numericID(_ key: String) -> Int? {
    let id = key.utf8.prefix { $0 != UInt8(ascii: ".") }
    return id.allSatisfy(isDigit) ? Int(String(Substring(id))) : nil
  }

  /// Takes the digits at the beginning, and returns them without leading zeros.
  private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text.dropFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
