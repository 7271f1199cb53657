public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the problems of a document's layout, without a configuration.
  ///
  /// Xcode's marks are ignored for objects that were edited in the project.
  ///
  /// - Parameter target: The size class or screen to check; nil for all nine classes on all
  ///   devices.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func findings(of document: String, in target: LayoutTarget? = nil) throws -> [Finding] {
    let edited = try editedObjects(of: document)
    return try self.document(named: document).findings(in: target, edited: edited)
  }

  /// Returns the problems of one scene's layout. The cost depends on the size of the scene.
  ///
  /// - Throws: ``NinefoldError`` if there is no such document or scene.
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
