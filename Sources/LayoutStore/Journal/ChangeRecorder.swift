import CSQLiteSession
import GRDB

/// Records what a transaction changes in the content.
///
/// Rows of new documents come packed, everything else is recorded by a session; one at a time, never
/// both. A class because it owns the session.
final class ChangeRecorder {
  private let connection: OpaquePointer
  private var session: OpaquePointer?
  /// The changes that the session recorded, once ``finish()`` has run.
  private(set) var changesetBesidePacked: [UInt8] = []
  /// The rows of new documents, packed, in the order in which they came.
  private var packed: [UInt8] = []

  init(_ database: Database) throws {
    guard let connection = database.sqliteConnection else {
      throw StoreError.sqlite(code: SQLITE_MISUSE, message: "the connection is closed")
    }
    self.connection = connection
  }

  deinit {
    if let session { sqlite3session_delete(session) }
  }

  /// Lets the session record from now on; it is made when first needed.
  func start() throws {
    if let session {
      sqlite3session_enable(session, 1)
      return
    }
    var made: OpaquePointer?
    let code = ninefold_session_start(
      connection,
      { _, table in table.map(isContent) ?? false ? 1 : 0 },
      &made
    )
    guard code == SQLITE_OK else {
      throw StoreError.sqlite(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
    session = made
  }

  /// Takes the packed rows of a new document.
  func add(packed rows: [UInt8]) { packed += rows }

  /// Stops the session for rows that are packed.
  func pause() {
    if let session { sqlite3session_enable(session, 0) }
  }

  /// Ends the recording and returns what changed.
  func finish() throws -> RowChanges {
    guard let session else { return RowChanges(packed: packed, changeset: []) }
    defer {
      sqlite3session_delete(session)
      self.session = nil
    }
    var count: Int32 = 0
    var bytes: UnsafeMutableRawPointer?
    let code = sqlite3session_changeset(session, &count, &bytes)
    defer { sqlite3_free(bytes) }
    guard code == SQLITE_OK else {
      throw StoreError.sqlite(code: code, message: String(cString: sqlite3_errmsg(connection)))
    }
    changesetBesidePacked = Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return RowChanges(packed: packed, changeset: changesetBesidePacked)
  }
}

private func isContent(_ table: UnsafePointer<CChar>) -> Bool {
  RowTable.journaledNames.contains(String(cString: table))
}
