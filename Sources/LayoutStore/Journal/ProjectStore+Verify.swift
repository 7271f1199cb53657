internal import Foundation
internal import GRDB
internal import Migrations
public import LayoutModel

extension ProjectStore {
  /// Checks the file as SQLite sees it, then replays the whole journal into an empty database and
  /// compares that with the content, row for row.
  ///
  /// Every edit's id must be the hash of what it says, every row change must find the rows as it
  /// left them, and the lists of touched objects and of document names must be those of the changes.
  public func verify(progress: (Int, Int) -> Void = { _, _ in }) throws -> Verification {
    try read { database in
      do {
        if let problem = try FileCheck.problem(in: database) { return .different(problem) }
        var replay = try Replay(Journal(database, statements))
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

/// What a replay stumbled on.
private struct Difference: Error {
  let text: String
}

/// The journal's edits, applied to an empty database.
private struct Replay {
  private let journal: Journal
  private let copy: DatabaseQueue
  private let copyStatements = StatementCache()
  private var edits = 0
  /// The names that documents came with.
  private var names: [Int64: String] = [:]

  init(_ journal: Journal) throws {
    self.journal = journal
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    copy = try DatabaseQueue(configuration: configuration)
    try copy.write { database in
      for step in Migrations.all { try database.execute(sql: step.sql) }
    }
  }

  /// Applies all edits on the way to the current one.
  mutating func run(_ progress: (Int, Int) -> Void) throws {
    let path = try path()
    var lastID: EditID?
    for (index, number) in path.enumerated() {
      try Task.checkCancellation()
      let edit = try journal.entry(number).edit
      try check(edit, after: lastID)
      lastID = edit.id
      let changes = try journal.rowChanges(of: edit)
      try checkTouched(by: edit, changes)
      for change in changes where change.table.name == "document" {
        if change.operation == .insert { names[change.document] = change.new[1]?.text }
      }
      do {
        try copy.write { try changes.apply(to: $0, copyStatements) }
      } catch StoreError.contentDiffers(let reason) {
        throw Difference(text: "edit \(number) can't be replayed: \(reason)")
      }
      progress(index + 1, path.count)
    }
    edits = path.count
    try checkNames()
  }

  /// Compares the names that the journal has for documents with those that they came with.
  private func checkNames() throws {
    let listed = try RowStatement(journal.database, "SELECT id, name FROM editedDocument")
    var count = 0
    while try listed.step() {
      let (id, name) = (listed.integer(0), listed.text(1))
      guard names[id].map({ $0.hasSameBytes(as: name) }) ?? false else {
        listed.reset()
        throw Difference(text: "the journal names document \(id) \(name), wrongly")
      }
      count += 1
    }
    guard count == names.count else {
      throw Difference(text: "the journal does not name all documents")
    }
  }

  /// The numbers of the edits from the first to the current one.
  private func path() throws -> [EditNumber] {
    var path: [EditNumber] = []
    var next = try journal.currentEdit()?.edit.number
    while let number = next {
      path.append(number)
      let parent = try journal.statements.integer(
        journal.database,
        "SELECT parent FROM edit WHERE number = ?",
        [.integer(number.rawValue)]
      )
      next = parent.map(EditNumber.init(rawValue:))
      guard next.map({ $0 < number }) ?? true else {
        throw Difference(text: "edit \(number) comes before the one it follows")
      }
    }
    return path.reversed()
  }

  private func check(_ edit: RecordedEdit, after parent: EditID?) throws {
    let id = EditID(
      parent: parent,
      intent: edit.intent,
      author: edit.author,
      timeMs: edit.timeMs,
      undoes: try edit.undoes.map { try journal.entry($0).edit.id },
      redoes: try edit.redoes.map { try journal.entry($0).edit.id },
      changes: try journal.storedChanges(edit.number)?.stored
    )
    guard id == edit.id else {
      throw Difference(text: "edit \(edit.number) is not what its id \(edit.id) was made of")
    }
  }

  /// Compares the objects that the journal lists for an edit with those of its changes.
  private func checkTouched(by edit: RecordedEdit, _ changes: [RowChange]) throws {
    let expected = Set(TouchedObject.all(in: changes))
    let listed = try RowStatement(
      journal.database,
      "SELECT document, object FROM editObject WHERE edit = ?"
    )
    listed.bind(1, edit.number.rawValue)
    var count = 0
    while try listed.step() {
      let object = TouchedObject(document: listed.integer(0), object: listed.text(1))
      guard expected.contains(object) else {
        listed.reset()
        throw Difference(text: "edit \(edit.number) is listed for \(object.object), wrongly")
      }
      count += 1
    }
    guard count == expected.count else {
      throw Difference(text: "edit \(edit.number) is not listed for all objects that it touched")
    }
  }

  /// Compares the rows of both databases, table by table in the order of their keys.
  func compare() throws -> Verification {
    var rows = 0
    try copy.read { copy in
      for table in RowTable.journaled {
        let key = table.columns.prefix(table.keyWidth).joined(separator: ", ")
        let columns = table.columns.joined(separator: ", ")
        let sql = "SELECT \(columns) FROM \(table.name) ORDER BY \(key)"
        let expected = try RowStatement(copy, sql)
        let actual = try RowStatement(journal.database, sql)
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
