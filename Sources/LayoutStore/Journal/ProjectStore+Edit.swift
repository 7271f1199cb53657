internal import SQLite
public import LayoutModel

extension ProjectStore {
  /// Makes one edit: what `body` changes is one transaction and one row of the journal.
  ///
  /// The edit is durable when this returns; if `body` throws, nothing changed. If no row differs at
  /// the end, there is no edit.
  ///
  /// - Parameters:
  ///   - intent: What the journal will say; the body can refine it.
  ///   - environment: Who edits, and when.
  ///   - isDryRun: True to find out what would happen; nothing reaches the file.
  /// - Returns: What `body` returned, and the edit.
  public func edit<Result>(
    _ intent: EditIntent,
    by environment: EditEnvironment,
    isDryRun: Bool = false,
    _ body: (EditTransaction) throws -> Result
  ) throws -> (result: Result, outcome: EditReceipt) {
    try edit(intent, by: environment, isDryRun: isDryRun, isBulk: false, body)
  }

  /// Makes one edit as ``edit(_:by:isDryRun:_:)`` does.
  ///
  /// - Parameter isBulk: True where `body` inserts whole new documents: the journal then packs them,
  ///   and SQLite does not check references row by row.
  func edit<Result>(
    _ intent: EditIntent,
    by environment: EditEnvironment,
    isDryRun: Bool,
    isBulk: Bool,
    _ body: (EditTransaction) throws -> Result
  ) throws -> (result: Result, outcome: EditReceipt) {
    try write(isDryRun: isDryRun, checksReferences: !isBulk) { database in
      let transaction = EditTransaction(self, database, intent: intent)
      let result = try body(transaction)
      return (result, try transaction.record(by: environment))
    }
  }

  /// The editing class that this file remembers.
  public func editingClass() throws -> SizeClass {
    try read(editingClass)
  }

  func editingClass(in database: Connection) throws -> SizeClass {
    let name = try database.text("SELECT class FROM state")
    return name.flatMap { SizeClass($0) } ?? .anyAny
  }

  /// Makes a class the editing class. It is no part of the layout, so this is no edit.
  public func use(_ sizeClass: SizeClass) throws {
    try write { database in
      try database.run("UPDATE state SET class = ?", [.text(sizeClass.description)])
    }
  }
}

extension EditTransaction {
  /// Writes the row of the journal, if anything changed or another line of edits came in.
  func record(by environment: EditEnvironment) throws -> EditReceipt {
    let besides = recorder.changesBesidePacked
    let changes = RowChanges(
      packed: recorder.packed,
      changeset: ChangesetWriter.bytes(of: besides)
    )
    guard !changes.isEmpty || mergedEdit != nil else {
      try rememberFiles()
      return EditReceipt(edits: [], affected: [])
    }
    let touched =
      newDocuments.map { TouchedFact(newDocument: $0.id) } + TouchedFact.all(in: besides)
    let journal = Journal(database)
    try remember(newDocuments)
    let edit = try journal.append(
      intent,
      by: environment,
      .changes(changes),
      touching: touched,
      merging: mergedEdit
    )
    try rememberFiles()
    return EditReceipt(edits: [edit], affected: try journal.references(touched.objects))
  }

  private func rememberFiles() throws {
    guard !matchingFiles.isEmpty else { return }
    let journal = Journal(database)
    let current = try journal.currentEdit()?.edit.number
    for file in matchingFiles {
      let state = FileState(document: file.id, edit: current, digest: file.digest)
      if try journal.fileState(of: file.id) != state { try journal.remember(state) }
    }
  }

  private func remember(_ documents: [(id: Int64, name: String)]) throws {
    let sql = "INSERT OR IGNORE INTO editedDocument (id, name) VALUES (?, ?)"
    for document in documents {
      try database.run(sql, [.integer(document.id), .text(document.name)])
    }
  }
}

extension Journal {
  /// The objects that rows of `editFact` name.
  func references(_ objects: [TouchedObject]) throws -> [ObjectReference] {
    var names: [Int64: String] = [:]
    return try objects.map { object in
      let name = try names[object.document] ?? documentName(object.document)
      names[object.document] = name
      let id = object.object.isEmpty ? Document.rootID : ObjectID(object.object)
      return ObjectReference(document: name, id: id)
    }
  }

  /// The name of a document that the journal knows; its number if it does not.
  func documentName(_ id: Int64) throws -> String {
    let sql = "SELECT name FROM editedDocument WHERE id = ?"
    return try database.text(sql, [.integer(id)]) ?? String(id)
  }
}
