internal import SQLite
public import LayoutModel

extension ProjectStore {
  /// Returns the edits in the ancestry of `end` that touched a document, in order.
  ///
  /// - Parameter start: Edits in the ancestry of this edit are omitted; nil to omit none.
  public func edits(touching name: String, after start: EditNumber?, to end: EditNumber) throws
    -> [EditNumber]
  {
    try journalRead { names in
      let journal = names.journal
      let line = try journal.line(to: end)
      let shared = line.lastCommon(with: try journal.line(to: start))
      let rows = try journal.database.statement(
        """
        SELECT DISTINCT edit FROM editFact JOIN editedDocument ON editedDocument.id = document
        WHERE name = ? AND edit > ? AND edit <= ? ORDER BY edit
        """,
        [.text(name), .integer(shared), .integer(end.rawValue)]
      )
      var edits: [EditNumber] = []
      while try rows.step() { edits.append(EditNumber(rawValue: rows.integer(0))) }
      return edits.filter(line.contains)
    }
  }

  /// Returns the edit with this number.
  /// - Throws: ``StoreError/unknownEdit(_:)``.
  public func recordedEdit(_ number: EditNumber) throws -> RecordedEdit {
    try journalRead { try $0.journal.entry(number).edit }
  }
}
