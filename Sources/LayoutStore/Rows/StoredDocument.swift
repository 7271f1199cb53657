import SQLite
import LayoutModel

/// A document as its rows: where they are, and what parts of it can be read by themselves.
struct StoredDocument {
  let database: Connection
  /// The document's id in the store.
  let id: Int64

  /// The statement of a query whose first parameter is the document.
  func statement(_ sql: String) throws -> Statement {
    let statement = try database.statement(sql)
    statement.bind(1, id)
    return statement
  }

  /// Reads objects, parents before their children.
  func objects(
    _ extent: DocumentLoader.Extent = .document,
    parts: DocumentLoader.Parts = .all
  ) throws -> [LayoutObject] {
    var loader = DocumentLoader(self, extent: extent, parts: parts)
    return try loader.load()
  }

  /// Reads one object; nil if the document has none of this id.
  func object(_ id: ObjectID) throws -> LayoutObject? {
    try objects(.object(id.rawValue)).first
  }

  /// Where an object is: in a scene or outside of them; nil if there is no such object.
  func extent(around object: ObjectID) throws -> DocumentLoader.Extent? {
    let query = "SELECT scene FROM object WHERE document = ? AND id = ?"
    let values: [RowValue] = [.integer(id), .text(object.rawValue)]
    return try database.first(query, values) { row in
      row.optionalText(0).map { .scene($0) } ?? .outsideScenes
    }
  }

  /// The scene of an object; nil if it is in none, or there is no such object.
  func scene(of object: ObjectID) throws -> ObjectID? {
    if case .scene(let id)? = try extent(around: object) { ObjectID(id) } else { nil }
  }
}

extension ProjectStore {
  /// The document of a name.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  func storedDocument(named name: String, in database: Connection) throws -> StoredDocument {
    guard let id = try id(ofDocument: name, in: database) else {
      throw StoreError.unknownDocument(name)
    }
    return StoredDocument(database: database, id: id)
  }
}

extension EditTransaction {
  /// The document of a name.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  func storedDocument(named name: String) throws -> StoredDocument {
    try store.storedDocument(named: name, in: database)
  }
}
