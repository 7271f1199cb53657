import SQLite

/// Rows of one table in contiguous memory.
///
/// All texts are in one buffer, so rows need no allocations and SQLite can bind texts without
/// copies.
struct RowSheet {
  /// The value of a column.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    /// The byte range of a text in ``texts``.
    case text(Range<Int>)
  }

  /// The number of columns.
  let width: Int
  /// The values, row by row.
  private(set) var values: [Value] = []
  /// The concatenated UTF-8 bytes of all texts.
  private(set) var texts: [UInt8] = []

  /// Creates an empty sheet for a table.
  init(_ table: String) {
    width = RowTable.journaled(table)?.width ?? 0
  }

  var isEmpty: Bool { values.isEmpty }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Int64) { values.append(.integer(value)) }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Double) { values.append(.real(value)) }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ text: String) {
    var text = text
    let start = texts.count
    text.withUTF8 { texts.append(contentsOf: $0) }
    values.append(.text(start..<texts.count))
  }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ text: String?) {
    if let text { add(text) } else { values.append(.null) }
  }

  /// Adds the next column's value to the row in progress.
  mutating func add(_ value: Double?) { values.append(value.map { .real($0) } ?? .null) }

  /// Adds the next column's value to the row in progress.
  ///
  /// - Parameter bytes: The bytes of a text, at the range that the value has.
  mutating func add(_ value: Value, of bytes: [UInt8]) {
    guard case .text(let range) = value else { return values.append(value) }
    let start = texts.count
    texts += bytes[range]
    values.append(.text(start..<texts.count))
  }

  /// Adds the value above to the row in progress.
  /// - Returns: False if there is no row above.
  mutating func repeatAbove() -> Bool {
    guard values.count >= width, let above = values.suffix(width).first else { return false }
    values.append(above)
    return true
  }

  /// The rows as separate arrays.
  var rows: [[RowValue]] {
    stride(from: 0, to: values.count, by: width).map { start in
      values[start..<(start + width)].map(rowValue)
    }
  }

  private func rowValue(_ value: Value) -> RowValue {
    switch value {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .real(value)
    case .text(let range): .text(String(decoding: texts[range], as: UTF8.self))
    }
  }
}
