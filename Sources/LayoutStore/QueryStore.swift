internal import Foundation
internal import SQLite
public import LayoutModel

extension ProjectStore {
  /// Runs one read-only statement.
  /// - Throws: ``StoreError/notAQuery(sql:)`` if the statement can write or returns no columns;
  ///   ``StoreError/sqlite(code:message:)``.
  public func query(_ sql: String) throws -> QueryResult {
    try readOnly { database in
      let statement = try Statement(database, sql)
      let columns = try statement.columnNames()
      // SQLite treats COMMIT and ATTACH, which can create a file, as read-only. Both lack columns.
      guard statement.isReadOnly, !columns.isEmpty else { throw StoreError.notAQuery(sql: sql) }
      var rows: [[QueryResult.Cell]] = []
      while try statement.step() {
        rows.append(columns.indices.map { QueryResult.Cell(statement.value(Int32($0))) })
      }
      return QueryResult(columns: columns, rows: rows)
    }
  }
}

extension QueryResult.Cell {
  init(_ value: RowValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .blob(bytes)
    }
  }
}
