import ConstraintSolver
import LayoutModel

/// Findings for roots that the solver did not solve and for constraints that it rejected.
extension SceneFindings {
  /// Reports that a root is not solved. Findings that depend on its frames are omitted.
  mutating func addUnsolved(_ node: Int, _ failure: SolverError?) {
    let root = layout.tree.nodes[node]
    let isLarge = failure == .tooMuchWork
    if isLarge { abandonedRoots.insert(root.object) }
    let reason =
      isLarge
      ? "its \(layout.constraints[node].count) constraints exceed the work limit for a"
        + " layout of that size"
      : "its numbers are too large, or too different in magnitude"
    findings.append(
      finding(
        .unsolved,
        root.id,
        node,
        "The layout of \"\(name(node))\" can't be computed: \(reason). It is not"
          + " checked for missing or conflicting constraints or for misplaced, clipped or off-screen"
          + " views."
      )
    )
  }

  /// Reports the constraints that the solver rejected although their own numbers are finite.
  mutating func addRefused(_ solution: RootSolution) {
    for case .constraint(let index) in solution.system.rows.refused {
      let constraint = layout.tree.constraints[index]
      guard constraint.constant.isFinite, constraint.multiplier.isFinite else { continue }
      findings.append(
        finding(
          .invalidNumber,
          layout.document.objects[constraint.object].id,
          solution.system.root,
          "The constraint's numbers are too large to compute with. The layout ignores it.",
          constraints: [layout.document.objects[constraint.object].id]
        )
      )
    }
  }
}
