import ConstraintSolver
import LayoutModel

/// The layout of one scene. Its roots are solved one after the other, containers before their
/// contents.
struct SolvedScene: Sendable {
  let documentStorage: DocumentStorage
  /// The scene, by index among the document's.
  let scene: Int
  let tree: SceneTree
  var environment: LayoutEnvironment
  let measurer: TextMeasurer
  /// The solved frames, in the coordinates of their roots, not rounded.
  private(set) var solved: [Frame?]
  /// The pixel grids of the roots, by the root's node.
  var grids: [Int: PixelGrid] = [:]
  /// The solutions of the roots, if requested.
  private(set) var solutions: [RootSolution] = []
  /// The work that the roots share with their layouts on other screens. Recorded only if the
  /// solutions are requested.
  private(set) var shared: SharedRoots
  /// The roots that exceed the work limit, by object.
  private(set) var abandonedRoots: Set<Int>
  /// The unsolved roots, by node: those that exceed the work limit, and those whose numbers exceed
  /// double precision.
  private(set) var unsolvedRoots: [Int] = []

  /// Lays out a scene.
  ///
  /// - Parameters:
  ///   - tree: The scene's views in the environment's size class, if already known.
  ///   - keepsSolutions: True to record the solutions, without resolving ambiguity.
  ///   - shared: What the layouts of the same views on other screens share.
  ///   - omitsClear: True to omit roots that have no findings, as layouts on other screens prove, and in
  ///     which no other root lies. They get no frames and no solutions.
  ///   - abandonedRoots: The roots, by object, that exceeded the work limit in another environment.
  ///     They are not solved.
  init(
    _ storage: DocumentStorage,
    scene: Int,
    tree: SceneTree? = nil,
    _ environment: LayoutEnvironment,
    _ measurer: TextMeasurer,
    keepsSolutions: Bool = false,
    shared: SharedRoots = SharedRoots(),
    omitsClear: Bool = false,
    abandonedRoots: Set<Int> = []
  ) {
    let document = storage.facts
    documentStorage = storage
    self.scene = scene
    self.environment = environment
    self.measurer = measurer
    self.shared = shared
    self.abandonedRoots = abandonedRoots
    let tree = tree ?? SceneTree(document, scene: scene, in: environment.sizeClass)
    self.tree = tree
    solved = Array(repeating: nil, count: tree.nodes.count)
    for root in tree.roots where tree.nodes[root].isActive {
      let context = surroundings.context(of: root, solved: solved)
      if omitsClear, isClear(root, context) { continue }
      let solution =
        abandonedRoots.contains(tree.nodes[root].object)
        ? unsolved(root) : solve(root, context, shares: keepsSolutions)
      if solution.system.rows.failure != nil { unsolvedRoots.append(root) }
      if solution.system.rows.failure == .tooMuchWork {
        self.abandonedRoots.insert(tree.nodes[root].object)
      }
      // Callers that request the solutions need to see what is ambiguous, not how it is resolved.
      take(keepsSolutions ? solution : solution.settled(), root)
      if keepsSolutions {
        solutions.append(judged(solution, root))
        self.shared.solutions[tree.nodes[root].object] = solution
      }
      grids[root] = grid(of: root)
    }
  }

  var document: DocumentFacts {
    _read { yield documentStorage.facts }
  }

  /// The active members of each root, by the root's node.
  var members: [[Int]] {
    _read { yield tree.members }
  }

  /// The constraints of each root, by the root's node.
  var constraints: [[Int]] {
    _read { yield tree.constraintsByRoot }
  }

  // MARK: - Solving

  /// The rules by which roots get their contexts.
  private var surroundings: RootContextBuilder {
    RootContextBuilder(storage: documentStorage, tree: tree, environment: environment)
  }

  /// Returns true if layouts on other screens prove that a root has no findings, and no other root
  /// needs its frames.
  private func isClear(_ root: Int, _ context: RootContext) -> Bool {
    guard environment.rootSizing == .screen, !tree.holders.contains(root),
      let known = shared.clear[tree.nodes[root].object] ?? nil
    else { return false }
    return known.contains(context, holders(of: root), environment, tree)
  }

  private mutating func solve(_ root: Int, _ context: RootContext, shares: Bool) -> RootSolution {
    if shares, let known = shared.solutions[tree.nodes[root].object],
      known.holds(in: context, holders(of: root), environment)
    {
      return known
    }
    var estimate = storedEstimate(root)
    var solution = solve(root, context, estimate, shares)
    if solution.outcome == nil { return solution }
    if environment.rootSizing == .screen, case .unsatisfiable? = solution.outcome,
      let grown = grown(root, context, estimate, surroundings.growableAxes(root))
    {
      return grown
    }
    var pass = 1
    // The safe area of a view depends on its frame.
    while solution.system.usesEstimate, pass < 4 {
      var next = estimate
      var change = 0.0
      for member in members[root] {
        guard let frame = solution.frame(of: member) else { continue }
        change = max(change, estimate[member].map { $0.distance(to: frame) } ?? .infinity)
        next[member] = frame
      }
      if change < 0.5 || solution.system.isSame(with: next) { break }
      estimate = next
      solution = solve(root, context, estimate, shares)
      pass += 1
    }
    return solution
  }

