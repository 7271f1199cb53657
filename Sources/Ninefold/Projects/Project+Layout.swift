public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the layout of a document in a size class, scene by scene in document order.
  ///
  /// The positions of properties aren't read; they are 0.
  ///
  /// - Parameter scene: The id of the only scene to return; nothing else is read. Nil for all
  ///   scenes.
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
      // The error lists the existing scenes.
      let objects = try store.sceneObjects(ofDocument: document)
      _ = try Document(objects: objects).sceneObject(scene, in: document)
    }
    return layouts
  }

  /// Returns the scenes of a document in document order; none for a xib.
  ///
  /// Reads only the scenes and not their contents, which takes a fraction of the time of a whole
  /// document.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func scenes(of document: String) throws -> [SceneSummary] {
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    return Document(objects: objects).scenes
  }

  /// Finds a scene by its id, the id of its controller, or the id of any object in it.
  ///
  /// Reads only the named object and its ancestors.
  /// - Throws: ``NinefoldError`` if there is no such document or scene.
  public func scene(named name: String, in document: String) throws -> ObjectID {
    let part = try store.readParts(of: document) { reader in
      try reader.read([ObjectID(name)])
      return reader.part
    }
    if let scene = try? part?.scene(named: name, in: document) { return scene }
    // The error lists the existing scenes.
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    return try Document(objects: objects).scene(named: name, in: document)
  }

  /// Returns one scene with everything that decides how it looks. Of the other scenes, the result
  /// has only the controllers and the segues between them.
  ///
  /// The contents of other scenes aren't read, so a scene of a large document loads quickly. Don't
  /// write the result to a file; ``document(named:)`` reads a whole document. A xib has no scenes
  /// and is read as a whole.
  ///
  /// - Parameter object: The id of the scene or of an object in it; nil for the initial scene, or
  ///   else the first scene that has views.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func document(named name: String, around object: ObjectID?) throws -> Document {
    try namingDocuments { try store.document(named: name, around: object) }
  }

  func objects(of document: String, scene: ObjectID?) throws -> [LayoutObject] {
    try namingDocuments { try store.outlineObjects(ofDocument: document, scene: scene) }
  }
}
