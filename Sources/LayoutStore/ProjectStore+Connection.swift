internal import SQLite

// How a project's file is opened.
extension ProjectStore {
  /// Opens a connection to a file with the settings of all connections to projects.
  ///
  /// - Parameter isCreated: True to make the file if there is none.
  static func connect(to path: String, isCreated: Bool = false) throws -> Connection {
    let connection = try Connection(path: path, isCreated: isCreated)
    // Writers queue at the gate; this is for the moment in which another process opens or closes.
    try connection.setPatience(seconds: WriterGate.patienceSeconds)
    try connection.harden()
    // Durable when acknowledged. Checkpoints come with commits, so inside the gate; a reader in the way
    // only postpones them. The log keeps its room, see `LogReserve`.
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = \(LogReserve.checkpointFrames);
      PRAGMA journal_size_limit = 16777216;
      PRAGMA secure_delete = FAST;
      PRAGMA cache_size = -65536;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      """
    )
    return connection
  }

  /// Runs `body`; what SQLite reports comes out as a ``StoreError``.
  static func translating<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw StoreError(error, path)
    }
  }
}

extension StoreError {
  /// What SQLite reports of a project file.
  init(_ error: SQLiteError, _ path: String) {
    switch error.kind {
    case .notADatabase: self = .notAProject(path: path)
    case .corrupt: self = .damaged(path: path, reason: error.message)
    case .constraint, .other: self = .sqlite(code: error.code, message: error.message)
    }
  }
}
