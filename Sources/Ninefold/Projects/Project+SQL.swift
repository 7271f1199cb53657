public import LayoutModel
internal import LayoutStore

extension Project {
  /// Runs one read-only SQL statement.
  ///
  /// The statement can use the tables, views and functions of ``schema``, as in `SELECT * FROM
  /// diff('HEAD~1', '@')`. While a statement reads other states, writers wait until it ends.
  /// - Throws: `StoreError.notAQuery` if the statement could write, `StoreError.sqlite` if SQLite
  ///   reports an error, or `CancellationError` in a cancelled task.
  public func query(_ sql: String) throws -> QueryResult {
    var columns: [String] = []
    var rows: [[QueryResult.Cell]] = []
    try query(sql, columns: { columns = $0 }, row: { rows.append($0) })
    return QueryResult(columns: columns, rows: rows)
  }

  /// Runs one read-only SQL statement as ``query(_:)`` does, and passes each row on as soon as
  /// SQLite finds it.
  ///
  /// - Parameters:
  ///   - columns: Called once with the names of the columns.
  ///   - row: Called with each row.
  /// - Throws: The errors of ``query(_:)`` and of the closures.
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
