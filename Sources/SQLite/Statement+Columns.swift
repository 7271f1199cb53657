public import SystemSQLite

/// The columns of the current row, numbered from 0.
extension Statement {
  /// Returns the text of a column; empty for null.
  @inlinable
  public func text(_ column: Int32) -> String {
    optionalText(column) ?? ""
  }

  /// Returns the text of a column; nil for null.
  @inlinable
  public func optionalText(_ column: Int32) -> String? {
    withBytes(column) { $0.baseAddress == nil ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of a text column, without copying them. For null the buffer has no
  /// base address. The buffer is valid only during the call.
  @inlinable
  public func withBytes<Result>(
    _ column: Int32,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // `sqlite3_column_text` and `sqlite3_column_bytes` would each look up the column. The value is
    // safe to use because only one thread at a time uses a connection.
    let value = sqlite3_column_value(handle, column)
    let text = sqlite3_value_text(value)
    let count = text == nil ? 0 : sqlite3_value_bytes(value)
    return body(UnsafeBufferPointer(start: text, count: Int(count)))
  }

  /// Returns true if a column is null.
  @inlinable
  public func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Returns the floating-point number of a column; 0 for null.
  @inlinable
  public func double(_ column: Int32) -> Double {
    sqlite3_column_double(handle, column)
  }

  /// Returns the integer of a column; 0 for null.
  @inlinable
  public func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  /// Returns the integer of a column; nil for null.
  @inlinable
  public func optionalInteger(_ column: Int32) -> Int64? {
    isNull(column) ? nil : integer(column)
  }

  /// Returns the bytes of a column; empty for null.
  public func bytes(_ column: Int32) -> [UInt8] {
    let start = sqlite3_column_blob(handle, column)
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Returns the value of a column with its type.
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

extension Statement {
  /// Returns true if the current rows of both statements have equal values of equal types.
  ///
  /// - Parameter width: The number of columns to compare.
  public func hasSameRow(as other: Statement, width: Int32) -> Bool {
    for column in 0..<width {
      let type = sqlite3_column_type(handle, column)
      guard type == sqlite3_column_type(other.handle, column) else { return false }
      let isSame =
        switch type {
        case SQLITE_NULL: true
        case SQLITE_INTEGER: integer(column) == other.integer(column)
        case SQLITE_TEXT:
          withBytes(column) { own in other.withBytes(column) { own.elementsEqual($0) } }
        default: value(column) == other.value(column)
        }
      guard isSame else { return false }
    }
    return true
  }
}
