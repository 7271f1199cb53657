internal import SystemSQLite

// Files as a whole: copies, and the write-ahead log.
extension Connection {
  /// Copies the database as it is at one moment over another; others may write meanwhile.
  public func backup(to target: Connection) throws(SQLiteError) {
    let source = try opened()
    guard let backup = sqlite3_backup_init(try target.opened(), "main", source, "main") else {
      throw SQLiteError(of: target.handle)
    }
    let code = sqlite3_backup_step(backup, -1)
    // What a step is told of a lock, the end does not repeat.
    let end = sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE, end == SQLITE_OK else {
      throw SQLiteError(code: code == SQLITE_DONE ? end : code)
    }
  }

  /// Brings all of the write-ahead log into the file and empties it.
  public func checkpoint() throws(SQLiteError) {
    try call { sqlite3_wal_checkpoint_v2($0, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil) }
  }

  /// Lengthens the write-ahead log with zeros, which are no frames, to a number of bytes. Only inside a
  /// transaction that writes: then nobody else adds frames.
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
