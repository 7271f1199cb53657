internal import SQLite
public import LayoutModel

extension ProjectStore {
  /// Brings documents in as one edit: new ones whole, known ones where they differ.
  ///
  /// `next` is asked for one after the other until it returns nil; if it throws, nothing changes.
  /// A document that was edited here since it and its file last said the same stays as it is if the
  /// file did not change, and is a conflict if it did.
  ///
  /// - Parameter overwritesEdits: True to let the file win over edits made here; undo brings them
  ///   back.
  /// - Throws: ``StoreError/editedDocuments(_:)`` with all conflicts; nothing changed.
  public func importDocuments(
    by environment: EditEnvironment,
    isDryRun: Bool = false,
    overwritesEdits: Bool = false,
    next: () throws -> ImportedFile?
  ) throws -> (documents: [(name: String, outcome: ImportOutcome)], outcome: EditReceipt) {
    let intent = EditIntent(.importing, meaning: "")
    let (documents, outcome) = try edit(
      intent,
      by: environment,
      isDryRun: isDryRun,
      isBulk: true
    ) { transaction in
      var importer = try Importer(transaction, overwritesEdits: overwritesEdits)
      while let file = try next() { try importer.add(file) }
      return try importer.finish()
    }
    return (documents, outcome)
  }

  /// Notes that the files of documents have all edits up to `edit`, after an export.
  ///
  /// This is no edit, and writes only where something was not known before.
  public func didExport(_ files: [(name: String, digest: Int64)], at edit: EditNumber?) throws {
    // What was exported of the past is not what the project says.
    if moment != nil { return }
    let isKnown = try read { database in
      try files.allSatisfy { file in
        guard let id = try id(ofDocument: file.name, in: database) else {
          return true
        }
        let journal = Journal(database)
        let state = try journal.fileState(of: id)
        return try state?.digest == file.digest
          && journal.edits(of: id, since: state).isEmpty
      }
    }
    if isKnown { return }
    try write { database in
      for file in files {
        guard let id = try id(ofDocument: file.name, in: database) else { continue }
        try Journal(database)
          .remember(FileState(document: id, edit: edit, digest: file.digest))
      }
    }
  }

  /// The edit whose state the content is in; nil before the first.
  public func currentEdit() throws -> EditNumber? {
    try read { try Journal($0).currentEdit()?.edit.number }
  }
}

/// Writes the files of one import.
struct Importer {
  private let transaction: EditTransaction
  private let overwritesEdits: Bool
  private let keepsUnchanged: Bool
  private let inserter: RowInserter
  private var outcomes: [(name: String, outcome: ImportOutcome)] = []
  private var conflicts: [EditedDocument] = []
  private var gone: [String] = []

  /// Begins.
  ///
  /// - Parameters:
  ///   - overwritesEdits: True to let files win over edits made here.
  ///   - keepsUnchanged: True to keep edits made here if the file is the one that they began with.
  init(_ transaction: EditTransaction, overwritesEdits: Bool, keepsUnchanged: Bool = true) throws {
    self.transaction = transaction
    self.overwritesEdits = overwritesEdits
    self.keepsUnchanged = keepsUnchanged
    inserter = try RowInserter(transaction.database)
  }

  mutating func add(_ file: ImportedFile) throws {
    let database = transaction.database
    guard let known = try transaction.store.load(named: file.name, in: database) else {
      let id = try transaction.store.freeID(for: file.name, in: database)
      transaction.didPack(file.name, id: id)
      transaction.didMatch(file, id: id)
      try insert(file, id: id)
      outcomes.append((file.name, .added(objects: file.document.objects.count)))
      return
    }
    let new = file.document.keepingPositions(of: known.document)
    let updater = DocumentUpdater(transaction.recorder, document: known.id)
    let difference = updater.difference(from: known.document, to: new)
    if difference.isEmpty {
      transaction.didMatch(file, id: known.id)
      outcomes.append((file.name, .unchanged))
      return
    }
    switch try standing(known.id, file.name, digest: file.digest) {
    case .kept(let edits): return outcomes.append((file.name, .kept(edits: edits)))
    case .conflict: return
    case .free: break
    }
    try updater.write(difference)
    transaction.didMatch(file, id: known.id)
    outcomes.append((file.name, .changed(objects: difference.objects)))
  }

  /// What edits made here mean for a document whose file says something else.
  private enum Standing {
    /// The file wins.
    case free
    /// So many edits stay.
    case kept(Int)
    /// Both changed; noted.
    case conflict
  }

