import Foundation
import GRDB
import LayoutModel

/// The rows of the journal inside one transaction.
struct Journal {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// One row of `edit` without its changes.
  struct Entry {
    let edit: RecordedEdit
    /// The next entry on the stack of undo, in an undo on that of redo.
    let below: EditNumber?
  }

  /// What names the row changes of a new edit.
  enum Source {
    case changes(RowChanges)
    /// Those of an edit, inverted.
    case undo(of: EditNumber)
    /// Those of the edit that an undo took back.
    case redo(of: EditNumber)
  }

  // MARK: - Reading

  /// The edit whose state the content is in; nil before the first.
  func currentEdit() throws -> Entry? {
    let statement = try database.cachedStatement(sql: "SELECT currentEdit FROM state")
    return try Int64.fetchOne(statement).map { try entry(EditNumber(rawValue: $0)) }
  }

  /// An edit.
  /// - Throws: ``StoreError/unknownEdit(_:)``.
  func entry(_ number: EditNumber) throws -> Entry {
    let sql = Journal.selection + " WHERE edit.number = ?"
    let statement = try database.cachedStatement(sql: sql)
    guard let row = try Row.fetchOne(statement, arguments: [number.rawValue]) else {
      throw StoreError.unknownEdit(number.description)
    }
    return Journal.entry(row)
  }

  /// The columns that ``entry(_:)-(Row)`` reads.
  static let selection = """
    SELECT edit.number, edit.id, parent, kind, meaning, place, class, author.name, timeMs, message,
      undoes, redoes, below
    FROM edit JOIN author ON author.id = edit.author
    """

  /// Reads a row of ``selection``.
  static func entry(_ row: Row) -> Entry {
    func number(_ column: Int) -> EditNumber? {
      (row[column] as Int64?).map(EditNumber.init(rawValue:))
    }
    let bytes: Data = row[1]
    let edit = RecordedEdit(
      number: EditNumber(rawValue: row[0]),
      id: EditID(bytes: bytes) ?? EditID.none,
      parent: number(2),
      intent: EditIntent(
        RecordedKind(rawValue: row[3]),
        meaning: row[4],
        place: (row[5] as String?).flatMap(EditPlace.init(rawValue:)),
        sizeClass: (row[6] as String?).flatMap { SizeClass($0) } ?? .anyAny,
        message: row[9]
      ),
      author: row[7],
      timeMs: row[8],
      undoes: number(10),
      redoes: number(11)
    )
    return Entry(edit: edit, below: number(12))
  }

  /// The row changes that an edit stores; nil if they follow from another edit's.
  func storedChanges(_ number: EditNumber) throws -> RowChanges? {
    let statement = try database.cachedStatement(sql: "SELECT changes FROM edit WHERE number = ?")
    return try Data.fetchOne(statement, arguments: [number.rawValue])
      .map { RowChanges(stored: [UInt8]($0)) }
  }

  /// The row changes of an edit as an SQLite changeset.
  func changeset(of edit: RecordedEdit) throws -> [UInt8] {
    if let undone = edit.undoes {
      return try changes(undone).inverse()
    }
    if let undo = edit.redoes, let redone = try entry(undo).edit.undoes {
      return try changes(redone).changeset()
    }
    return try changes(edit.number).changeset()
  }

  /// The row changes of an edit that stores them.
  func changes(_ number: EditNumber) throws -> RowChanges {
    guard let changes = try storedChanges(number) else {
      throw StoreError.damagedChanges("edit \(number) has none")
    }
    return changes
  }

  // MARK: - Stacks

  /// The edit that undo takes back when `entry` is the current edit.
  func undoTop(after entry: Entry?) throws -> EditNumber? {
    guard let entry else { return nil }
    if let undone = entry.edit.undoes { return try self.entry(undone).below }
    if let undo = entry.edit.redoes { return try self.entry(undo).edit.undoes }
    return entry.edit.number
  }

  /// The undo that redo takes back when `entry` is the current edit.
  func redoTop(after entry: Entry?) throws -> EditNumber? {
    guard let entry else { return nil }
    if entry.edit.undoes != nil { return entry.edit.number }
    if let undo = entry.edit.redoes { return try self.entry(undo).below }
    return nil
  }

  // MARK: - Writing

