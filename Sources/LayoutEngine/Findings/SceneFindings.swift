import ConstraintSolver
import LayoutModel

/// Looks for findings in one scene and environment.
struct SceneFindings {
  let layout: SceneLayout
  var findings: [Finding] = []
  /// Values that differ by less are the same.
  static let nearPoints = 0.1
  /// A conflict that is smaller comes from rounded literals and is none.
  private static let conflictPoints = 0.5
  /// The same for conflicts with an intrinsic size.
  private static let sizeConflictPoints = 2.0

  /// The roots whose constraints contradict each other or leave something open, by node: their
  /// frames are one choice of several.
  private(set) var doubtfulRoots: Set<Int> = []
  /// The roots that take too much work, by object.
  var givenUp: Set<Int> = []

  /// The scroll views with a guide for their content, by root, in the order of the guides.
  let guidedScrollViews: [Int: [Int]]

  private init(_ layout: SceneLayout) {
    self.layout = layout
    var guided: [Int: [Int]] = [:]
    for guide in layout.document.scenes[layout.scene].guides
    where layout.document.objects[guide].key == "contentLayoutGuide" {
      let node = layout.tree.nodeByObject[layout.document.parents[guide]]
      guard node >= 0, layout.tree.nodes[node].facts.kind == .scrollView else { continue }
      guided[layout.tree.nodes[node].root, default: []].append(node)
    }
    guidedScrollViews = guided
  }

  /// Looks for the findings, by root, in document order, and the roots whose frames are in doubt.
  ///
  /// Whether the stored frames are those of the layout's class is for the caller to tell.
  static func find(
    _ layout: SceneLayout,
    misplacedFrom: Double
  ) -> SceneFindings {
    var search = SceneFindings(layout)
    let comparesStored = layout.environment.rootSizing == .stored
    for solution in layout.solutions {
      let count = search.findings.count
      search.addRefused(solution)
      if solution.outcome == nil {
        search.addUnsolved(solution.system)
      } else if !search.addConflicts(solution) {
        search.addAmbiguity(solution)
        // The frames of cells are often stale: 2 of 13 such findings were right (measured).
        let isCell = layout.tree.nodes[solution.system.root].facts.kind.isCell
        if comparesStored, !isCell, search.findings.count == count {
          search.addMisplaced(solution, from: misplacedFrom)
          continue
        }
      }
      if search.findings.count > count { search.doubtfulRoots.insert(solution.system.root) }
    }
    return search
  }

  // MARK: - Conflicts

  /// Adds the conflicts of a root and returns whether there are any.
  private mutating func addConflicts(_ solution: RootSolution) -> Bool {
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

  // MARK: - Helpers

  func name(_ node: Int) -> String {
    let view = layout.tree.nodes[node]
    return FindingText.name(view.facts, element: layout.document.objects[view.object].kind)
  }

  func finding(
    _ kind: Finding.Kind,
    _ object: ObjectID,
    _ node: Int,
    _ message: String,
    head: ObjectID? = nil,
    quantities: [Finding.Quantity] = [],
    constraints: [ObjectID] = [],
    suggestions: [SuggestedEdit] = [],
    fix: [LayoutEdit] = []
  ) -> Finding {
    let view = layout.tree.nodes[node]
    return Finding(
      sizeClass: layout.environment.sizeClass,
      kind: kind,
      object: object,
      scene: layout.document.objects[view.object].scene,
      message: message,
      head: head,
      quantities: quantities,
      constraints: constraints,
      suggestions: suggestions,
      fix: fix,
      isSilenced: kind == .ambiguous && view.facts.marks.isSilenced
    )
  }
}

/// The open numbers of each member of a root, by node.
typealias OpenQuantities = RunTable<[Finding.Quantity]>
