import LayoutModel
import SQLite

/// Identifies a row of the project.
struct RowKey: Hashable {
  /// The table's number.
  let table: Int
  /// The values of the key's columns.
  let values: [RowValue]

  /// Returns true if the row comes before another: by table, then integers by value and texts by
  /// bytes.
  func precedes(_ other: RowKey) -> Bool {
    if table != other.table { return table < other.table }
    for (left, right) in zip(values, other.values) {
      switch (left, right) {
      case (.integer(let a), .integer(let b)):
        if a != b { return a < b }
      case (.text(let a), .text(let b)):
        let order = a.comparedAsBytes(b)
        if order != 0 { return order < 0 }
      case (let a, let b):
        if a != b { return false }
      }
    }
    return false
  }
}

extension RowChange {
  /// The key of the changed row.
  var key: RowKey {
    let row = operation == .insert ? new : old
    return RowKey(table: table.number, values: row.prefix(table.keyWidth).map { $0 ?? .null })
  }
}
