import LayoutModel

/// The scenes of a storyboard that an app can reach through segues from the initial controller and
/// from controllers with a storyboard identifier.
struct SceneReach: Sendable {
  /// Nil if unknown: in a xib, and in a storyboard without an entry point.
  private let reached: Set<ObjectID>?

  init(_ objects: [LayoutObject], _ indexByID: ObjectIndex) {
    let initial = objects.initialController
    var segues: [ObjectID: [ObjectID]] = [:]
    var waiting: [ObjectID] = []
    var shown: Set<ObjectID> = []
    for index in objects.indices {
      guard let scene = objects[index].scene else { continue }
      if objects[index].role == .connection {
        guard objects[index].kind == "segue", let id = objects[index].attribute("destination"),
          let target = indexByID[ObjectID(id)].flatMap({ objects[$0].scene })
        else { continue }
        segues[scene, default: []].append(target)
      } else if objects[index].role == .object, objects[index].isOfControllerKind {
        shown.insert(scene)
        let isEntry =
          objects[index].id == initial
          || objects[index].attribute("storyboardIdentifier") != nil
        if isEntry { waiting.append(scene) }
      }
    }
    // A scene without a controller, such as a menu bar, needs no segue to be shown.
    waiting += segues.keys.filter { !shown.contains($0) }
    var reached = Set(waiting)
    while let scene = waiting.popLast() {
      for target in segues[scene] ?? [] where reached.insert(target).inserted {
        waiting.append(target)
      }
    }
    self.reached = reached.isEmpty ? nil : reached
  }

  /// Returns true if the app can reach a scene, or if that is unknown.
  func contains(_ scene: ObjectID?) -> Bool {
    guard let scene, let reached else { return true }
    return reached.contains(scene)
  }
}
