import SQLite
import LayoutModel

/// Reads and changes versions, branches and tags, and the log of their changes, inside one
/// transaction.
struct References {
  let journal: Journal
  private var database: Connection { journal.database }

  init(_ journal: Journal) {
    self.journal = journal
  }

  /// A change of a version, a branch or a tag, or a switch of the current branch.
  struct Change: CustomStringConvertible {
    enum Kind: String {
      case commit, branch, tag
      /// The current branch changed.
      case switched = "switch"
    }

    let kind: Kind
    /// The name of the branch or tag, or the number of the version; empty for a switch.
    let name: String
    /// The edit or branch before; nil for none.
    var old: String?
    /// The edit or branch after; nil for none.
    let new: String?

    /// A description for people.
    var description: String {
      switch kind {
      case .commit: new == nil ? "remove a version" : "commit"
      case .branch: (new == nil ? "delete branch " : "branch ") + name
      case .tag: (new == nil ? "delete tag " : "tag ") + name
      case .switched: "switch to \(new ?? "")"
      }
    }

    var inverted: Change { Change(kind: kind, name: name, old: new, new: old) }
  }

  /// A row of `nameChange`.
  struct Recorded {
    let number: Int64
    let lastEdit: Int64
    let change: Change
    let undoes: Int64?
    let redoes: Int64?
    let below: Int64?
  }

  // MARK: - Reading

  /// Returns the name of the current branch.
  func currentBranch() throws -> String {
    try database.text("SELECT branch FROM state") ?? "main"
  }

  /// Returns the last edit of a branch; nil if there is no such branch, or if it has no edits.
  func edit(ofBranch name: String) throws -> EditNumber? {
    if try name == currentBranch() { return try journal.currentEdit()?.edit.number }
    return try number("SELECT edit FROM branch WHERE name = ?", [.text(name)])
  }

  func hasBranch(_ name: String) throws -> Bool {
    try database.integer("SELECT 1 FROM branch WHERE name = ?", [.text(name)]) != nil
  }

  /// Returns the edit of a tag; nil if there is no such tag.
  func edit(ofTag name: String) throws -> EditNumber? {
    try number("SELECT edit FROM tag WHERE name = ?", [.text(name)])
  }

  /// Returns the tags, sorted by name.
  func tags() throws -> [Tag] {
    let sql = "SELECT name, edit FROM tag ORDER BY name"
    let rows = try database.statement(sql)
    var tags: [Tag] = []
    while try rows.step() {
      tags.append(Tag(name: rows.text(0), edit: EditNumber(rawValue: rows.integer(1))))
    }
    return tags
  }

  /// Returns the versions in an ancestry, the latest first.
  func versions(on line: Ancestry) throws -> [ProjectVersion] {
    var versions: [ProjectVersion] = []
    for run in line.runs {
      let rows = try database.statement(
        References.selection + " WHERE isGone = 0 AND edit BETWEEN ? AND ? ORDER BY edit DESC",
        [.integer(run.lowerBound), .integer(run.upperBound)]
      )
      while try rows.step() { versions.append(References.version(rows)) }
    }
    return versions
  }

  /// Returns the last version in an ancestry; nil if there is none.
  func lastVersion(on line: Ancestry) throws -> ProjectVersion? {
    let sql =
      References.selection + " WHERE isGone = 0 AND edit BETWEEN ? AND ? ORDER BY edit DESC LIMIT 1"
    for run in line.runs {
      let bounds: [RowValue] = [.integer(run.lowerBound), .integer(run.upperBound)]
      if let version = try database.first(sql, bounds, References.version) { return version }
    }
    return nil
  }

  static let selection = """
    SELECT version.id, edit, message, author.name, timeMs
    FROM version JOIN author ON author.id = version.author
    """

  static func version(_ row: Statement) -> ProjectVersion {
    ProjectVersion(
      id: EditID(bytes: row.bytes(0)) ?? .none,
      edit: EditNumber(rawValue: row.integer(1)),
      message: row.text(2),
      author: row.text(3),
      timeMs: row.integer(4)
    )
  }

  private func number(_ sql: String, _ values: [RowValue]) throws -> EditNumber? {
    try database.integer(sql, values).map(EditNumber.init(rawValue:))
  }

  // MARK: - Changing

  /// Applies a change and records it.
  func record(_ change: Change, by environment: EditEnvironment) throws {
    try apply(change)
    try append(change, by: environment, below: top()?.number)
  }

