internal import CLibrary
import SQLite

/// Interns texts that occur often: names of attributes, kinds and classes.
///
/// Strings of up to 15 bytes need no storage and are not shared. Sharing longer ones saves an
/// allocation for each row that repeats them.
struct StringTable {
  /// A power of two.
  private static let size = 128
  /// Empty until there is a text to share. Most single objects have none.
  private var slots: [String] = []

  /// Returns the text of a column; empty for NULL.
  mutating func text(_ statement: Statement, _ column: Int32) -> String {
    optionalText(statement, column) ?? ""
  }

  /// Returns the text of a column; nil for NULL.
  mutating func optionalText(_ statement: Statement, _ column: Int32) -> String? {
    statement.withBytes(column) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
      if slots.isEmpty { slots = [String](repeating: "", count: StringTable.size) }
      let slot = StringTable.hash(bytes) & (StringTable.size - 1)
      let isKnown = slots[slot].withUTF8 { known in
        known.count == bytes.count
          && known.baseAddress.map { memcmp($0, base, bytes.count) == 0 } ?? false
      }
      if !isKnown { slots[slot] = String(decoding: bytes, as: UTF8.self) }
      return slots[slot]
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    // The length and a few bytes distinguish most names. A collision only costs a new string.
    let last = bytes.count - 1
    return bytes.count &* 31 &+ Int(bytes[0]) &* 7 &+ Int(bytes[last]) &* 131
      &+ Int(bytes[last / 2]) &* 517 &+ Int(bytes[last - 3]) &* 1031
  }
}
