internal import Foundation
internal import SQLite
internal import Migrations
public import LayoutModel

extension EditHistory {
  /// Runs SQLite's integrity checks, replays the journal into an empty database, and compares the
  /// result with the content, row by row.
  ///
  /// Every edit's id must be the hash of its content. Every row change must find the row in the
  /// expected state. The lists of touched facts and of document names must match the changes.
  ///
  /// - Parameter progress: Receives the number of replayed edits and the number of all edits.
  public func verify(progress: (Int, Int) -> Void = { _, _ in }) throws -> Verification {
    try store.read { database in
      do {
        if let problem = try FileCheck.problem(in: database) { return .different(problem) }
        var replay = try JournalReplay(Journal(database))
        try replay.run(progress)
        return try replay.compare()
      } catch let difference as Difference {
        return .different(difference.text)
      } catch StoreError.damagedChanges(let reason) {
        return .different("the journal is damaged: \(reason)")
      }
    }
  }
}

/// The first difference that a replay finds.
private struct Difference: Error {
  let text: String
}

/// The journal's edits, applied to an empty database.
private struct JournalReplay {
  private let journal: Journal
  private let copy: Connection
  private var edits = 0
  /// The names of all inserted documents.
  private var names: [Int64: String] = [:]
  /// The facts that each edit touched.
  private var touched: Set<Touch> = []

  private struct Touch: Hashable {
    let edit: EditNumber
    let fact: TouchedFact
  }

  init(_ journal: Journal) throws {
    self.journal = journal
    copy = try Connection.inMemory()
    // An edit's rows are not in the order of their references. `FileCheck` checks the references.
    try copy.execute("PRAGMA foreign_keys = OFF")
    try copy.transaction(.immediate) {
      for step in Migrations.all { try copy.execute(step.sql) }
    }
  }

  /// Applies all edits, including those of other branches, and moves to the current one.
  mutating func run(_ progress: (Int, Int) -> Void) throws {
    let numbers = try numbers()
    var place: EditNumber?
    for (index, number) in numbers.enumerated() {
      try Task.checkCancellation()
      let edit = try journal.entry(number).edit
      guard edit.parent.map({ $0 < number }) ?? true else {
        throw Difference(text: "edit \(number) comes before its parent")
      }
      guard try journal.hasValidID(edit) else {
        throw Difference(text: "edit \(edit.number): its id \(edit.id) does not match its content")
      }
      if edit.parent != place { try apply(journal.changes(from: place, to: edit.parent), number) }
      let changes = try journal.rowChanges(of: number)
      touched.formUnion(TouchedFact.all(in: changes).map { Touch(edit: number, fact: $0) })
      for change in changes where change.table.name == "document" {
        if change.operation == .insert { names[change.document] = change.new[1]?.text }
      }
      try apply(changes, number)
      place = number
      progress(index + 1, numbers.count)
    }
    let current = try journal.currentEdit()?.edit.number
    if let current, current != place {
      try apply(journal.changes(from: place, to: current), current)
    }
    edits = numbers.count
    try checkNames()
    try checkTouched()
  }

  /// Compares the journal's list of document names with the names of the inserted documents.
  private func checkNames() throws {
    let listed = try Statement(journal.database, "SELECT id, name FROM editedDocument")
    var count = 0
    while try listed.step() {
      let (id, name) = (listed.integer(0), listed.text(1))
      guard names[id].map({ $0.hasSameBytes(as: name) }) ?? false else {
        listed.reset()
        throw Difference(text: "the journal lists document \(id) as \(name), which is wrong")
      }
      count += 1
    }
    guard count == names.count else {
      throw Difference(text: "the journal does not list all documents")
    }
  }

  private func apply(_ changes: [RowChange], _ number: EditNumber) throws {
    do {
      try changes.apply(to: copy)
    } catch StoreError.contentDiffers(let reason) {
      throw Difference(text: "edit \(number) can't be replayed: \(reason)")
    }
  }

  /// Returns the numbers of all edits, in order.
  private func numbers() throws -> [EditNumber] {
    let rows = try journal.database.statement(
      "SELECT number FROM edit ORDER BY number"
    )
    var numbers: [EditNumber] = []
    while try rows.step() { numbers.append(EditNumber(rawValue: rows.integer(0))) }
    return numbers
  }

  /// Compares the journal's list of touched facts with the facts that the edits touch.
  private func checkTouched() throws {
    let listed = try Statement(
      journal.database,
      "SELECT document, object, class, path, part, edit FROM editFact"
    )
    var count = 0
    while try listed.step() {
      let object = TouchedObject(document: listed.integer(0), object: listed.text(1))
      let touch = Touch(
        edit: EditNumber(rawValue: listed.integer(5)),
        fact: TouchedFact(
          object: object,
          sizeClass: listed.text(2),
          path: listed.text(3),
          part: TouchedFact.Part(rawValue: listed.integer(4))
        )
      )
      guard touched.contains(touch) else {
        listed.reset()
        throw Difference(text: "edit \(touch.edit) is listed for \(object.object) incorrectly")
      }
      count += 1
    }
    guard count == touched.count else {
      throw Difference(text: "an edit is not listed for all of its changes")
    }
  }

  /// Compares the rows of both databases, table by table in the order of their keys.
  func compare() throws -> Verification {
    var rows = 0
    try copy.transaction(.deferred) {
      for table in RowTable.journaled {
        let key = table.columns.prefix(table.keyWidth).joined(separator: ", ")
        let columns = table.columns.joined(separator: ", ")
        let sql = "SELECT \(columns) FROM \(table.name) ORDER BY \(key)"
        let expected = try Statement(copy, sql)
        let actual = try Statement(journal.database, sql)
        while true {
          let hasExpected = try expected.step()
          let hasActual = try actual.step()
          guard hasExpected || hasActual else { break }
          let columns = Int32(0)..<Int32(table.width)
          let left = hasExpected ? columns.map(expected.value) : nil
          let right = hasActual ? columns.map(actual.value) : nil
          if left != right { throw difference(table, left, right) }
          rows += 1
        }
      }
    }
    return .whole(edits: edits, rows: rows)
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
