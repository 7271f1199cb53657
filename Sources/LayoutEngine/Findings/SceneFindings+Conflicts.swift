import ConstraintSolver
import LayoutModel

/// Constraints that can't be satisfied together.
extension SceneFindings {
  /// The limits of the search for conflicts of opposite edges: additional solutions per root, and
  /// rows of the root. They bound the work that a hostile document can cause. Roots in apps have
  /// fewer rows.
  private static let (mostMirrored, mostMirroredRows) = (4, 1_000)

  /// The most rows of a root's conflicts whose size is computed. It bounds the work that a hostile document
  /// can cause. Conflicts in apps have fewer than 100 rows.
  private static let mostGapRows = 2_000

  /// The violation of a constraint that the solution breaks, in points. Smaller ones are rounding errors.
  private static let brokenPoints = 0.001

  /// How often the search omits constraints to recover from the conflicts of a root.
  private static let mostRecoveries = 4

  /// Adds the conflicts of a root.
  ///
  /// - Returns: True if there are any.
  mutating func addConflicts(_ solution: RootSolution) -> Bool {
    guard case .unsatisfiable(let conflicts)? = solution.outcome else { return false }
    var hasConflict = false
    let isSmall = solution.system.rows.sources.count <= SceneFindings.mostMirroredRows
    var solutionsLeft = isSmall ? SceneFindings.mostMirrored : 0
    var rowsLeft = SceneFindings.mostGapRows
    for conflict in conflicts {
      guard addIfReal(conflict, solution, &rowsLeft) else { continue }
      hasConflict = true
      for other in mirrored(conflict, solution, &solutionsLeft) {
        _ = addIfReal(other, solution, &rowsLeft)
      }
    }
    return hasConflict
  }

  /// Adds a conflict, unless it is so small that rounding can cause it.
  ///
  /// - Parameter rowsLeft: How many more rows of conflicts may be measured.
  /// - Returns: True if the conflict is real.
  private mutating func addIfReal(
    _ conflict: Conflict,
    _ solution: RootSolution,
    _ rowsLeft: inout Int
  ) -> Bool {
    rowsLeft -= conflict.constraints.count
    let size = rowsLeft >= 0 ? solution.system.rows.shortage(of: conflict) : nil
    guard isReal(conflict, of: size, solution) else { return false }
    add(conflict, of: size, solution)
    return true
  }

  /// Returns the solution without the most violated constraint of each conflict, as Auto Layout
  /// recovers; nil if some conflict remains.
  func recovered(from solution: RootSolution) -> RootSolution? {
    recovered(from: solution) { conflict, system in
      mostViolated(of: conflict, system).map { [$0] } ?? []
    }
  }

  /// Returns the solution without the given constraints of each conflict; nil if some conflict remains.
  func recovered(
    from solution: RootSolution,
    breaking choose: (Conflict, RootSystem) -> [ConstraintID]
  ) -> RootSolution? {
    var system = solution.system
    var outcome = solution.outcome
    for _ in 0..<SceneFindings.mostRecoveries {
      guard case .unsatisfiable(let conflicts)? = outcome else { break }
      let broken = Set(conflicts.flatMap { choose($0, system) })
      if broken.isEmpty { return nil }
      for constraint in broken { system.rows.remove(constraint) }
      outcome = system.rows.solve()
    }
    return outcome == .satisfied ? RootSolution(consume system, outcome) : nil
  }

  /// Returns the most violated constraint of a conflict; nil if it has no constraint of the document.
  private func mostViolated(of conflict: Conflict, _ system: RootSystem) -> ConstraintID? {
    conflict.constraints
      .filter { if case .constraint = system.rows.sources[$0.rawValue] { true } else { false } }
      .max { system.rows.violation(of: $0) < system.rows.violation(of: $1) }
  }

  /// Returns true if a conflict involves an intrinsic content size.
  ///
  /// That size comes from the stored frame. Rounding and symbols make it inexact. On other screens
  /// it includes the stretching of the view on the canvas.
  private func restsOnSizes(_ conflict: Conflict, _ solution: RootSolution) -> Bool {
    conflict.constraints.contains { id in
      if case .intrinsic = solution.system.rows.sources[id.rawValue] { return true }
      return false
    }
  }

