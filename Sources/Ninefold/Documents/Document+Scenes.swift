public import LayoutModel

/// A scene's entry in a document.
public struct SceneSummary: Sendable, Equatable {
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

extension Document {
  /// The scenes in the document's order; none in a xib.
  public var scenes: [SceneSummary] {
    let initial = objects.first?.attribute("initialViewController")
    let controllers = Dictionary(
      objects.filter { $0.container.rawValue == ":objects" }.map { ($0.scene, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return objects.filter { $0.role == .scene }.map { scene in
      let controller = controllers[scene.id]
      return SceneSummary(
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

  /// The scene that a preview shows first: the initial one, or the first with views; nil in a xib.
  public var firstScene: ObjectID? {
    let scenes = objects.filter { $0.role == .scene }.map(\.id)
    let initial = objects.first?.attribute("initialViewController")
    let holder = initial.flatMap { id in objects.first { $0.id.rawValue == id }?.scene }
    let withViews = Set(objects.filter { $0.role == .view }.map(\.scene))
    return scenes.first { $0 == holder && withViews.contains($0) }
      ?? scenes.first { withViews.contains($0) }
  }

  /// Finds the scene that somebody names: by its id, its controller's, or that of any object in it.
  ///
  /// - Parameter document: What the error calls the document.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``.
  public func scene(
    named name: String,
    in document: String = "the document"
  ) throws -> ObjectID {
    let holder = objects.first { $0.id.rawValue == name }?.scene
    let found = objects.first {
      $0.role == .scene && ($0.id.rawValue == name || $0.id == holder)
    }
    guard let found else { throw unknownScene(name, in: document) }
    return found.id
  }

  /// The element of a scene; of ``firstScene`` without an id, and nil in a xib.
  /// - Throws: ``NinefoldError/unknownScene(_:document:suggestions:)``.
  func sceneObject(_ id: ObjectID?, in document: String) throws(NinefoldError) -> LayoutObject? {
    guard let id = id ?? firstScene else { return nil }
    if let scene = objects.first(where: { $0.id == id && $0.role == .scene }) { return scene }
    throw unknownScene(id.rawValue, in: document)
  }

  private func unknownScene(_ name: String, in document: String) -> NinefoldError {
    let scenes = objects.filter { $0.role == .scene }.map(\.id.rawValue)
    return .unknownScene(
      name,
      document: document,
      suggestions: Suggestions.nearest(to: name, among: scenes)
    )
  }
}
