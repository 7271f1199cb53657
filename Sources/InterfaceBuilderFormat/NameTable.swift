internal import CLibrary

/// One string for each name of elements and attributes, however often it is read.
struct NameTable {
  private static let nearby = 8
  private var slots = [String?](repeating: nil, count: 1024)

  /// The name as a string, the same storage each time.
  mutating func string(_ name: UnsafePointer<CChar>) -> String {
    let length = strlen(name)
    var slot = NameTable.hash(name, length) & (slots.count - 1)
    // A hostile file may have any names and any number of them; those that find no place near theirs
    // are just not shared.
    for _ in 0..<NameTable.nearby {
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

  /// Takes the first and the last eight bytes; names that differ between them only are few.
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
