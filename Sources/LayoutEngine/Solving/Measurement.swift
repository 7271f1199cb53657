import ConstraintSolver
import LayoutModel

/// The layout of a view on its own, with variable size.
struct Measurement {
  private var system: RootSystem
  private let constraints: [Int]

  /// Prepares the layout of a view.
  ///
  /// - Parameters:
  ///   - root: The view, by node.
  ///   - nodes: Nodes that include the view and its descendants, in order.
  ///   - constraints: Constraints that include theirs.
  init(
    _ storage: DocumentStorage,
    _ tree: SceneTree,
    _ environment: LayoutEnvironment,
    _ measurer: TextMeasurer,
    root: Int,
    among nodes: [Int],
    _ constraints: [Int]
  ) {
    let document = storage.facts
    var isInside = RangeTable(false, for: nodes.run)
    var members: [Int] = []
    for index in nodes where tree.nodes[index].isActive {
      let node = tree.nodes[index]
      guard index == root || node.isPlaced && isInside[node.parent] else { continue }
      isInside[index] = true
      members.append(index)
    }
    self.constraints = constraints.filter { index in
      let parent = document.parents[tree.constraints[index].object]
      return parent >= 0 && isInside[tree.nodeByObject[parent]]
    }
    let context = RootContext(
      size: tree.nodes[root].facts.frame?.size ?? Frame.zero.size,
      margins: LayoutMargins.plain(tree.nodes[root].facts)
    )
    system = RootSystem(
      storage,
      tree,
      environment,
      root: root,
      members: members,
      context: context,
      estimate: RangeTable(nil, for: members.run),
      holders: [:],
      measurer: measurer
    )
    system.isRootOpen = true
  }

  /// Returns the smallest size in points, rounded up to pixels; nil if the constraints are
  /// unsatisfiable.
  func size() -> Size? {
    var system = system
    system.build(constraints, omitsRedundantRows: false)
    guard let span = system.spans[system.root] else { return nil }
    for axis in Axis.allCases {
      system.rows.add(span[axis].length, .equal, Priority.fittingSize.value, .length(system.root))
    }
    guard system.rows.solve() == .satisfied else { return nil }
    let values = system.rows.values.map { $0 ?? 0 }
    func value(_ axis: Axis) -> Double {
      let exact = span[axis].length.value(values)
      let scale = system.environment.scale
      return (exact * scale - 1e-6).rounded(.up) / scale
    }
    return Size(width: value(.horizontal), height: value(.vertical))
  }
}
