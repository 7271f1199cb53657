internal import SystemSQLite

/// A prepared statement: its parameters, its execution, and the columns of its current row.
///
/// A statement can outlive its ``Connection``. SQLite then closes the connection with its last
/// statement.
public final class Statement {
  @usableFromInline let handle: OpaquePointer
  /// The result code of a failed binding, which the next run throws.
  ///
  /// SQLite treats a parameter that could not be bound (mostly when memory runs out) as null, so
  /// running the statement anyway would store null.
  @usableFromInline var bindingCode = SQLITE_OK

  /// Prepares one statement.
  /// - Throws: ``SQLiteError`` if SQLite rejects `sql`, or if `sql` does not contain exactly one
  ///   statement.
  public init(_ connection: Connection, _ sql: String) throws(SQLiteError) {
    guard !sql.utf8.contains(0) else {
      throw SQLiteError(code: SQLITE_ERROR, message: "the SQL contains a zero byte", sql: sql)
    }
    let (handle, rest) = try Statement.prepare(connection, sql)
    guard let handle else {
      throw SQLiteError(code: SQLITE_ERROR, message: "there is no statement", sql: sql)
    }
    // From here on `deinit` finalizes the handle, even if `checkBlank` throws.
    self.handle = handle
    if rest > 0 { try Statement.checkBlank(connection, sql, after: sql.utf8.count - rest) }
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Prepares the first statement of `sql`. Returns its handle (nil if there is no statement) and
  /// the number of bytes after it.
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
        // SQLite does not copy the text if the size includes the terminating zero.
        let size = Int32(clamping: count + 1)
        let code = sqlite3_prepare_v3(connection, text, size, flags, &handle, &end)
        rest = end.map { count - ($0 - text) } ?? 0
        return code
      }
    }
    return (handle, rest)
  }

  /// Throws if `sql` has another statement after `count` bytes, not just whitespace and comments.
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

  /// Runs a statement that returns no rows, and resets it.
  public func run() throws(SQLiteError) {
    try checkBindings()
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE || code == SQLITE_ROW else { throw error }
  }

  /// Binds `values`, runs the statement, and returns the number of changed rows.
  public func changeCount(_ values: some Sequence<RowValue>) throws(SQLiteError) -> Int {
    bindAll(values)
    try run()
    return Int(sqlite3_changes(sqlite3_db_handle(handle)))
  }

  /// Steps to the next row. Returns false after the last row and resets the statement.
  public func step() throws(SQLiteError) -> Bool {
    try checkBindings()
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else { throw error }
    return false
  }

  /// Resets the statement before its last row. Throws if reading a column failed, because SQLite
  /// returns null for such a column.
  public func finish() throws(SQLiteError) {
    guard sqlite3_reset(handle) == SQLITE_OK else { throw error }
  }

  /// Resets the statement before its last row and ignores errors.
  public func reset() {
    sqlite3_reset(handle)
  }

  private func checkBindings() throws(SQLiteError) {
    guard bindingCode != SQLITE_OK else { return }
    let code = bindingCode
    bindingCode = SQLITE_OK
    throw SQLiteError(code: code, sql: sql)
  }

  // MARK: - Description

  /// True if running the statement cannot change a database.
  public var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// Returns the names of the result columns.
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
