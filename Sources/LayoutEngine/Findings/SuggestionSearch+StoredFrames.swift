import ConstraintSolver
import LayoutModel

/// Where the file stores views. Files store frames, and constraints refer to alignment rectangles.
extension SuggestionSearch {
  /// Returns the stored distances of the near and far edges of a view's alignment rectangle from those
  /// of its superview; nil if the frame is not stored.
  ///
  /// A view whose constraints contradict its stored length keeps its near edge, unless they also place it.
  func storedDistances(_ node: Int, _ axis: Axis) -> (near: Double, far: Double)? {
    guard let stored = frameDistances(node, axis) else { return nil }
    guard let excess = staleExcess(node, axis) else { return stored }
    let position: Finding.Quantity = axis == .horizontal ? .x : .y
    if !openAtFirst[node].contains(position), let (own, outer) = spans(of: node, position) {
      return (
        (own.origin - outer.origin).value(solution.values),
        (own.end - outer.end).value(solution.values)
      )
    }
    return (stored.near, stored.far - excess)
  }

  private func frameDistances(_ node: Int, _ axis: Axis) -> (near: Double, far: Double)? {
    let parent = layout.tree.nodes[node].parent
    guard parent >= 0, let own = layout.tree.nodes[node].facts.frame else { return nil }
    guard let outer = outerLength(parent, axis) else { return nil }
    let near = own.origin(axis)
    let far = near + own.length(axis) - outer
    // On macOS, stored frames have their origin at the bottom.
    let frames = axis == .vertical && layout.document.isMac ? (-far, -near) : (near, far)
    let (inner, around) = (insets(of: node), insets(of: parent))
    return (
      frames.0 + inner.near(axis) - around.near(axis),
      frames.1 - inner.far(axis) + around.far(axis)
    )
  }

  /// Returns by how much the stored length of a view exceeds the one that a constraint gives to it; nil if
  /// they agree within a point.
  func staleExcess(_ node: Int, _ axis: Axis) -> Double? {
    guard let given = givenLengths[node]?[axis], let stored = storedLength(node, axis) else {
      return nil
    }
    return abs(stored - given) > 1 ? stored - given : nil
  }

  /// Returns the lengths that required constraints give to the views of a root, by node.
  static func givenLengths(in root: Int, _ tree: SceneTree) -> [Int: PerAxis<Double?>] {
    var lengths: [Int: PerAxis<Double?>] = [:]
    for index in tree.constraintsByRoot[root] {
      let constraint = tree.constraints[index]
      guard let attribute = constraint.firstAttribute, attribute.isLength,
        constraint.relation == .equal, constraint.secondItem == nil, constraint.priority >= 1000,
        !constraint.isPlaceholder, constraint.firstItem >= 0
      else { continue }
      let node = tree.nodeByObject[constraint.firstItem]
      if node >= 0 {
        lengths[node, default: PerAxis(nil, nil)][attribute.axis] = constraint.constant
      }
    }
    return lengths
  }

  /// Returns the length of a view's alignment rectangle in the stored frame; nil if it is not stored.
  func storedLength(_ node: Int, _ axis: Axis) -> Double? {
    let insets = insets(of: node)
    return layout.tree.nodes[node].facts.frame
      .map { $0.length(axis) - insets.near(axis) - insets.far(axis) }
  }

  /// Returns the insets from a view's frame to its alignment rectangle.
  private func insets(of node: Int) -> Insets { solution.system.spans.insets[node] }

  /// Returns the stored length of a superview, or the computed one if its frame is not stored.
  private func outerLength(_ parent: Int, _ axis: Axis) -> Double? {
    layout.tree.nodes[parent].facts.frame?.length(axis)
      ?? solution.system.spans[parent, axis]?.length.value(solution.values)
  }

  /// Returns the stored distance of a view's center from that of its superview.
  func middleOffset(_ node: Int, _ axis: Axis) -> Double? {
    storedDistances(node, axis).map { ($0.near + $0.far) / 2 }
  }

  /// Returns true for a view that is stored in the middle of its superview, within a point.
  func isInMiddle(_ node: Int, _ axis: Axis) -> Bool {
    middleOffset(node, axis).map { abs($0) <= 1 } ?? false
  }

  /// Returns true for a view that takes more than half of its superview's length. Such a view
  /// should grow with the superview.
  func isWide(_ node: Int, _ quantity: Finding.Quantity) -> Bool {
    let axis = quantity.axis
    let parent = layout.tree.nodes[node].parent
    guard parent >= 0, let own = layout.tree.nodes[node].facts.frame,
      let outer = outerLength(parent, axis)
    else { return false }
    return own.length(axis) * 2 > outer
  }

  /// Returns the stored place of the top or bottom edge of a view's alignment rectangle in its root; nil
  /// if a frame is not stored, if the safe area around the view is not that of the root, and for the
  /// bottom edge of a view with a stale height.
  func storedEdge(_ node: Int, isTop: Bool) -> Double? {
    let (nodes, root) = (layout.tree.nodes, solution.system.root)
    guard guided.contains(nodes[root].object), nodes[root].facts.kind != .scrollView,
      isTop || staleExcess(node, .vertical) == nil, let own = nodes[node].facts.frame
    else { return nil }
    let insets = insets(of: node)
    var edge = own.y + (isTop ? insets.top : own.height - insets.bottom)
    var above = nodes[node].parent
    while above >= 0, above != root {
      guard let frame = nodes[above].facts.frame, !guided.contains(nodes[above].object),
        nodes[above].facts.kind != .scrollView
      else { return nil }
      edge += frame.y
      above = nodes[above].parent
    }
    return above == root ? edge : nil
  }

  // MARK: - Places among siblings

  /// Returns the places of the visible views that constraints place, by superview.
  func visiblePlaces() -> [Int: [StoredPlace]] {
    var result: [Int: [StoredPlace]] = [:]
    for node in solution.system.members
    where isConstrained(node) && !layout.tree.nodes[node].facts.isHidden {
      guard let place = storedPlace(of: node) else { continue }
      result[layout.tree.nodes[node].parent, default: []].append(place)
    }
    return result
  }

  /// The visible views that constraints place in the superview of a view, with the view itself.
  func siblings(of node: Int) -> [StoredPlace] {
    placesByParent[layout.tree.nodes[node].parent] ?? []
  }

  func storedPlace(of node: Int) -> StoredPlace? {
    guard let horizontal = extent(of: node, .horizontal),
      let vertical = extent(of: node, .vertical)
    else { return nil }
    return StoredPlace(node: node, horizontal: horizontal, vertical: vertical)
  }

  private func extent(of node: Int, _ axis: Axis) -> StoredPlace.Extent? {
    guard let distances = storedDistances(node, axis), let stored = storedLength(node, axis)
    else { return nil }
    let length = stored - (staleExcess(node, axis) ?? 0)
    return StoredPlace.Extent(
      start: distances.near,
      end: distances.near + length,
      rest: -distances.far
    )
  }
}
