import ConstraintSolver
import LayoutModel

/// All that a conflict rests on: without any one part of it there is none.
struct ConflictCore {
  /// The document's constraints, by their place in the tree, with how far each is from holding.
  private(set) var constraints: [(index: Int, violation: Double)] = []
  /// The stack views whose arrangement has a part in it, by node.
  private(set) var stacks: [Int] = []
  /// The views whose content size has, by node.
  private(set) var contents: [Int] = []
  /// The views of which it matters that no length is negative, by node.
  private(set) var lengths: [Int] = []
  /// The constraints that code can change, by their place in the tree.
  private(set) var changeable: [Int] = []
  /// The first view that a mask places, by node; what its constraints contradict is the mask.
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
    maskedView =
      constraints.flatMap { system.tree.constraints[$0.index].items }
      .compactMap { system.maskedNode($0) }.min()
  }
}

extension ConstraintFacts {
  /// The objects that it names.
  fileprivate var items: [Int] { [firstItem, secondItem].compactMap { $0 } }
}

extension RootSystem {
  /// The view that an object is, if a mask places it in this root.
  fileprivate func maskedNode(_ object: Int) -> Int? {
    guard object >= 0 else { return nil }
    let node = tree.nodeByObject[object]
    guard node >= 0, node != root, spans.contains(node), !isSolved[node],
      !tree.nodes[node].isCellContent
    else { return nil }
    return node
  }
}
