import ConstraintSolver
import LayoutModel

/// Constraints that can't hold together.
extension SceneFindings {
  /// A conflict that is smaller comes from rounded literals and is none.
  private static let conflictPoints = 0.5
  /// The same for conflicts with an intrinsic size.
  private static let sizeConflictPoints = 2.0

  /// Adds the conflicts of a root and returns whether there are any.
  mutating func addConflicts(_ solution: RootSolution) -> Bool {
    guard case .unsatisfiable(let conflicts)? = solution.outcome else { return false }
    var hasConflict = false
    for conflict in conflicts where isReal(conflict, solution) {
      hasConflict = true
      add(conflict, solution)
    }
    return hasConflict
  }

  /// True for a conflict with a content's size, which is what the file stored: rounding and symbols
  /// make it inexact, and elsewhere than on the canvas it is what the canvas stretched the view to.
  private func restsOnSizes(_ conflict: Conflict, _ solution: RootSolution) -> Bool {
    conflict.constraints.contains { id in
      if case .intrinsic = solution.system.rows.sources[id.rawValue] { return true }
      return false
    }
  }

  /// True if the app does not have the conflict, or not for sure: a placeholder constraint is removed at
  /// build time, and a stack view does not align views that are hidden.
  private func restsOnDesign(_ conflict: Conflict, _ solution: RootSolution) -> Bool {
    let sources = conflict.constraints.map { solution.system.rows.sources[$0.rawValue] }
    let hasStack = sources.contains { if case .stack = $0 { true } else { false } }
    return sources.contains { source in
      guard case .constraint(let index) = source else { return false }
      let constraint = layout.tree.constraints[index]
      return constraint.isPlaceholder
        || hasStack
          && [constraint.firstItem, constraint.secondItem ?? -1].contains(where: isHidden)
    }
  }

  /// True if an object is a hidden view.
  private func isHidden(_ object: Int) -> Bool {
    guard object >= 0 else { return false }
    let node = layout.tree.nodeByObject[object]
    return node >= 0 && layout.tree.nodes[node].facts.isHidden
  }

  private func isReal(_ conflict: Conflict, _ solution: RootSolution) -> Bool {
    let least =
      restsOnSizes(conflict, solution)
      ? SceneFindings.sizeConflictPoints : SceneFindings.conflictPoints
    return conflict.constraints.contains { solution.system.rows.violation(of: $0) >= least }
  }

  private mutating func add(_ conflict: Conflict, _ solution: RootSolution) {
    var members: [ObjectID] = []
    var stack: Int?
    var contents: [Int] = []
    var broken: (id: ObjectID, violation: Double)?
    for id in conflict.constraints {
      switch solution.system.rows.sources[id.rawValue] {
      case .constraint(let index):
        let member = layout.document.objects[layout.tree.constraints[index].object].id
        members.append(member)
        let violation = solution.system.rows.violation(of: id)
        if violation >= SceneFindings.conflictPoints, violation > broken?.violation ?? 0 {
          broken = (member, violation)
        }
      case .stack(let node): stack = node
      case .intrinsic(let node): if !contents.contains(node) { contents.append(node) }
      case .length, .tieBreaker: break
      }
    }
    let root = layout.tree.nodes[solution.system.root]
    let object = broken?.id ?? members.first ?? stack.map { layout.tree.nodes[$0].id } ?? root.id
    let isDoubtful =
      restsOnDesign(conflict, solution)
      || layout.environment.rootSizing == .screen && restsOnSizes(conflict, solution)
    findings.append(
      finding(
        .unsatisfiable,
        object,
        solution.system.root,
        FindingText.unsatisfiable(
          members,
          broken: broken?.id,
          stack: stack.map(name),
          contents: contents.sorted().map(name)
        ),
        constraints: members
      )
      .relied(on: isDoubtful ? .unsure : .computed)
    )
  }
}
