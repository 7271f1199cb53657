internal import SystemSQLite

// Backups and the write-ahead log.
extension Connection {
  /// Replaces the content of `target` with a consistent snapshot of this database, even while
  /// other connections write.
  public func backup(to target: Connection) throws(SQLiteError) {
    let source = try opened()
    guard let backup = sqlite3_backup_init(try target.opened(), "main", source, "main") else {
      throw SQLiteError(of: target.handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    // `sqlite3_backup_finish` does not repeat a lock error of the step.
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw SQLiteError(code: code == SQLITE_DONE ? end : code)
    }
  }

  /// Moves the whole write-ahead log into the database file and truncates the log.
  public func checkpoint() throws(SQLiteError) {
    try call { sqlite3_wal_checkpoint_v2($0, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) }
  }

  /// Extends the write-ahead log to `bytes` bytes with zeros, which SQLite does not read as frames.
  ///
  /// Call this only inside a write transaction, in which no other connection can append frames.
  public func reserveLog(_ bytes: Int64) throws(SQLiteError) {
    var log: UnsafeMutablePointer<sqlite3_file>?
    try call { sqlite3_file_control($0, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log) }
    guard let log, let methods = log.pointee.pMethods?.pointee, let measure = methods.xFileSize,
      let write = methods.xWrite
    else { return }
    let zeros = [UInt8](repeating: 0, count: 1 << 16)
    var end: Int64 = 0
    var code = measure(log, &end)
    while code == SQLITE_OK, end < bytes {
      let count = min(bytes - end, Int64(zeros.count))
      code = write(log, zeros, Int32(count), end)
      end += count
    }
    guard code == SQLITE_OK else { throw SQLiteError(code: code) }
  }
}
