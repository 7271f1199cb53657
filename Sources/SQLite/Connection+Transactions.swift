internal import SystemSQLite

extension Connection {
  /// When a transaction acquires its lock.
  public enum Locking: String {
    /// At the first statement that needs it. A transaction that only reads never waits.
    case deferred = "BEGIN DEFERRED"
    /// At the beginning, for writing.
    case immediate = "BEGIN IMMEDIATE"
  }

  /// Runs `body` in a transaction, which commits if `body` returns and rolls back if it throws.
  ///
  /// - Parameter isKept: False to roll back in any case.
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
      // Some errors, such as a full disk, have rolled back already. Throw the original error even
      // if the rollback fails.
      if isInTransaction { try? run("ROLLBACK") }
      throw error
    }
  }

  /// True if a row that this transaction inserted, changed or deleted leaves a foreign key without its
  /// row. SQLite counts these, so the answer doesn't read the tables as `PRAGMA foreign_key_check` does.
  ///
  /// It is always false if the pragma `foreign_keys` is off.
  public var hasMissingReference: Bool {
    get throws {
      var (count, highest): (Int32, Int32) = (0, 0)
      try call { sqlite3_db_status($0, SQLITE_DBSTATUS_DEFERRED_FKS, &count, &highest, 0) }
      return count != 0
    }
  }

  /// Runs `body` in a savepoint. If `body` throws, only its changes are rolled back; the enclosing
  /// transaction continues.
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

  /// Runs `body` and then undoes its changes, inside a transaction in which a statement is running.
  ///
  /// That statement continues with the rows as they were, so unlike ``savepoint(_:)`` this never
  /// resets statements.
  public func excursion<Result>(_ body: () throws -> Result) throws -> Result {
    try run("SAVEPOINT excursion")
    let result = Swift.Result { try body() }
    try run("ROLLBACK TO excursion")
    try run("RELEASE excursion")
    return try result.get()
  }

  private var isInTransaction: Bool { handle.map { sqlite3_get_autocommit($0) == 0 } ?? false }
}
