internal import LayoutModel

/// Removes a view or stack view and leaves its subviews at their places in its superview.
///
/// The constraints of the container become constraints of what they tie together: if
/// `box.top = superview.top + 8` and `title.top = box.top + 4`, then `title.top = superview.top + 12`.
/// A stack view's arrangement becomes constraints first.
struct Unembedder: EditPart {
  let state: EditState

  func unembed(_ id: ObjectID) throws(EditError) -> CompletedEdit {
    let container = try object(id)
    let parent = try gestureEditor.siblings([id]).0
    guard ["view", "stackView", "scrollView"].contains(container.kind) else {
      throw .badSelection(
        "\(name(id)) is not a view, stack view or scroll view that contains views"
      )
    }
    let views = slice.children(of: id, in: MaskedContainer.subviews.path).map(\.id)
    guard !views.isEmpty else { throw .badSelection("\(name(id)) has no subviews") }
    try requireSameInstallation(views, as: container)
    guard let frame = geometry.frame(of: id) else {
      throw .badSelection("\(name(id)) has no frame")
    }
    let editingClass = state.context.editingClass
    state.context.editingClass = .anyAny
    defer { state.context.editingClass = editingClass }
    let title = name(id)
    if container.kind == "stackView" { try StackConstraints(state: state).spellOut(id, views) }
    try eliminate(id)
    let entries = container.installations
    var previous = id
    for view in views {
      let placement = Placement.after(previous)
      _ = try objectMover.reparent(view, into: parent, MaskedContainer.subviews.path, placement)
      geometry.shift(view, x: frame.x, y: frame.y)
      for entry in entries { installationWriter.restore(entry, of: view) }
      previous = view
    }
    _ = objectDeleter.deleteFromProject([id])
    return CompletedEdit(
      kind: .unembed,
      meaning: "unembedded \(gestureEditor.names(views)) from \(title)",
      subject: views.first ?? parent
    )
  }

  private func requireSameInstallation(
    _ views: [ObjectID],
    as container: LayoutObject
  ) throws(EditError) {
    guard !container.installations.isEmpty else { return }
    for view in views where slice[view]?.installations.isEmpty == false {
      throw .badSelection(
        "\(name(container.id)) and \(name(view)) both have installed rows for size classes;"
          + " remove those of one of them first"
      )
    }
  }

  // MARK: - Constraints

  /// Rewrites the constraints of a container without it.
  private func eliminate(_ id: ObjectID) throws(EditError) {
    for axis in ContainerDefinitions.axes { try handOverCenter(of: id, axis) }
    let definitions = ContainerDefinitions(of: id, tieEditor.ties(of: [id])) { item in
      guard let view = constraintAdder.view(of: item) else { return .sibling }
      if gestureEditor.isInside(view, id) { return .inside }
      return gestureEditor.isInside(id, view) ? .ancestor : .sibling
    }
    // Each step removes a side of a constraint, so the number of steps is bounded by the sides.
    for tie in tieEditor.ties(of: [id]) where !definitions.used.contains(tie.id) {
      guard let new = definitions.rewritten(tie) else { continue }
      try tieEditor.put(new, for: tie)
    }
    // Definitions that were used say something about the container only.
    tieEditor.delete(definitions.used.filter { slice[$0] != nil }.sorted())
  }

  /// Lets the view that is nearest to the center of a container stand for it.
  ///
  /// If a container is centered and its content determines its size, no constraint between two
  /// attributes says where the content is. The distance of the nearest view is the same as long as
  /// the sizes of the content are.
  private func handOverCenter(of id: ObjectID, _ axis: [String]) throws(EditError) {
    let center = axis[2]
    let ties = tieEditor.ties(of: [id]).filter { tie in
      tie.isDefinition && tie.attribute(of: id).map(axis.contains) == true
    }
    func isOutside(_ tie: Tie) -> Bool {
      guard let other = tie.other(than: id) else { return true }
      return !gestureEditor.isInside(constraintAdder.view(of: other.item) ?? other.item, id)
    }
    // Another constraint to the outside, or a length, determines the content with the center.
    guard ties.allSatisfy({ isOutside($0) ? $0.attribute(of: id) == center : true }),
      !ties.contains(where: { !isOutside($0) && $0.attribute(of: id) == center }),
      let tie = ties.first(where: isOutside),
      let (view, distance) = nearestToCenter(of: id, isHorizontal: center == "centerX")
    else { return }
    var new = tie
    if new.first.item == id {
      new.first.item = view
      new.constant += distance
    } else {
      new.second?.item = view
      new.constant -= distance
    }
    try tieEditor.put(new, for: tie)
  }

  /// Returns the subview whose center is nearest to that of its superview, and the distance.
  private func nearestToCenter(
    of id: ObjectID,
    isHorizontal: Bool
  ) -> (view: ObjectID, distance: Double)? {
    guard let outer = geometry.frame(of: id) else { return nil }
    let middle = (isHorizontal ? outer.width : outer.height) / 2
    var best: (view: ObjectID, distance: Double)?
    for view in slice.children(of: id, in: MaskedContainer.subviews.path).map(\.id) {
      guard let frame = geometry.frame(of: view) else { continue }
      let box = Box(frame)
      let distance = (isHorizontal ? box.centerX : box.centerY) - middle
      if best.map({ abs(distance) < abs($0.distance) }) ?? true { best = (view, distance) }
    }
    // Half a point is a rounding of frames to pixels.
    return best.map { ($0.view, abs($0.distance) <= 0.5 ? 0 : $0.distance) }
  }
}