  private mutating func solve(
    _ root: Int,
    _ context: RootContext,
    _ estimate: RangeTable<Frame?>,
    _ shares: Bool
  ) -> RootSolution {
    var system = system(root, context, estimate, omitsRedundantRows: true)
    let outcome =
      shares
      ? system.rows.solve(sharing: &shared.eliminations[tree.nodes[root].object])
      : system.rows.solve()
    // The omitted rows would only add work.
    if outcome == .satisfied || system.rows.failure == .tooMuchWork {
      return RootSolution(consume system, outcome)
    }
    var whole = self.system(root, context, estimate, omitsRedundantRows: false)
    let softened = whole.rows.solve()
    return RootSolution(consume whole, softened)
  }

  /// Returns an unsolved root without rows.
  private func unsolved(_ root: Int) -> RootSolution {
    var system = RootSystem(
      documentStorage,
      tree,
      environment,
      root: root,
      members: members[root],
      context: RootContext(size: Frame.zero.size),
      estimate: RangeTable(nil, for: 0..<0),
      holders: [:],
      measurer: measurer
    )
    system.rows.giveUp()
    return RootSolution(consume system, nil)
  }

  func system(
    _ root: Int,
    _ context: RootContext,
    _ estimate: RangeTable<Frame?>,
    omitsRedundantRows: Bool,
    growableAxes: [Axis] = [],
    keepsEmptyViews: Bool = true,
    fitsContents: Bool = false
  ) -> RootSystem {
    var system = RootSystem(
      documentStorage,
      tree,
      environment,
      root: root,
      members: members[root],
      context: context,
      estimate: estimate,
      holders: holders(of: root),
      measurer: measurer
    )
    system.growableAxes = growableAxes
    system.keepsEmptyViews = keepsEmptyViews
    system.fitsContents = fitsContents
    system.build(constraints[root], omitsRedundantRows: omitsRedundantRows)
    return system
  }

  /// Returns the solution from which a root's findings are derived.
  ///
  /// The canvas keeps a stored size that the contents contradict (10 views of a cell), and the stored
  /// lengths of empty views in stack views. Neither is a requirement: Interface Builder marks such a
  /// view as ambiguous if nothing else determines its length (11 of 11 views).
  private func judged(_ solution: RootSolution, _ root: Int) -> RootSolution {
    guard environment.rootSizing == .stored else { return solution }
    guard case .unsatisfiable? = solution.outcome else {
      guard solution.system.hasKeptEmptyViews else { return solution }
      return required(root, solution.system.context, solution.system.estimate) ?? solution
    }
    let axes = surroundings.growableAxes(root)
    return grown(root, solution.system.context, storedEstimate(root), axes) ?? solution
  }

  /// Returns the layout of a root that grows with its contents; nil if its size is fixed.
  /// Constraints that are unsatisfiable at any size remain so.
  private func grown(
    _ root: Int,
    _ context: RootContext,
    _ estimate: RangeTable<Frame?>,
    _ axes: [Axis]
  ) -> RootSolution? {
    axes.isEmpty ? nil : required(root, context, estimate, growableAxes: axes)
  }

  /// Returns the layout of a root without the stored lengths of its empty views.
  func required(
    _ root: Int,
    _ context: RootContext,
    _ estimate: RangeTable<Frame?>,
    growableAxes: [Axis] = []
  ) -> RootSolution? {
    var system = system(
      root,
      context,
      estimate,
      omitsRedundantRows: false,
      growableAxes: growableAxes,
      keepsEmptyViews: false
    )
    guard let outcome = system.rows.solve() else { return nil }
    return RootSolution(consume system, outcome)
  }

  /// Returns the stored frames in root coordinates.
  func storedEstimate(_ root: Int) -> RangeTable<Frame?> {
    var estimate = RangeTable<Frame?>(nil, for: members[root].run)
    for member in members[root] {
      if member == root {
        estimate[member] = Frame.zero.resized(tree.nodes[root].facts.frame?.size ?? Frame.zero.size)
        continue
      }
      guard let parent = estimate[tree.nodes[member].parent],
        let own = document.storedFrame(of: tree.nodes[member], in: tree)
      else { continue }
      estimate[member] = own.offset(x: parent.x, y: parent.y)
    }
    return estimate
  }

  /// Returns the frames of the views above a root, by node.
  private func holders(of root: Int) -> [Int: Frame] {
    var holders: [Int: Frame] = [:]
    var above = tree.nodes[root].parent
    while above >= 0 {
      holders[above] = solved[above]
      above = tree.nodes[above].parent
    }
    return holders
  }

  private mutating func take(_ solution: RootSolution, _ root: Int) {
    for member in members[root] { solved[member] = drawn(solution.frame(of: member), member) }
  }

  /// Returns the frame that a view takes when it is assigned one. Until iOS 9, pickers had only
  /// three heights and kept their center (3 views).
  private func drawn(_ frame: Frame?, _ node: Int) -> Frame? {
    guard var frame, environment.toolsVersion < 9000,
      tree.nodes[node].facts.kind == .pickerView
    else { return frame }
    let height = frame.height < 171 ? 162.0 : frame.height < 198 ? 180 : 216
    frame.y += (frame.height - height) / 2
    frame.height = height
    return frame
  }
}
