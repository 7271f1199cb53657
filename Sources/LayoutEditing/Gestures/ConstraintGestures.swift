internal import LayoutModel

/// Adds the constraints of Align, Distribute and Add New Constraints.
struct ConstraintGestures: EditPart {
  let state: EditState

  /// Lets constraints place the views that masks place, as Interface Builder does with the first
  /// constraint of a view.
  ///
  /// - Returns: A note for each such view.
  private func leaveMasks(of views: [ObjectID]) -> [String] {
    guard usesAutoLayout else { return [] }
    let path = MaskedContainer.subviews.path
    return views.filter { slice[$0]?.container == path && !geometry.hasConstraints($0) }.map {
      geometry.leaveMask(of: $0)
      return "\(name($0)) loses its autoresizing mask, because constraints now place it"
    }
  }

  // MARK: - Align

  func align(
    _ views: [ObjectID],
    _ alignment: ViewAlignment
  ) throws(EditError) -> CompletedEdit {
    let attribute =
      switch alignment {
      case .leading: "leading"
      case .trailing: "trailing"
      case .top: "top"
      case .bottom: "bottom"
      case .horizontalCenters, .horizontallyInContainer: "centerX"
      case .verticalCenters, .verticallyInContainer: "centerY"
      case .baselines: "baseline"
      }
    let notes = leaveMasks(of: views)
    if alignment == .horizontallyInContainer || alignment == .verticallyInContainer {
      for view in views { try center(view, attribute) }
    } else {
      guard let first = views.first, views.count > 1 else {
        throw .badSelection("aligning needs at least two views")
      }
      for view in views.dropFirst() {
        try tieEditor.addUnlessSaid(anchor(view, attribute), anchor(first, attribute))
      }
    }
    return CompletedEdit(
      kind: .align,
      meaning: "aligned \(gestureEditor.names(views)): \(alignment.rawValue)",
      subject: views.first ?? Document.rootID,
      notes: notes
    )
  }

  private func center(_ view: ObjectID, _ attribute: String) throws(EditError) {
    guard let superview = constraintAdder.viewAbove(view) else {
      throw .badSelection("\(name(view)) has no superview")
    }
    try tieEditor.addUnlessSaid(anchor(view, attribute), anchor(superview, attribute))
  }

  // MARK: - Distribute

  func distribute(
    _ views: [ObjectID],
    _ axis: LayoutAxis,
    _ spacing: Double?
  ) throws(EditError) -> CompletedEdit {
    guard views.count > 1 else { throw .badSelection("distributing needs at least two views") }
    let placed = try views.map { view throws(EditError) in (view, try box(of: view)) }
    let isVertical = axis == .vertical
    let row = placed.sorted { isVertical ? $0.1.minY < $1.1.minY : $0.1.minX < $1.1.minX }
    let gaps = zip(row, row.dropFirst()).map {
      isVertical ? $1.1.minY - $0.1.maxY : $1.1.minX - $0.1.maxX
    }
    let notes = leaveMasks(of: views)
    let space = spacing ?? (gaps.reduce(0, +) / Double(max(1, gaps.count))).rounded()
    let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    for (left, right) in zip(row, row.dropFirst()) {
      try tieEditor.addUnlessSaid(anchor(right.0, near), anchor(left.0, far), constant: space)
    }
    return CompletedEdit(
      kind: .distribute,
      meaning: "distributed \(gestureEditor.names(views)) \(axis)ly by \(TieEditor.text(space))",
      subject: row.first?.0 ?? Document.rootID,
      notes: notes
    )
  }

  // MARK: - Pin

  func pin(_ views: [ObjectID], _ pins: [Pin]) throws(EditError) -> CompletedEdit {
    guard let first = views.first, !pins.isEmpty else {
      throw .badSelection("give what to pin: an edge, a size or a ratio")
    }
    let notes = leaveMasks(of: views)
    for pin in pins {
      switch pin {
      case .edge(let edge, let constant, let toMargin):
        for view in views { try self.pin(edge, of: view, constant, toMargin: toMargin) }
      case .length(let axis, let constant):
        for view in views {
          let box = try box(of: view)
          let value = constant ?? (axis == .horizontal ? box.width : box.height).rounded()
          try tieEditor.addUnlessSaid(anchor(view, axis.length), constant: value)
        }
      case .aspectRatio(let ratio):
        for view in views {
          let box = try box(of: view)
          guard ratio != nil || box.width > 0 && box.height > 0 else {
            throw .badSelection("\(name(view)) has no area on the canvas; give the ratio")
          }
          let literal = ratio ?? "\(TieEditor.text(box.width)):\(TieEditor.text(box.height))"
          try tieEditor.addUnlessSaid(
            anchor(view, "width"),
            anchor(view, "height"),
            multiplier: literal
          )
        }
      case .equalLength(let axis):
        guard views.count > 1 else { throw .badSelection("equal sizes need at least two views") }
        for view in views.dropFirst() {
          try tieEditor.addUnlessSaid(anchor(view, axis.length), anchor(first, axis.length))
        }
      }
    }
    return CompletedEdit(
      kind: .pin,
      meaning: "pinned \(gestureEditor.names(views))",
      subject: first,
      notes: notes
    )
  }

