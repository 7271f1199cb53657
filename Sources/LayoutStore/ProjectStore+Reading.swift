internal import SQLite
import LayoutModel

/// A running query whose functions read the project.
struct RunningQuery {
  /// The edit whose state the rows have while the query runs; nil for the current state.
  let moment: EditNumber?
}

extension ProjectStore {
  /// Runs `body` on a connection that SQLite prevents from writing.
  ///
  /// - Parameter travels: True if `body` also reads other states, which changes rows until the
  ///   transaction is rolled back. Writers then wait until it ends.
  func readOnly<Result>(
    travels: Bool = false,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    let guarded = { (database: Connection) in
      try database.execute("PRAGMA query_only = 1")
      defer { try? database.execute("PRAGMA query_only = 0") }
      return try body(database)
    }
    guard travels, moment == nil else { return try read(guarded) }
    return try locked(isDryRun: true, checksReferences: true, guarded)
  }

  /// Runs `body` on rows with the state of this store while a query runs. Afterwards, the rows have
  /// the query's state again.
  func read<Result>(
    during query: RunningQuery,
    of document: String?,
    _ body: (Connection) throws -> Result
  ) throws -> Result {
    try StoreConnection.translating(path) {
      try connection.access { database in
        if moment == query.moment { return try body(database) }
        try database.execute("PRAGMA query_only = 0")
        defer { try? database.execute("PRAGMA query_only = 1") }
        return try database.excursion {
          try travel(from: query.moment, to: moment, document, in: database)
          return try body(database)
        }
      }
    }
  }

  /// Changes rows from one state to another: those of a document, or of all documents for nil. A
  /// nil edit stands for the current one.
  func travel(
    from start: EditNumber?,
    to end: EditNumber?,
    _ document: String?,
    in database: Connection
  ) throws {
    let journal = Journal(database)
    let current = try journal.currentEdit()?.edit.number
    let travel = try TimeTravel(journal, from: start ?? current, to: end ?? current)
    let known = "SELECT id FROM editedDocument WHERE name = ?"
    // An unknown document has no rows in any state.
    let id = try document.map { try database.integer(known, [.text($0)]) ?? 0 }
    try travel.travel(document: id)
  }
}
