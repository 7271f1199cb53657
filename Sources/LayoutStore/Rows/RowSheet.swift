import SQLite

/// Rows of one table, side by side in memory.
///
/// All texts lie in one buffer, so a row costs no allocation of its own and SQLite can borrow them.
struct RowSheet {
  /// One column's value.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    /// The place of a text among the sheet's texts.
    case text(Range<Int>)
  }

  /// How many values a row has.
  let width: Int
  /// Row after row.
  private(set) var values: [Value] = []
  /// The texts that the values name, one after the other.
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

  /// The rows one by one.
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