  private func pin(
    _ edge: Pin.Edge,
    of view: ObjectID,
    _ constant: Double?,
    toMargin: Bool
  ) throws(EditError) {
    let (other, attribute, distance) = try neighbour(edge, of: view, toMargin: toMargin)
    let (own, far) = (anchor(view, edge.rawValue), Tie.Anchor(item: other, attribute: attribute))
    let value = constant ?? distance.rounded()
    switch edge {
    case .top, .leading: try tieEditor.addUnlessSaid(own, far, constant: value)
    // Interface Builder writes the distance as a positive number.
    case .bottom, .trailing: try tieEditor.addUnlessSaid(far, own, constant: value)
    }
  }

  /// Returns the nearest object on a side of a view, its attribute there, and the distance on the
  /// canvas.
  private func neighbour(
    _ edge: Pin.Edge,
    of view: ObjectID,
    toMargin: Bool
  ) throws(EditError) -> (ObjectID, String, Double) {
    guard let superview = constraintAdder.viewAbove(view),
      let outer = geometry.bounds(of: superview)
    else { throw .badSelection("\(name(view)) has no superview with a frame") }
    let box = try box(of: view)
    let classes = installationWriter.classes(of: view, in: superview)
    var best: (id: ObjectID, distance: Double)?
    for sibling in slice.children(of: superview, in: MaskedContainer.subviews.path)
    where sibling.id != view && sibling.role == .view {
      // Where the neighbour is not installed, the view would lose its pin.
      guard classes.isSubset(of: installationWriter.classes(of: sibling.id, in: superview)),
        let other = geometry.box(of: sibling.id), let distance = distance(edge, box, other)
      else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (sibling.id, distance) }
    }
    if let best { return (best.id, edge.opposite.rawValue, best.distance) }
    let toEdge =
      switch edge {
      case .top: box.minY - outer.minY
      case .bottom: outer.maxY - box.maxY
      case .leading: box.minX - outer.minX
      case .trailing: outer.maxX - box.maxX
      }
    let guide = slice.children(of: superview).first { $0.key == "safeArea" }?.id
    if toMargin {
      // Margins depend on the class and the device, so the distance counts from the usual ones.
      let margin = constraintAdder.viewAbove(superview) == nil && edge.isHorizontal ? 16.0 : 8.0
      return (superview, edge.rawValue + "Margin", toEdge - margin)
    }
    return (guide ?? superview, edge.rawValue, toEdge)
  }

  /// Returns the distance to a view on a side; nil if it isn't there.
  private func distance(_ edge: Pin.Edge, _ box: Box, _ other: Box) -> Double? {
    let isBeside =
      edge.isHorizontal
      ? other.minY < box.maxY && box.minY < other.maxY
      : other.minX < box.maxX && box.minX < other.maxX
    let distance =
      switch edge {
      case .top: box.minY - other.maxY
      case .bottom: other.minY - box.maxY
      case .leading: box.minX - other.maxX
      case .trailing: other.minX - box.maxX
      }
    return isBeside && distance >= 0 ? distance : nil
  }

  // MARK: - Parts

  private func anchor(_ item: ObjectID, _ attribute: String) -> Tie.Anchor {
    Tie.Anchor(item: item, attribute: attribute)
  }

  private func box(of view: ObjectID) throws(EditError) -> Box {
    guard let box = geometry.box(of: view) else {
      throw .badSelection("\(name(view)) has no frame")
    }
    return box
  }
}

extension LayoutAxis {
  /// The attribute of a length along the axis.
  var length: String { self == .horizontal ? "width" : "height" }
}

extension Pin.Edge {
  var isHorizontal: Bool { self == .leading || self == .trailing }

  var opposite: Pin.Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
