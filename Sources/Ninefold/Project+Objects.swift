public import LayoutModel
internal import LayoutStore

extension Project {
  /// Finds the object that somebody names: `ID`, `DOCUMENT:ID` where an id is in several, else the
  /// name that the outline shows, or an outlet that leads to the object.
  ///
  /// - Parameter document: The one document to look in; nil for all.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolve(_ name: String, in document: String? = nil) throws -> ObjectReference {
    try NameResolver(store, document: document).resolve(name)
  }

  /// The rows of an object, class by class, and which wins where.
  /// - Throws: ``NinefoldError`` if there is no such object.
  public func inspect(_ name: String) throws -> Inspection {
    let reference = try resolve(name)
    let objects = try objects(of: reference.document, scene: nil)
    guard let object = objects.first(where: { $0.id == reference.id }) else {
      throw NinefoldError.unknownObject(name, suggestions: [])
    }
    return Inspection(of: object, document: reference.document)
  }

  /// The objects of a document, parents before their children, optionally of one scene only.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func outline(of document: String, scene: ObjectID? = nil) throws -> [LayoutObject] {
    try objects(of: document, scene: scene)
  }
}
