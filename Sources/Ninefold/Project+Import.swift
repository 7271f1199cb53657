internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// A document that was brought in.
public struct ImportedDocument: Sendable, Equatable {
  /// The document's name.
  public let name: String
  /// What happened to it.
  public let outcome: ImportOutcome
}

/// What an import did.
public struct ImportReport: Sendable, Equatable {
  /// The documents in the order given, with what happened to each.
  public let documents: [ImportedDocument]
  /// The files that were left out, if that was allowed.
  public let refused: [NinefoldError.Refusal]
  /// What was recorded.
  public let outcome: EditReceipt
}

extension Project {
  /// Brings documents into the project, as one edit.
  ///
  /// A document is named by its path as given, so the same path again is the same document; only
  /// what differs is written.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, or Xcode projects, whose folder is searched.
  ///   - skipsRefused: True to leave out files that are no documents of Interface Builder.
  ///   - isDryRun: True to find out what would happen without writing anything.
  ///   - overwritesEdits: True to let a changed file win over edits that were made in the project
  ///     since it and the file last said the same. Undo brings them back.
  ///   - progress: Called after each file with the number done and the number of all.
  /// - Throws: ``NinefoldError``, or `CancellationError` in a cancelled task; the project is then as
  ///   it was.
  public func importDocuments(
    at paths: [String],
    skipsRefused: Bool = false,
    isDryRun: Bool = false,
    overwritesEdits: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> ImportReport {
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
          // After the first refusal the rest is only read, to report all refusals at once.
          if refused.isEmpty || skipsRefused { return file }
        }
      }
      if !refused.isEmpty, !skipsRefused { throw NinefoldError.refused(refused) }
      return nil
    }
    do {
      let (documents, outcome) = try store.importDocuments(
        by: environment,
        isDryRun: isDryRun,
        overwritesEdits: overwritesEdits,
        next: next
      )
      return ImportReport(
        documents: documents.map { ImportedDocument(name: $0.name, outcome: $0.outcome) },
        refused: refused,
        outcome: outcome
      )
    } catch StoreError.editedDocuments(let documents) {
      throw NinefoldError.editedDocuments(documents)
    }
  }
}
