import GRDB

/// Inserts rows of one table, many by one run of a statement.
///
/// A statement of sixteen rows takes less than half the time of sixteen statements of one, and texts
/// that SQLite borrows spare it an allocation each (measured, `docs/adr/0004-bulk-insert.md`). Rows
/// wait until the batch is full; ``flush()`` writes the rest.
struct RowBatch {
  private static let rows = 16

  /// Where the rows go.
  enum Destination {
    /// Into the table.
    case table(Database)
    /// Into the table, and packed for the journal.
    case journaledTable(Database, RowPacker)
    /// Into a list.
    case list(RowList)
  }

  private let width: Int
  private let many: RowStatement?
  private let single: RowStatement?
  private let list: RowList?
  private let tableNumber: UInt8
  /// Packs the rows for the journal; nil if a session records them.
  private let packer: RowPacker?
  private var waiting: [Value] = []
  /// The texts of the waiting rows, one after the other.
  private var texts: [UInt8] = []

  init(_ destination: Destination, table: String) throws {
    let columns = RowTable.allColumns(of: table)
    width = columns.count
    tableNumber = UInt8(RowTable.journaled.firstIndex { $0.name == table } ?? 0)
    let database: Database
    switch destination {
    case .list(let list):
      (self.list, packer, many, single) = (list, nil, nil, nil)
      return
    case .table(let connection):
      (database, packer) = (connection, nil)
    case .journaledTable(let connection, let rows):
      (database, packer) = (connection, rows)
    }
    list = nil
    waiting.reserveCapacity(width * RowBatch.rows)
    texts.reserveCapacity(16 * width * RowBatch.rows)
    // Any failure ends the whole transaction, so no statement needs a journal of its own to be
    // undone, which is what ABORT, the default, keeps.
    let head = "INSERT OR FAIL INTO \(table) (\(columns.joined(separator: ", "))) VALUES "
    let marks = "(" + repeatElement("?", count: columns.count).joined(separator: ", ") + ")"
    single = try RowStatement(database, head + marks)
    many = try RowStatement(
      database,
      head + repeatElement(marks, count: RowBatch.rows).joined(separator: ", ")
    )
  }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Int64) { waiting.append(.integer(value)) }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Double) { waiting.append(.real(value)) }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ text: String) {
    var text = text
    let start = texts.count
    text.withUTF8 { texts.append(contentsOf: $0) }
    waiting.append(.text(start..<texts.count))
  }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ text: String?) {
    if let text { add(text) } else { waiting.append(.null) }
  }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Double?) { waiting.append(value.map { .real($0) } ?? .null) }

  /// Ends the row in progress; writes the batch if that filled it.
  mutating func endRow() throws {
    guard waiting.count == width * (list == nil ? RowBatch.rows : 1) else { return }
    try run(many, 0..<waiting.count)
    clear()
  }

  /// Writes the rows that still wait.
  mutating func flush() throws {
    for start in stride(from: 0, to: waiting.count, by: width) {
      try run(single, start..<(start + width))
    }
    clear()
  }

  private mutating func clear() {
    waiting.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }

  /// Runs a statement on some of the waiting values, whose texts it borrows meanwhile.
  private func run(_ statement: RowStatement?, _ range: Range<Int>) throws {
    guard let statement else {
      list?.add(Int(tableNumber), waiting[range].map(value))
      return
    }
    try texts.withUnsafeBufferPointer { texts in
      packer?.add(table: tableNumber, width: width, waiting[range], texts)
      var index: Int32 = 0
      for value in waiting[range] {
        index += 1
        switch value {
        case .null: statement.bindNull(index)
        case .integer(let value): statement.bind(index, value)
        case .real(let value): statement.bind(index, value)
        case .text(let range): statement.lend(index, texts[range])
        }
      }
      try statement.run()
    }
  }

  private func value(_ value: Value) -> RowValue {
    switch value {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let range): .text(String(decoding: texts[range], as: UTF8.self))
    }
  }

  /// One column's value.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    /// The place of a text among the batch's texts.
    case text(Range<Int>)
  }
}
