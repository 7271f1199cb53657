internal import SQLite
public import LayoutModel

/// A document and the recorded state of its file below a folder.
public struct WorkingFile: Sendable, Equatable {
  /// The last state that the document and its file had in common.
  public struct Base: Sendable, Equatable {
    /// The edit in whose state the document has the content of the file.
    public let edit: EditNumber
    /// A hash of the file's bytes; nil if it is not known.
    public let digest: Int64?

    /// Creates a common state.
    public init(edit: EditNumber, digest: Int64?) {
      self.edit = edit
      self.digest = digest
    }
  }

  /// The document's name.
  public let name: String
  /// True if the project has the document now.
  public let isInProject: Bool
  /// The last common state; nil if there was none.
  public let base: Base?
  /// The number of edits of the document since then, without those that were undone.
  public let editCount: Int
  /// The state that the file was about to get when a process ended, with the number of edits since; nil
  /// if there is none. If the file has its digest, it is the last common state.
  public let pending: Pending?
  /// True if conflicts of the document are open.
  public let hasConflicts: Bool

  /// A state that a file may have.
  public struct Pending: Sendable, Equatable {
    /// The state.
    public let state: Base
    /// The number of edits of the document since then, without those that were undone.
    public let editCount: Int
  }
}

/// The result of taking over the content of a file.
public enum TakenFile: Sendable, Equatable {
  /// The file has nothing new.
  case unchanged
  /// The document has the content of the file now.
  case taken(RecordedEdits)
  /// Both had changed and were merged without a conflict.
  case merged(RecordedEdits)
  /// Both had changed the same value. The project keeps its side, and the conflicts are open.
  case conflicts(RecordedEdits, count: Int)
  /// Conflicts of the document were open before. Nothing changed.
  case blocked
  /// Another program synchronized the document and its file meanwhile. Nothing changed.
  case superseded
}

/// The files that are synchronized with the documents of a project.
///
/// A row is recorded when a document is imported from its file, exported to it or synchronized with
/// it. It is about this copy of the project and not part of the history.
public struct WorkingFileStore: Sendable {
  let store: ProjectStore
  /// The folder of the files: empty for the folder of the project file, or an absolute path.
  let folder: String

  /// Returns the documents of the project, and the deleted ones that had files, in byte order of
  /// their names.
  public func all() throws -> [WorkingFile] {
    try store.read { database in
      let journal = Journal(database)
      let rows = try database.statement(
        """
        SELECT editedDocument.id, name,
          EXISTS (SELECT 1 FROM document WHERE document.id = editedDocument.id),
          EXISTS (SELECT 1 FROM mergeConflict WHERE mergeConflict.document = editedDocument.id)
        FROM editedDocument ORDER BY name
        """
      )
      var documents: [(id: Int64, name: String, isInProject: Bool, hasConflicts: Bool)] = []
      while try rows.step() {
        documents.append(
          (rows.integer(0), rows.text(1), rows.integer(2) == 1, rows.integer(3) == 1)
        )
      }
      let pending = try pendingStates(database)
      return try documents.compactMap { document in
        func editCount(since base: WorkingFile.Base?) throws -> Int {
          let state = base.map {
            FileState(document: document.id, edit: $0.edit, digest: $0.digest)
          }
          return try journal.edits(of: document.id, since: state).count
        }
        let base = try base(of: document.id, journal)
        if !document.isInProject, base == nil { return nil }
        return WorkingFile(
          name: document.name,
          isInProject: document.isInProject,
          base: base,
          editCount: try editCount(since: base),
          pending: try pending[document.id].map {
            WorkingFile.Pending(state: $0, editCount: try editCount(since: $0))
          },
          hasConflicts: document.hasConflicts
        )
      }
    }
  }

  /// Returns the names of all documents that the project has or had, in byte order.
  public func names() throws -> [String] {
    try store.read { database in
      let rows = try database.statement("SELECT name FROM editedDocument ORDER BY name")
      var names: [String] = []
      while try rows.step() { names.append(rows.text(0)) }
      return names
    }
  }

