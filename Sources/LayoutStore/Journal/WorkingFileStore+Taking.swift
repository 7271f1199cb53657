internal import SQLite
public import LayoutModel

extension WorkingFileStore {
  /// Merges three versions of a document: the base, ours and theirs.
  public typealias Merge = (_ base: Document, _ ours: Document, _ theirs: Document) -> MergeResult

  /// Takes over the content of a file, in one transaction.
  ///
  /// If the document has no edits since the base, it gets the content of the file as one edit. If it
  /// has, the file becomes an edit of the base, beside the others, and one further edit merges it,
  /// as with a branch. A new document is added.
  ///
  /// - Parameters:
  ///   - base: The state of which the file is an edit; nil if there was none.
  ///   - recorded: The last common state that the caller found. If it is another one now, nothing is
  ///     done.
  ///   - present: The state that the file has now, if the content was that of a file that is replaced.
  ///   - merge: Merges the versions.
  /// - Throws: ``StoreError``. Nothing changed then.
  public func take(
    _ file: ImportedFile,
    base: WorkingFile.Base?,
    recorded: WorkingFile.Base?,
    present: WorkingFile.Base? = nil,
    by environment: EditEnvironment,
    merge: Merge
  ) throws -> TakenFile {
    try store.write { database in
      let id = try documentID(file.name, database)
      guard try id.flatMap({ try self.base(of: $0, Journal(database)) }) == recorded else {
        return .superseded
      }
      let taken = try Taking(self, database, file, environment).run(base: base?.edit, merge)
      if taken != .blocked, let id = try documentID(file.name, database) {
        try didTake(id, base: base?.edit, present: present, database)
      }
      return taken
    }
  }

  /// Removes a document whose file was removed, as one edit.
  /// - Returns: Nil if the document has edits since the base, and stays.
  public func drop(
    _ name: String,
    base: WorkingFile.Base,
    by environment: EditEnvironment
  ) throws -> RecordedEdits? {
    try replace(name, base: base, meaning: "import \(name) (gone)", by: environment) { _ in }
  }

  /// Replaces a document by that of a file with another name, as one edit.
  /// - Returns: Nil if the document has edits since the base, or the project has a document of the new
  ///   name. Nothing changed then.
  public func rename(
    _ name: String,
    to file: ImportedFile,
    base: WorkingFile.Base,
    by environment: EditEnvironment
  ) throws -> RecordedEdits? {
    let meaning = "rename \(name) to \(file.name)"
    return try replace(name, base: base, new: file.name, meaning: meaning, by: environment) {
      transaction in
      transaction.workingFolder = folder
      var importer = try Importer(transaction, overwritesEdits: true)
      try importer.add(file)
    }
  }

  private func replace(
    _ name: String,
    base: WorkingFile.Base,
    new: String? = nil,
    meaning: String,
    by environment: EditEnvironment,
    _ body: (EditTransaction) throws -> Void
  ) throws -> RecordedEdits? {
    try store.write { database in
      let journal = Journal(database)
      guard let known = try store.load(named: name, in: database),
        try new.flatMap({ try store.id(ofDocument: $0, in: database) }) == nil
      else { return nil }
      let state = FileState(document: known.id, edit: base.edit, digest: base.digest)
      guard try journal.edits(of: known.id, since: state).isEmpty else { return nil }
      let intent = EditIntent(.importing, meaning: meaning)
      let transaction = EditTransaction(store, database, intent: intent)
      try transaction.resolveAll(ofDocument: known.id)
      try DocumentUpdater(transaction.recorder, document: known.id).remove(known.document, name)
      try body(transaction)
      let recorded = try transaction.record(by: environment)
      for table in ["workingFile", "workingFileState"] {
        try database.run(
          "DELETE FROM \(table) WHERE folder = ? AND document = ?",
          [.text(folder), .integer(known.id)]
        )
      }
      return recorded
    }
  }
}

/// Takes over one file inside one transaction.
private struct Taking {
  private let files: WorkingFileStore
  private let database: Connection
  private let file: ImportedFile
  private let environment: EditEnvironment
  private var store: ProjectStore { files.store }
  private var journal: Journal { Journal(database) }

  init(
    _ files: WorkingFileStore,
    _ database: Connection,
    _ file: ImportedFile,
    _ environment: EditEnvironment
  ) {
    self.files = files
    self.database = database
    self.file = file
    self.environment = environment
  }

