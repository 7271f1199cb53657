import SQLite
import LayoutModel

/// Changes rows to their state at another edit, in a transaction that is rolled back.
///
/// The first edit after the wanted state has the earlier values of a row. So only one edit is read
/// for a row that was edited a thousand times, and `editFact` says which one
/// (`docs/adr/0007-versions.md`).
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

  private func step(_ edit: EditNumber) -> TravelStep? {
    if back.contains(edit) { return TravelStep(edit: edit, isBack: true) }
    return forth.contains(edit) ? TravelStep(edit: edit, isBack: false) : nil
  }

  private func steps() throws -> [TravelStep] {
    try journal.edits(on: forth).map { TravelStep(edit: $0, isBack: false) }
      + journal.edits(on: back).map { TravelStep(edit: $0, isBack: true) }
  }

  /// Changes the rows of a document, or of all documents for nil.
  func travel(document: Int64?) throws {
    guard !back.runs.isEmpty || !forth.runs.isEmpty else { return }
    let needed = try document.map(deciding) ?? DecidingSteps(all: steps())
    var states = RowStates()
    for step in needed.sorted {
      for change in try journal.rowChanges(of: step.edit) {
        guard document == nil || needed.includes(change, at: step, of: document) else { continue }
        states.add(step.isBack ? change.inverted : change)
      }
    }
    if let document { try removeRows(of: needed.replaced, in: document) }
    try states.write(to: journal.database)
  }

  /// Returns the steps that determine a value in the rows of a document.
  private func deciding(in document: Int64) throws -> DecidingSteps {
    var needed = DecidingSteps()
    var touches: [TravelTouch] = []
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
        if let object { needed.add(touches, of: object) }
        touches.removeAll(keepingCapacity: true)
        object = name
      }
      // The document was added or deleted, so all steps are necessary.
      if name.isEmpty { return DecidingSteps(all: try steps()) }
      let part = TouchedFact.Part(rawValue: rows.integer(4))
      touches.append(
        TravelTouch(step: step, key: "\(rows.text(1)) \(part.table) \(rows.text(2))", part: part)
      )
    }
    if let object { needed.add(touches, of: object) }
    return needed
  }

  /// Removes the current rows of objects.
  private func removeRows(of objects: [String], in document: Int64) throws {
    for table in RowTable.journaled where RowTable.content.contains(table.name) {
      let sql = "DELETE FROM \(table.name) WHERE document = ? AND \(table.columns[1]) = ?"
      for object in objects {
        try journal.database.run(sql, [.integer(document), .text(object)])
      }
    }
  }
}
