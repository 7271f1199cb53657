import ConstraintSolver
import LayoutModel

/// Layouts of a root under other conditions than those of its screen.
extension SolvedScene {
  /// The scene in which rows are as wide as their tables.
  var withFullRows: SolvedScene {
    var scene = self
    scene.environment.rowsFillTables = true
    return scene
  }

  /// Returns the layout of a solved root whose size differs by a number of points, as far as required
  /// constraints allow.
  func resized(_ solution: RootSolution, by points: Double) -> RootSolution? {
    var size = solution.system.context.size
    size.width += points
    size.height += points
    return resized(solution, to: size)
  }

  /// Returns the layout of a solved root of another size, as far as required constraints allow.
  func resized(_ solution: RootSolution, to size: Size) -> RootSolution? {
    var context = solution.system.context
    context.size = size
    let root = solution.system.root
    return required(root, context, storedEstimate(root), growableAxes: Axis.allCases)
  }

  /// Returns the layout of a root that is as high as its contents need, like a self-sizing row; nil if
  /// it has none.
  func fitted(_ solution: RootSolution) -> RootSolution? {
    var system = system(
      solution.system.root,
      solution.system.context,
      solution.system.estimate,
      omitsRedundantRows: false,
      growableAxes: [.vertical],
      keepsEmptyViews: false,
      fitsContents: true
    )
    guard let outcome = system.rows.solve(), outcome == .satisfied else { return nil }
    return RootSolution(consume system, outcome)
  }

  /// Returns the layout of a root that keeps its stored size whatever its contents need; nil if the
  /// solver gave up.
  func held(_ solution: RootSolution) -> RootSolution? {
    var system = solution.system
    for axis in system.growableAxes {
      guard let length = system.spans[system.root, axis]?.length else { continue }
      let difference = length - system.context.size.length(axis)
      system.rows.add(difference, .equal, 1000, .length(system.root))
    }
    guard let outcome = system.rows.solve() else { return nil }
    return RootSolution(consume system, outcome)
  }
}
