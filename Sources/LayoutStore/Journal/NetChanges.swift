import SQLite

/// The net effect of several row changes: at most one change per row, and none for a row that
/// returns to its original values.
///
/// SQLite's session extension records the same.
struct NetChanges {
  /// The index of each row in ``rows``.
  private var places: [RowKey: Int] = [:]
  /// The rows in the order of their first changes. The change is nil if the row is unchanged.
  private var rows: [(key: RowKey, change: RowChange?)] = []

  /// Adds a change that is later than those added before.
  mutating func add(_ change: RowChange) {
    let key = change.key
    if let place = places[key] {
      let known = rows[place].change
      rows[place].change = known == nil ? change : known?.followed(by: change)
    } else {
      places[key] = rows.count
      rows.append((key, change))
    }
  }

  /// All changes in the order of their keys, so that equal changes serialize to equal bytes.
  var all: [RowChange] {
    // Sorts indices, because moving rows would update reference counts.
    rows.indices.sorted { rows[$0].key.precedes(rows[$1].key) }.compactMap { rows[$0].change }
  }
}

extension RowChange {
  /// The inverse change.
  var inverted: RowChange {
    switch operation {
    case .insert: RowChange(table: table, operation: .delete, old: new, new: [])
    case .delete: RowChange(table: table, operation: .insert, old: [], new: old)
    case .update:
      // Only the old values include the key.
      RowChange(
        table: table,
        operation: .update,
        old: new.indices.map { new[$0] ?? (isKey($0) ? old[$0] : nil) },
        new: old.indices.map { isKey($0) ? nil : old[$0] }
      )
    }
  }

  private func isKey(_ column: Int) -> Bool { column < table.keyWidth }

  /// Creates the change from one row to another with the same key; nil if they are equal.
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

  /// Combines this change with a later one of the same row; nil if the row returns to its original
  /// values.
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
      // An insertion followed by a deletion. Other combinations are impossible in one database.
      return nil
    }
  }
}
