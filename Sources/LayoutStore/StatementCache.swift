import GRDB

/// The statements of a connection, prepared once and kept across transactions.
///
/// Belongs to one connection and is used only inside its accesses, which follow one another: that is
/// what makes it safe to send.
final class StatementCache: @unchecked Sendable {
  private var statements: [String: RowStatement] = [:]
  private var changes: [ChangeShape: RowStatement] = [:]

  /// What the changes have in common that one statement carries out.
  private struct ChangeShape: Hashable {
    let table: Int
    let operation: RowChange.Operation
    /// A bit for each column that an update changes.
    let columns: UInt32
  }

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

  /// The statement of some SQL with its parameters bound.
  func statement(_ database: Database, _ sql: String, _ values: [RowValue]) throws
    -> RowStatement
  {
    let statement = try statement(database, sql)
    statement.bindAll(values)
    return statement
  }

  /// Runs a statement that returns nothing.
  func run(_ database: Database, _ sql: String, _ values: [RowValue] = []) throws {
    try statement(database, sql, values).run()
  }

  /// What `read` makes of the first row; nil if there is none.
  func first<Result>(
    _ database: Database,
    _ sql: String,
    _ values: [RowValue] = [],
    _ read: (RowStatement) throws -> Result
  ) throws -> Result? {
    let statement = try statement(database, sql, values)
    do {
      guard try statement.step() else { return nil }
      let result = try read(statement)
      try statement.finish()
      return result
    } catch {
      statement.reset()
      throw error
    }
  }

  /// The integer in the first column of the first row; nil if there is no row, or null in it.
  func integer(_ database: Database, _ sql: String, _ values: [RowValue] = []) throws -> Int64? {
    try first(database, sql, values) { $0.optionalInteger(0) } ?? nil
  }

  /// The text in the first column of the first row; nil if there is no row, or null in it.
  func text(_ database: Database, _ sql: String, _ values: [RowValue] = []) throws -> String? {
    try first(database, sql, values) { $0.optionalText(0) } ?? nil
  }

  /// The statement that carries out a change: parameters are its new values, then its old ones.
  func statement(_ database: Database, for change: RowChange) throws -> RowStatement {
    var columns: UInt32 = 0
    if change.operation == .update {
      for (column, value) in change.new.enumerated() where value != nil { columns |= 1 << column }
    }
    let shape = ChangeShape(
      table: change.table.number,
      operation: change.operation,
      columns: columns
    )
    if let statement = changes[shape] { return statement }
    let sql =
      switch change.operation {
      case .insert: change.table.insertion
      case .delete: change.table.deletion
      case .update: change.table.update(of: change.new.indices.filter { change.new[$0] != nil })
      }
    let statement = try RowStatement(database, sql)
    changes[shape] = statement
    return statement
  }

  /// Ends the walks that an error left, which would keep the transaction open.
  func endWalks() {
    for statement in statements.values { statement.reset() }
  }

  /// Gives all statements back, as a connection needs before it closes.
  func removeAll() {
    statements.removeAll()
    changes.removeAll()
  }
}
