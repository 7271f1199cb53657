import GRDB

/// The statements of one connection's inner loops, prepared once.
final class StatementCache {
  private var idle: [String: [RowStatement]] = [:]

  /// Lends a statement for the time of `body`.
  func with<Result>(
    _ sql: String,
    on database: Database,
    _ body: (RowStatement) throws -> Result
  ) throws -> Result {
    let statement = try idle[sql]?.popLast() ?? RowStatement(database, sql)
    defer {
      statement.reset()
      idle[sql, default: []].append(statement)
    }
    return try body(statement)
  }
}
