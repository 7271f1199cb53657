internal import SystemSQLite

/// A connection to one database, with a cache of prepared statements.
///
/// Only one thread at a time may use a connection. ``SharedConnection`` shares one between threads.
public final class Connection {
  /// The version of the system's SQLite, such as `3.40.1`.
  public static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  /// Nil after the connection is closed.
  private(set) var handle: OpaquePointer?
  private var statements: [StatementKey: Statement] = [:]

  /// Opens a database file.
  ///
  /// Foreign keys are enforced. An unknown name in double quotes is an error instead of a string.
  ///
  /// - Parameter isCreated: True to create the file if it does not exist.
  public convenience init(path: String, isCreated: Bool = false) throws(SQLiteError) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_CANTOPEN, message: "the path is empty or contains a zero byte")
    }
    // SQLite does not treat `:memory:` or `file:` as plain paths.
    let isPlain = !path.hasPrefix(":") && !path.lowercased().hasPrefix("file:")
    try self.init(named: isPlain ? path : "./" + path, isCreated ? SQLITE_OPEN_CREATE : 0)
  }

  /// Opens a private in-memory database.
  public static func inMemory() throws(SQLiteError) -> Connection {
    try Connection(named: ":memory:", 0)
  }

  private init(named name: String, _ flags: Int32) throws(SQLiteError) {
    // Callers serialize access to a connection, so SQLite needs no mutex in each call.
    let code = sqlite3_open_v2(
      name,
      &handle,
      flags | SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
      nil
    )
    // Even if opening fails, SQLite returns a handle that must be closed.
    guard code == SQLITE_OK else { throw SQLiteError(of: handle) }
    try configure(SQLITE_DBCONFIG_ENABLE_FKEY, true)
    try configure(SQLITE_DBCONFIG_DQS_DDL, false)
    try configure(SQLITE_DBCONFIG_DQS_DML, false)
  }

  deinit {
    statements.removeAll()
    sqlite3_close_v2(handle)
  }

  /// Closes the connection. The last connection to a file removes the files that SQLite keeps
  /// beside it.
  /// - Throws: ``SQLiteError`` if a statement of the connection still exists. The connection then
  ///   stays open.
  public func close() throws(SQLiteError) {
    statements.removeAll()
    try call { sqlite3_close($0) }
    handle = nil
  }

  // MARK: - Settings

  /// Sets how long a statement waits for the locks of other connections, in seconds.
  public func setBusyTimeout(seconds: Int) throws(SQLiteError) {
    try call { sqlite3_busy_timeout($0, Int32(clamping: seconds * 1000)) }
  }

  /// Prevents SQL from loading extensions and from writing to shadow tables, the text of the schema
  /// or pages of the file.
  public func harden() throws(SQLiteError) {
    try configure(SQLITE_DBCONFIG_DEFENSIVE, true)
    try configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, false)
  }

  private func configure(_ setting: Int32, _ isOn: Bool) throws(SQLiteError) {
    try call { ninefold_configure($0, setting, isOn ? 1 : 0) }
  }

  /// Calls SQLite and throws if the result code is not `SQLITE_OK`.
  func call(_ sql: String? = nil, _ body: (OpaquePointer) -> Int32) throws(SQLiteError) {
    guard body(try opened()) == SQLITE_OK else { throw SQLiteError(of: handle, sql: sql) }
  }

  /// Returns SQLite's handle. Most functions of SQLite do not check that a handle is valid.
  func opened() throws(SQLiteError) -> OpaquePointer {
    guard let handle else {
      throw SQLiteError(code: SQLITE_MISUSE, message: "the connection is closed")
    }
    return handle
  }

  // MARK: - Statements

  /// Runs one or more statements without parameters, in order.
  public func execute(_ sql: String) throws(SQLiteError) {
    try call(sql) { sqlite3_exec($0, sql, nil, nil, nil) }
  }

  /// Returns the cached statement for `sql`, reset, or prepares it and caches it.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    let key = StatementKey(sql)
    if let statement = statements[key] {
      statement.reset()
      return statement
    }
    let statement = try Statement(self, sql)
    statements[key] = statement
    return statement
  }

  /// Returns the cached statement for `sql` with `values` bound to its parameters.
  public func statement(_ sql: String, _ values: [RowValue]) throws(SQLiteError) -> Statement {
    let statement = try statement(sql)
    statement.bindAll(values)
    return statement
  }

  /// Runs a statement that returns no rows.
  public func run(_ sql: String, _ values: [RowValue] = []) throws(SQLiteError) {
    try statement(sql, values).run()
  }

  /// Returns the result of `read` for the first row; nil if there are no rows.
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

  /// Returns the integer in the first column of the first row; nil for null or if there is no row.
  public func integer(_ sql: String, _ values: [RowValue] = []) throws -> Int64? {
    try first(sql, values) { $0.optionalInteger(0) } ?? nil
  }

  /// Returns the text in the first column of the first row; nil for null or if there is no row.
  public func text(_ sql: String, _ values: [RowValue] = []) throws -> String? {
    try first(sql, values) { $0.optionalText(0) } ?? nil
  }

  /// The rowid of the most recent insert; 0 if there is none.
  public var lastInsertedRow: Int64 { handle.map { sqlite3_last_insert_rowid($0) } ?? 0 }

  /// Resets all statements. An error can leave one in the middle of its rows, which would keep the
  /// transaction open.
  public func endWalks() {
    guard let handle else { return }
    var statement = sqlite3_next_stmt(handle, nil)
    while let walk = statement {
      sqlite3_reset(walk)
      statement = sqlite3_next_stmt(handle, walk)
    }
  }
}
