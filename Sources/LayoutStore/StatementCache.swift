import GRDB

/// The statements of a connection's inner loops, prepared once.
///
/// Belongs to one connection and is used only inside its accesses, which follow one another: that is
/// what makes it safe to send.
final class StatementCache: @unchecked Sendable {
  private var statements: [String: RowStatement] = [:]

  /// The statement of some SQL, ready to bind and step; a walk that was left early ends.
  func statement(_ database: Database, _ sql: String) throws -> RowStatement {
    if let statement = statements[sql] {
      statement.reset()
      return statement
    }
    let statement = try RowStatement(database, sql)
    statements[sql] = statement
    return statement
  }

  /// Gives all statements back, as a connection needs before it closes.
  func removeAll() {
    statements.removeAll()
  }
}