  func run(base: EditNumber?, _ merge: WorkingFileStore.Merge) throws -> TakenFile {
    guard let ours = try store.load(named: file.name, in: database) else { return try addNew() }
    let open = "SELECT 1 FROM mergeConflict WHERE document = ? LIMIT 1"
    if try database.integer(open, [.integer(ours.id)]) != nil { return .blocked }
    guard let current = try journal.currentEdit()?.edit.number else { return .unchanged }
    if isSame(file.document, ours.document) {
      try journal.remember(ours.id, in: files.folder, current, file.digest)
      return .unchanged
    }
    let old = try base.map { try document(at: $0) } ?? Document(objects: [])
    if let base, isSame(file.document, old) {
      try journal.remember(ours.id, in: files.folder, base, file.digest)
      return .unchanged
    }
    if base != nil, isSame(ours.document, old) { return try replace(ours, at: current) }
    return try mergeFile(ours, old, base, current, merge)
  }

  private func addNew() throws -> TakenFile {
    let intent = EditIntent(.importing, meaning: "")
    let transaction = EditTransaction(store, database, intent: intent)
    transaction.workingFolder = files.folder
    var importer = try Importer(transaction, overwritesEdits: true)
    try importer.add(file)
    _ = try importer.finish()
    return .taken(try transaction.record(by: environment))
  }

  private func replace(_ ours: (id: Int64, document: Document), at current: EditNumber) throws
    -> TakenFile
  {
    let transaction = EditTransaction(store, database, intent: intent("import", "changed"))
    transaction.workingFolder = files.folder
    transaction.didMatch(file, id: ours.id)
    let theirs = file.document.keepingPositions(of: ours.document)
    let updater = DocumentUpdater(transaction.recorder, document: ours.id)
    try updater.write(updater.difference(from: ours.document, to: theirs))
    return .taken(try transaction.record(by: environment))
  }

  /// Records the file as an edit beside the current edit, and merges it.
  private func mergeFile(
    _ ours: (id: Int64, document: Document),
    _ old: Document,
    _ base: EditNumber?,
    _ current: EditNumber,
    _ merge: WorkingFileStore.Merge
  ) throws -> TakenFile {
    let theirs = file.document.keepingPositions(of: old)
    // Without a base, the file is an edit of the current state, so that the journal has both.
    let parent = base ?? current
    let side = try sideEdit(theirs, of: ours.id, after: parent)
    try journal.remember(ours.id, in: files.folder, side, file.digest)
    let result = merge(old, ours.document, theirs)
    var intent = intent("merge", "file")
    intent.kind = .merge
    let transaction = EditTransaction(store, database, intent: intent)
    transaction.mergedEdit = side
    let updater = DocumentUpdater(transaction.recorder, document: ours.id)
    // The composed lists are numbered anew. The edit records only what moved.
    let merged = result.document.keepingPositions(of: ours.document)
    try updater.write(updater.difference(from: ours.document, to: merged))
    let origin = OpenConflict.Origin(
      base: try base.map { try journal.entry($0).edit.id },
      ours: try journal.entry(current).edit.id,
      theirs: try journal.entry(side).edit.id
    )
    try transaction.leave(result.conflicts, in: file.name, from: origin)
    let recorded = try transaction.record(by: environment)
    return result.conflicts.isEmpty
      ? .merged(recorded) : .conflicts(recorded, count: result.conflicts.count)
  }

  /// Appends an edit after `parent` that gives the document the content of the file, while the
  /// content of the project stays that of the current edit.
  private func sideEdit(_ theirs: Document, of id: Int64, after parent: EditNumber) throws
    -> EditNumber
  {
    let changes: [RowChange] = try database.excursion {
      try store.travel(from: nil, to: parent, file.name, in: database)
      let recorder = ChangeRecorder(database)
      let updater = DocumentUpdater(recorder, document: id)
      guard let old = try store.load(named: file.name, in: database)?.document else {
        throw StoreError.contentDiffers("edit \(parent) has no document \(file.name)")
      }
      try updater.write(updater.difference(from: old, to: theirs.keepingPositions(of: old)))
      return recorder.changesBesidePacked
    }
    return try journal.appendBeside(
      intent("import", "changed"),
      by: environment,
      RowChanges(packed: [], changeset: ChangesetWriter.bytes(of: changes)),
      touching: TouchedFact.all(in: changes),
      after: parent
    ).number
  }

  private func document(at edit: EditNumber) throws -> Document {
    try database.excursion {
      try store.travel(from: nil, to: edit, file.name, in: database)
      return try store.load(named: file.name, in: database)?.document ?? Document(objects: [])
    }
  }

  private func isSame(_ new: Document, _ old: Document) -> Bool {
    DocumentUpdater(ChangeRecorder(database), document: 0)
      .difference(from: old, to: new.keepingPositions(of: old)).isEmpty
  }

  private func intent(_ verb: String, _ what: String) -> EditIntent {
    EditIntent(.importing, meaning: "\(verb) \(file.name) (\(what))")
  }
}
