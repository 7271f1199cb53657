public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds an object by its id, by its name in the outline or the name of an outlet that leads to it,
  /// or by its `displayLabel`, such as its text, title or custom class. If several documents have the
  /// id, the name is `DOCUMENT:ID`.
  ///
  /// - Parameter document: The name of the only document to search; nil for all.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)`` or
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolve(_ name: String, in document: String? = nil) throws -> ObjectReference {
    try NameResolver(store, document: document).resolve(name)
  }

  /// Returns the settings of an object: its rows, and the row that wins in each size class.
  ///
  /// - Parameter name: The name, as for ``resolve(_:in:)``.
  /// - Throws: The errors of ``resolve(_:in:)``.
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
