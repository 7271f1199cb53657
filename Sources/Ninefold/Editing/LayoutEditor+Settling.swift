internal import LayoutEngine
internal import LayoutModel

/// The conflicts that gestures leave: constraints that they delete again, gestures that they refuse,
/// and notes about the others.
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
    let changes = changes(in: after, since: before, in: scene, of: name, kinds)
    guard changes.added.isEmpty else { throw NinefoldError.unsettledLayout(changes) }
  }

  /// Adds a note to the last step for each conflict between constraints that a document did not have
  /// before, or that now has other constraints.
  func noteConflicts(
    _ after: Document,
    since before: Document,
    in scene: ObjectID?,
    of name: String
  ) {
    let changes = changes(in: after, since: before, in: scene, of: name, [.unsatisfiable])
    func notes(_ verb: String, _ entries: [FindingChanges.Entry]) -> [String] {
      entries.map { entry in
        let classes = entry.classes.isEmpty ? "" : " (\(entry.classes.names))"
        let object = entry.finding.object.map { "\($0): " } ?? ""
        return "\(verb) a conflict: \(object)\(entry.finding.sentence)\(classes)"
      }
    }
    note(notes("adds", changes.added) + notes("changes", changes.changed))
  }

  /// Returns the changes of the findings of some kinds; none if the scene has no such finding now.
  private func changes(
    in after: Document,
    since before: Document,
    in scene: ObjectID?,
    of name: String,
    _ kinds: Set<Finding.Kind>
  ) -> FindingChanges {
    var changes = FindingChanges()
    let left = LayoutEngine(after).findings(scene: scene, onDevices: false, kinds: kinds)
    if left.isEmpty { return changes }
    var options = CheckOptions()
    options.readsProjects = false
    options.onDevices = false
    options.kinds = kinds
    changes.compare(name, from: before, to: after, options)
    return changes
  }
}

extension Finding {
  var isConflict: Bool { kind == .unsatisfiable }
}
