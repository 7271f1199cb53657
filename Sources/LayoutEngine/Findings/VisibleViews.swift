import LayoutModel

/// The views that a layout shows entirely, and those that overlap in it.
struct VisibleViews: Sendable {
  /// True for entirely visible views, by the index of the view's object. Also true for inactive
  /// views, for which the canvas has no evidence.
  let isWhole: RangeTable<Bool>
  /// The overlapping views, the objects' indices of each pair in ascending order. Empty if overlaps
  /// are not searched.
  private let overlapping: Set<[Int]>
  /// True for active views, by the index of the view's object.
  private let isShown: RangeTable<Bool>

  init(_ layout: SolvedScene, searchesOverlaps: Bool) {
    var isWhole = RangeTable(true, for: layout.document.scenes[layout.scene].views.run)
    for (node, view) in layout.tree.nodes.enumerated() where view.isActive {
      guard let frame = layout.solved[node], let screen = layout.solved[view.root] else { continue }
      isWhole[view.object] = frame.excess(over: screen) < ScreenFindings.visiblePoints
    }
    self.isWhole = isWhole
    let search = OverlapSearch(layout)
    let roots =
      searchesOverlaps ? layout.tree.roots.filter { layout.tree.nodes[$0].isActive } : []
    overlapping = Set(
      roots.flatMap { search.pairs(in: $0) }.map { VisibleViews.key($0, in: layout) }
    )
    var isShown = RangeTable(false, for: layout.document.scenes[layout.scene].views.run)
    for (node, view) in layout.tree.nodes.enumerated() where layout.solved[node] != nil {
      isShown[view.object] = view.isActive
    }
    self.isShown = isShown
  }

  /// Returns true if two views overlap on the canvas, or if one of them is not shown there.
  func overlaps(_ pair: OverlapSearch.Pair, in layout: SolvedScene) -> Bool {
    let key = VisibleViews.key(pair, in: layout)
    return overlapping.contains(key) || key.contains { !isShown[$0] }
  }

  private static func key(_ pair: OverlapSearch.Pair, in layout: SolvedScene) -> [Int] {
    [pair.below, pair.above].map { layout.tree.nodes[$0].object }.sorted()
  }

  /// Returns true for a visible view that does not scroll.
  static func counts(_ node: Int, in layout: SolvedScene) -> Bool {
    guard let frame = layout.solved[node], frame.width > 0, frame.height > 0 else { return false }
    var above = node
    while above >= 0 {
      let view = layout.tree.nodes[above]
      if view.facts.isHidden || (above != node && view.facts.kind.isScrolling) { return false }
      if above == view.root { return true }
      above = view.parent
    }
    return true
  }
}

extension Frame {
  /// Returns what makes the rectangle extend over the edges of another one: its place on an axis, or
  /// its length if the other one is shorter.
  func overhang(over other: Frame) -> Set<Finding.Quantity> {
    var reasons: Set<Finding.Quantity> = []
    for axis in Axis.allCases {
      let (near, far) = (origin(axis) - other.origin(axis), length(axis) - other.length(axis))
      guard min(near, -near - far) <= -ScreenFindings.visiblePoints else { continue }
      let isHorizontal = axis == .horizontal
      reasons.insert(far > 0 ? (isHorizontal ? .width : .height) : (isHorizontal ? .x : .y))
    }
    return reasons
  }

  /// Returns the largest distance by which the rectangle extends over the edges of another one.
  func excess(over other: Frame) -> Double {
    max(
      other.x - x,
      other.y - y,
      x + width - other.x - other.width,
      y + height - other.y - other.height
    )
  }

  func overlaps(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension LayoutObject {
  /// True if the object has a stored autoresizing mask.
  var hasMask: Bool { property(PropertyPath("autoresizingMask")) != nil }

  /// The edit that makes the far margin flexible on each axis without a flexible part; none without
  /// a mask.
  var loosenedMask: [LayoutEdit] {
    guard case .record(var mask)? = property(PropertyPath("autoresizingMask"))?.value else {
      return []
    }
    for axis in ["X", "Y"] {
      let size = axis == "X" ? "widthSizable" : "heightSizable"
      let parts = ["flexibleMin\(axis)", size, "flexibleMax\(axis)"]
      if parts.allSatisfy({ mask[$0] != "YES" }) { mask["flexibleMax\(axis)"] = "YES" }
    }
    return [.set(id, PropertyPath("autoresizingMask"), .record(mask))]
  }
}
