import LayoutModel
import SQLite

/// Imports files in one transaction, as edits of bounded size.
struct ImportParts {
  let store: ProjectStore
  let environment: EditEnvironment
  let overwritesEdits: Bool
  let workingFolder: String?

  typealias Outcomes = [(name: String, outcome: ImportOutcome)]

  /// Imports all files.
  ///
  /// - Throws: ``DocumentError/edited(_:)`` with the conflicts of all files.
  func importAll(
    _ next: () throws -> ImportedFile?,
    in database: Connection
  ) throws -> (documents: Outcomes, outcome: EditReceipt) {
    var outcomes: Outcomes = []
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
        outcomes += try importer.finish()
      } catch DocumentError.edited(let documents) {
        conflicts += documents
      }
      // With a conflict, everything is rolled back. The other files are still compared.
      guard conflicts.isEmpty else { continue }
      let receipt = try transaction.record(by: environment)
      if !isLast, edits.isEmpty { try indexes.removeIfNearlyNew(added: outcomes.count) }
      edits += receipt.edits
      affected += receipt.affected
    }
    guard conflicts.isEmpty else { throw DocumentError.edited(conflicts) }
    try indexes.restore()
    return (outcomes, EditReceipt(edits: edits, affected: affected))
  }
}
