internal import SQLite
import LayoutModel

/// Imports files in one transaction.
struct Importer {
  private let transaction: EditTransaction
  private let overwritesEdits: Bool
  private let keepsUnchanged: Bool
  private let inserter: RowInserter
  private var documents: [ImportedDocument] = []
  private var conflicts: [EditedDocument] = []
  private var gone: [String] = []

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - overwritesEdits: True to let files replace edits of the project.
  ///   - keepsUnchanged: True to keep edits of the project if the file has not changed.
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
      note(.added(objects: file.document.objects.count), file)
      return
    }
    let new = file.document.keepingPositions(of: known.document)
    let updater = DocumentUpdater(transaction.recorder, document: known.id)
    let difference = updater.difference(from: known.document, to: new)
    if difference.isEmpty {
      transaction.didMatch(file, id: known.id)
      note(.unchanged, file)
      return
    }
    switch try standing(known.id, file.name, digest: file.digest) {
    case .kept(let edits): return note(.kept(edits: edits), file)
    case .conflict: return
    case .free: break
    }
    try updater.write(difference)
    transaction.didMatch(file, id: known.id)
    note(.changed(objects: difference.objects), file)
  }

  private mutating func note(_ effect: ImportEffect, _ file: ImportedFile) {
    documents.append(ImportedDocument(name: file.name, effect: effect))
  }

  /// The way to import a file that differs from its document.
  private enum Standing {
    /// The file replaces the document.
    case free
    /// The document stays, with this number of edits.
    case kept(Int)
    /// The file and the document have both changed. The conflict is recorded.
    case conflict
  }

  private mutating func standing(_ document: Int64, _ name: String, digest: Int64?) throws
    -> Standing
  {
    let journal = Journal(transaction.database)
    // A file that was exported to another folder says nothing about the one in this folder.
    let fileState =
      try transaction.workingFolder.flatMap { try journal.fileState(of: document, in: $0) }
      ?? journal.fileState(of: document)
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

  /// True if the edit is as large as one may be, and the next file belongs to another one.
  var isFull: Bool { transaction.recorder.packed.count >= Importer.packedLimit }

  /// The number of packed bytes from which an import is divided into several edits: about a million
  /// objects. SQLite refuses values of 1 GB, and whoever reads an edit reads all of it.
  private static let packedLimit = 64 << 20

  /// Removes a document from the project. Does nothing if it does not exist.
  mutating func remove(_ name: String) throws {
    let store = transaction.store
    guard let known = try store.load(named: name, in: transaction.database),
      case .free = try standing(known.id, name, digest: nil)
    else { return }
    try transaction.resolveAll(ofDocument: known.id)
    try DocumentUpdater(transaction.recorder, document: known.id).remove(known.document, name)
    gone.append(name)
  }

  /// Finishes the import: sets the meaning of the edit and returns the documents.
  mutating func finish() throws -> [ImportedDocument] {
    guard conflicts.isEmpty else { throw DocumentError.edited(conflicts) }
    let added = documents.filter { if case .added = $0.effect { true } else { false } }
    let changed = documents.filter { if case .changed = $0.effect { true } else { false } }
    let parts = [("new", added.map(\.name)), ("changed", changed.map(\.name)), ("gone", gone)]
      .filter { !$0.1.isEmpty }
      .map { part, names in
        names.count == 1 ? "\(names[0]) (\(part))" : "\(names.count) documents (\(part))"
      }
    transaction.intent.meaning = "import " + parts.joined(separator: ", ")
    return documents
  }
}

/// The last time at which a document and its file matched: a row of `documentFile`.
struct FileState: Equatable {
  let document: Int64
  /// The current edit at that time; nil before the first edit.
  let edit: EditNumber?
  /// A hash of the file's bytes; nil if unknown.
  let digest: Int64?
}

extension Journal {
  /// Returns when a document and its file last matched; nil if they never did.
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

  /// Returns when a document and the file at its name below a folder last matched; nil if they never
  /// did.
  func fileState(of document: Int64, in folder: String) throws -> FileState? {
    let sql = "SELECT edit, digest FROM workingFile WHERE document = ? AND folder = ?"
    return try database.first(sql, [.integer(document), .text(folder)]) { row in
      FileState(
        document: document,
        edit: EditNumber(rawValue: row.integer(0)),
        digest: row.integer(1)
      )
    }
  }

  /// Records that a document and its file match.
  func remember(_ state: FileState) throws {
    try database.run(
      """
      INSERT INTO documentFile (document, edit, digest) VALUES (?, ?, ?)
      ON CONFLICT (document) DO UPDATE SET edit = excluded.edit, digest = excluded.digest
      """,
      [.integer(state.document), RowValue(state.edit?.rawValue), RowValue(state.digest)]
    )
  }

  /// Returns the edits of a document that its file lacks, except those undone since.
  func edits(of document: Int64, since state: FileState?) throws -> Set<EditNumber> {
    // Includes the edits of the file's state that a switch to another branch left behind.
    let line = try self.line(to: currentEdit()?.edit.number)
    let fileLine = try self.line(to: state?.edit)
    let shared = line.lastCommon(with: fileLine)
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
