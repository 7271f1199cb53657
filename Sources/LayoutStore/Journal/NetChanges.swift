import LayoutModel

/// What several changes of rows come to: one change a row, and none where a row is as it was.
///
/// The same as the session extension of SQLite keeps while it records.
struct NetChanges {
  private var changes: [RowKey: RowChange] = [:]

  /// Names a row.
  private struct RowKey: Hashable {
    let table: Int
    let values: ArraySlice<RowValue>
  }

  var isEmpty: Bool { changes.isEmpty }

  /// Adds a change that follows those added before.
  mutating func add(_ change: RowChange) {
    let key = RowKey(table: change.table.number, values: change.key)
    if let known = changes[key] {
      changes[key] = known.followed(by: change)
    } else {
      changes[key] = change
    }
  }

  /// All changes, table by table and by key, so that the same changes give the same bytes.
  var all: [RowChange] {
    guard changes.count > 1 else { return Array(changes.values) }
    return changes.sorted { left, right in
      left.key.table != right.key.table
        ? left.key.table < right.key.table : left.key.values.precedes(right.key.values)
    }.map(\.value)
  }
}

extension RowChange {
  /// The values that name the row.
  var key: ArraySlice<RowValue> {
    let row = operation == .insert ? new : old
    return row.prefix(table.keyWidth).map { $0 ?? .null }[...]
  }

  /// The change that leads back.
  var inverted: RowChange {
    switch operation {
    case .insert: RowChange(table: table, operation: .delete, old: new, new: [])
    case .delete: RowChange(table: table, operation: .insert, old: [], new: old)
    case .update:
      // The key stands with the old values alone.
      RowChange(
        table: table,
        operation: .update,
        old: new.indices.map { new[$0] ?? (isKey($0) ? old[$0] : nil) },
        new: old.indices.map { isKey($0) ? nil : old[$0] }
      )
    }
  }

  private func isKey(_ column: Int) -> Bool { column < table.keyWidth }

  /// The change from one row to another of the same key; nil if they are equal, or both nil.
  init?(_ table: RowTable.Journaled, from old: [RowValue]?, to new: [RowValue]?) {
    switch (old, new) {
    case (nil, nil): return nil
    case (nil, let new?): self.init(table: table, operation: .insert, old: [], new: new)
    case (let old?, nil): self.init(table: table, operation: .delete, old: old, new: [])
    case (let old?, let new?):
      let differs = new.indices.map { old[$0] != new[$0] }
      guard differs.contains(true) else { return nil }
      self.init(
        table: table,
        operation: .update,
        old: old.indices.map { $0 < table.keyWidth || differs[$0] ? old[$0] : nil },
        new: new.indices.map { differs[$0] ? new[$0] : nil }
      )
    }
  }

  /// This change and then another of the same row as one; nil if the row is as it was.
  fileprivate func followed(by next: RowChange) -> RowChange? {
    func joined(_ first: [RowValue?], _ second: [RowValue?]) -> [RowValue?] {
      first.indices.map { first[$0] ?? second[$0] }
    }
    switch (operation, next.operation) {
    case (.insert, .update):
      return RowChange(table: table, operation: .insert, old: [], new: joined(next.new, new))
    case (.update, .delete):
      return RowChange(table: table, operation: .delete, old: joined(old, next.old), new: [])
    case (.delete, .insert):
      return RowChange(
        table,
        from: old.map { $0 ?? .null },
        to: next.new.map { $0 ?? .null }
      )
    case (.update, .update):
      let keyWidth = table.keyWidth
      var (old, new) = (joined(old, next.old), joined(next.new, new))
      for column in keyWidth..<old.count where old[column] == new[column] {
        (old[column], new[column]) = (nil, nil)
      }
      guard new.contains(where: { $0 != nil }) else { return nil }
      return RowChange(table: table, operation: .update, old: old, new: new)
    default:
      // An insertion and its deletion; nothing else can follow in one database.
      return nil
    }
  }
}

extension ArraySlice<RowValue> {
  /// True if the values of a key come before those of another: numbers by size, texts by bytes.
  fileprivate func precedes(_ other: ArraySlice<RowValue>) -> Bool {
    for (left, right) in zip(self, other) where left != right {
      switch (left, right) {
      case (.integer(let a), .integer(let b)): return a < b
      case (.text(let a), .text(let b)): return a.precedesAsBytes(b)
      default: return false
      }
    }
    return false
  }
}
