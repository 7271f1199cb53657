public import SystemSQLite

/// Parameters are numbered from 1. A binding remains until the parameter is bound again.
extension Statement {
  /// `SQLITE_TRANSIENT`, which Swift does not import: SQLite copies the bound bytes.
  static var copied: sqlite3_destructor_type? {
    unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
  }

  /// Binds an integer.
  @inlinable
  public func bind(_ index: Int32, _ value: Int64) {
    note(sqlite3_bind_int64(handle, index, value))
  }

  /// Binds a floating-point number.
  @inlinable
  public func bind(_ index: Int32, _ value: Double) {
    note(sqlite3_bind_double(handle, index, value))
  }

  /// Binds null.
  @inlinable
  public func bindNull(_ index: Int32) {
    note(sqlite3_bind_null(handle, index))
  }

  /// Binds a string.
  public func bind(_ index: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bind(index, $0, Statement.copied) }
  }

  /// Binds a string, or null for nil.
  public func bind(_ index: Int32, _ text: String?) {
    if let text { bind(index, text) } else { bindNull(index) }
  }

  /// Binds UTF-8 bytes without copying them. The bytes must stay valid until the statement has run.
  public func lend(_ index: Int32, _ text: Slice<UnsafeBufferPointer<UInt8>>) {
    bind(index, UnsafeBufferPointer(rebasing: text), nil)
  }

  /// Binds a value.
  public func bind(_ index: Int32, _ value: RowValue) {
    switch value {
    case .null: bindNull(index)
    case .integer(let value): bind(index, value)
    case .real(let value): bind(index, value)
    case .text(let text): bind(index, text)
    case .blob(let bytes):
      bytes.withUnsafeBytes { bytes in
        // A nil address would bind null instead of an empty blob.
        let count = UInt64(bytes.count)
        note(
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(handle, index, 0)
            : sqlite3_bind_blob64(handle, index, bytes.baseAddress, count, Statement.copied)
        )
      }
    }
  }

  /// Binds all parameters. If the count of values is wrong, the next run throws.
  @inlinable
  public func bindAll(_ values: some Sequence<RowValue>) {
    var index: Int32 = 0
    for value in values {
      index += 1
      bind(index, value)
    }
    if index != sqlite3_bind_parameter_count(handle) { note(SQLITE_RANGE) }
  }

  private func bind(
    _ index: Int32,
    _ text: UnsafeBufferPointer<UInt8>,
    _ destructor: sqlite3_destructor_type?
  ) {
    text.withMemoryRebound(to: CChar.self) { text in
      let (count, encoding) = (UInt64(text.count), UInt8(SQLITE_UTF8))
      if let base = text.baseAddress {
        note(sqlite3_bind_text64(handle, index, base, count, destructor, encoding))
      } else {
        // A nil address would bind null instead of an empty string.
        note(sqlite3_bind_text64(handle, index, "", 0, Statement.copied, encoding))
      }
    }
  }

  @usableFromInline
  func note(_ code: Int32) {
    if code != SQLITE_OK { bindingCode = code }
  }
}