  /// Returns true if the conflict may not exist in the app: a placeholder constraint is removed at
  /// build time, and a stack view does not align hidden views.
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

  /// Returns the same conflict with the opposite edge of a view.
  ///
  /// If both edges contradict a third constraint, the solver reports one of them, and the conflict
  /// remains when that one is removed.
  ///
  /// - Parameter solutionsLeft: How many more times the root may be solved.
  private func mirrored(
    _ conflict: Conflict,
    _ solution: RootSolution,
    _ solutionsLeft: inout Int
  ) -> [Conflict] {
    conflict.constraints.compactMap { id in
      guard solutionsLeft > 0, let twin = twin(of: id, solution),
        !conflict.constraints.contains(twin)
      else { return nil }
      solutionsLeft -= 1
      var rows = solution.system.rows
      rows.remove(id)
      guard case .unsatisfiable(let others)? = rows.solve() else { return nil }
      return others.first { other in
        other.constraints.contains(twin)
          && other.constraints.contains(where: conflict.constraints.contains)
      }
    }
  }

  /// Returns the constraint between the opposite edges of the same two items; nil if there is none.
  private func twin(of id: ConstraintID, _ solution: RootSolution) -> ConstraintID? {
    guard case .constraint(let own) = solution.system.rows.sources[id.rawValue] else { return nil }
    let constraint = layout.tree.constraints[own]
    let number = solution.system.rows.sources.firstIndex { source in
      guard case .constraint(let index) = source else { return false }
      return layout.tree.constraints[index].isOpposite(of: constraint)
    }
    return number.map { ConstraintID($0) }
  }

  /// Returns true if an object is a hidden view.
  private func isHidden(_ object: Int) -> Bool {
    guard object >= 0 else { return false }
    let node = layout.tree.nodeByObject[object]
    return node >= 0 && layout.tree.nodes[node].facts.isHidden
  }

  /// Returns true if a conflict is too large to come from rounding.
  ///
  /// - Parameter size: By how many points the conflict fails. If it is nil, the violations in the
  ///   solution decide.
  private func isReal(_ conflict: Conflict, of size: Double?, _ solution: RootSolution) -> Bool {
    let least =
      restsOnSizes(conflict, solution) ? ConflictLimit.withSizes : ConflictLimit.usual
    if let size { return size >= least }
    return conflict.constraints.contains { solution.system.rows.violation(of: $0) >= least }
  }

  private mutating func add(
    _ conflict: Conflict,
    of size: Double?,
    _ solution: RootSolution
  ) {
    let core = ConflictCore(conflict, solution)
    let members = core.constraints.map { id(of: $0.index) }
    // A constraint with a large factor ends a large conflict with a small violation.
    let broken = core.constraints.filter { $0.violation >= SceneFindings.brokenPoints }
      .max { $0.violation < $1.violation }
      .map { id(of: $0.index) }
    let root = layout.tree.nodes[solution.system.root]
    let object = broken ?? members.first ?? core.stacks.first.map { layout.tree.nodes[$0].id }
    let isDoubtful =
      restsOnDesign(conflict, solution) || !core.changeable.isEmpty
      || layout.environment.rootSizing == .screen && restsOnSizes(conflict, solution)
    findings.append(
      finding(
        .unsatisfiable,
        object ?? root.id,
        solution.system.root,
        FindingText.unsatisfiable(
          members,
          broken: broken,
          with: FindingText.Participants(
            contents: core.contents.map(named),
            stacks: core.stacks.map(named),
            lengths: core.lengths.map(named),
            masked: core.maskedView.map { [named($0)] } ?? [],
            root: named(solution.system.root)
          ),
          changeable: core.changeable.map(id)
        ),
        head: core.maskedView.map { layout.tree.nodes[$0].id },
        constraints: members
      )
      .apart(by: size)
      .withCertainty(isDoubtful ? .unsure : .computed)
    )
  }

  /// Returns the name of a view with its id, such as `"Header" (a1B-2c-D3e)`.
  private func named(_ node: Int) -> String {
    "\"\(name(node))\" (\(layout.tree.nodes[node].id))"
  }

  private func id(of constraint: Int) -> ObjectID {
    layout.document.objects[layout.tree.constraints[constraint].object].id
  }
}
