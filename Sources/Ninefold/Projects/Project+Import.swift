internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// The result of an import.
public struct ImportResult: Sendable, Equatable {
  /// The imported documents, in the order of their files.
  public let documents: [ImportedDocument]
  /// The files that were skipped, if `skipsRefused` was true.
  public let refused: [NinefoldError.Refusal]
  /// The edits of the import, and the objects that they changed.
  public let recorded: RecordedEdits
}

extension Project {
  /// Imports files as one edit.
  ///
  /// The name of a document is the path of its file as given. So a second import of the same path
  /// updates the document, and changes only the objects that differ.
  ///
  /// - Parameters:
  ///   - paths: Files, folders to search, or Xcode projects, whose folders are searched.
  ///   - skipsRefused: True to skip files that aren't Interface Builder documents; false to import
  ///     nothing if there is one.
  ///   - isDryRun: True to return the result without changing the project.
  ///   - overwritesEdits: True to let a file replace edits that were made in the project since
  ///     document and file were last equal. Undo brings these edits back.
  ///   - progress: Called after each file with the number of finished files and the total.
  /// - Throws: ``NinefoldError/nothingToImport(paths:)``, ``NinefoldError/refused(_:)``,
  ///   ``NinefoldError/editedDocuments(_:)`` if a file would replace edits, or `CancellationError`
  ///   in a cancelled task. The project is then unchanged.
  public func importDocuments(
    at paths: [String],
    skipsRefused: Bool = false,
    isDryRun: Bool = false,
    overwritesEdits: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> ImportResult {
    try DocumentFiles.requirePresence(paths)
    let files = try DocumentFiles(at: paths).paths
    let queue = DocumentQueue(paths: files, knownNames: Set(try documentNames()))
    defer { queue.cancel() }
    var refused: [NinefoldError.Refusal] = []
    var done = 0
    let next = { () throws -> ImportedFile? in
      while let item = queue.next() {
        try Task.checkCancellation()
        done += 1
        progress(done, files.count)
        switch item {
        case .failure(let refusal):
          refused.append(refusal)
        case .success(let file):
          // After the first refusal, keep reading to report all refusals at once.
          if refused.isEmpty || skipsRefused { return file }
        }
      }
      if !refused.isEmpty, !skipsRefused { throw NinefoldError.refused(refused) }
      return nil
    }
    do {
      let imported = try store.files.importDocuments(
        by: environment,
        isDryRun: isDryRun,
        overwritesEdits: overwritesEdits,
        workingFolder: try? WorkingFolder(project: path, folder: ".").key,
        next: next
      )
      return ImportResult(
        documents: imported.documents,
        refused: refused,
        recorded: imported.recorded
      )
    } catch DocumentError.edited(let documents) {
      throw NinefoldError.editedDocuments(documents)
    }
  }
}
