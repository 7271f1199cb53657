import ConstraintSolver
import LayoutModel

/// The constraints that place a view, as authors choose them.
///
/// In 360 iOS apps, one constraint places 50,000 views on an axis. The first choice here is the
/// author's for 79 % on the horizontal axis and 69 % on the vertical one. The near edge of the
/// superview alone would be right for 41 % and 33 %.
extension SuggestionSearch {
  /// A view's extent on an axis, from the near edge of its superview to the view's edges.
  private struct Extent {
    /// The distance of the view's near edge from the superview's.
    let start: Double
    /// The distance of the view's far edge from the superview's near edge.
    let end: Double
    /// The distance of the view's far edge from the superview's far edge.
    let rest: Double

    var center: Double { (start + end) / 2 }

    func overlaps(_ other: Extent) -> Bool { min(end, other.end) > max(start, other.start) }
  }

  /// A sibling beside a view.
  private struct Neighbor {
    let node: Int
    /// The distance between the facing edges.
    let gap: Double
  }

  /// Returns the constraints that can place a view on an axis, the preferred one first: to the middle
  /// of the superview, to the center of a sibling in the same row, to the nearest edge of the
  /// superview or of a sibling, then to the other edges and to the center of the superview.
  func placements(of node: Int, _ quantity: Finding.Quantity) -> [Candidate] {
    let axis = quantity.axis
    let near = position(of: node, quantity)
    let (far, center) = (farEdge(of: node, quantity), center(of: node, quantity))
    // Two edges stretch a wide view without a length.
    let isStretched = isWide(node, quantity) && isLengthOpen(node, axis)
    let middle = isInMiddle(node, axis) && !isStretched ? center : nil
    let all = [
      middle, rowCenter(of: node, quantity), nearestEdge(of: node, quantity, near, far), near, far,
      center, near?.yielding,
    ]
    var result: [Candidate] = []
    for case let candidate? in all where !result.contains(where: { $0.edit == candidate.edit }) {
      result.append(candidate)
    }
    return result
  }

  private func isLengthOpen(_ node: Int, _ axis: Axis) -> Bool {
    open[node].contains(axis.lengthQuantity)
  }

  /// Places the center of a view beside that of the nearest sibling in the same row.
  private func rowCenter(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard quantity.axis == .vertical, let own = extents(of: node),
      let row = solution.system.spans[node, .vertical]
    else { return nil }
    let beside = siblings(of: node).filter {
      !$0.horizontal.overlaps(own.horizontal)
        && abs($0.vertical.center - own.vertical.center) <= 1
    }
    func distance(_ other: Extent) -> Double {
      max(other.start - own.horizontal.end, own.horizontal.start - other.end)
    }
    guard
      let nearest = beside.min(by: { distance($0.horizontal) < distance($1.horizontal) }),
      let other = solution.system.spans[nearest.node, .vertical]
    else { return nil }
    return tie(
      node,
      quantity,
      "centerY",
      row.center - other.center,
      to: anchor(nearest.node, "centerY"),
      distance: 0
    )
  }

  /// Returns the tie to the nearest edge: of the superview, or of a sibling that lies between. The
  /// near edge comes first if the length of the view or of its superview is open, and in a scroll
  /// view, whose content grows at its far edge.
  private func nearestEdge(
    of node: Int,
    _ quantity: Finding.Quantity,
    _ near: Candidate?,
    _ far: Candidate?
  ) -> Candidate? {
    let axis = quantity.axis
    guard let own = extents(of: node)?[axis] else { return nil }
    let (before, after) = neighbors(of: node, axis)
    let start = min(own.start, before?.gap ?? .infinity)
    let end = min(own.rest, after?.gap ?? .infinity)
    let parent = layout.tree.nodes[node].parent
    // A candidate that settles the superview may be applied alone, or not at all.
    let grows =
      parent >= 0
      && (solution.system.contents[parent] != nil
        || openAtFirst[parent].contains(axis.lengthQuantity))
    if end < start, !grows, !isLengthOpen(node, axis) {
      guard let after, after.gap <= own.rest else { return far }
      return tie(node, quantity, to: after, isBefore: false)
    }
    guard let before, before.gap <= own.start else { return near }
    return tie(node, quantity, to: before, isBefore: true)
  }

  private func tie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    to neighbor: Neighbor,
    isBefore: Bool
  ) -> Candidate? {
    let axis = quantity.axis
    guard let own = solution.system.spans[node, axis],
      let other = solution.system.spans[neighbor.node, axis]
    else { return nil }
    let (near, far) = axis == .horizontal ? ("leading", "trailing") : ("top", "bottom")
    return isBefore
      ? tie(
        node,
        quantity,
        near,
        own.origin - other.end,
        to: anchor(neighbor.node, far),
        distance: neighbor.gap
      )
      : tie(
        node,
        quantity,
        far,
        own.end - other.origin,
        to: anchor(neighbor.node, near),
        distance: -neighbor.gap
      )
  }

  // MARK: - Siblings

  private struct Extents {
    let node: Int
    let horizontal: Extent
    let vertical: Extent

    subscript(axis: Axis) -> Extent { axis == .horizontal ? horizontal : vertical }
  }

  /// Returns the nearest siblings before and after a view, of those that share a part of its row or
  /// column.
  private func neighbors(of node: Int, _ axis: Axis) -> (before: Neighbor?, after: Neighbor?) {
    guard let own = extents(of: node) else { return (nil, nil) }
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    let facing = siblings(of: node).filter { $0[cross].overlaps(own[cross]) }
    func nearest(_ gap: (Extent) -> Double) -> Neighbor? {
      facing.map { Neighbor(node: $0.node, gap: gap($0[axis])) }
        .filter { $0.gap >= -0.5 }
        .min { $0.gap < $1.gap }
    }
    return (nearest { own[axis].start - $0.end }, nearest { $0.start - own[axis].end })
  }

  /// Returns the visible siblings that constraints place, where they are stored.
  private func siblings(of node: Int) -> [Extents] {
    let parent = layout.tree.nodes[node].parent
    guard parent >= 0 else { return [] }
    return layout.tree.nodes[parent].children.filter {
      $0 != node && isConstrained($0) && !layout.tree.nodes[$0].facts.isHidden
    }.compactMap(extents)
  }

  private func extents(of node: Int) -> Extents? {
    guard let horizontal = extent(of: node, .horizontal),
      let vertical = extent(of: node, .vertical)
    else { return nil }
    return Extents(node: node, horizontal: horizontal, vertical: vertical)
  }

  private func extent(of node: Int, _ axis: Axis) -> Extent? {
    guard let distances = storedDistances(node, axis),
      let length = layout.tree.nodes[node].facts.frame?.length(axis)
    else { return nil }
    return Extent(start: distances.near, end: distances.near + length, rest: -distances.far)
  }
}
