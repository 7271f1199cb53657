public import LayoutModel
internal import LayoutStore

extension Project {
  /// Runs one read-only SQL statement.
  /// - Throws: `StoreError` if the statement could write, or if SQLite reports an error.
  public func query(_ sql: String) throws -> QueryResult {
    try store.query(sql)
  }

  /// The SQL that creates a project file, with comments on every table, column and view.
  public static var schema: String { ProjectStore.schema }
}
