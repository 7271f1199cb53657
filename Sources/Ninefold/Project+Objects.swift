public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds the object that somebody names: `ID`, or `DOCUMENT:ID` where an id is in several.
  /// - Throws: ``ProjectError/unknownObject(_:)``, ``ProjectError/ambiguousObject(_:documents:)``.
  public func resolve(_ name: String) throws -> ObjectReference {
    let id = ObjectID(name)
    let documents = try store.documents(withObject: id)
    if documents.count == 1 { return ObjectReference(document: documents[0], id: id) }
    if documents.count > 1 {
      throw ProjectError.ambiguousObject(name, documents: documents)
    }
    // A document's name may hold colons; an id that the store derives may too.
    for colon in name.indices where name[colon] == ":" {
      let id = ObjectID(String(name[name.index(after: colon)...]))
      let document = String(name[..<colon])
      if try store.documents(withObject: id).contains(document) {
        return ObjectReference(document: document, id: id)
      }
    }
    throw ProjectError.unknownObject(name)
  }

  /// The rows of an object, class by class, and which wins where.
  /// - Throws: ``ProjectError`` if there is no such object.
  public func inspect(_ name: String) throws -> Inspection {
    let reference = try resolve(name)
    let objects = try objects(of: reference.document, scene: nil)
    guard let object = objects.first(where: { $0.id == reference.id }) else {
      throw ProjectError.unknownObject(name)
    }
    return Inspection(of: object, document: reference.document)
  }

  /// The objects of a document, parents before their children, optionally of one scene only.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func outline(of document: String, scene: String? = nil) throws -> [LayoutObject] {
    try objects(of: document, scene: scene.map { ObjectID($0) })
  }
}
