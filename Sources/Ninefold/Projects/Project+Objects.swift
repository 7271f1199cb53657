public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds an object by `ID`, by `DOCUMENT:ID` if several documents have the id, by its name in the
  /// outline, or by an outlet that leads to it.
  ///
  /// - Parameter document: The name of the only document to search; nil for all.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolve(_ name: String, in document: String? = nil) throws -> ObjectReference {
    try NameResolver(store, document: document).resolve(name)
  }

  /// Returns the rows of an object for each size class, and which row wins in each class.
  /// - Throws: ``NinefoldError`` if there is no such object.
  public func inspect(_ name: String) throws -> Inspection {
    let reference = try resolve(name)
    let object = try store.readParts(of: reference.document) { reader in
      try reader.read([reference.id])
      return reader[reference.id]
    }
    guard let object = object.flatMap({ $0 }) else {
      throw NinefoldError.unknownObject(name, suggestions: [])
    }
    return Inspection(of: object, document: reference.document)
  }

  /// Returns the objects of a document, or of one scene, parents before their children.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func outline(of document: String, scene: ObjectID? = nil) throws -> [LayoutObject] {
    try objects(of: document, scene: scene)
  }
}
