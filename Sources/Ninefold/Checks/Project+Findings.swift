public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the findings about a document's layout, without a configuration.
  ///
  /// The marks that Xcode stored don't count for objects that were edited in the project.
  ///
  /// - Parameter target: The size class or screen to check; nil for all nine size classes on all
  ///   devices.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func findings(of document: String, in target: LayoutTarget? = nil) throws -> [Finding] {
    let edited = try editedObjects(of: document)
    return try self.document(named: document).findings(in: target, edited: edited)
  }

  /// Returns the findings about one scene's layout. The time depends on the size of the scene, not
  /// on that of the document.
  ///
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``, or
  ///   ``NinefoldError/unknownScene(_:document:suggestions:)``.
  public func findings(
    of document: String,
    scene: ObjectID,
    in target: LayoutTarget
  ) throws -> [Finding] {
    let content = try self.document(named: document, around: scene)
    let id = try content.sceneObject(scene, in: document)?.id
    let edited = try editedObjects(of: document)
    return content.findings(in: target, edited: edited).filter { $0.scene == id }
  }

  /// Returns the objects that were edited in the project, so that Xcode's marks don't apply to
  /// them.
  func editedObjects(of document: String) throws -> Set<ObjectID> {
    try namingDocuments { try store.history.editedObjects(ofDocument: document) }
  }
}
