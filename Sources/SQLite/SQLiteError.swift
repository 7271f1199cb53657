internal import SystemSQLite

/// What SQLite reports of a call that failed.
public struct SQLiteError: Error, Equatable {
  /// The failures that callers tell apart.
  public enum Kind: Sendable {
    /// A row breaks a rule of its table.
    case constraint
    /// The file is damaged.
    case corrupt
    /// The file is no database.
    case notADatabase
    /// Anything else.
    case other
  }

  /// SQLite's extended result code.
  public let code: Int32
  /// What went wrong, in SQLite's words.
  public let message: String
  /// The statement that failed, without the values of its parameters; nil if no statement did.
  public let sql: String?

  /// The failure as far as callers tell it apart.
  public var kind: Kind {
    switch code & 0xff {
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_NOTADB: .notADatabase
    default: .other
    }
  }

  init(code: Int32, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// An error whose message is the usual one of its code.
  init(code: Int32, sql: String? = nil) {
    self.init(code: code, message: String(cString: sqlite3_errstr(code)), sql: sql)
  }

  /// The last failure of a connection; without one, as there is no memory for one.
  init(of connection: OpaquePointer?, sql: String? = nil) {
    self.init(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)),
      sql: sql
    )
  }
}

extension SQLiteError: CustomStringConvertible {
  /// One sentence that names the code and what went wrong.
  public var description: String { "SQLite error \(code): \(message)" }
}
