import LayoutModel

/// The scenes of a storyboard that an app can come to: from the initial controller and from those that
/// code asks for by their identifiers, along segues.
struct SceneReach: Sendable {
  /// Nil where the document does not tell: a xib, and a storyboard that nothing leads into.
  private let reached: Set<ObjectID>?

  init(_ objects: [LayoutObject], _ indexByID: [ObjectID: Int]) {
    let initial = objects.first { $0.role == .document }?.attribute("initialViewController")
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
      } else if objects[index].role == .object, objects[index].kind.hasSuffix("Controller") {
        shown.insert(scene)
        let isEntry =
          objects[index].id.rawValue == initial
          || objects[index].attribute("storyboardIdentifier") != nil
        if isEntry { waiting.append(scene) }
      }
    }
    // A menu bar is there without anything that leads to it.
    waiting += segues.keys.filter { !shown.contains($0) }
    var reached = Set(waiting)
    while let scene = waiting.popLast() {
      for target in segues[scene] ?? [] where reached.insert(target).inserted {
        waiting.append(target)
      }
    }
    self.reached = reached.isEmpty ? nil : reached
  }

  /// True for a scene that the app can come to, as far as the document tells.
  func contains(_ scene: ObjectID?) -> Bool {
    guard let scene, let reached else { return true }
    return reached.contains(scene)
  }
}
