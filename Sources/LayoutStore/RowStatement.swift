import CSQLiteSession
import GRDB

/// A prepared statement on positional columns, without a value in between.
///
/// GRDB opens and guards the connection; these few calls are the inner loops of import and query.
/// A class because it owns the statement that SQLite prepared.
final class RowStatement {
  private let handle: OpaquePointer
  private let database: OpaquePointer
  /// What went wrong while parameters were bound, for the next run to tell: a parameter that could not be
  /// bound, for want of memory above all, is null to SQLite, and would be written as such.
  private var bindingCode = SQLITE_OK

  /// Prepares one statement.
  init(_ database: Database, _ sql: String) throws {
    guard let connection = database.sqliteConnection else {
      throw StoreError.sqlite(code: SQLITE_MISUSE, message: "the connection is closed")
    }
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(
      connection,
      sql,
      -1,
      UInt32(SQLITE_PREPARE_PERSISTENT),
      &handle,
      nil
    )
    guard code == SQLITE_OK, let handle else { throw RowStatement.error(connection, code) }
    self.handle = handle
    self.database = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  // MARK: - Parameters, from 1; they stay until bound anew

  func bind(_ index: Int32, _ value: Int64) {
    note(sqlite3_bind_int64(handle, index, value))
  }

  func bind(_ index: Int32, _ value: Double) {
    note(sqlite3_bind_double(handle, index, value))
  }

  func bind(_ index: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        note(ninefold_bind_text(handle, index, characters.baseAddress, length(characters.count)))
      }
    }
  }

  /// Binds text that the caller keeps in place until the statement has run.
  func lend(_ index: Int32, _ text: Slice<UnsafeBufferPointer<UInt8>>) {
    note(
      ninefold_lend_text(
        handle,
        index,
        text.base.baseAddress.map { $0 + text.startIndex },
        length(text.count)
      )
    )
  }

  func bindNull(_ index: Int32) {
    note(sqlite3_bind_null(handle, index))
  }

  func bind(_ index: Int32, _ text: String?) {
    if let text { bind(index, text) } else { bindNull(index) }
  }

  func bind(_ index: Int32, _ value: RowValue) {
    switch value {
    case .null: bindNull(index)
    case .integer(let value): bind(index, value)
    case .real(let value): bind(index, value)
    case .text(let text): bind(index, text)
    case .blob(let bytes):
      bytes.withUnsafeBytes {
        note(ninefold_bind_blob(handle, index, $0.baseAddress, length($0.count)))
      }
    }
  }

  /// Binds all parameters, from the first.
  func bindAll(_ values: some Sequence<RowValue>) {
    var index: Int32 = 0
    for value in values {
      index += 1
      bind(index, value)
    }
  }

  /// A length as SQLite takes it; what is longer than it can say is still too long for SQLite, which
  /// refuses it.
  private func length(_ count: Int) -> Int32 { Int32(clamping: count) }

  private func note(_ code: Int32) {
    if code != SQLITE_OK { bindingCode = code }
  }

  private func checkBindings() throws {
    guard bindingCode != SQLITE_OK else { return }
    let code = bindingCode
    bindingCode = SQLITE_OK
    throw StoreError.sqlite(code: code, message: String(cString: sqlite3_errstr(code)))
  }

  /// Runs a statement that changes one row; false if it changed none.
  func runOnOneRow(_ values: some Sequence<RowValue>) throws -> Bool {
    bindAll(values)
    try run()
    return sqlite3_changes(database) == 1
  }

  // MARK: - Running

  /// Runs a statement that returns nothing and makes it ready to run again.
  func run() throws {
    try checkBindings()
    let code = sqlite3_step(handle)
    sqlite3_reset(handle)
    guard code == SQLITE_DONE || code == SQLITE_ROW else {
      throw RowStatement.error(database, code)
    }
  }

  /// Steps to the next row; false after the last, when the statement is ready to run again.
  func step() throws -> Bool {
    try checkBindings()
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    sqlite3_reset(handle)
    guard code == SQLITE_DONE else { throw RowStatement.error(database, code) }
    return false
  }

  /// Ends a walk whose rows so far count: a column that could not be read is an error, not null.
  func finish() throws {
    let code = sqlite3_reset(handle)
    guard code == SQLITE_OK else { throw RowStatement.error(database, code) }
  }

  /// Ends a walk over rows before the last, whatever it found.
  func reset() {
    sqlite3_reset(handle)
  }

  // MARK: - Columns, from 0

  func text(_ column: Int32) -> String {
    optionalText(column) ?? ""
  }

  func optionalText(_ column: Int32) -> String? {
    withBytes(column) { $0.baseAddress == nil ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Lends a text column's bytes without copying them; without a base address for NULL.
  func withBytes<Result>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var count: Int32 = 0
    let bytes = ninefold_column_text(handle, column, &count)
    return body(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  func double(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  func bytes(_ column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// A column's value of whatever type.
  func value(_ column: Int32) -> RowValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(integer(column))
    case SQLITE_FLOAT: return .real(double(column))
    case SQLITE_TEXT: return .text(text(column))
    case SQLITE_BLOB: return .blob(bytes(column))
    default: return .null
    }
  }

  private static func error(_ connection: OpaquePointer, _ code: Int32) -> StoreError {
    .sqlite(
      code: sqlite3_extended_errcode(connection),
      message: String(cString: sqlite3_errmsg(connection))
    )
  }
}
