public import LayoutModel
internal import LayoutStore

extension Project {
  /// What a document is in a size class, scene by scene in the document's order.
  ///
  /// Where properties stand in the file is not read: their positions are 0.
  ///
  /// - Parameter scene: A scene's id to get only that one, of which alone is read then.
  /// - Throws: ``NinefoldError`` if there is no such document or scene.
  public func layout(
    of document: String,
    scene: ObjectID? = nil,
    in sizeClass: SizeClass
  ) throws -> [SceneLayout] {
    let objects = try namingDocuments {
      try store.layoutObjects(ofDocument: document, scene: scene)
    }
    let layouts = Document(objects: objects).layout(in: sizeClass, scene: scene)
    if layouts.isEmpty {
      // The error names the scenes that there are.
      let objects = try store.sceneObjects(ofDocument: document)
      _ = try Document(objects: objects).sceneObject(scene, in: document)
    }
    return layouts
  }

  /// The scenes of a document in its order; none for a xib.
  ///
  /// Nothing of what the scenes hold is read: a fraction of the time that the document takes.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func scenes(of document: String) throws -> [SceneSummary] {
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    return Document(objects: objects).scenes
  }

  /// Finds the scene that somebody names: by its id, its controller's, or that of any object in it.
  ///
  /// Only the object that is named and what holds it are read.
  /// - Throws: ``NinefoldError`` if there is no such document or scene.
  public func scene(named name: String, in document: String) throws -> ObjectID {
    let part = try store.readParts(of: document) { reader in
      try reader.read([ObjectID(name)])
      return reader.part
    }
    if let scene = try? part?.scene(named: name, in: document) { return scene }
    // The error names the scenes that there are.
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    return try Document(objects: objects).scene(named: name, in: document)
  }

  /// A scene with all that decides how it looks, and no more of its document: the other scenes are
  /// their controllers and the segues between them.
  ///
  /// Nothing of what other scenes hold is read, so a scene of a large document is laid out at once.
  /// Not for writing: ``document(named:)`` reads a document whole. A xib, which has no scenes, is
  /// read whole.
  ///
  /// - Parameter object: The id of the scene or of an object in it; nil for the initial scene, or the
  ///   first with views.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func document(named name: String, around object: ObjectID?) throws -> Document {
    try namingDocuments { try store.document(named: name, around: object) }
  }

  func objects(of document: String, scene: ObjectID?) throws -> [LayoutObject] {
    try namingDocuments { try store.outlineObjects(ofDocument: document, scene: scene) }
  }
}
