import SQLite

/// Inserts the rows of new documents, several rows per statement.
///
/// A statement with 16 rows takes less than half the time of 16 statements with one row. Binding
/// texts without copies saves one allocation per text (measured, `docs/adr/0004-bulk-insert.md`).
struct RowInserter {
  /// The numbers of rows for which each table has a statement, the largest first.
  private static let sizes = [16, 4, 1]

  /// The statements by table, then in the order of ``sizes``.
  private let statements: [[Statement]]

  /// Prepares the statements.
  init(_ database: Connection) throws {
    statements = try RowTable.composed.map { table in
      // A failure rolls back the whole transaction. FAIL therefore suffices, and SQLite does not
      // need the statement journal that the default, ABORT, requires.
      let columns = table.columns.joined(separator: ", ")
      let head = "INSERT OR FAIL INTO \(table.name) (\(columns)) VALUES "
      let marks = "(" + repeatElement("?", count: table.width).joined(separator: ", ") + ")"
      return try RowInserter.sizes.map { size in
        let rows = repeatElement(marks, count: size).joined(separator: ", ")
        return try Statement(database, head + rows)
      }
    }
  }

  /// Inserts all rows.
  func insert(_ rows: DocumentRows) throws { try insert(rows.sheets) }

  /// Inserts all rows, which are by table in the order of ``RowTable/composed``.
  func insert(_ sheets: [RowSheet]) throws {
    for (statements, sheet) in zip(statements, sheets) where !sheet.isEmpty {
      try insert(sheet, statements)
    }
  }

  private func insert(_ sheet: RowSheet, _ statements: [Statement]) throws {
    try sheet.values.withUnsafeBufferPointer { values in
      try sheet.texts.withUnsafeBufferPointer { texts in
        var start = 0
        for (size, statement) in zip(RowInserter.sizes, statements) {
          let count = size * sheet.width
          while values.count - start >= count {
            RowInserter.bind(values[start..<(start + count)], texts, to: statement)
            try statement.run()
            start += count
          }
        }
      }
    }
  }

  /// Binds values to a statement. Their texts must stay valid until it has run.
  private static func bind(
    _ values: Slice<UnsafeBufferPointer<RowSheet.Value>>,
    _ texts: UnsafeBufferPointer<UInt8>,
    to statement: Statement
  ) {
    var index: Int32 = 0
    for value in values {
      index += 1
      switch value {
      case .null: statement.bindNull(index)
      case .integer(let value): statement.bind(index, value)
      case .real(let value): statement.bind(index, value)
      case .text(let range): statement.lend(index, texts[range])
      }
    }
  }
}