  /// Undoes a change.
  func undo(_ recorded: Recorded, by environment: EditEnvironment) throws {
    var inverse = recorded.change.inverted
    if inverse.kind == .branch, let tip = try edit(ofBranch: inverse.name) {
      // The branch can have new edits, so a redo must restore its current end.
      inverse.old = tip.description
    }
    try apply(inverse)
    try append(inverse, by: environment, undoes: recorded.number, below: redoTop()?.number)
  }

  /// Redoes a change, given its undo.
  func redo(_ undo: Recorded, by environment: EditEnvironment) throws {
    let change = undo.change.inverted
    try apply(change)
    try append(change, by: environment, redoes: undo.number, below: nil)
  }

  /// Returns the change that the next undo reverts; nil if there is none.
  func top() throws -> Recorded? {
    guard let last = try last() else { return nil }
    if let undone = last.undoes { return try recorded(undone)?.below.flatMap(recorded) }
    if let undo = last.redoes { return try recorded(undo)?.undoes.flatMap(recorded) }
    return last
  }

  /// Returns the undo that the next redo reverts; nil if there is none.
  func redoTop() throws -> Recorded? {
    guard let last = try last() else { return nil }
    if last.undoes != nil { return last }
    if let undo = last.redoes { return try recorded(undo)?.below.flatMap(recorded) }
    return nil
  }

  private func last() throws -> Recorded? {
    try database.first(References.changes + " ORDER BY number DESC LIMIT 1") {
      References.recorded($0)
    } ?? nil
  }

  private func recorded(_ number: Int64) throws -> Recorded? {
    try database.first(References.changes + " WHERE number = ?", [.integer(number)]) {
      References.recorded($0)
    } ?? nil
  }

  private static let changes = """
    SELECT number, lastEdit, kind, name, old, new, undoes, redoes, below FROM nameChange
    """

  private static func recorded(_ row: Statement) -> Recorded? {
    guard let kind = Change.Kind(rawValue: row.text(2)) else { return nil }
    return Recorded(
      number: row.integer(0),
      lastEdit: row.integer(1),
      change: Change(
        kind: kind,
        name: row.text(3),
        old: row.optionalText(4),
        new: row.optionalText(5)
      ),
      undoes: row.optionalInteger(6),
      redoes: row.optionalInteger(7),
      below: row.optionalInteger(8)
    )
  }

  private func append(
    _ change: Change,
    by environment: EditEnvironment,
    undoes: Int64? = nil,
    redoes: Int64? = nil,
    below: Int64?
  ) throws {
    try database.run(
      """
      INSERT INTO nameChange (lastEdit, kind, name, old, new, author, timeMs, undoes, redoes, below)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .integer(try journal.lastEdit()?.rawValue ?? 0), .text(change.kind.rawValue),
        .text(change.name), RowValue(change.old), RowValue(change.new),
        .integer(try journal.author(environment.author())), .integer(environment.nowMs()),
        RowValue(undoes), RowValue(redoes), RowValue(below),
      ]
    )
  }

  private func apply(_ change: Change) throws {
    let edit = RowValue(change.new.flatMap { Int64($0) })
    switch change.kind {
    case .commit:
      try database.run(
        "UPDATE version SET isGone = ? WHERE number = ?",
        [.integer(change.new == nil ? 1 : 0), RowValue(Int64(change.name))]
      )
    case .branch: try set(change, "branch", edit)
    case .tag: try set(change, "tag", edit)
    case .switched: try goTo(change.new ?? "main")
    }
  }

  private func set(_ change: Change, _ table: String, _ edit: RowValue) throws {
    let name = RowValue.text(change.name)
    if change.new == nil {
      try database.run("DELETE FROM \(table) WHERE name = ?", [name])
    } else {
      try database.run(
        "INSERT OR REPLACE INTO \(table) (name, edit) VALUES (?, ?)",
        [name, edit]
      )
    }
  }

  /// Changes the content to the state of a branch and makes it the current branch.
  private func goTo(_ name: String) throws {
    guard try hasBranch(name) else { throw StoreError.unknownBranch(name) }
    let current = try journal.currentEdit()?.edit.number
    let target = try edit(ofBranch: name)
    try journal.changes(from: current, to: target).apply(to: database)
    let leave = "UPDATE branch SET edit = ? WHERE name = (SELECT branch FROM state)"
    try database.run(leave, [RowValue(current?.rawValue)])
    try database.run("UPDATE branch SET edit = NULL WHERE name = ?", [.text(name)])
    try database.run("UPDATE state SET branch = ?", [.text(name)])
    if let target { try journal.setCurrent(target) }
  }
}
