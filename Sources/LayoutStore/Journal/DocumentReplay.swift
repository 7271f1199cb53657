import LayoutModel
import Migrations
import SQLite

/// Replays the edits of some documents into an empty database, and compares the result with the
/// content, row by row.
struct DocumentReplay {
  private let journal: Journal
  private let ids: [Int64]
  private let known: Set<Int64>
  private let copy: Connection
  private let inserter: RowInserter
  private let starts: [(number: Int64, parent: Int64?)]
  /// The names of inserted documents.
  private var names: [Int64: String] = [:]
  private let stored: StoredEdits

  init(_ journal: Journal, _ ids: [Int64], _ stored: StoredEdits) throws {
    self.journal = journal
    self.stored = stored
    self.ids = ids
    known = Set(ids)
    copy = try Connection.inMemory()
    // An edit's rows are not in the order of their references. `FileCheck` checks the references.
    try copy.execute("PRAGMA foreign_keys = OFF; BEGIN")
    for step in Migrations.all { try copy.execute(step.sql) }
    inserter = try RowInserter(copy)
    starts = try journal.lineStarts()
  }

  /// Applies the edits of all branches, moves to the current one, and compares.
  mutating func run() throws -> PortionResult {
    let edits = try edits()
    var place: EditNumber?
    for number in edits {
      try Task.checkCancellation()
      try move(from: place, to: try journal.entry(number).edit.parent, edits)
      try apply(number)
      place = number
    }
    try move(from: place, to: try journal.currentEdit()?.edit.number, edits)
    try checkNames()
    return PortionResult(rows: try compare())
  }

  /// Returns the edits that touched the documents, in order.
  private func edits() throws -> [EditNumber] {
    var numbers: Set<EditNumber> = []
    for id in ids {
      let rows = try journal.database.statement(
        "SELECT DISTINCT edit FROM editFact WHERE document = ?",
        [.integer(id)]
      )
      while try rows.step() { numbers.insert(EditNumber(rawValue: rows.integer(0))) }
    }
    return numbers.sorted()
  }

  /// Moves to the state of another edit. Only edits of the documents matter.
  private mutating func move(
    from start: EditNumber?,
    to end: EditNumber?,
    _ edits: [EditNumber]
  ) throws {
    if start == end { return }
    let (from, to) = (Ancestry(to: start, starts: starts), Ancestry(to: end, starts: starts))
    let shared = from.lastCommon(with: to)
    let (back, forth) = (from.after(shared), to.after(shared))
    for number in edits.reversed() where back.contains(number) { try apply(number, isBack: true) }
    for number in edits where forth.contains(number) { try apply(number) }
  }

  private mutating func apply(_ number: EditNumber, isBack: Bool = false) throws {
    let edit = try stored.edit(number, journal)
    do {
      let rows = try edit.rows().filter { known.contains($0.document) }
      let isDeleting = edit.isInverse != isBack
      if isBack { try rows.reversed().map(\.inverted).apply(to: copy) }
      for entry in edit.packed where known.contains(entry.id) {
        if isDeleting { try remove(entry, of: edit) } else { try insert(entry, of: edit) }
      }
      if !isBack { try rows.apply(to: copy) }
      for change in rows where change.table.name == "document" && change.operation == .insert {
        names[change.document] = change.new[1]?.text
      }
    } catch StoreError.contentDiffers(let reason) {
      throw Difference(text: "edit \(number) can't be replayed: \(reason)")
    } catch let error as SQLiteError where error.kind == .constraint {
      throw Difference(text: "edit \(number) can't be replayed: \(error.message)")
    }
  }

  private mutating func insert(_ entry: PackedRows.Entry, of edit: StoredEdit) throws {
    names[entry.id] = entry.name
    try inserter.insert(try edit.sheets(entry))
  }

  /// Deletes the rows of a packed document, which must have the packed values.
  private func remove(_ entry: PackedRows.Entry, of edit: StoredEdit) throws {
    try edit.rows(entry).map(\.inverted).apply(to: copy)
  }

  /// Compares the journal's list of document names with the names of the inserted documents.
  private func checkNames() throws {
    for id in ids {
      let sql = "SELECT name FROM editedDocument WHERE id = ?"
      let listed = try journal.database.text(sql, [.integer(id)])
      guard let listed else { throw Difference(text: "the journal does not list all documents") }
      guard names[id].map({ $0.hasSameBytes(as: listed) }) ?? false else {
        throw Difference(text: "the journal lists document \(id) as \(listed), which is wrong")
      }
    }
  }

  /// Compares the rows of both databases, document by document in the order of their keys.
  private func compare() throws -> Int {
    var count = 0
    for table in RowTable.journaled {
      let key = table.columns.prefix(table.keyWidth).joined(separator: ", ")
      let sql =
        "SELECT \(table.columns.joined(separator: ", ")) FROM \(table.name)"
        + " WHERE \(table.columns[0]) = ? ORDER BY \(key)"
      let expected = try Statement(copy, sql)
      let actual = try Statement(journal.database, sql)
      for id in ids {
        expected.reset()
        actual.reset()
        expected.bind(1, id)
        actual.bind(1, id)
        count += try compare(table, expected, actual)
      }
    }
    return count
  }

  private func compare(
    _ table: RowTable.Journaled,
    _ expected: Statement,
    _ actual: Statement
  ) throws -> Int {
    var count = 0
    while true {
      let hasExpected = try expected.step()
      let hasActual = try actual.step()
      guard hasExpected || hasActual else { return count }
      if hasExpected, hasActual, expected.hasSameRow(as: actual, width: Int32(table.width)) {
        count += 1
        continue
      }
      let columns = Int32(0)..<Int32(table.width)
      throw difference(
        table,
        hasExpected ? columns.map(expected.value) : nil,
        hasActual ? columns.map(actual.value) : nil
      )
    }
  }

  private func difference(
    _ table: RowTable.Journaled,
    _ expected: [RowValue]?,
    _ actual: [RowValue]?
  ) -> Difference {
    func name(_ row: [RowValue]) -> String {
      (0..<table.keyWidth).map { "\(table.columns[$0]) \(row[$0].text ?? "null")" }
        .joined(separator: ", ")
    }
    guard let expected else {
      return Difference(text: "\(table.name): a row that no edit made: \(actual.map(name) ?? "")")
    }
    guard let actual else {
      return Difference(text: "\(table.name): a row is missing: \(name(expected))")
    }
    guard let column = (0..<table.width).first(where: { expected[$0] != actual[$0] }) else {
      return Difference(text: "\(table.name): \(name(expected)) differs")
    }
    if column < table.keyWidth {
      return Difference(text: "\(table.name): \(name(expected)) expected, \(name(actual)) found")
    }
    let (old, new) = (expected[column].text ?? "null", actual[column].text ?? "null")
    return Difference(
      text: "\(table.name): \(name(expected)): \(table.columns[column]) is \(new), not \(old)"
    )
  }
}
