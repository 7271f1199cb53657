import SQLite
import LayoutModel

/// Reads a document, or parts of it, from its rows.
struct StoredDocument {
  let database: Connection
  /// The document's id in the store.
  let id: Int64

  /// Returns the cached statement for `sql`, with the document's id bound to the first parameter.
  func statement(_ sql: String) throws -> Statement {
    let statement = try database.statement(sql)
    statement.bind(1, id)
    return statement
  }

  /// Reads objects. Parents come before their children.
  func objects(
    _ extent: DocumentLoader.Extent = .document,
    parts: DocumentLoader.Parts = .all
  ) throws -> [LayoutObject] {
    var loader = DocumentLoader(self, extent: extent, parts: parts)
    return try loader.load()
  }

  /// Reads one object; nil if the document has no object with this id.
  func object(_ id: ObjectID) throws -> LayoutObject? {
    try objects(.object(id.rawValue)).first
  }

  /// Returns the scene of an object, or the extent outside scenes; nil if there is no such object.
  func extent(around object: ObjectID) throws -> DocumentLoader.Extent? {
    let query = "SELECT scene FROM object WHERE document = ? AND id = ?"
    let values: [RowValue] = [.integer(id), .text(object.rawValue)]
    return try database.first(query, values) { row in
      row.optionalText(0).map { .scene($0) } ?? .outsideScenes
    }
  }

  /// Returns the scene of an object; nil if it is outside scenes or does not exist.
  func scene(of object: ObjectID) throws -> ObjectID? {
    if case .scene(let id)? = try extent(around: object) { ObjectID(id) } else { nil }
  }
}

extension ProjectStore {
  /// Returns the document with a name.
  /// - Throws: ``DocumentError/unknown(_:)``.
  func storedDocument(named name: String, in database: Connection) throws -> StoredDocument {
    guard let id = try id(ofDocument: name, in: database) else {
      throw DocumentError.unknown(name)
    }
    return StoredDocument(database: database, id: id)
  }
}

extension EditTransaction {
  /// Returns the document with a name.
  /// - Throws: ``DocumentError/unknown(_:)``.
  func storedDocument(named name: String) throws -> StoredDocument {
    try store.storedDocument(named: name, in: database)
  }
}
