internal import SQLite

/// The indexes whose keys are in no order when documents are imported.
///
/// Each new row changes a page at a random place of such an index. Once the index is larger than the
/// page cache, each row writes a page to the write-ahead log, and reads one back. An import of ten
/// million objects writes and searches many times the size of the file. Made at the end, from sorted
/// keys, an index is written once.
final class RandomIndexes {
  private static let names = [
    "index_object_on_id", "index_attribute_on_userLabel", "index_layoutConstraint_on_userLabel",
    "index_connection_on_property",
  ]

  private let database: Connection
  /// The statements that make the removed indexes.
  private var removed: [String] = []

  init(_ database: Connection) {
    self.database = database
  }

  /// Removes the indexes if most documents of the project come from this import, because making
  /// them anew takes the time of all documents.
  ///
  /// - Parameter count: The number of documents that the import has added so far.
  func removeIfNearlyNew(added count: Int) throws {
    let all = try database.integer("SELECT count(*) FROM document") ?? 0
    guard removed.isEmpty, all < 2 * count else { return }
    // An index can't be removed while a statement reads it.
    database.endWalks()
    for name in RandomIndexes.names {
      let sql = "SELECT sql FROM sqlite_schema WHERE type = 'index' AND name = ?"
      guard let statement = try database.text(sql, [.text(name)]) else { continue }
      try database.execute("DROP INDEX \(name)")
      removed.append(statement)
    }
  }

  /// Makes the removed indexes anew.
  func restore() throws {
    for statement in removed { try database.execute(statement) }
    removed = []
  }
}
