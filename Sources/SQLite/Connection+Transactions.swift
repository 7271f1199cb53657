internal import SystemSQLite

extension Connection {
  /// When a transaction takes the lock.
  public enum Locking: String {
    /// With the first statement that needs it, so a transaction that only reads never waits.
    case deferred = "BEGIN DEFERRED"
    /// At once, to write.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction: all of it is in the file when this returns, or none of it is.
  ///
  /// - Parameter isKept: False to take it back at the end.
  public func transaction<Result>(
    _ locking: Locking,
    isKept: Bool = true,
    _ body: () throws -> Result
  ) throws -> Result {
    try run(locking.rawValue)
    do {
      let result = try body()
      try run(isKept ? "COMMIT" : "ROLLBACK")
      return result
    } catch {
      endWalks()
      // A full disk has rolled back already; the caller is told why it came to this.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  /// Runs `body`; if it throws, what it changed is taken back, and the transaction around goes on.
  public func savepoint<Result>(_ body: () throws -> Result) throws -> Result {
    try run("SAVEPOINT step")
    do {
      let result = try body()
      try run("RELEASE step")
      return result
    } catch {
      endWalks()
      try run("ROLLBACK TO step")
      try run("RELEASE step")
      throw error
    }
  }

  private var isInTransaction: Bool { handle.map { sqlite3_get_autocommit($0) == 0 } ?? false }
}
