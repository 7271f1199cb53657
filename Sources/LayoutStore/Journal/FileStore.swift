internal import SQLite
public import LayoutModel

/// The result of an import.
public struct StoredImport: Sendable, Equatable {
  /// The imported documents, in the order of their files.
  public let documents: [ImportedDocument]
  /// The edits of the import, and the objects that they changed.
  public let recorded: RecordedEdits
}

/// The files from which the documents of a project were imported.
public struct FileStore: Sendable {
  let store: ProjectStore

  /// Imports documents as one edit, or as several if they are larger than one may be
  /// (``Importer/isFull``). New documents are inserted, existing ones are updated where they differ.
  ///
  /// A document with edits since it last matched its file is kept if the file has not changed, and
  /// is a conflict if the file has changed.
  ///
  /// - Parameters:
  ///   - environment: The author and the time.
  ///   - isDryRun: True to roll back at the end, so that the file does not change.
  ///   - overwritesEdits: True to let the files replace edits of the project. Undo restores them.
  ///   - workingFolder: The folder in which the files are at the names of their documents, as in
  ///     ``WorkingFileStore``; nil if they are elsewhere.
  ///   - next: Returns the next file; nil after the last. If it throws, nothing changes.
  /// - Throws: ``DocumentError/edited(_:)`` with all conflicts. Nothing changed.
  public func importDocuments(
    by environment: EditEnvironment,
    isDryRun: Bool = false,
    overwritesEdits: Bool = false,
    workingFolder: String? = nil,
    next: () throws -> ImportedFile?
  ) throws -> StoredImport {
    let parts = ImportParts(
      store: store,
      environment: environment,
      overwritesEdits: overwritesEdits,
      workingFolder: workingFolder
    )
    return try store.write(isDryRun: isDryRun, checksReferences: false) { database in
      try parts.importAll(next, in: database)
    }
  }

  /// Records that the exported files of documents include all edits up to `edit`.
  ///
  /// This is not an edit. It writes nothing if the files are already recorded.
  public func didExport(_ files: [(name: String, digest: Int64)], at edit: EditNumber?) throws {
    // An exported past state does not match the current content.
    if store.moment != nil { return }
    let isKnown = try store.read { database in
      try files.allSatisfy { file in
        guard let id = try store.id(ofDocument: file.name, in: database) else {
          return true
        }
        let journal = Journal(database)
        let state = try journal.fileState(of: id)
        return try state?.digest == file.digest
          && journal.edits(of: id, since: state).isEmpty
      }
    }
    if isKnown { return }
    try store.write { database in
      for file in files {
        guard let id = try store.id(ofDocument: file.name, in: database) else { continue }
        try Journal(database)
          .remember(FileState(document: id, edit: edit, digest: file.digest))
      }
    }
  }
}
