import SQLite
import LayoutModel

/// Copies the journal of a damaged project to a new one, edit by edit, and rebuilds the content.
struct JournalRecovery {
  private let source: Journal
  private let target: Journal
  /// The edit whose state the new project's content has.
  private var place: EditNumber?
  private var count = 0
  private var end: String?
  private var lostReferences: [String] = []
  private var lostTables: [String] = []

  init(from source: Journal, into target: Journal) {
    self.source = source
    self.target = target
  }

  /// Copies edits until one is unreadable or does not match its id, then the names that refer to
  /// copied edits.
  mutating func run() throws -> Recovery {
    let last = try? source.lastEdit()
    var number = EditNumber(rawValue: 1)
    while end == nil, number.rawValue <= last?.rawValue ?? .max {
      try takeOrEnd(number)
      number = EditNumber(rawValue: number.rawValue + 1)
    }
    try goToCurrent()
    for table in NameTable.all { take(table) }
    do { try takeState() } catch { lose("state") }
    // A project always has its current branch.
    try target.database.run(
      "INSERT OR IGNORE INTO branch (name, edit) SELECT branch, NULL FROM state"
    )
    return Recovery(
      edits: count,
      end: end,
      lastEdit: last,
      lostReferences: lostReferences,
      lostTables: lostTables
    )
  }

  // MARK: - Edits

  /// Copies an edit. If that fails, rolls back to the state before it and records the reason.
  private mutating func takeOrEnd(_ number: EditNumber) throws {
    let before = place
    do {
      try target.database.savepoint { try take(number) }
      count += 1
    } catch {
      source.database.endWalks()
      place = before
      end = "edit \(number): \(JournalRecovery.reason(error))"
    }
  }

  private mutating func take(_ number: EditNumber) throws {
    let entry = try source.entry(number)
    let edit = entry.edit
    let merged = try source.merged(by: number)
    guard try source.hasValidID(edit) else {
      throw StoreError.damagedChanges("its id does not match its content")
    }
    if edit.parent != place { try apply(target.changes(from: place, to: edit.parent)) }
    let changes = try source.rowChanges(of: edit)
    try apply(changes)
    place = number
    let known = "INSERT OR IGNORE INTO editedDocument (id, name) VALUES (?, ?)"
    for change in changes where change.table.name == "document" && change.operation == .insert {
      guard let name = change.new[1] else { continue }
      try target.database.run(known, [.integer(change.document), name])
    }
    try target.insert(
      edit,
      below: entry.below,
      changes: source.storedChanges(number),
      touching: TouchedFact.all(in: changes),
      merging: merged
    )
  }

  private func apply(_ changes: [RowChange]) throws {
    try changes.apply(to: target.database)
  }

  /// Moves the content to the edit that was the current one, if that edit was copied.
  private mutating func goToCurrent() throws {
    let current = (try? source.currentEdit()?.edit.number) ?? nil
    if let current, current.rawValue <= count, current != place {
      try apply(target.changes(from: place, to: current))
      place = current
    }
    if let place { try target.setCurrent(place) }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? SQLiteError)?.message ?? "\(error)"
  }

  // MARK: - Names

  /// A table of names, with an expression for the edit that a row depends on. Authors are copied by
  /// name, because their numbers differ.
  private struct NameTable {
    let name: String
    let columns: [String]
    let edit: String
    /// The column that people know a row by, in tables of references to edits.
    var title: String?
    /// The condition that a row is in use, in tables that keep other rows.
    var use = "true"

    static let all = [
      NameTable(
        name: "version",
        columns: ["number", "id", "edit", "message", "author", "timeMs", "isGone"],
        edit: "edit",
        title: "number",
        use: "isGone = 0"
      ),
      NameTable(
        name: "branch",
        columns: ["name", "edit"],
        edit: "coalesce(edit, 0)",
        title: "name"
      ),
      NameTable(name: "tag", columns: ["name", "edit"], edit: "edit", title: "name"),
      NameTable(
        name: "nameChange",
        columns: [
          "number", "lastEdit", "kind", "name", "old", "new", "author", "timeMs", "undoes",
          "redoes", "below",
        ],
        edit: "lastEdit"
      ),
      NameTable(
        name: "documentFile",
        columns: ["document", "edit", "digest"],
        edit: "coalesce(edit, 0)"
      ),
      NameTable(
        name: "workingFile",
        columns: ["document", "folder", "edit", "digest"],
        edit: "edit"
      ),
      NameTable(
        name: "workingFileState",
        columns: ["sequence", "document", "folder", "edit", "digest", "isPending"],
        edit: "edit"
      ),
      NameTable(
        name: "gitCommit",
        columns: ["number", "id", "paths", "edit", "version"],
        edit: "coalesce(edit, 0)"
      ),
      NameTable(name: "remote", columns: ["name", "path"], edit: "0"),
    ]
  }

  private mutating func take(_ table: NameTable) {
    let selection = table.columns.map { column in
      column == "author" ? "(SELECT name FROM author WHERE id = \(table.name).author)" : column
    }
    let sql = """
      SELECT \(selection.joined(separator: ", ")) FROM \(table.name) WHERE \(table.edit) <= \(count)
      """
    let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
    let insertion = """
      INSERT OR REPLACE INTO \(table.name) (\(table.columns.joined(separator: ", "))) VALUES (\(marks))
      """
    do {
      // A new project has a branch that the damaged one may not have.
      try target.database.run("DELETE FROM \(table.name)")
      let rows = try source.database.statement(sql)
      while try rows.step() {
        var values = table.columns.indices.map { rows.value(Int32($0)) }
        if let author = table.columns.firstIndex(of: "author") {
          values[author] = .integer(try target.author(values[author].text ?? ""))
        }
        try target.database.run(insertion, values)
      }
      try findLostReferences(table)
    } catch {
      lose(table.name)
    }
  }

  private mutating func lose(_ table: String) {
    source.database.endWalks()
    lostTables.append(table)
  }

  /// Finds the rows that refer to edits that were not copied.
  private mutating func findLostReferences(_ table: NameTable) throws {
    guard let title = table.title else { return }
    let rows = try source.database.statement(
      "SELECT \(title) FROM \(table.name) WHERE \(table.edit) > \(count) AND \(table.use) ORDER BY 1"
    )
    while try rows.step() { lostReferences.append("\(table.name) \(rows.text(0))") }
  }

  /// Copies the current branch and the editing class.
  private func takeState() throws {
    let state = try source.database.first(
      "SELECT class, branch FROM state"
    ) { [RowValue.text($0.text(0)), .text($0.text(1))] }
    guard let state else { return }
    try target.database.run("UPDATE state SET class = ?, branch = ?", state)
  }
}

extension Journal {
  /// Returns true if an edit's id is the hash of its content and its parent comes before it.
  func hasValidID(_ edit: RecordedEdit) throws -> Bool {
    guard edit.parent.map({ $0 < edit.number }) ?? true else { return false }
    let id = EditID(
      parent: try edit.parent.map { try entry($0).edit.id },
      intent: edit.intent,
      author: edit.author,
      timeMs: edit.timeMs,
      undoes: try edit.undoes.map { try entry($0).edit.id },
      redoes: try edit.redoes.map { try entry($0).edit.id },
      changes: try storedChanges(edit.number)?.stored,
      merged: try merged(by: edit.number).map { try entry($0).edit.id }
    )
    return id == edit.id
  }
}
