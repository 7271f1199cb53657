internal import SystemSQLite

/// An error that SQLite reports.
public struct SQLiteError: Error, Equatable {
  /// The kinds of error that callers distinguish.
  public enum Kind: Sendable {
    /// A row violates a constraint of its table.
    case constraint
    /// The file is damaged.
    case corrupt
    /// The file is not a database.
    case notADatabase
    /// Anything else.
    case other
  }

  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's message.
  public let message: String
  /// The failed statement, without the values of its parameters; nil if no statement was involved.
  public let sql: String?

  /// The kind of error that the code belongs to.
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

  /// Creates an error with SQLite's standard message for `code`.
  init(code: Int32, sql: String? = nil) {
    self.init(code: code, message: String(cString: sqlite3_errstr(code)), sql: sql)
  }

  /// Creates an error from the last failure of a connection. A nil connection means that SQLite had
  /// no memory to create one.
  init(of connection: OpaquePointer?, sql: String? = nil) {
    self.init(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection)),
      sql: sql
    )
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The code and the message.
  public var description: String { "SQLite error \(code): \(message)" }
}
