internal import SystemSQLite

/// A connection that several threads share under a lock.
///
/// Sendable because the connection is only accessible inside ``access(_:)``.
public final class SharedConnection: @unchecked Sendable {
  private let connection: Connection
  private let mutex: OpaquePointer

  /// Creates a shared connection.
  /// - Throws: ``SQLiteError`` if memory runs out, or if SQLite was built without thread safety.
  public init(_ connection: sending Connection) throws(SQLiteError) {
    guard sqlite3_threadsafe() != 0 else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "SQLite was built without thread safety")
    }
    guard let mutex = sqlite3_mutex_alloc(SQLITE_MUTEX_RECURSIVE) else {
      throw SQLiteError(code: SQLITE_NOMEM)
    }
    self.connection = connection
    self.mutex = mutex
  }

  deinit {
    sqlite3_mutex_free(mutex)
  }

  /// Runs `body` with exclusive access to the connection. Calls can be nested.
  public func access<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    sqlite3_mutex_enter(mutex)
    defer { sqlite3_mutex_leave(mutex) }
    return try body(connection)
  }
}
