import ConstraintSolver
import LayoutModel

/// The layout of a view by itself, its own size left open.
struct Measurement {
  private var system: RootSystem
  private let constraints: [Int]

  init(
    _ storage: DocumentStorage,
    _ tree: SceneTree,
    _ environment: LayoutEnvironment,
    _ measurer: TextMeasurer,
    root: Int
  ) {
    let document = storage.facts
    var isInside = Array(repeating: false, count: tree.nodes.count)
    for index in root..<tree.nodes.count where tree.nodes[index].isActive {
      let node = tree.nodes[index]
      isInside[index] = index == root || node.isPlaced && isInside[node.parent]
    }
    let members = isInside.indices.filter { isInside[$0] }
    constraints = tree.constraints.indices.filter { index in
      let parent = document.parents[tree.constraints[index].object]
      return parent >= 0 && tree.nodeByObject[parent] >= 0 && isInside[tree.nodeByObject[parent]]
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
      estimate: Array(repeating: nil, count: tree.nodes.count),
      holders: Array(repeating: nil, count: tree.nodes.count),
      measurer: measurer
    )
    system.isRootOpen = true
  }

  /// The smallest size; nil if the constraints contradict each other.
  func size() -> Size? {
    var system = system
    system.build(constraints, leavesOutIdle: false)
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
