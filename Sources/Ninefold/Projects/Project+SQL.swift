public import LayoutModel
internal import LayoutStore

extension Project {
  /// Runs one read-only SQL statement.
  ///
  /// Besides the tables and views of ``schema``, the statement can call the functions that the
  /// schema lists, such as `SELECT * FROM diff('HEAD~1', '@')`. While it reads other states, writers
  /// wait until it ends.
  /// - Throws: `StoreError` if the statement could write, or if SQLite reports an error;
  ///   `CancellationError` in a cancelled task.
  public func query(_ sql: String) throws -> QueryResult {
    var columns: [String] = []
    var rows: [[QueryResult.Cell]] = []
    try query(sql, columns: { columns = $0 }, row: { rows.append($0) })
    return QueryResult(columns: columns, rows: rows)
  }

  /// Runs one read-only SQL statement like ``query(_:)``, and passes on each row as it is found.
  ///
  /// - Parameters:
  ///   - columns: Called once with the names of the columns.
  ///   - row: Called with each row.
  /// - Throws: As ``query(_:)``, and the errors of the closures.
  public func query(
    _ sql: String,
    columns: ([String]) throws -> Void,
    row: ([QueryResult.Cell]) throws -> Void
  ) throws {
    try store.query(
      sql,
      functions: { ProjectFunctions(Project(store: $0, environment: environment)).all },
      columns: columns,
      row: row
    )
  }

  /// The SQL that creates a project file, with comments on every table, column and view, and the
  /// functions that ``query(_:)`` adds.
  public static var schema: String { ProjectStore.schema + "\n" + ProjectFunctions.documentation }
}