  /// Adds an edit after the current one and makes it the current one.
  func append(
    _ intent: EditIntent,
    by environment: EditEnvironment,
    _ source: Source,
    touching objects: [TouchedObject]
  ) throws -> RecordedEdit {
    let current = try currentEdit()
    let below: EditNumber?
    var undoes: EditNumber?
    var redoes: EditNumber?
    var stored: RowChanges?
    switch source {
    case .changes(let changes):
      stored = changes
      below = try undoTop(after: current)
    case .undo(let number):
      undoes = number
      below = try redoTop(after: current)
    case .redo(let number):
      redoes = number
      below = nil
    }
    let timeMs = environment.nowMs()
    let linked = try (undoes ?? redoes).map { try entry($0).edit.id }
    let id = EditID(
      parent: current?.edit.id,
      intent: intent,
      author: environment.author,
      timeMs: timeMs,
      undoes: undoes == nil ? nil : linked,
      redoes: redoes == nil ? nil : linked,
      changes: stored?.stored
    )
    let edit = RecordedEdit(
      number: EditNumber(rawValue: try nextNumber()),
      id: id,
      parent: current?.edit.number,
      intent: intent,
      author: environment.author,
      timeMs: timeMs,
      undoes: undoes,
      redoes: redoes
    )
    try insert(edit, below: below, changes: stored)
    try insert(objects, edit.number)
    try database.cachedStatement(sql: "UPDATE state SET currentEdit = ?")
      .execute(arguments: [edit.number.rawValue])
    return edit
  }

  private func nextNumber() throws -> Int64 {
    let statement = try database.cachedStatement(sql: "SELECT max(number) FROM edit")
    return (try Int64.fetchOne(statement) ?? 0) + 1
  }

  private func insert(_ edit: RecordedEdit, below: EditNumber?, changes: RowChanges?) throws {
    let statement = try database.cachedStatement(
      sql: """
        INSERT INTO edit (number, id, parent, kind, meaning, place, class, author, timeMs, message,
          undoes, redoes, below, changes)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    )
    let intent = edit.intent
    try statement.execute(
      arguments: [
        edit.number.rawValue, Data(edit.id.bytes), edit.parent?.rawValue, intent.kind.rawValue,
        intent.meaning, intent.place?.rawValue,
        intent.sizeClass == .anyAny ? nil : intent.sizeClass.description, try author(edit.author),
        edit.timeMs, intent.message, edit.undoes?.rawValue, edit.redoes?.rawValue,
        below?.rawValue, changes.map { Data($0.stored) },
      ]
    )
  }

  private func author(_ name: String) throws -> Int64 {
    let known = try database.cachedStatement(sql: "SELECT id FROM author WHERE name = ?")
    if let id = try Int64.fetchOne(known, arguments: [name]) { return id }
    try database.execute(sql: "INSERT INTO author (name) VALUES (?)", arguments: [name])
    return database.lastInsertedRowID
  }

  private func insert(_ objects: [TouchedObject], _ edit: EditNumber) throws {
    let statement = try database.cachedStatement(
      sql: "INSERT INTO editObject (document, object, edit) VALUES (?, ?, ?)"
    )
    for object in objects {
      try statement.execute(arguments: [object.document, object.object, edit.rawValue])
    }
  }
}

/// An object that an edit touched, as `editObject` names it.
struct TouchedObject: Hashable {
  let document: Int64
  /// The object's id; empty for a whole document that came or went.
  let object: String

  /// The objects that changes touch, by document and id. A document that comes or goes stands for
  /// all that is in it.
  static func all(in changeset: [UInt8]) throws -> [TouchedObject] {
    var reader = ChangesetReader(changeset)
    var whole: Set<Int64> = []
    var touched: Set<TouchedObject> = []
    while let change = try reader.next() {
      if change.table == "document", change.operation != .update { whole.insert(change.document) }
      if whole.contains(change.document) { continue }
      touched.insert(TouchedObject(document: change.document, object: change.object))
    }
    let single = touched.filter { !whole.contains($0.document) }
    return (single + whole.map { TouchedObject(document: $0, object: "") }).sorted {
      $0.document != $1.document
        ? $0.document < $1.document : $0.object.precedesAsBytes($1.object)
    }
  }
}