  /// Returns the last state that a document and its file had in common; nil if there was none.
  public func base(of name: String) throws -> WorkingFile.Base? {
    try store.read { database in
      try documentID(name, database).flatMap { try base(of: $0, Journal(database)) }
    }
  }

  /// Returns the recorded base; for a document without one, the state of its last import.
  func base(of document: Int64, _ journal: Journal) throws -> WorkingFile.Base? {
    if let state = try journal.fileState(of: document, in: folder), let edit = state.edit {
      return WorkingFile.Base(edit: edit, digest: state.digest)
    }
    // A file that was deleted in the project before the row was recorded is no longer synchronized.
    let isThere = "SELECT 1 FROM document WHERE id = ?"
    guard try journal.database.integer(isThere, [.integer(document)]) != nil else { return nil }
    let rows = try journal.database.statement(
      """
      SELECT DISTINCT edit.number FROM editFact JOIN edit ON edit.number = editFact.edit
      WHERE document = ? AND kind = ? ORDER BY edit.number DESC
      """,
      [.integer(document), .text(RecordedKind.importing.rawValue)]
    )
    defer { rows.reset() }
    let line = try journal.line(to: journal.currentEdit()?.edit.number)
    while try rows.step() {
      let number = EditNumber(rawValue: rows.integer(0))
      if line.contains(number) { return WorkingFile.Base(edit: number, digest: nil) }
    }
    return nil
  }

  /// Returns a document with the edit whose state it has; nil if the project does not have it.
  public func present(_ name: String) throws -> (document: Document, edit: EditNumber)? {
    try store.read { database in
      guard let edit = try Journal(database).currentEdit()?.edit.number,
        let document = try store.load(named: name, in: database)?.document
      else { return nil }
      return (document, edit)
    }
  }

  /// Records that the files of documents have their content in the state of an edit.
  public func didWrite(_ files: [(name: String, digest: Int64)], at edit: EditNumber) throws {
    let state = """
      SELECT 1 FROM workingFile WHERE document = ? AND folder = ? AND digest = ?
        AND NOT EXISTS (SELECT 1 FROM workingFileState AS state
          WHERE state.document = workingFile.document AND state.folder = workingFile.folder
            AND isPending)
      """
    let new = try store.read { database in
      try files.filter { file in
        guard let id = try documentID(file.name, database) else { return false }
        let row: [RowValue] = [.integer(id), .text(folder), .integer(file.digest)]
        return try database.integer(state, row) == nil
      }
    }
    if new.isEmpty { return }
    try store.write { database in
      for file in new {
        guard let id = try documentID(file.name, database) else { continue }
        try Journal(database).remember(id, in: folder, edit, file.digest)
      }
    }
  }

  /// Forgets a document that is neither in the project nor a file.
  public func forget(_ name: String) throws {
    try store.write { database in
      for table in ["workingFile", "workingFileState"] {
        try database.run(
          """
          DELETE FROM \(table)
          WHERE folder = ? AND document = (SELECT id FROM editedDocument WHERE name = ?)
          """,
          [.text(folder), .text(name)]
        )
      }
    }
  }
}

extension Journal {
  /// Records that a document and its file below a folder have the same content. This ends a pending
  /// write of the file.
  func remember(
    _ document: Int64,
    in folder: String,
    _ edit: EditNumber,
    _ digest: Int64
  ) throws {
    try database.run(
      "INSERT OR REPLACE INTO workingFile (document, folder, edit, digest) VALUES (?, ?, ?, ?)",
      [.integer(document), .text(folder), .integer(edit.rawValue), .integer(digest)]
    )
    try database.run(
      "UPDATE workingFileState SET isPending = 0 WHERE document = ? AND folder = ? AND isPending",
      [.integer(document), .text(folder)]
    )
  }
}

extension ProjectStore {
  /// True if this is not a view of a past state.
  public var isPresent: Bool { moment == nil }

  /// Returns the files below a folder.
  ///
  /// - Parameter folder: Empty for the folder of the project file, or an absolute path.
  public func workingFiles(in folder: String) -> WorkingFileStore {
    WorkingFileStore(store: self, folder: folder)
  }
}
