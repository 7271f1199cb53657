import GRDB
import LayoutModel

/// Brings the rows of a document to a new state, touching only the objects that differ.
struct DocumentUpdater {
  private let database: Database
  private let document: Int64

  init(_ database: Database, document: Int64) {
    self.database = database
    self.document = document
  }

  /// Writes what differs between two states; returns the ids of the objects that do.
  func update(from old: Document, to new: Document) throws -> [ObjectID] {
    var oldByID: [ObjectID: LayoutObject] = [:]
    for object in old.objects { oldByID[object.id] = object }
    let newIDs = Set(new.objects.map(\.id))
    let gone = old.objects.filter { !newIDs.contains($0.id) }
    let changed = new.objects.filter { object in
      oldByID[object.id].map { !$0.hasSameFacts(as: object) } ?? true
    }
    for object in gone { try delete(object.id) }
    for object in changed where oldByID[object.id] != nil { try delete(object.id) }
    var inserter = try DocumentInserter(database)
    for object in changed { try inserter.insert(object, document: document) }
    try inserter.flush()
    var affected = (gone + changed).map(\.id)
    if !old.prolog.hasSameBytes(as: new.prolog) || !old.epilog.hasSameBytes(as: new.epilog) {
      try database.execute(
        sql: "UPDATE document SET prolog = ?, epilog = ? WHERE id = ?",
        arguments: [new.prolog, new.epilog, document]
      )
      if !affected.contains(Document.rootID) { affected.append(Document.rootID) }
    }
    return affected
  }

  /// Deletes all rows of an object.
  private func delete(_ id: ObjectID) throws {
    for table in RowTable.content.reversed() {
      let column = RowTable.isKeyedByID(table) ? "id" : "object"
      let statement = try database.cachedStatement(
        sql: "DELETE FROM \(table) WHERE document = ? AND \(column) = ?"
      )
      try statement.execute(arguments: [document, id.rawValue])
    }
  }
}
