internal import LayoutEngine
internal import LayoutModel

/// The conflicts that gestures leave: constraints that they delete again, and gestures that they
/// refuse.
extension LayoutEditor {
  /// Deletes constraints to the far edges of an embedded scene's root view that contradict the sizes of
  /// views: elsewhere than in its container, the root view has another size.
  func releaseFarEdges(of added: [ObjectID], in document: String) throws {
    let known = Set(added)
    let pins = try self.document(named: document).objects.filter { object in
      object.role == .constraint && known.contains(object.id)
        && ["trailing", "bottom"].contains(object.attribute("firstAttribute") ?? "")
    }
    try release(pins.map(\.id), in: pins.first?.scene, of: document)
  }

  /// Deletes constraints that place views elsewhere than their new stack view does, such as at a part
  /// of another view.
  func releasePlaces(
    of views: [ObjectID],
    in scene: ObjectID?,
    of document: String
  ) throws {
    let now = try self.document(named: document)
    let known = Set(views)
    let places = now.objects.filter { object in
      guard object.role == .constraint else { return false }
      let sides = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")]
      return sides.contains { item, attribute in
        object.attribute(item).map { known.contains(ObjectID($0)) } ?? false
          && !["width", "height"].contains(object.attribute(attribute) ?? "")
      }
    }
    try release(places.map(\.id), in: scene, of: document)
  }

  /// Deletes those of some constraints that contradict others, as long as each deletion removes a
  /// conflict.
  private func release(
    _ constraints: [ObjectID],
    in scene: ObjectID?,
    of document: String
  ) throws {
    var now = try self.document(named: document)
    func conflicts(_ document: Document) -> [Finding] {
      LayoutEngine(document).findings(scene: scene, onDevices: false, kinds: [.unsatisfiable])
    }
    var open = conflicts(now)
    for id in constraints where open.contains(where: { $0.constraints.contains(id) }) {
      var without = now
      try without.apply([.delete(id, from: .outline)], idSeed: 0)
      let left = conflicts(without)
      guard left.count < open.count else { continue }
      try apply(.delete(id, from: .outline), to: document)
      (now, open) = (without, left)
    }
  }

  /// Throws if a document has conflicts or ambiguities that it did not have before.
  func requireSettled(
    _ after: Document,
    since before: Document,
    in scene: ObjectID?,
    of name: String
  ) throws {
    let kinds: Set<Finding.Kind> = [.unsatisfiable, .ambiguous]
    let left = LayoutEngine(after).findings(scene: scene, onDevices: false, kinds: kinds)
    if left.isEmpty { return }
    var options = CheckOptions()
    options.readsProjects = false
    options.onDevices = false
    options.kinds = kinds
    var changes = FindingChanges()
    changes.compare(name, from: before, to: after, options)
    guard changes.added.isEmpty else { throw NinefoldError.unsettledLayout(changes) }
  }
}

extension Finding {
  var isConflict: Bool { kind == .unsatisfiable }
}
