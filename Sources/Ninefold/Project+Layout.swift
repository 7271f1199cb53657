public import LayoutModel
internal import LayoutStore

/// The effective layout of one scene, or of a xib.
public struct SceneLayout: Sendable, Equatable {
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// Its views and constraints in the class that was asked for.
  public let layout: EffectiveLayout
}

/// A scene's entry in a document.
public struct SceneSummary: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The scene's id.
  public let id: ObjectID
  /// The title that Interface Builder wrote before it.
  public let title: String?
  /// The element's name of the scene's controller; nil if it has none.
  public let controllerKind: String?
  /// The controller's id.
  public let controller: ObjectID?
  /// What the outline calls the controller.
  public let controllerName: String?
  /// The controller's custom class.
  public let customClass: String?
  /// True if the document starts with this scene.
  public let isInitial: Bool
}

extension Project {
  /// What a document is in a size class, scene by scene in the document's order.
  ///
  /// Where properties stand in the file is not read: their positions are 0.
  ///
  /// - Parameter scene: A scene's id, or its controller's, to get only that one.
  /// - Throws: ``ProjectError`` if there is no such document or scene.
  public func layout(of document: String, scene: String? = nil, in sizeClass: SizeClass) throws
    -> [SceneLayout]
  {
    guard let scene else {
      return layouts(try layoutObjects(of: document, scene: nil), in: sizeClass)
    }
    let objects = try layoutObjects(of: document, scene: ObjectID(scene))
    if !objects.isEmpty {
      return [
        SceneLayout(
          scene: ObjectID(scene),
          layout: EffectiveLayout(of: objects, in: sizeClass)
        )
      ]
    }
    let scenes = try scenes(of: document)
    guard let found = scenes.first(where: { $0.controller?.rawValue == scene }) else {
      throw ProjectError.unknownScene(
        scene,
        document: document,
        suggestions: Suggestions.nearest(to: scene, among: scenes.map(\.id.rawValue))
      )
    }
    return try layout(of: document, scene: found.id.rawValue, in: sizeClass)
  }

  /// What changes when a document goes from one class to another, scene by scene.
  /// - Throws: ``ProjectError`` if there is no such document or scene.
  public func transition(
    of document: String,
    scene: String? = nil,
    from: SizeClass,
    to: SizeClass
  ) throws -> [(scene: ObjectID?, transition: LayoutTransition)] {
    let before = try layout(of: document, scene: scene, in: from)
    let after = try layout(of: document, scene: scene, in: to)
    return zip(before, after).map { before, after in
      (before.scene, LayoutTransition(from: before.layout, to: after.layout))
    }
  }

  /// The scenes of a document in its order; none for a xib.
  ///
  /// Nothing of what the scenes hold is read: a fraction of the time that the document takes.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func scenes(of document: String) throws -> [SceneSummary] {
    let objects = try namingDocuments { try store.sceneObjects(ofDocument: document) }
    let initial = objects.first?.attribute("initialViewController")
    let controllers = Dictionary(
      objects.filter { $0.container.rawValue == ":objects" }.map { ($0.scene, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return objects.filter { $0.role == .scene }.map { scene in
      let controller = controllers[scene.id]
      return SceneSummary(
        document: document,
        id: scene.id,
        title: scene.comment,
        controllerKind: controller?.kind,
        controller: controller?.id,
        controllerName: controller?.outlineName,
        customClass: controller?.attribute("customClass"),
        isInitial: initial != nil && controller?.id.rawValue == initial
      )
    }
  }

  /// A scene with all that decides how it looks, and no more of its document: the other scenes are
  /// their controllers and the segues between them.
  ///
  /// Nothing of what other scenes hold is read, so a scene of a large document is laid out at once.
  /// Not for writing: ``document(named:)`` reads a document whole. A xib, which has no scenes, is
  /// read whole.
  ///
  /// - Parameter scene: The id of the scene or of an object in it; nil for the initial scene, or the
  ///   first with views.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func document(named name: String, around scene: String?) throws -> Document {
    try namingDocuments {
      try store.document(named: name, around: scene.map { ObjectID($0) })
    }
  }

  func objects(of document: String, scene: ObjectID?) throws -> [LayoutObject] {
    try namingDocuments { try store.outlineObjects(ofDocument: document, scene: scene) }
  }

  private func layoutObjects(of document: String, scene: ObjectID?) throws -> [LayoutObject] {
    try namingDocuments { try store.layoutObjects(ofDocument: document, scene: scene) }
  }

  private func layouts(_ objects: [LayoutObject], in sizeClass: SizeClass) -> [SceneLayout] {
    let scenes = objects.filter { $0.role == .scene }.map(\.id)
    guard !scenes.isEmpty else {
      return [SceneLayout(scene: nil, layout: EffectiveLayout(of: objects, in: sizeClass))]
    }
    let members = Dictionary(grouping: objects, by: \.scene)
    return scenes.map { scene in
      SceneLayout(
        scene: scene,
        layout: EffectiveLayout(of: members[scene] ?? [], in: sizeClass)
      )
    }
  }
}