  private mutating func standing(_ document: Int64, _ name: String, digest: Int64?) throws
    -> Standing
  {
    let journal = Journal(transaction.database)
    let fileState = try journal.fileState(of: document)
    let unsaved = try journal.edits(of: document, since: fileState)
    guard let first = unsaved.min(), !overwritesEdits else { return .free }
    if keepsUnchanged, fileState?.digest == digest { return .kept(unsaved.count) }
    conflicts.append(EditedDocument(name: name, editCount: unsaved.count, firstEdit: first))
    return .conflict
  }

  private func insert(_ file: ImportedFile, id: Int64) throws {
    let ready = file.insertion.flatMap { $0.id == id ? $0 : nil }
    let insertion = ready ?? DocumentInsertion(file.document, id: id, name: file.name)
    try inserter.insert(insertion.rows)
    transaction.recorder.add(packed: insertion.packed)
  }

  /// Takes a document out of the project; one that is not there is passed over.
  mutating func remove(_ name: String) throws {
    let store = transaction.store
    guard let known = try store.load(named: name, in: transaction.database),
      case .free = try standing(known.id, name, digest: nil)
    else { return }
    try transaction.settleAll(ofDocument: known.id)
    try DocumentUpdater(transaction.recorder, document: known.id).remove(known.document, name)
    gone.append(name)
  }

  /// Says what was done; the last call.
  mutating func finish() throws -> [(name: String, outcome: ImportOutcome)] {
    guard conflicts.isEmpty else { throw StoreError.editedDocuments(conflicts) }
    let added = outcomes.filter { if case .added = $0.outcome { true } else { false } }
    let changed = outcomes.filter { if case .changed = $0.outcome { true } else { false } }
    let parts = [("new", added.map(\.name)), ("changed", changed.map(\.name)), ("gone", gone)]
      .filter { !$0.1.isEmpty }
      .map { part, names in
        names.count == 1 ? "\(names[0]) (\(part))" : "\(names.count) documents (\(part))"
      }
    transaction.intent.meaning = "import " + parts.joined(separator: ", ")
    return outcomes
  }
}

/// When a document and its file last said the same: a row of `documentFile`.
struct FileState: Equatable {
  let document: Int64
  /// The current edit at that time; nil before the first.
  let edit: EditNumber?
  /// A hash of the file's bytes; nil if unknown.
  let digest: Int64?
}

extension Journal {
  /// When a document and its file last said the same; nil if they never did.
  func fileState(of document: Int64) throws -> FileState? {
    let sql = "SELECT edit, digest FROM documentFile WHERE document = ?"
    return try database.first(sql, [.integer(document)]) { row in
      FileState(
        document: document,
        edit: row.optionalInteger(0).map(EditNumber.init(rawValue:)),
        digest: row.optionalInteger(1)
      )
    }
  }

  /// Notes when a document and its file last said the same.
  func remember(_ state: FileState) throws {
    try database.run(
      """
      INSERT INTO documentFile (document, edit, digest) VALUES (?, ?, ?)
      ON CONFLICT (document) DO UPDATE SET edit = excluded.edit, digest = excluded.digest
      """,
      [.integer(state.document), RowValue(state.edit?.rawValue), RowValue(state.digest)]
    )
  }

  /// The edits of a document that its file does not have; those undone since are none.
  func edits(of document: Int64, since state: FileState?) throws -> Set<EditNumber> {
    // Beside the edits since then, those that a switch to another branch left behind.
    let line = try self.line(to: currentEdit()?.edit.number)
    let fileLine = try self.line(to: state?.edit)
    let shared = line.lastShared(with: fileLine)
    let rows = try database.statement(
      """
      SELECT number, undoes, redoes FROM edit
      WHERE number IN (SELECT edit FROM editFact WHERE document = ? AND edit > ?)
      ORDER BY number
      """,
      [.integer(document), .integer(shared)]
    )
    var alive: Set<EditNumber> = []
    var undoneBy: [EditNumber: EditNumber] = [:]
    while try rows.step() {
      let number = EditNumber(rawValue: rows.integer(0))
      guard line.contains(number) || fileLine.contains(number) else { continue }
      if let undone = rows.optionalInteger(1).map(EditNumber.init(rawValue:)) {
        undoneBy[number] = undone
        if alive.remove(undone) == nil { alive.insert(number) }
      } else if let undo = rows.optionalInteger(2).map(EditNumber.init(rawValue:)) {
        if alive.remove(undo) == nil { alive.insert(undoneBy[undo] ?? number) }
      } else {
        alive.insert(number)
      }
    }
    return alive
  }
}
