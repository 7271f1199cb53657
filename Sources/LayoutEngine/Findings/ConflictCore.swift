import ConstraintSolver
import LayoutModel

/// The minimal set of causes of a conflict: without any one of them, the others can be satisfied.
struct ConflictCore {
  /// The document's constraints, by index in the tree, with their violation in points.
  private(set) var constraints: [(index: Int, violation: Double)] = []
  /// The stack views whose arrangement takes part, by node.
  private(set) var stacks: [Int] = []
  /// The views whose intrinsic content size takes part, by node.
  private(set) var contents: [Int] = []
  /// The views whose nonnegative lengths take part, by node.
  private(set) var lengths: [Int] = []
  /// The constraints that code can change, by index in the tree.
  private(set) var changeable: [Int] = []
  /// The first view that its autoresizing mask places, by node. Its constraints contradict the
  /// mask. Nil if they conflict whatever the view's frame is.
  private(set) var maskedView: Int?

  init(_ conflict: Conflict, _ solution: RootSolution) {
    let system = solution.system
    for id in conflict.constraints {
      switch system.rows.sources[id.rawValue] {
      case .constraint(let index):
        constraints.append((index, system.rows.violation(of: id)))
        if system.tree.constraints[index].isChangeable { changeable.append(index) }
      case .stack(let node): stacks.append(node)
      case .intrinsic(let node): contents.append(node)
      case .length(let node): lengths.append(node)
      case .tieBreaker: break
      }
    }
    stacks = Set(stacks).sorted()
    contents = Set(contents).sorted()
    lengths = Set(lengths).sorted()
    let masked = constraints.flatMap { system.tree.constraints[$0.index].items }
      .compactMap { system.maskedNode($0) }
    let sources = conflict.constraints.map { system.rows.sources[$0.rawValue] }
    let first = masked.min()
    maskedView = first == nil || system.conflicts(sources, freeing: masked) ? nil : first
  }
}

extension ConstraintFacts {
  /// The items of the constraint.
  fileprivate var items: [Int] { [firstItem, secondItem].compactMap { $0 } }
}

extension RootSystem {
  /// Returns the node of an object that is a view of this root placed by its autoresizing mask.
  fileprivate func maskedNode(_ object: Int) -> Int? {
    guard object >= 0 else { return nil }
    let node = tree.nodeByObject[object]
    guard node >= 0, node != root, spans.contains(node), !isSolved[node],
      !tree.nodes[node].isCellContent
    else { return nil }
    return node
  }
}
