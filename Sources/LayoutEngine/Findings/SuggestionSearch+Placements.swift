import ConstraintSolver
import LayoutModel

/// The constraints that place a view, as authors choose them.
///
/// In 360 iOS apps, one constraint places 50,000 views on an axis. The first choice here is the
/// author's for 79 % on the horizontal axis and 69 % on the vertical one. The near edge of the
/// superview alone would be right for 41 % and 33 %.
extension SuggestionSearch {
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
    guard quantity.axis == .vertical, let row = alignment(of: node, .vertical),
      let mate = storedPlace(of: node)?.rowMate(among: siblings(of: node)),
      let other = alignment(of: mate, .vertical)
    else { return nil }
    return tie(
      node,
      quantity,
      "centerY",
      row.center - other.center,
      to: anchor(mate, "centerY"),
      distance: 0
    )
  }

  /// Returns the tie to the nearest edge: of the superview, or of a sibling that lies between. The
  /// near edge comes first if the length of the view or of its superview is open, if the stored length is
  /// stale, and in a scroll view, whose content grows at its far edge.
  private func nearestEdge(
    of node: Int,
    _ quantity: Finding.Quantity,
    _ near: Candidate?,
    _ far: Candidate?
  ) -> Candidate? {
    let axis = quantity.axis
    guard let place = storedPlace(of: node) else { return nil }
    let own = place[axis]
    let (before, after) = place.neighbors(on: axis, among: siblings(of: node))
    let start = min(own.start, before?.gap ?? .infinity)
    let end = min(own.rest, after?.gap ?? .infinity)
    let parent = layout.tree.nodes[node].parent
    // A candidate that settles the superview may be applied alone, or not at all.
    let grows =
      parent >= 0
      && (solution.system.contents[parent] != nil
        || openAtFirst[parent].contains(axis.lengthQuantity))
    if end < start, !grows, !isLengthOpen(node, axis), staleExcess(node, axis) == nil {
      guard let after, after.gap <= own.rest else { return far }
      return tie(node, quantity, to: after, isBefore: false)
    }
    guard let before, before.gap <= own.start else { return near }
    return tie(node, quantity, to: before, isBefore: true)
  }

  private func tie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    to neighbor: StoredPlace.Neighbor,
    isBefore: Bool
  ) -> Candidate? {
    let axis = quantity.axis
    guard let own = alignment(of: node, axis), let other = alignment(of: neighbor.node, axis)
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
}
