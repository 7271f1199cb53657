internal import CLibrary

/// Interns the names of elements and attributes.
struct InternedNames {
  private static let nearby = 8
  private var slots = [String?](repeating: nil, count: 1024)

  /// Returns the name as a string. Equal names share storage.
  mutating func string(_ name: UnsafePointer<CChar>) -> String {
    let length = strlen(name)
    var slot = InternedNames.hash(name, length) & (slots.count - 1)
    // A hostile file can have any number of names. A name without a free slot nearby is not shared.
    for _ in 0..<InternedNames.nearby {
      guard var known = slots[slot] else {
        let text = String(cString: name)
        slots[slot] = text
        return text
      }
      let isSame = known.withUTF8 { bytes in
        bytes.count == length && bytes.baseAddress.map { memcmp($0, name, length) == 0 } ?? true
      }
      if isSame { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    return String(cString: name)
  }

  /// Hashes the first and the last eight bytes. Few names differ only between them.
  private static func hash(_ name: UnsafePointer<CChar>, _ length: Int) -> Int {
    let bytes = UnsafeRawPointer(name)
    var hash = UInt64(length)
    if length >= 8 {
      let first = bytes.loadUnaligned(as: UInt64.self)
      let last = bytes.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)
      hash ^= first ^ (last << 7 | last >> 57)
    } else {
      for index in 0..<length { hash = hash << 8 | UInt64(UInt8(bitPattern: name[index])) }
    }
    hash = hash &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: hash >> 32)
  }
}
