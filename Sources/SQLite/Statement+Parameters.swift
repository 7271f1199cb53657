public import SystemSQLite

/// Parameters, from 1; they stay until bound anew.
extension Statement {
  /// Has SQLite copy what is bound. (Swift can't see SQLITE_TRANSIENT.)
  private static var copied: sqlite3_destructor_type? {
    unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
  }

  /// Binds a whole number.
  @inlinable
  public func bind(_ index: Int32, _ value: Int64) {
    note(sqlite3_bind_int64(handle, index, value))
  }

  /// Binds a number.
  @inlinable
  public func bind(_ index: Int32, _ value: Double) {
    note(sqlite3_bind_double(handle, index, value))
  }

  /// Binds null.
  @inlinable
  public func bindNull(_ index: Int32) {
    note(sqlite3_bind_null(handle, index))
  }

  /// Binds a text.
  public func bind(_ index: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bind(index, $0, Statement.copied) }
  }

  /// Binds a text, or null.
  public func bind(_ index: Int32, _ text: String?) {
    if let text { bind(index, text) } else { bindNull(index) }
  }

  /// Binds text that the caller keeps in place until the statement has run.
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
        // Without an address it would be null, which no bytes are not.
        let count = UInt64(bytes.count)
        note(
          bytes.isEmpty
            ? sqlite3_bind_zeroblob(handle, index, 0)
            : sqlite3_bind_blob64(handle, index, bytes.baseAddress, count, Statement.copied)
        )
      }
    }
  }

  /// Binds all parameters, from the first; too few or too many are an error of the next run.
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
        // Without an address it would be null.
        note(sqlite3_bind_text64(handle, index, "", 0, Statement.copied, encoding))
      }
    }
  }

  @usableFromInline
  func note(_ code: Int32) {
    if code != SQLITE_OK { bindingCode = code }
  }
}
