import SQLite

/// Serializes row changes as an SQLite changeset, in the exact format of the session extension.
///
/// The changes are grouped by table. The table's header precedes its first change.
struct ChangesetWriter {
  private(set) var bytes: [UInt8] = []
  private var table: RowTable.Journaled?

  /// Returns the changeset of changes that are grouped by table.
  static func bytes(of changes: [RowChange]) -> [UInt8] {
    var writer = ChangesetWriter()
    for change in changes { writer.add(change) }
    return writer.bytes
  }

  /// Adds a change.
  mutating func add(_ change: RowChange) {
    if change.table != table {
      table = change.table
      bytes.appendTableHeader(change.table)
    }
    bytes.append(change.operation.rawValue)
    // 0: the change is direct, not made by a trigger or a foreign key.
    bytes.append(0)
    for value in change.old { add(value) }
    for value in change.new { add(value) }
  }

  private mutating func add(_ value: RowValue?) {
    switch value {
    case nil: bytes.append(0)
    case .null?: bytes.append(5)
    case .integer(let value)?:
      bytes.append(1)
      bytes.appendWord(UInt64(bitPattern: value))
    case .real(let value)?:
      bytes.append(2)
      bytes.appendWord(value.bitPattern)
    case .text(var text)?:
      bytes.append(3)
      text.withUTF8 {
        bytes.appendCount($0.count)
        bytes.append(contentsOf: $0)
      }
    case .blob(let blob)?:
      bytes.append(4)
      bytes.appendCount(blob.count)
      bytes.append(contentsOf: blob)
    }
  }
}

extension [UInt8] {
  /// Appends the header of a table.
  mutating func appendTableHeader(_ table: RowTable.Journaled) {
    append(UInt8(ascii: "T"))
    appendCount(table.width)
    // For each column, its position in the primary key from 1, or 0.
    for column in 0..<table.width {
      append(column < table.keyWidth ? UInt8(column + 1) : 0)
    }
    append(contentsOf: table.name.utf8)
    append(0)
  }

  /// Appends eight bytes, big-endian.
  mutating func appendWord(_ word: UInt64) {
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }

  /// Appends a length as an SQLite variable-length integer of up to 35 bits.
  mutating func appendCount(_ count: Int) {
    for shift in stride(from: 28, to: 0, by: -7) where count >> shift > 0 {
      append(UInt8(truncatingIfNeeded: count >> shift) | 0x80)
    }
    append(UInt8(truncatingIfNeeded: count) & 0x7f)
  }
}
