internal import CSQLiteSession
internal import Foundation
internal import GRDB
public import LayoutModel

extension ProjectStore {
  /// Runs one statement that only reads.
  /// - Throws: ``StoreError/notAQuery(sql:)`` if it could write; ``StoreError/sqlite(code:message:)``.
  public func query(_ sql: String) throws -> QueryResult {
    try readOnly { database in
      let statement = try database.makeStatement(sql: sql)
      let columns = statement.columnNames
      // ATTACH, which makes a file, and COMMIT count as reading but answer nothing.
      guard sqlite3_stmt_readonly(statement.sqliteStatement) != 0, !columns.isEmpty else {
        throw StoreError.notAQuery(sql: sql)
      }
      let rows = try Row.fetchAll(statement).map { Array($0.databaseValues.map(cell)) }
      return QueryResult(columns: columns, rows: rows)
    }
  }
}

private func cell(_ value: DatabaseValue) -> QueryResult.Cell {
  switch value.storage {
  case .null: .null
  case .int64(let number): .integer(number)
  case .double(let number): .real(number)
  case .string(let text): .text(text)
  case .blob(let data): .blob([UInt8](data))
  }
}
