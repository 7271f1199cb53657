#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One string for each name of elements and attributes, however often it is read.
struct NameTable {
  private var slots = [String?](repeating: nil, count: 1024)
  private var count = 0

  /// The name as a string, the same storage each time.
  mutating func string(_ name: UnsafePointer<CChar>) -> String {
    let length = strlen(name)
    var slot = NameTable.hash(name, length) & (slots.count - 1)
    while var known = slots[slot] {
      let isSame = known.withUTF8 { bytes in
        bytes.count == length && bytes.baseAddress.map { memcmp($0, name, length) == 0 } ?? true
      }
      if isSame { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    let text = String(cString: name)
    // A hostile file may have any number of names; those beyond the table are just not shared.
    if count < slots.count / 2 {
      slots[slot] = text
      count += 1
    }
    return text
  }

  private static func hash(_ name: UnsafePointer<CChar>, _ length: Int) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in 0..<length {
      hash = (hash ^ UInt64(UInt8(bitPattern: name[index]))) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & Int.max
  }
}
