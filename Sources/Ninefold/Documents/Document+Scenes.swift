public import LayoutModel

/// A summary of a scene.
public struct SceneSummary: Sendable, Equatable {
  /// The scene's id.
  public let id: ObjectID
  /// The title in the comment that Interface Builder writes before the scene; nil without one.
  public let title: String?
  /// The element name of the controller, such as `tableViewController`; nil without a controller.
  public let controllerKind: String?
  /// The controller's id; nil without a controller.
  public let controller: ObjectID?
  /// The controller's name in the outline; nil without a controller.
  public let controllerName: String?
  /// The controller's custom class; nil without one.
  public let customClass: String?
  /// True if the app shows this scene first when it loads the storyboard.
  public let isInitial: Bool
}

extension Document {
  /// The scenes in document order; none in a xib.
  public var scenes: [SceneSummary] {
    let initial = objects.initialController
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
        isInitial: initial != nil && controller?.id == initial
      )
    }
  }

  /// The scene to show first: the initial scene if it has views, or else the first scene with
  /// views. Nil in a xib.
  public var firstScene: ObjectID? {
    // Access by index, because a closure would copy each object.
    let scenes = objects.indices.filter { objects[$0].role == .scene }.map { objects[$0].id }
    let holder = objects.initialController.flatMap { id in objects.first { $0.id == id }?.scene }
    let views = objects.indices.lazy.filter { objects[$0].role == .view }
    let withViews = Set(views.map { objects[$0].scene })
    return scenes.first { $0 == holder && withViews.contains($0) }
      ?? scenes.first { withViews.contains($0) }
  }

  /// Finds a scene by its id, the id of its controller, or the id of any object in it.
  ///
  /// - Parameter document: The document's name in errors.
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

  /// Returns the element of a scene, or of ``firstScene`` if the id is nil; nil in a xib.
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
