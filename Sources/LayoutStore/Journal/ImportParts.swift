import LayoutModel
import SQLite

/// Imports files in one transaction, as edits of bounded size.
struct ImportParts {
  let store: ProjectStore
  let environment: EditEnvironment
  let overwritesEdits: Bool
  let workingFolder: String?

  /// Imports all files.
  ///
  /// - Throws: ``DocumentError/edited(_:)`` with the conflicts of all files.
  func importAll(
    _ next: () throws -> ImportedFile?,
    in database: Connection
  ) throws -> StoredImport {
    var documents: [ImportedDocument] = []
    var edits: [RecordedEdit] = []
    var affected: [ObjectReference] = []
    var conflicts: [EditedDocument] = []
    var isLast = false
    let indexes = RandomIndexes(database)
    while !isLast {
      let transaction = EditTransaction(
        store,
        database,
        intent: EditIntent(.importing, meaning: "")
      )
      transaction.workingFolder = workingFolder
      var importer = try Importer(transaction, overwritesEdits: overwritesEdits)
      while !importer.isFull, !isLast {
        if let file = try next() { try importer.add(file) } else { isLast = true }
      }
      do {
        documents += try importer.finish()
      } catch DocumentError.edited(let edited) {
        conflicts += edited
      }
      // With a conflict, everything is rolled back. The other files are still compared.
      guard conflicts.isEmpty else { continue }
      let recorded = try transaction.record(by: environment)
      if !isLast, edits.isEmpty { try indexes.removeIfNearlyNew(added: documents.count) }
      edits += recorded.edits
      affected += recorded.affected
    }
    guard conflicts.isEmpty else { throw DocumentError.edited(conflicts) }
    try indexes.restore()
    return StoredImport(
      documents: documents,
      recorded: RecordedEdits(edits: edits, affected: affected)
    )
  }
}
