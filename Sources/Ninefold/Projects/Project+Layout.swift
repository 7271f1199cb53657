public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the effective layout of each scene of a document in a size class, in document order.
  ///
  /// ``Property/position`` isn't read and is always 0.
  ///
  /// - Parameter scene: The id of the only scene to return; nothing else is read. Nil for all
  ///   scenes.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)`` or
  ///   ``NinefoldError/unknownScene(_:document:suggestions:)``.
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
  /// It doesn't read the contents of the scenes, so it takes a fraction of the time that a whole
  /// document takes.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func scenes(of document: String) throws -> [SceneSummary] {
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    return Document(objects: objects).scenes
  }

  /// Finds a scene by its id, the id of its controller, or the id of any object in it.
  ///
  /// It reads only the named object and its ancestors.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)`` or
  ///   ``NinefoldError/unknownScene(_:document:suggestions:)``.
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

  /// Returns a document with one scene and everything that affects how it looks. Of the other
  /// scenes, the result has only the controllers and the segues between them.
  ///
  /// It doesn't read the contents of other scenes, so a scene of a large document loads quickly.
  /// Don't write the result to a file, because it is incomplete; ``document(named:)`` returns the
  /// whole document. A xib has no scenes and is complete.
  ///
  /// - Parameter object: The id of the scene or of an object in it; nil for
  ///   ``Document/firstScene``.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func document(named name: String, around object: ObjectID?) throws -> Document {
    try namingDocuments { try store.document(named: name, around: object) }
  }

  func objects(of document: String, scene: ObjectID?) throws -> [LayoutObject] {
    try namingDocuments { try store.outlineObjects(ofDocument: document, scene: scene) }
  }
}
