/// The stored place of a view in its superview.
struct StoredPlace {
  /// A view's extent on an axis, from the near edge of its superview to the view's edges.
  struct Extent {
    /// The distance of the view's near edge from the superview's.
    let start: Double
    /// The distance of the view's far edge from the superview's near edge.
    let end: Double
    /// The distance of the view's far edge from the superview's far edge.
    let rest: Double

    var center: Double { (start + end) / 2 }

    func overlaps(_ other: Extent) -> Bool { min(end, other.end) > max(start, other.start) }
  }

  let node: Int
  let horizontal: Extent
  let vertical: Extent

  subscript(axis: Axis) -> Extent { axis == .horizontal ? horizontal : vertical }
}

extension StoredPlace {
  /// A sibling beside a view.
  struct Neighbor {
    let node: Int
    /// The distance between the facing edges.
    let gap: Double
  }

  /// Returns the nearest siblings before and after the view, of those that share a part of its row or
  /// column.
  func neighbors(
    on axis: Axis,
    among siblings: [StoredPlace]
  ) -> (before: Neighbor?, after: Neighbor?) {
    let cross: Axis = axis == .horizontal ? .vertical : .horizontal
    var before: Neighbor?
    var after: Neighbor?
    for other in siblings where other.node != node && other[cross].overlaps(self[cross]) {
      let gaps = (self[axis].start - other[axis].end, other[axis].start - self[axis].end)
      if gaps.0 >= -0.5, gaps.0 < before?.gap ?? .infinity {
        before = Neighbor(node: other.node, gap: gaps.0)
      }
      if gaps.1 >= -0.5, gaps.1 < after?.gap ?? .infinity {
        after = Neighbor(node: other.node, gap: gaps.1)
      }
    }
    return (before, after)
  }

  /// Returns the nearest sibling in the same row, whose center is at the view's height; nil if there
  /// is none.
  func rowMate(among siblings: [StoredPlace]) -> Int? {
    var nearest: Neighbor?
    for other in siblings
    where other.node != node && abs(other.vertical.center - vertical.center) <= 1
      && !other.horizontal.overlaps(horizontal)
    {
      let gap = max(
        other.horizontal.start - horizontal.end,
        horizontal.start - other.horizontal.end
      )
      if gap < nearest?.gap ?? .infinity { nearest = Neighbor(node: other.node, gap: gap) }
    }
    return nearest?.node
  }
}
