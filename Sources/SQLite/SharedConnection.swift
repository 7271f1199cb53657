internal import SystemSQLite

/// A connection that threads share: one at a time uses it, the others wait.
///
/// Safe to send because the connection is reached inside ``access(_:)`` only.
public final class SharedConnection: @unchecked Sendable {
  private let connection: Connection
  private let mutex: OpaquePointer

  /// Shares a connection.
  /// - Throws: ``SQLiteError`` if there is no memory, or SQLite was built for one thread.
  public init(_ connection: sending Connection) throws(SQLiteError) {
    guard sqlite3_threadsafe() != 0 else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "SQLite was built for one thread")
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

  /// Runs `body` on the connection while no other thread uses it.
  public func access<Result>(_ body: (Connection) throws -> Result) rethrows -> Result {
    sqlite3_mutex_enter(mutex)
    defer { sqlite3_mutex_leave(mutex) }
    return try body(connection)
  }
}
