import SQLite
import LayoutModel

/// Adds the edits of a bundle to the journal, inside one transaction.
///
/// Bundles are untrusted. So each edit is applied to the state of its parent, which proves that the
/// journal can be replayed.
struct Receiver {
  /// The maximum nesting of objects, as in files.
  private static let depth = 500
  /// The largest size of a property path, in bytes.
  private static let pathLength = 1 << 16

  let journal: Journal
  private var numbers: EditNumbers
  /// The edit whose state the content has.
  private(set) var place: EditNumber?
  private(set) var addedCount = 0
  private(set) var firstAdded: EditNumber?
  /// The documents that the new edits touch.
  private(set) var documents: Set<Int64> = []

  init(_ journal: Journal) throws {
    self.journal = journal
    numbers = try EditNumbers(journal)
    place = try journal.currentEdit()?.edit.number
  }

  /// Adds the edit of a name that the remote had before, which saves the search for it.
  mutating func add(_ name: References.RemoteName) { numbers.add(name.edit, for: name.name.edit) }

  /// Returns the number of an edit.
  /// - Throws: ``StoreError/badBundle(_:)`` if the journal does not have it.
  mutating func number(_ id: EditID) throws -> EditNumber {
    guard let number = try numbers.number(of: id) else {
      throw StoreError.badBundle("edit \(id.shortDescription) is missing")
    }
    return number
  }

  /// Changes the content to the state of an edit.
  mutating func go(to state: EditNumber?) throws {
    guard state != place else { return }
    try journal.changes(from: place, to: state).apply(to: journal.database)
    place = state
  }

  /// Adds an edit. Does nothing if the journal already has it.
  mutating func add(_ edit: ProjectBundle.Edit) throws {
    let floor = try edit.parent.flatMap { try numbers.number(of: $0) }
    guard try numbers.number(of: edit.id, after: floor) == nil else { return }
    try Task.checkCancellation()
    let record = try record(edit)
    let parent = try record.parent.map(journal.entry)
    try go(to: record.parent)
    let changes = try changes(edit, record, after: parent)
    try changes.apply(to: journal.database)
    try check(changes)
    try journal.add(
      record,
      after: parent,
      changes: edit.changes.map(RowChanges.init(stored:)),
      touching: TouchedFact.all(in: changes),
      merging: try edit.merged.map { try number($0) }
    )
    numbers.add(record.number, for: edit.id)
    place = record.number
    addedCount += 1
    firstAdded = firstAdded ?? record.number
    documents.formUnion(changes.map(\.document))
  }

  /// Returns an edit in the form of the journal, with a recomputed id.
  private mutating func record(_ edit: ProjectBundle.Edit) throws -> RecordedEdit {
    let isDerived = edit.undoes != nil || edit.redoes != nil
    guard (edit.changes == nil) == isDerived, edit.undoes == nil || edit.redoes == nil else {
      throw StoreError.badBundle("edit \(edit.id.shortDescription) is not an edit, undo or redo")
    }
    let id = edit.fittingID
    guard id == edit.id else {
      throw StoreError.badBundle("edit \(edit.id.shortDescription) does not match its id")
    }
    let last = try journal.lastEdit()?.rawValue ?? 0
    return RecordedEdit(
      number: EditNumber(rawValue: last + 1),
      id: id,
      parent: try edit.parent.map { try number($0) },
      intent: edit.intent,
      author: edit.author,
      timeMs: edit.timeMs,
      undoes: try edit.undoes.map { try number($0) },
      redoes: try edit.redoes.map { try number($0) }
    )
  }

  private func changes(
    _ edit: ProjectBundle.Edit,
    _ record: RecordedEdit,
    after parent: Journal.Entry?
  ) throws -> [RowChange] {
    // An undo or redo must refer to the top of its stack, so that the stacks stay consistent.
    if let undone = record.undoes {
      guard try journal.undoTop(after: parent) == undone else { throw Receiver.badUndo(edit) }
    } else if let undo = record.redoes {
      guard try journal.redoTop(after: parent) == undo else { throw Receiver.badUndo(edit) }
    } else {
      return try RowChanges(stored: edit.changes ?? []).rows()
    }
    return try journal.rowChanges(of: record)
  }

  private static func badUndo(_ edit: ProjectBundle.Edit) -> StoreError {
    .badBundle("edit \(edit.id.shortDescription) does not undo or redo the latest edit")
  }

  // MARK: - Rows

  /// Rejects rows that the tables accept but that are not valid in a document.
  private func check(_ changes: [RowChange]) throws {
    var depths: [String: Int] = [:]
    for change in changes where change.operation != .delete {
      switch change.table.name {
      case "document": try checkName(change)
      case "object":
        _ = try depth(of: change.object, in: change.document, &depths)
      case "install": break
      case RowTable.conflict:
        let kind = change.value(3)?.text.flatMap(MergeConflict.Kind.init(rawValue:))
        guard change.operation == .insert, kind != nil else {
          throw StoreError.badBundle("a conflict is invalid")
        }
      default:
        guard change.table.keyWidth > 3, let path = change.value(3)?.text else { continue }
        let isDeep = path.utf8.lazy.filter { $0 == UInt8(ascii: "/") }.count >= Receiver.depth
        if isDeep || path.utf8.count > Receiver.pathLength { throw Receiver.tooDeep }
      }
    }
  }

  /// Throws if a document's name is empty, changes, or differs from the name known for its id.
  private func checkName(_ change: RowChange) throws {
    guard let name = change.new.count > 1 ? change.new[1]?.text : nil else { return }
    let id = RowValue.integer(change.document)
    try journal.database.run(
      "INSERT OR IGNORE INTO editedDocument (id, name) VALUES (?, ?)",
      [id, .text(name)]
    )
    let known = "SELECT name FROM editedDocument WHERE id = ?"
    guard change.operation == .insert, !name.isEmpty,
      try journal.database.text(known, [id])?.hasSameBytes(as: name) ?? false
    else { throw StoreError.badBundle("\(name) has the id of another document here") }
  }

  /// Returns the depth of an object. Throws if it is too deep, which includes cycles.
  private func depth(of object: String, in document: Int64, _ depths: inout [String: Int]) throws
    -> Int
  {
    var chain: [String] = []
    var next: String? = object
    var depth = 0
    while let object = next {
      if let known = depths["\(document) \(object)"] {
        depth = known
        break
      }
      chain.append(object)
      guard chain.count <= Receiver.depth else { throw Receiver.tooDeep }
      next = try journal.database.text(
        "SELECT parent FROM object WHERE document = ? AND id = ?",
        [.integer(document), .text(object)]
      )
    }
    for object in chain.reversed() {
      depth += 1
      depths["\(document) \(object)"] = depth
    }
    guard depth <= Receiver.depth else { throw Receiver.tooDeep }
    return depth
  }

  private static let tooDeep = StoreError.badBundle("objects are nested too deep")
}
