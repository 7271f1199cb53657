import LayoutModel

/// Looks at where views lie on one screen.
struct ScreenFindings {
  private let layout: SceneLayout
  /// True for the views that the reference canvas shows whole, by the object's index; nil while
  /// nothing that can be seen reaches over an edge.
  private var isWholeOnCanvas: RunTable<Bool>?
  private var findings: [Finding] = []
  /// Views that stick out by less are not cut off: rounding, and texts measured elsewhere.
  private static let clippedFromPoints = 2.0

  /// Returns what is off screen, cut off or over-determined.
  ///
  /// - Parameters:
  ///   - skipped: Roots whose frames can't be trusted, by node.
  ///   - reference: The layout on the document's own canvas, asked for where something that can be
  ///     seen reaches over an edge: only what it shows whole is meant to be seen.
  static func find(
    _ layout: SceneLayout,
    skipped: Set<Int>,
    reference: () -> Visibility
  ) -> [Finding] {
    var search = ScreenFindings(layout)
    for root in layout.tree.roots where layout.tree.nodes[root].isActive && !skipped.contains(root)
    {
      search.addMasks(root)
      guard search.isScreen(root) else { continue }
      let excesses = search.excesses(root)
      if excesses.isEmpty { continue }
      let isWhole = search.isWholeOnCanvas ?? reference().isWhole
      search.isWholeOnCanvas = isWhole
      search.addHidden(excesses, isWhole)
    }
    return search.findings
  }

  private init(_ layout: SceneLayout) {
    self.layout = layout
  }

  /// The views of a root that can be seen and reach over one of its edges, and by how much.
  private func excesses(_ root: Int) -> [(node: Int, points: Double)] {
    guard let screen = layout.solved[root] else { return [] }
    return layout.members[root].compactMap { node in
      guard node != root, let frame = layout.solved[node] else { return nil }
      let points = frame.excess(over: screen)
      guard points >= ScreenFindings.clippedFromPoints, Visibility.counts(node, in: layout)
      else { return nil }
      return (node, points)
    }
  }

  /// True for a controller's view; cells and free views take the size of what holds them.
  private func isScreen(_ root: Int) -> Bool {
    let surroundings = RootSurroundings(
      document: layout.document,
      tree: layout.tree,
      environment: layout.environment
    )
    if case .controllerView = surroundings.role(of: root) { return true }
    return false
  }

  // MARK: - Edges of the screen

  /// Adds what the canvas shows whole and this screen does not, without what lies in it.
  private mutating func addHidden(
    _ excesses: [(node: Int, points: Double)],
    _ isWhole: RunTable<Bool>
  ) {
    var reported: Set<Int> = []
    for (node, points) in excesses where isWhole[layout.tree.nodes[node].object] {
      guard !isInside(reported, node), let frame = layout.solved[node],
        let screen = layout.solved[layout.tree.nodes[node].root]
      else { continue }
      reported.insert(node)
      if frame.overlaps(screen) {
        add(.clipped, node, FindingText.clipped(name(node), by: points), points: points)
      } else {
        add(.offScreen, node, FindingText.offScreen(name(node)))
      }
    }
  }

  /// True if a view lies in one of some others.
  private func isInside(_ views: Set<Int>, _ node: Int) -> Bool {
    if views.isEmpty { return false }
    var above = layout.tree.nodes[node].parent
    while above >= 0 {
      if views.contains(above) { return true }
      above = layout.tree.nodes[above].parent
    }
    return false
  }

  // MARK: - Masks

  private mutating func addMasks(_ root: Int) {
    for node in layout.members[root] where node != root {
      let view = layout.tree.nodes[node]
      let parent = layout.tree.nodes[view.parent]
      guard view.facts.translatesMask, !view.isCellContent, parent.facts.kind != .stackView,
        !isInStyledCell(view.parent),
        let stored = parent.facts.frame, let now = layout.solved[view.parent],
        layout.document.objects[view.object].hasMask
      else { continue }
      for axis in Axis.allCases
      where abs(now.length(axis) - stored.length(axis)) > 0.5
        && Autoresizing(mask: view.facts.mask, axis).isOverDetermined
      {
        let isHorizontal = axis == .horizontal
        add(
          .overDeterminedAxis,
          node,
          FindingText.overDetermined(name(node), isHorizontal: isHorizontal),
          quantities: [isHorizontal ? .width : .height],
          fix: layout.document.objects[view.object].loosenedMask
        )
      }
    }
  }

  // MARK: - Helpers

  /// True for the contents of a cell of a system style, which lays out its labels and image itself.
  private func isInStyledCell(_ parent: Int) -> Bool {
    let content = layout.tree.nodes[parent]
    guard content.isCellContent else { return false }
    return layout.tree.nodes[content.parent].facts.cell.cellStyle != nil
  }

  private func name(_ node: Int) -> String {
    layout.document.objects[layout.tree.nodes[node].object].quotedName
  }

  private mutating func add(
    _ kind: Finding.Kind,
    _ node: Int,
    _ message: String,
    points: Double? = nil,
    quantities: [Finding.Quantity] = [],
    fix: [LayoutEdit] = []
  ) {
    let object = layout.document.objects[layout.tree.nodes[node].object]
    findings.append(
      Finding(
        sizeClass: layout.environment.sizeClass,
        kind: kind,
        object: object.id,
        scene: object.scene,
        message: message,
        points: points,
        quantities: quantities,
        fix: fix
      )
    )
  }
}

/// Which views a layout shows whole.
struct Visibility: Sendable {
  /// By the index of the view's object; true too for views that are not active, of which the canvas
  /// tells nothing.
  let isWhole: RunTable<Bool>

  init(_ layout: SceneLayout) {
    var isWhole = RunTable(true, for: layout.document.scenes[layout.scene].views.run)
    for (node, view) in layout.tree.nodes.enumerated() where view.isActive {
      guard let frame = layout.solved[node], let screen = layout.solved[view.root] else { continue }
      isWhole[view.object] = frame.excess(over: screen) < 0.5
    }
    self.isWhole = isWhole
  }

  /// True for views that can be seen and do not scroll.
  static func counts(_ node: Int, in layout: SceneLayout) -> Bool {
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
  /// How far the rectangle reaches over the edges of another one, at most.
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
  /// True if the object's own rows give an autoresizing mask.
  var hasMask: Bool { property(PropertyPath("autoresizingMask")) != nil }

  /// The edit that frees the far margins where nothing else is free; none without a mask.
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
