internal import LayoutModel

/// Moves objects within and between lists, with what depends on their place.
struct ObjectMover: EditPart {
  let state: EditState

  /// Moves an object among its siblings.
  func reorder(_ id: ObjectID, _ placement: Placement) throws(EditError) -> CompletedEdit {
    let object = try movable(id)
    guard let parent = object.parent else { throw .sortedList(id) }
    try gridCellWriter.requireOtherThanCell(object)
    let before = slice.children(of: parent, in: object.container).map(\.id)
    let position = try position(for: placement, of: object, in: parent, object.container)
    state.slice.update(id) { $0.position = position }
    if slice.children(of: parent, in: object.container).map(\.id) == before {
      state.slice.rollBack()
    }
    return CompletedEdit(
      kind: .reorder,
      meaning: "moved \(name(id)) within \(name(parent))",
      subject: id
    )
  }

  /// Moves an object and its subtree into a list of another object.
  ///
  /// Affected constraints move to their new nearest common ancestor. Constraints
  /// without one are deleted, and so are outlets and actions that would lead into another scene.
  func reparent(
    _ id: ObjectID,
    into parent: ObjectID,
    _ container: PropertyPath?,
    _ placement: Placement
  ) throws(EditError) -> CompletedEdit {
    let object = try movable(id)
    _ = try self.object(parent)
    let place = try objectAdder.place(
      forKind: object.kind,
      isView: object.role == .view,
      parent,
      container
    )
    let (parent, list) = (place.parent, place.list)
    let subtree = slice.subtree(of: id)
    guard !subtree.contains(where: { $0.id == parent }) else { throw .intoItself(id) }
    if object.parent == parent, object.container == list { return try reorder(id, placement) }
    if order.platform != .watchOS, object.role == .view, slice[parent]?.role != .view,
      object.container == MaskedContainer.subviews.path
    {
      throw .wrongParent(parent, reason: "a subview can only move into a view")
    }
    rowWriter.ensureContainer(list, of: parent)
    let position = try position(for: placement, of: object, in: parent, list)
    changeOwner(id, to: parent, list, position)
    let scene = slice[parent]?.scene
    if scene != object.scene {
      for member in subtree { state.slice.update(member.id) { $0.scene = scene } }
      dropCrossing(Set(subtree.map(\.id)))
    }
    rehomeConstraints(tying: Set(subtree.map(\.id)))
    return CompletedEdit(
      kind: .reparent,
      meaning: "moved \(name(id)) into \(name(parent))",
      subject: id
    )
  }

  private func movable(_ id: ObjectID) throws(EditError) -> LayoutObject {
    let object = try object(id)
    switch object.role {
    case .document, .constraint, .connection, .resource, .guide: throw .sortedList(id)
    case .scene, .view, .object: break
    }
    guard !object.container.isObject else {
      let parent = object.parent.map { " of \($0)" } ?? ""
      throw .badSelection("\(id) can't be moved: it is the \(object.key ?? "content")\(parent)")
    }
    return object
  }

  /// Returns the position for a placement in a list. Renumbers the siblings if there is no room.
  func position(
    for placement: Placement,
    of object: LayoutObject,
    in parent: ObjectID,
    _ container: PropertyPath
  ) throws(EditError) -> Double {
    let siblings = elementPlacer.elementSiblings(at: container, .base, of: parent).filter {
      if case .child(let id) = $0.place { id != object.id } else { true }
    }
    func index(of sibling: ObjectID) throws(EditError) -> Int {
      let index = siblings.firstIndex {
        if case .child(let id) = $0.place { id == sibling } else { false }
      }
      guard let index else { throw .notASibling(sibling, of: object.id) }
      return index
    }
    let place: Int
    switch placement {
    case .first: place = 0
    case .last: place = siblings.count
    case .before(let sibling): place = try index(of: sibling)
    case .after(let sibling): place = try index(of: sibling) + 1
    case .at(let number): place = min(max(0, number), siblings.count)
    }
    return elementPlacer.position(at: place, among: siblings, of: parent)
  }

  // MARK: - Dependent objects

  /// Moves an object and its mask entries to another owner, or to another list of its owner.
  func changeOwner(
    _ id: ObjectID,
    to parent: ObjectID,
    _ container: PropertyPath,
    _ position: Double?
  ) {
    guard let old = slice[id] else { return }
    let entries = old.installations.sorted { $0.variation.blockOrder < $1.variation.blockOrder }
    for entry in entries { installationWriter.dropEntryFormatting(entry.variation, of: old) }
    rowWriter.ensureContainer(container, of: parent)
    state.slice.update(id) {
      $0.parent = parent
      $0.container = container
      $0.key = nil
      $0.installations = []
    }
    rowWriter.updateRole(of: id)
    if let object = slice[id] {
      let place = position ?? elementPlacer.positionForChild(object, in: parent)
      state.slice.update(id) { $0.position = place }
    }
    rowWriter.dropContentFormatting(of: container, .base, parent)
    for entry in entries { installationWriter.restore(entry, of: id) }
    objectDeleter.pruneAfter(old)
  }

  private func rehomeConstraints(tying items: Set<ObjectID>) {
    let ties = tieEditor.ties(of: items)
    let lost = ties.filter { !rehome($0) }.map(\.id)
    if !lost.isEmpty { _ = objectDeleter.deleteFromProject(lost) }
  }

  /// Moves a constraint to the nearest common ancestor of its items.
  ///
  /// - Returns: False if there is none, or if an item has no id to refer to.
  func rehome(_ tie: Tie) -> Bool {
    let (first, second) = (tie.first.item, tie.second?.item)
    let nearest: ObjectID
    do throws(EditError) {
      nearest = try constraintAdder.nearestCommonAncestor(
        of: [first] + (second.map { [$0] } ?? [])
      )
    } catch {
      return false
    }
    // The file omits the first item if it is the owner, so only others need an id.
    if first != nearest, slice[first]?.idPosition == nil { return false }
    let path = PropertyPath("firstItem")
    if first == nearest {
      rowWriter.removeAttribute(path, of: tie.id)
    } else {
      rowWriter.setAttribute(path, first.rawValue, of: tie.id)
    }
    guard nearest != slice[tie.id]?.parent else { return true }
    changeOwner(tie.id, to: nearest, MaskedContainer.constraints.path, nil)
    return true
  }

  /// Deletes outlets and actions that now lead into another scene.
  ///
  /// - Returns: The deleted connections.
  @discardableResult
  func dropCrossing(_ moved: Set<ObjectID>) -> [LayoutObject] {
    let crossing = slice.unordered.filter { object in
      guard object.role == .connection, object.kind != "segue", let source = object.parent,
        let end = object.attribute("destination") ?? object.attribute("target"),
        let target = slice[ObjectID(end)]
      else { return false }
      return moved.contains(source) != moved.contains(target.id)
        && slice[source]?.scene != target.scene
    }
    if !crossing.isEmpty { _ = objectDeleter.deleteFromProject(crossing.map(\.id).sorted()) }
    return crossing.sorted { $0.id < $1.id }
  }
}
