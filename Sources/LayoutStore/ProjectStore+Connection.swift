internal import CSQLiteSession
internal import GRDB

// How a project's file is opened.
extension ProjectStore {
  private static let preparedMemory: Void = ninefold_prepare_memory()

  /// Opens a connection to a file with the settings of all connections to projects.
  static func connect(to path: String) throws -> DatabaseQueue {
    try opening { try DatabaseQueue(path: path, configuration: configuration()) }
  }

  /// Opens a connection by `body`, which may run while there is hardly any memory.
  ///
  /// GRDB registers functions and collations with each connection and ends the process if SQLite
  /// refuses one, as it does for want of memory. The little that they take comes from a reserve then.
  static func opening(_ body: () throws -> DatabaseQueue) rethrows -> DatabaseQueue {
    preparedMemory
    ninefold_draw_on_reserve(true)
    defer { ninefold_draw_on_reserve(false) }
    return try body()
  }

  static func configuration() -> Configuration {
    var configuration = Configuration()
    // Writers queue at the gate; this is for the moment in which another process opens or closes.
    configuration.busyMode = .timeout(Double(WriterGate.patienceSeconds))
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { database in
      // From here on an error has somebody to go to.
      ninefold_draw_on_reserve(false)
      let code = ninefold_harden(database.sqliteConnection)
      guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
      // Durable when acknowledged. Checkpoints come with commits, so inside the gate; a reader in the way
      // only postpones them. The log keeps its room, see `LogReserve`.
      try database.execute(
        sql: """
          PRAGMA synchronous = FULL;
          PRAGMA wal_autocheckpoint = \(LogReserve.checkpointFrames);
          PRAGMA journal_size_limit = 16777216;
          PRAGMA secure_delete = FAST;
          PRAGMA cache_size = -65536;
          PRAGMA trusted_schema = OFF;
          PRAGMA cell_size_check = ON;
          """
      )
    }
    return configuration
  }

  /// Ends the bookkeeping of the columns that statements read, which only observers need and which
  /// takes longer than all else in preparing a statement. The schema no longer changes from here.
  static func removeAuthorizer(_ connection: DatabaseQueue) {
    connection.inDatabase { _ = sqlite3_set_authorizer($0.sqliteConnection, nil, nil) }
  }
}
