import SQLite
import LayoutModel

/// Changes rows to their state at another edit, in a transaction that is rolled back.
///
/// The earlier state of a row is what the first edit since then found. For a row that was edited a
/// thousand times, only one edit is read. `editFact` says which (`docs/adr/0007-versions.md`).
struct TimeTravel {
  private let journal: Journal
  /// The edits to revert, and the edits to apply.
  private let back: Ancestry
  private let forth: Ancestry

  init(_ journal: Journal, from start: EditNumber?, to end: EditNumber?) throws {
    self.journal = journal
    let (from, to) = (try journal.line(to: start), try journal.line(to: end))
    let shared = from.lastCommon(with: to)
    (back, forth) = (from.after(shared), to.after(shared))
  }

  /// An edit to revert or to apply, ordered by precedence. The first step that sets a value wins:
  /// first the latest applied edit, then the earliest reverted edit.
  private struct Step: Comparable {
    let edit: EditNumber
    let isBack: Bool

    private var place: Int64 { isBack ? edit.rawValue : -edit.rawValue }

    static func < (left: Step, right: Step) -> Bool { left.place < right.place }
  }

  private func step(_ edit: EditNumber) -> Step? {
    if back.contains(edit) { return Step(edit: edit, isBack: true) }
    return forth.contains(edit) ? Step(edit: edit, isBack: false) : nil
  }

  private func steps() throws -> [Step] {
    try journal.edits(on: forth).map { Step(edit: $0, isBack: false) }
      + journal.edits(on: back).reversed().map { Step(edit: $0, isBack: true) }
  }

  /// Changes the rows of a document, or of all documents for nil.
  func travel(document: Int64?) throws {
    guard !back.runs.isEmpty || !forth.runs.isEmpty else { return }
    var states = RowStates()
    for step in try document.map(deciding) ?? steps() {
      for change in try journal.rowChanges(of: step.edit) {
        guard document == nil || change.document == document else { continue }
        states.add(step.isBack ? change.inverted : change)
      }
    }
    try states.write(to: journal.database)
  }

  /// Returns the steps that determine a value in the rows of a document.
  private func deciding(in document: Int64) throws -> [Step] {
    var needed: Set<EditNumber> = []
    var touches: [Touch] = []
    var object: String?
    let first = (back.runs + forth.runs).map(\.lowerBound).min() ?? 0
    let rows = try journal.database.statement(
      """
      SELECT object, class, path, edit, part FROM editFact WHERE document = ? AND edit >= ?
      """,
      [.integer(document), .integer(first)]
    )
    defer { rows.reset() }
    while try rows.step() {
      guard let step = step(EditNumber(rawValue: rows.integer(3))) else { continue }
      let name = rows.text(0)
      if name != object {
        TimeTravel.decide(&touches, &needed)
        object = name
      }
      // The document was added or deleted, so all steps are necessary.
      if name.isEmpty { return try steps() }
      let part = TouchedFact.Part(rawValue: rows.integer(4))
      touches.append(
        Touch(step: step, key: "\(rows.text(1)) \(part.table) \(rows.text(2))", part: part)
      )
    }
    TimeTravel.decide(&touches, &needed)
    return needed.compactMap(step).sorted()
  }

  /// Adds the steps that determine a value of one object, and clears its touches.
  private static func decide(_ touches: inout [Touch], _ needed: inout Set<EditNumber>) {
    defer { touches.removeAll(keepingCapacity: true) }
    guard touches.count > 1 else { return needed.formUnion(touches.map(\.step.edit)) }
    var known: [String: Int64] = [:]
    for touch in touches.sorted(by: { $0.step < $1.step }) {
      let columns = known[touch.key] ?? 0
      if columns | touch.part.columns == columns { continue }
      known[touch.key] = columns | touch.part.columns
      needed.insert(touch.step.edit)
      // The object was added or deleted, so later steps have no effect on it.
      if touch.part.isWhole, touch.key == wholeObject { return }
    }
  }

  private static let wholeObject = " 1 "

  /// The effect of a step on a fact of one object.
  private struct Touch {
    let step: Step
    let key: String
    let part: TouchedFact.Part
  }
}

/// The target states of rows, collected from changes in the order of their precedence.
private struct RowStates {
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
