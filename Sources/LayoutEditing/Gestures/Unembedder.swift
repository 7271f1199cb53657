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
      throw .badSelection("\(name(id)) is no view, stack view or scroll view around others")
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
        "\(name(container.id)) and \(name(view)) are both installed by size class"
      )
    }
  }

  // MARK: - Constraints

  /// Rewrites the constraints of a container without it.
  private func eliminate(_ id: ObjectID) throws(EditError) {
    for axis in Definitions.axes { try handOverCenter(of: id, axis) }
    let definitions = Definitions(of: id, tieEditor.ties(of: [id])) { item in
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

/// What the attributes of a view are in terms of other items.
private struct Definitions {
  /// An attribute as another one plus a constant; a constant alone for a length.
  struct Definition {
    let anchor: Tie.Anchor?
    let constant: Double
    let sources: Set<ObjectID>
  }

  /// Where an item of a constraint is, seen from the container. Items that the container may place
  /// come after those that place it.
  enum Place: Int, CaseIterable {
    case ancestor, sibling, inside
  }

  private let container: ObjectID
  private var byAttribute: [String: Definition] = [:]
  /// The constraints that define attributes.
  private(set) var used: Set<ObjectID> = []

  static let axes = [
    ["leading", "trailing", "centerX", "width"], ["top", "bottom", "centerY", "height"],
  ]

  init(of container: ObjectID, _ ties: [Tie], place: (ObjectID) -> Place) {
    self.container = container
    let usable = ties.filter(\.isDefinition)
    for wanted in Place.allCases {
      for tie in usable {
        guard let attribute = tie.attribute(of: container), isOpen(attribute) else { continue }
        let other = tie.other(than: container)
        guard other?.item != container, (other.map { place($0.item) } ?? .ancestor) == wanted else {
          continue
        }
        byAttribute[attribute] = Definition(
          anchor: other,
          constant: other == nil || tie.first.item == container ? tie.constant : -tie.constant,
          sources: [tie.id]
        )
        used.insert(tie.id)
      }
    }
    derive()
  }

  /// True if a definition of an attribute says something new: two attributes of an axis determine
  /// the others.
  private func isOpen(_ attribute: String) -> Bool {
    guard byAttribute[attribute] == nil else { return false }
    guard let axis = Definitions.axes.first(where: { $0.contains(attribute) }) else { return true }
    return axis.filter { byAttribute[$0] != nil }.count < 2
  }

  /// Adds the attributes that follow from others of the same axis.
  private mutating func derive() {
    for axis in Definitions.axes {
      let (near, far, center, length) = (axis[0], axis[1], axis[2], axis[3])
      if byAttribute[near] == nil {
        byAttribute[near] = edge(far, length, -1) ?? edge(center, length, -0.5)
      }
      if byAttribute[far] == nil {
        byAttribute[far] = edge(near, length, 1) ?? edge(center, length, 0.5)
      }
      if byAttribute[center] == nil { byAttribute[center] = edge(near, length, 0.5) }
      guard let a = byAttribute[near], let b = byAttribute[far], let start = a.anchor,
        let end = b.anchor, start.item == end.item, start.attribute == near, end.attribute == far
      else { continue }
      let sources = a.sources.union(b.sources)
      if byAttribute[center] == nil {
        byAttribute[center] = Definition(
          anchor: Tie.Anchor(item: start.item, attribute: center),
          constant: (a.constant + b.constant) / 2,
          sources: sources
        )
      }
      if byAttribute[length] == nil {
        byAttribute[length] = Definition(
          anchor: Tie.Anchor(item: start.item, attribute: length),
          constant: b.constant - a.constant,
          sources: sources
        )
      }
    }
  }

  /// Returns an attribute as another one plus a part of a constant length.
  private func edge(_ name: String, _ length: String, _ share: Double) -> Definition? {
    guard let known = byAttribute[name], known.anchor != nil, let size = byAttribute[length],
      size.anchor == nil
    else { return nil }
    return Definition(
      anchor: known.anchor,
      constant: known.constant + share * size.constant,
      sources: known.sources.union(size.sources)
    )
  }

  /// Returns a constraint without the container; nil if an attribute has no definition. The
  /// constraint is then lost with the container.
  func rewritten(_ tie: Tie) -> Tie? {
    var new = tie
    if new.first.item == container {
      guard let known = byAttribute[new.first.attribute] else { return nil }
      if let anchor = known.anchor {
        new.first = anchor
        new.constant -= known.constant
      } else {
        guard let second = new.second else { return nil }
        // A constant: c = m * second + n.
        new.first = second
        new.second = nil
        new.relation = new.relation.reversed
        new.constant = (known.constant - new.constant) / new.multiplier
        new.multiplier = 1
      }
    }
    if let second = new.second, second.item == container {
      guard let known = byAttribute[second.attribute] else { return nil }
      new.second = known.anchor
      new.constant += new.multiplier * known.constant
      if known.anchor == nil { new.multiplier = 1 }
    }
    return new
  }
}

/// The arrangement of a stack view as constraints.
private struct StackConstraints: EditPart {
  let state: EditState

  /// Adds constraints that place the views as the stack view does.
  func spellOut(_ id: ObjectID, _ views: [ObjectID]) throws(EditError) {
    guard let stack = slice[id], usesAutoLayout else { return }
    let isVertical = stack.attribute("axis") == "vertical"
    let (near, far) = isVertical ? ("top", "bottom") : ("leading", "trailing")
    let shown = views.filter { slice[$0]?.attribute("hidden") != "YES" }
    guard let first = shown.first, let last = shown.last else { return }
    let spacing = stack.attribute("spacing").flatMap(Double.init) ?? 0
    try tieEditor.addUnlessSaid(anchor(first, near), anchor(id, near))
    for (left, right) in zip(shown, shown.dropFirst()) {
      let gap = isEvenlySpaced(stack) ? canvasGap(left, right, isVertical) ?? spacing : spacing
      try tieEditor.addUnlessSaid(anchor(right, near), anchor(left, far), constant: gap)
    }
    try tieEditor.addUnlessSaid(anchor(id, far), anchor(last, far))
    if stack.attribute("distribution") == "fillEqually" {
      for view in shown.dropFirst() {
        let length = isVertical ? "height" : "width"
        try tieEditor.addUnlessSaid(anchor(view, length), anchor(first, length))
      }
    }
    for view in shown { try alignAcross(view, stack, isVertical) }
  }

  private func isEvenlySpaced(_ stack: LayoutObject) -> Bool {
    ["equalSpacing", "equalCentering"].contains(stack.attribute("distribution"))
  }

  private func canvasGap(_ left: ObjectID, _ right: ObjectID, _ isVertical: Bool) -> Double? {
    guard let a = geometry.frame(of: left), let b = geometry.frame(of: right) else { return nil }
    return isVertical ? b.y - a.y - a.height : b.x - a.x - a.width
  }

  private func alignAcross(
    _ view: ObjectID,
    _ stack: LayoutObject,
    _ isVertical: Bool
  ) throws(EditError) {
    let (near, far, center) =
      isVertical ? ("leading", "trailing", "centerX") : ("top", "bottom", "centerY")
    let attributes: [String] =
      switch stack.attribute("alignment") {
      case nil, "fill": [near, far]
      case "top", "leading": [near]
      case "bottom", "trailing": [far]
      case "center": [center]
      default: [near]
      }
    for attribute in attributes {
      try tieEditor.addUnlessSaid(anchor(view, attribute), anchor(stack.id, attribute))
    }
    // A stack view is as long across as its longest view.
    if attributes.count == 1 {
      if attributes[0] != far {
        try tieEditor.add(anchor(stack.id, far), .greaterThanOrEqual, anchor(view, far))
      }
      if attributes[0] != near {
        try tieEditor.add(anchor(view, near), .greaterThanOrEqual, anchor(stack.id, near))
      }
    }
  }

  private func anchor(_ item: ObjectID, _ attribute: String) -> Tie.Anchor {
    Tie.Anchor(item: item, attribute: attribute)
  }
}
