internal import SQLite
public import LayoutModel

/// Reads parts of a document: objects, each with all that hold it.
public struct ObjectReader {
  private var objects: [ObjectID: LayoutObject] = [:]
  private let document: StoredDocument

  init(document: StoredDocument) {
    self.document = document
  }

  /// The object of an id, if it was read.
  public subscript(id: ObjectID) -> LayoutObject? { objects[id] }

  /// What was read as a document, its objects in the order that they have in the whole one.
  public var part: Document {
    var parts = objects.values.sorted { $0.id.rawValue.precedesAsBytes($1.id.rawValue) }
    parts.putParentsFirst()
    return Document(objects: parts)
  }

  /// Reads objects and all that hold them; passes over what the document does not have.
  /// - Throws: ``StoreError`` if the file can't be read.
  public mutating func read(_ ids: some Sequence<ObjectID>) throws {
    for id in ids {
      var next: ObjectID? = id
      while let id = next, objects[id] == nil {
        let object = try document.object(id)
        objects[id] = object
        next = object?.parent
      }
    }
  }

  /// Reads the outlets and actions that lead to objects read before, and all that hold them.
  /// - Throws: ``StoreError`` if the file can't be read.
  public mutating func readConnections() throws {
    let rows = try document.statement(
      "SELECT destination, id FROM connection WHERE document = ? AND property IS NOT NULL"
    )
    var found: [ObjectID] = []
    while try rows.step() {
      if objects[ObjectID(rows.text(0))] != nil { found.append(ObjectID(rows.text(1))) }
    }
    try read(found)
  }
}

extension ProjectStore {
  /// Reads parts of a document; nil if the project has none of this name.
  /// - Throws: ``StoreError``, and what `body` throws.
  public func readParts<Result>(
    of name: String,
    _ body: (inout ObjectReader) throws -> Result
  ) throws -> Result? {
    try read(of: name) { database in
      guard let id = try id(ofDocument: name, in: database) else { return nil }
      let document = StoredDocument(database: database, id: id)
      var reader = ObjectReader(document: document)
      return try body(&reader)
    }
  }
}
