public import LayoutModel
internal import LayoutStore

extension Project {
  /// Runs one SQL statement that only reads.
  /// - Throws: `StoreError` if it could write, or SQLite reports an error.
  public func query(_ sql: String) throws -> QueryResult {
    try store.query(sql)
  }

  /// The SQL that makes a project file, with its comments: every table, column and view.
  public static var schema: String { ProjectStore.schema }
}
