public import SystemSQLite

/// Columns of the row that a statement is at, from 0.
extension Statement {
  /// A column's text; empty for null.
  @inlinable
  public func text(_ column: Int32) -> String {
    optionalText(column) ?? ""
  }

  /// A column's text; nil for null.
  @inlinable
  public func optionalText(_ column: Int32) -> String? {
    withBytes(column) { $0.baseAddress == nil ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Lends a text column's bytes without copying them; without a base address for null.
  @inlinable
  public func withBytes<Result>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // Fewer steps than the calls for columns, which look for the column twice. Only safe on a
    // connection that one thread uses at a time, as all of ours.
    let value = sqlite3_column_value(handle, column)
    let text = sqlite3_value_text(value)
    let count = text == nil ? 0 : sqlite3_value_bytes(value)
    return body(UnsafeBufferPointer(start: text, count: Int(count)))
  }

  /// True if a column is null.
  @inlinable
  public func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// A column's number; 0 for null.
  @inlinable
  public func double(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// A column's whole number; 0 for null.
  @inlinable
  public func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// A column's whole number; nil for null.
  @inlinable
  public func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// A column's bytes; none for null.
  public func bytes(_ column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// A column's value of whatever type.
  public func value(_ column: Int32) -> RowValue {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(double(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(bytes(column))
    default: .null
    }
  }
}
