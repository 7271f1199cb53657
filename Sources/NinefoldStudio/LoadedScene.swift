internal import Foundation
internal import LayoutModel
internal import Ninefold

/// A scene in memory.
final class LoadedScene {
  let scene: LiveScene
  /// The names for the scene in requests: its id, and the name in the first request.
  let names: Set<String?>
  /// The scene's objects, parents before their children; all objects of a xib.
  let members: [LayoutObject]
  /// The canvas computed last. During a drag, each preview is compared with it.
  private var last: (target: LayoutTarget, canvas: LiveCanvas)?

  /// - Parameter wanted: The scene's id, or that of an object in it; nil for the first one with
  ///   views.
  init(
    _ part: Document,
    of view: StudioSession.View,
    _ wanted: String?,
    _ resources: SceneResources
  ) throws {
    let scene = try LiveScene(
      of: part,
      named: view.document,
      scene: wanted.map { try part.scene(named: $0, in: view.document) },
      look: view.look,
      resources: resources
    )
    self.scene = scene
    names = [view.scene, scene.id?.rawValue]
    members = part.objects.filter { $0.scene == scene.id }
  }

  func canvas(on target: LayoutTarget) -> LiveCanvas {
    if let last, last.target == target { return last.canvas }
    let canvas = scene.canvas(on: target)
    last = (target, canvas)
    return canvas
  }
}
