public import LayoutModel
internal import LayoutStore

extension Project {
  /// What is wrong with a document's layout, whatever a configuration says.
  ///
  /// What was edited here counts: the marks of Xcode tell nothing of it.
  ///
  /// - Parameter target: Where to look; nil for all nine classes on all devices.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func findings(of document: String, in target: LayoutTarget? = nil) throws -> [Finding] {
    let edited = try editedObjects(of: document)
    return try self.document(named: document).findings(in: target, edited: edited)
  }

  /// What is wrong with the layout of one scene, at a cost that follows the scene.
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

  /// The objects of a document that were edited here, of which the marks of Xcode tell nothing.
  func editedObjects(of document: String) throws -> Set<ObjectID> {
    try namingDocuments { try store.editedObjects(ofDocument: document) }
  }
}
