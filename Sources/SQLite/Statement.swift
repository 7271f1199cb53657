internal import SystemSQLite

/// A prepared statement: its parameters, its run, and the columns of the row that it is at.
///
/// A class because it owns what SQLite prepared. It can outlive its connection, which then closes with
/// its last statement.
public final class Statement {
  @usableFromInline let handle: OpaquePointer
  /// What went wrong while parameters were bound, for the next run to tell: a parameter that could not be
  /// bound, for want of memory above all, is null to SQLite, and would be written as such.
  @usableFromInline var bindingCode = SQLITE_OK

  /// Prepares one statement.
  /// - Throws: ``SQLiteError`` also if `sql` holds none, or more than one.
  public init(_ connection: Connection, _ sql: String) throws(SQLiteError) {
    guard !sql.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_ERROR, message: "SQL ends at a zero byte", sql: sql)
    }
    let (handle, rest) = try Statement.prepare(connection, sql)
    guard let handle else {
      throw SQLiteError(code: SQLITE_ERROR, message: "there is no statement", sql: sql)
    }
    // The object owns the handle from here on, however this ends.
    self.handle = handle
    if rest > 0 { try Statement.checkBlank(connection, sql, after: sql.utf8.count - rest) }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Prepares the first statement of a text; nil if it has none. The rest is a number of bytes.
  private static func prepare(_ connection: Connection, _ sql: String) throws(SQLiteError) -> (
    handle: OpaquePointer?, rest: Int
  ) {
    var handle: OpaquePointer?
    var rest = 0
    let count = sql.utf8.count
    try connection.call(sql) { connection in
      sql.withCString { text in
        var end: UnsafePointer<CChar>?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        // With the byte that ends it, SQLite needs no copy.
        let size = Int32(clamping: count + 1)
        let code = sqlite3_prepare_v3(connection, text, size, flags, &handle, &end)
        rest = end.map { count - ($0 - text) } ?? 0
        return code
      }
    }
    return (handle, rest)
  }

  /// Throws if the end of a text holds a statement, as spaces and comments do not.
  private static func checkBlank(
    _ connection: Connection,
    _ sql: String,
    after count: Int
  ) throws(SQLiteError) {
    let end = String(decoding: sql.utf8.dropFirst(count), as: UTF8.self)
    let (handle, _) = try prepare(connection, end)
    guard let handle else { return }
    sqlite3_finalize(handle)
    throw SQLiteError(code: SQLITE_ERROR, message: "there is more than one statement", sql: sql)
  }

  // MARK: - Running

  /// Runs a statement that returns nothing and makes it ready to run again.
  public func run() throws(SQLiteError) {
    try checkBindings()
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE || code == SQLITE_ROW else { throw error }
  }

  /// Runs a statement that changes rows; returns how many it changed.
  public func changeCount(_ values: some Sequence<RowValue>) throws(SQLiteError) -> Int {
    bindAll(values)
    try run()
    return Int(sqlite3_changes(sqlite3_db_handle(handle)))
  }

  /// Steps to the next row; false after the last, when the statement is ready to run again.
  public func step() throws(SQLiteError) -> Bool {
    try checkBindings()
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else { throw error }
    return false
  }

  /// Ends a walk whose rows so far count: a column that could not be read is an error, not null.
  public func finish() throws(SQLiteError) {
    guard sqlite3_reset(handle) == SQLITE_OK else { throw error }
  }

  /// Ends a walk over rows before the last, whatever it found.
  public func reset() {
    sqlite3_reset(handle)
  }

  private func checkBindings() throws(SQLiteError) {
    guard bindingCode != SQLITE_OK else { return }
    let code = bindingCode
    bindingCode = SQLITE_OK
    throw SQLiteError(code: code, sql: sql)
  }

  // MARK: - What it is

  /// True if running it can change no database.
  public var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// The names of its columns.
  public func columnNames() throws(SQLiteError) -> [String] {
    var names: [String] = []
    for column in 0..<sqlite3_column_count(handle) {
      guard let name = sqlite3_column_name(handle, column) else {
        throw SQLiteError(code: SQLITE_NOMEM, sql: sql)
      }
      names.append(String(cString: name))
    }
    return names
  }

  private var sql: String? { sqlite3_sql(handle).map { String(cString: $0) } }
  private var error: SQLiteError { SQLiteError(of: sqlite3_db_handle(handle), sql: sql) }
}
