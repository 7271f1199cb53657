public import LayoutModel
internal import SQLite

extension ProjectStore {
  /// Returns the objects of a document that were edited since its last import, including deleted
  /// ones. Returns an empty set for an unknown document.
  public func editedObjects(ofDocument name: String) throws -> Set<ObjectID> {
    try present.read { database in
      let rows = try database.statement(
        """
        WITH touch AS (
          SELECT editFact.object AS object, edit.number AS number, edit.kind = ? AS isImport
          FROM editedDocument
          JOIN editFact ON editFact.document = editedDocument.id
          JOIN edit ON edit.number = editFact.edit
          WHERE editedDocument.name = ?
        )
        SELECT DISTINCT object FROM touch
        WHERE NOT isImport
          AND number > (SELECT coalesce(max(number), 0) FROM touch WHERE isImport)
        """,
        [.text(RecordedKind.importing.rawValue), .text(name)]
      )
      var objects: Set<ObjectID> = []
      while try rows.step() { objects.insert(ObjectID(rows.text(0))) }
      return objects
    }
  }
}
