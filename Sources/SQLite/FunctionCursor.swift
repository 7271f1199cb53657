internal import SystemSQLite

/// The rows of one call of a ``TableFunction``.
final class FunctionCursor {
  private let function: TableFunction
  private var inputs: [RowValue?] = []
  private var batches: TableFunction.Batches = { nil }
  private var batch: ArraySlice<[RowValue]> = []
  /// The number of the current row, from 1.
  private(set) var number: Int64 = 0

  init(_ function: TableFunction) {
    self.function = function
  }

  /// The current row; nil after the last one.
  var row: [RowValue]? { batch.first }

  /// Starts a call.
  ///
  /// - Parameter mask: A bit for each parameter and filter that has a value.
  func start(_ mask: Int32, _ values: UnsafeBufferPointer<OpaquePointer?>) throws {
    var rest = values[...]
    inputs = function.inputs.indices.map { input in
      guard mask & 1 << Int32(clamping: input) != 0 else { return nil }
      return rest.popFirst().map { RowValue(of: $0) }
    }
    (batch, number) = ([], 1)
    batches = try function.body(inputs)
    try fill()
  }

  /// Moves to the next row.
  func advance() throws {
    batch = batch.dropFirst()
    number += 1
    try fill()
  }

  private func fill() throws {
    while batch.isEmpty {
      guard let next = try batches() else { return }
      batch = next[...]
    }
  }

  /// Returns a value of the current row; the argument for a parameter.
  func value(_ column: Int32) -> RowValue {
    let column = Int(column)
    let values = column < function.columns.count ? row ?? [] : inputs.map { $0 ?? .null }
    let index = column < function.columns.count ? column : column - function.columns.count
    return values.indices.contains(index) ? values[index] : .null
  }
}

extension RowValue {
  /// Copies a value of SQLite.
  init(of value: OpaquePointer?) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      let text = sqlite3_value_text(value)
      let count = text == nil ? 0 : Int(sqlite3_value_bytes(value))
      self = .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = sqlite3_value_blob(value)
      let count = bytes == nil ? 0 : Int(sqlite3_value_bytes(value))
      self = .blob(Array(UnsafeRawBufferPointer(start: bytes, count: count)))
    default: self = .null
    }
  }

  /// Makes the value the result of a column.
  func give(to context: OpaquePointer?) {
    let copied = Statement.copied
    switch self {
    case .null: sqlite3_result_null(context)
    case .integer(let value): sqlite3_result_int64(context, value)
    case .real(let value): sqlite3_result_double(context, value)
    case .text(var text):
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          let count = sqlite3_uint64(bytes.count)
          // A nil address would give null instead of an empty string.
          bytes.isEmpty
            ? sqlite3_result_text64(context, "", 0, copied, UInt8(SQLITE_UTF8))
            : sqlite3_result_text64(context, bytes.baseAddress, count, copied, UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      bytes.withUnsafeBytes { bytes in
        bytes.isEmpty
          ? sqlite3_result_zeroblob(context, 0)
          : sqlite3_result_blob64(context, bytes.baseAddress, sqlite3_uint64(bytes.count), copied)
      }
    }
  }
}
