internal import SQLite
public import LayoutModel

/// Reads a part of a document: objects with their ancestors.
public struct ObjectReader {
  private var objects: [ObjectID: LayoutObject] = [:]
  private let document: StoredDocument

  init(document: StoredDocument) {
    self.document = document
  }

  /// Returns the object with an id; nil if it was not read.
  public subscript(id: ObjectID) -> LayoutObject? { objects[id] }

  /// The objects read so far, as a document. They have the same order as in the complete document.
  public var part: Document {
    var parts = objects.values.sorted { $0.id.rawValue.precedesAsBytes($1.id.rawValue) }
    parts.putParentsFirst()
    return Document(objects: parts)
  }

  /// Reads objects and their ancestors. Ignores ids that the document does not have.
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

  /// Reads the outlets and actions whose destinations were read before, and their ancestors.
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
  /// Reads a part of a document. Returns nil if the project has no document with this name.
  /// - Throws: ``StoreError``, and errors of `body`.
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
