import SQLite

/// The target states of rows, collected from changes in the order of their precedence.
struct RowStates {
  private var states: [RowKey: State] = [:]

  private struct State {
    let table: RowTable.Journaled
    /// The target values; nil for columns that do not change.
    var values: [RowValue?]
    /// True if further changes have no effect.
    var isFinal = false
    var isGone = false
  }

  mutating func add(_ change: RowChange) {
    let table = change.table
    let key = change.key
    var state =
      states[key] ?? State(table: table, values: [RowValue?](repeating: nil, count: table.width))
    if state.isFinal { return }
    switch change.operation {
    case .delete:
      (state.isGone, state.isFinal) = (true, true)
      for column in 0..<table.keyWidth { state.values[column] = change.old[column] }
    case .insert, .update:
      for column in 0..<table.width where state.values[column] == nil {
        state.values[column] =
          change.new[column] ?? (column < table.keyWidth ? change.old[column] : nil)
      }
      state.isFinal = change.operation == .insert
    }
    states[key] = state
  }

  /// Writes the rows, regardless of their current values.
  func write(to database: Connection) throws {
    for state in states.values {
      let table = state.table
      let key = table.columns.prefix(table.keyWidth).map { $0 + " = ?" }
        .joined(separator: " AND ")
      let keyValues = state.values.prefix(table.keyWidth).compactMap { $0 }
      if state.isGone {
        try database.run("DELETE FROM \(table.name) WHERE \(key)", keyValues)
      } else if state.isFinal {
        let sql = "INSERT OR REPLACE" + table.insertion.dropFirst("INSERT".count)
        try database.run(sql, state.values.compactMap { $0 })
      } else {
        let columns = (table.keyWidth..<table.width).filter { state.values[$0] != nil }
        let values = columns.map { table.columns[$0] + " = ?" }.joined(separator: ", ")
        try database.run(
          "UPDATE \(table.name) SET \(values) WHERE \(key)",
          columns.compactMap { state.values[$0] } + keyValues
        )
      }
    }
  }
}
