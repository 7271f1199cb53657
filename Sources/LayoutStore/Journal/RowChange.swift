import SQLite

/// A change of one row.
struct RowChange: Equatable {
  enum Operation: UInt8 {
    case delete = 9
    case insert = 18
    case update = 23
  }

  let table: RowTable.Journaled
  let operation: Operation
  /// The old values of all columns. An update has only the key and the changed columns. Empty for
  /// an insertion.
  let old: [RowValue?]
  /// The new values of all columns. An update has only the changed columns. Empty for a deletion.
  let new: [RowValue?]

  /// Returns the new value of a column for an insertion, the old value otherwise.
  func value(_ column: Int) -> RowValue? {
    let row = operation == .insert ? new : old
    return column < row.count ? row[column] : nil
  }

  /// The id of the document that the row belongs to.
  var document: Int64 { value(0)?.integer ?? 0 }

  /// The id of the object that the row belongs to. A conflict belongs to the document element,
  /// because its objects can be deleted.
  var object: String {
    switch table.name {
    case "document", RowTable.conflict: ":document"
    default: value(1)?.text ?? ""
    }
  }
}

extension RowChange {
  /// True if the change has all values that its operation requires.
  fileprivate var isWhole: Bool {
    switch operation {
    case .insert: new.allSatisfy { $0 != nil }
    case .delete: old.allSatisfy { $0 != nil }
    case .update:
      old.indices.allSatisfy {
        $0 < table.keyWidth
          ? old[$0] != nil && new[$0] == nil : (old[$0] == nil) == (new[$0] == nil)
      }
    }
  }
}

/// Parses an SQLite changeset (`sqlite3session_changeset`).
struct ChangesetReader {
  private let bytes: [UInt8]
  private var place = 0
  private var table: RowTable.Journaled?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next change; nil after the last one.
  /// - Throws: ``StoreError/damagedChanges(_:)`` if the bytes are not a changeset.
  mutating func next() throws -> RowChange? {
    while place < bytes.count, bytes[place] == UInt8(ascii: "T") { try readHeader() }
    guard place < bytes.count else { return nil }
    guard let table, let operation = RowChange.Operation(rawValue: try readByte()) else {
      throw StoreError.damagedChanges("unknown kind of change")
    }
    _ = try readByte()
    let old = operation == .insert ? [] : try readRow(table.width)
    let new = operation == .delete ? [] : try readRow(table.width)
    let change = RowChange(table: table, operation: operation, old: old, new: new)
    guard change.isWhole else { throw StoreError.damagedChanges("a row lacks values") }
    return change
  }

  /// Returns all changes.
  static func all(_ bytes: [UInt8]) throws -> [RowChange] {
    var reader = ChangesetReader(bytes)
    var changes: [RowChange] = []
    while let change = try reader.next() { changes.append(change) }
    return changes
  }

  private mutating func readHeader() throws {
    place += 1
    let width = try readCount()
    _ = try take(width)
    guard let end = bytes[place...].firstIndex(of: 0) else {
      throw StoreError.damagedChanges("a table's name has no end")
    }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    place = end + 1
    table = RowTable.journaled(name)
    guard table?.width == width else {
      throw StoreError.damagedChanges("table \(name) is unknown or has other columns")
    }
  }

  private mutating func readRow(_ width: Int) throws -> [RowValue?] {
    var row: [RowValue?] = []
    row.reserveCapacity(width)
    for _ in 0..<width { row.append(try readValue()) }
    return row
  }

  private mutating func readValue() throws -> RowValue? {
    switch try readByte() {
    case 0: return nil
    case 1: return .integer(Int64(bitPattern: try readWord()))
    case 2: return .real(Double(bitPattern: try readWord()))
    case 3: return .text(String(decoding: try take(try readCount()), as: UTF8.self))
    case 4: return .blob(Array(try take(try readCount())))
    case 5: return .null
    default: throw StoreError.damagedChanges("unknown kind of value")
    }
  }

  private mutating func readByte() throws -> UInt8 {
    guard place < bytes.count else { throw StoreError.damagedChanges("the data is truncated") }
    place += 1
    return bytes[place - 1]
  }

  private mutating func readWord() throws -> UInt64 {
    try take(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads SQLite's variable-length integer of up to five bytes, which is enough for lengths.
  private mutating func readCount() throws -> Int {
    var value = 0
    for _ in 0..<5 {
      let byte = try readByte()
      value = value << 7 | Int(byte & 0x7f)
      if byte < 0x80 { return value }
    }
    throw StoreError.damagedChanges("a length is too large")
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= bytes.count - place else {
      throw StoreError.damagedChanges("the data is truncated")
    }
    place += count
    return bytes[(place - count)..<place]
  }
}
