import LayoutModel

/// Where the file stores views. Files store frames, and constraints refer to alignment rectangles.
extension SuggestionSearch {
  /// Returns the stored distances of the near and far edges of a view's alignment rectangle from those
  /// of its superview; nil if the frame is not stored.
  func storedDistances(_ node: Int, _ axis: Axis) -> (near: Double, far: Double)? {
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
  /// if a frame is not stored, or if the safe area around the view is not that of the root.
  func storedEdge(_ node: Int, isTop: Bool) -> Double? {
    let (nodes, root) = (layout.tree.nodes, solution.system.root)
    guard guided.contains(nodes[root].object), nodes[root].facts.kind != .scrollView,
      let own = nodes[node].facts.frame
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
    guard let distances = storedDistances(node, axis),
      let length = storedLength(node, axis)
    else { return nil }
    return StoredPlace.Extent(
      start: distances.near,
      end: distances.near + length,
      rest: -distances.far
    )
  }
}
