internal import SystemSQLite

/// A connection to one database, with the statements that stay prepared on it.
///
/// One thread uses it at a time; ``SharedConnection`` lets several take turns.
public final class Connection {
  /// The version of the system's SQLite, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Nil once it is closed.
  private(set) var handle: OpaquePointer?
  private var statements: [String: Statement] = [:]

  /// Opens a database file.
  ///
  /// References are checked, and a name in quotes that names nothing is an error rather than a text.
  ///
  /// - Parameter isCreated: True to make the file if there is none.
  public convenience init(path: String, isCreated: Bool = false) throws(SQLiteError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "no file has such a path")
    }
    // Some first letters have a meaning to SQLite.
    let isPlain = !path.hasPrefix(":") && !path.lowercased().hasPrefix("file:")
    try self.init(named: isPlain ? path : "./" + path, isCreated ? SQLITE_OPEN_CREATE : 0)
  }

  /// Opens a database of its own in memory.
  public static func inMemory() throws(SQLiteError) -> Connection {
    try Connection(named: ":memory:", 0)
  }

  private init(named name: String, _ flags: Int32) throws(SQLiteError) {
    // Turns are taken once for all calls, so not in each call.
    let code = sqlite3_open_v2(
      name,
      &handle,
      flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nil
    )
    // A connection that could not open is one to be closed all the same.
    guard code == SQLITE_OK else { throw SQLiteError(of: handle) }
    try configure(SQLITE_DBCONFIG_ENABLE_FKEY, true)
    try configure(SQLITE_DBCONFIG_DQS_DDL, false)
    try configure(SQLITE_DBCONFIG_DQS_DML, false)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Closes it, so that nothing is left beside a file that nobody else has open.
  /// - Throws: ``SQLiteError`` if a statement of it is still there; it stays open.
  public func close() throws(SQLiteError) {
    statements.removeAll()
    try call { sqlite3_close($0) }
    handle = nil
  }

  // MARK: - Settings

  /// How long a statement waits for other connections, in seconds.
  public func setPatience(seconds: Int) throws(SQLiteError) {
    try call { sqlite3_busy_timeout($0, Int32(clamping: seconds * 1000)) }
  }

  /// Keeps SQL from changing the file behind SQLite's back (its shadow tables, its schema's text, its
  /// pages) and from loading extensions.
  public func harden() throws(SQLiteError) {
    try configure(SQLITE_DBCONFIG_DEFENSIVE, true)
    try configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false)
  }

  private func configure(_ setting: Int32, _ isOn: Bool) throws(SQLiteError) {
    try call { ninefold_configure($0, setting, isOn ? 1 : 0) }
  }

  /// Makes a call of SQLite; what it fails with is thrown.
  func call(_ sql: String? = nil, _ body: (OpaquePointer) -> Int32) throws(SQLiteError) {
    guard body(try opened()) == SQLITE_OK else { throw SQLiteError(of: handle, sql: sql) }
  }

  /// SQLite's own handle, which most of its calls trust to be one.
  func opened() throws(SQLiteError) -> OpaquePointer {
    guard let handle else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the connection is closed")
    }
    return handle
  }

  // MARK: - Statements

  /// Runs statements without parameters, one after the other.
  public func execute(_ sql: String) throws(SQLiteError) {
    try call(sql) { sqlite3_exec($0, sql, nil, nil, nil) }
  }

  /// The statement of some SQL, which stays prepared; a walk over its rows that was left early ends.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let statement = statements[sql] {
      statement.reset()
      return statement
    }
    let statement = try Statement(self, sql)
    statements[sql] = statement
    return statement
  }

  /// The statement of some SQL with all its parameters bound.
  public func statement(_ sql: String, _ values: [RowValue]) throws(SQLiteError) -> Statement {
    let statement = try statement(sql)
    statement.bindAll(values)
    return statement
  }

  /// Runs a statement that returns nothing.
  public func run(_ sql: String, _ values: [RowValue] = []) throws(SQLiteError) {
    try statement(sql, values).run()
  }

  /// What `read` makes of the first row; nil if there is none.
  public func first<Result>(
    _ sql: String,
    _ values: [RowValue] = [],
    _ read: (Statement) throws -> Result
  ) throws -> Result? {
    let statement = try statement(sql, values)
    do {
      guard try statement.step() else { return nil }
      let result = try read(statement)
      try statement.finish()
      return result
    } catch {
      statement.reset()
      throw error
    }
  }

  /// The whole number in the first column of the first row; nil if there is no row, or null in it.
  public func integer(_ sql: String, _ values: [RowValue] = []) throws -> Int64? {
    try first(sql, values) { $0.optionalInteger(0) } ?? nil
  }

  /// The text in the first column of the first row; nil if there is no row, or null in it.
  public func text(_ sql: String, _ values: [RowValue] = []) throws -> String? {
    try first(sql, values) { $0.optionalText(0) } ?? nil
  }

  /// The key of the row that was inserted last.
  public var lastInsertedRow: Int64 { handle.map { sqlite3_last_insert_rowid($0) } ?? 0 }

  /// Ends the walks that an error left, which would keep the transaction open.
  public func endWalks() {
    guard let handle else { return }
    var statement = sqlite3_next_stmt(handle, nil)
    while let walk = statement {
      sqlite3_reset(walk)
      statement = sqlite3_next_stmt(handle, walk)
    }
  }
}
