import ConstraintSolver
import LayoutModel

/// Searches for findings in one scene and environment.
struct SceneFindings {
  let layout: SolvedScene
  var findings: [Finding] = []
  /// The tolerance, in points, within which two values are equal.
  static let nearPoints = 0.1

  /// The roots whose constraints are unsatisfiable or ambiguous, by node. Their frames are not the
  /// only solution.
  private(set) var doubtfulRoots: Set<Int> = []
  /// The roots that exceed the work limit, by object.
  var abandonedRoots: Set<Int> = []

  /// The roots that were searched and have no findings.
  private(set) var clearRoots: [ClearRoot] = []

  /// A root without findings, with the solutions that are unique because there are none.
  struct ClearRoot {
    let solution: RootSolution
    let examined: [RootSolution]
  }

  /// The solutions of the current root that were searched for ambiguity; empty if the search also
  /// rests on something else.
  var examined: [RootSolution] = []

  /// True if ambiguous views get suggestions.
  let suggests: Bool

  /// The number of findings before those of the current root.
  private var countBeforeRoot = 0

  /// The scroll views with a content layout guide, by root, in the order of the guides.
  let guidedScrollViews: [Int: [Int]]

  private init(_ layout: SolvedScene, suggests: Bool) {
    self.layout = layout
    self.suggests = suggests
    var guided: [Int: [Int]] = [:]
    for guide in layout.document.scenes[layout.scene].guides
    where layout.document.objects[guide].key == "contentLayoutGuide" {
      let node = layout.tree.nodeByObject[layout.document.parents[guide]]
      guard node >= 0, layout.tree.nodes[node].facts.kind == .scrollView else { continue }
      guided[layout.tree.nodes[node].root, default: []].append(node)
    }
    guidedScrollViews = guided
  }

  /// Searches for findings, by root, in document order, and for roots whose frames are doubtful.
  ///
  /// The caller decides whether the stored frames belong to the layout's size class.
  ///
  /// - Parameters:
  ///   - suggests: True if ambiguous views get suggestions.
  ///   - known: The findings in solutions that other layouts of the scene may share, by the root's
  ///     node.
  static func find(
    _ layout: SolvedScene,
    misplacedFrom: Double,
    suggests: Bool,
    known: inout [Int: RootFindings]
  ) -> SceneFindings {
    var search = SceneFindings(layout, suggests: suggests)
    for solution in layout.solutions {
      let root = solution.system.root
      if let same = known[root], same.solution === solution, same.suggests || !suggests {
        search.add(same)
        continue
      }
      let count = search.findings.count
      let isDoubtful = search.addFindings(of: solution, misplacedFrom: misplacedFrom)
      if isDoubtful { search.doubtfulRoots.insert(root) }
      if search.findings.count == count {
        search.clearRoots.append(ClearRoot(solution: solution, examined: search.examined))
      }
      known[root] = RootFindings(
        solution: solution,
        findings: Array(search.findings[count...]),
        suggests: suggests,
        isDoubtful: isDoubtful,
        isAbandoned: search.abandonedRoots.contains(layout.tree.nodes[root].object)
      )
    }
    return search
  }

  /// Adds the findings of a root, and returns whether its frames are not the only solution.
  private mutating func addFindings(of solution: RootSolution, misplacedFrom: Double) -> Bool {
    countBeforeRoot = findings.count
    examined = []
    addRefused(solution)
    if solution.outcome == nil {
      addUnsolved(solution.system.root, solution.system.rows.failure)
      return true
    }
    let comparesStored = layout.environment.rootSizing == .stored
    let isConflict = addConflicts(solution)
    do {
      if !isConflict {
        try addAmbiguity(solution)
      } else if comparesStored {
        try addAmbiguityBesideConflict(solution)
      }
    } catch {
      addUnsolved(solution.system.root, error)
    }
    let isDoubtful = findings.count > countBeforeRoot
    if comparesStored, !isConflict {
      addMisplaced(solution, from: misplacedFrom, isDoubtful: isDoubtful)
      addContradictedSize(solution)
      addEffectContents(solution)
      addFixedStackContents(solution)
      addUnseenCell(solution)
    }
    return isDoubtful
  }

  /// Adds what is ambiguous in a root without the constraints that conflict.
  private mutating func addAmbiguityBesideConflict(_ solution: RootSolution) throws(SolverError) {
    let isCell = layout.tree.nodes[solution.system.root].facts.kind.isCell
    guard !isCell || marksContradictedSize(of: solution.system.root),
      let recovered = recovered(from: solution)
    else { return }
    if isCell {
      addContradictedSize(recovered)
    } else {
      try addAmbiguity(recovered, besideConflict: true)
    }
  }

  /// Adds the findings of a root that is solved as on another screen.
  private mutating func add(_ same: RootFindings) {
    findings += same.findings.map { $0.moved(to: layout.environment.sizeClass) }
    if same.isDoubtful { doubtfulRoots.insert(same.solution.system.root) }
    if same.isAbandoned {
      abandonedRoots.insert(layout.tree.nodes[same.solution.system.root].object)
    }
  }

  func name(_ node: Int) -> String {
    layout.document.objects[layout.tree.nodes[node].object].quotedName
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
      isSuppressed: kind == .ambiguous && view.facts.marks.isSuppressed
    )
    .inLayout(of: layout.tree.nodes[view.root].id)
  }

  /// The views of the current root with an ambiguity, which get no second one.
  var ambiguousViews: Set<ObjectID> {
    Set(findings[countBeforeRoot...].lazy.filter { $0.kind == .ambiguous }.compactMap(\.object))
  }

  /// Adds a note about a view that Interface Builder marks as ambiguous, although something other than
  /// its constraints decides where it is.
  ///
  /// - Parameters:
  ///   - head: The node on which the ambiguity is reported; nil for the view itself.
  ///   - isUnsure: True if Interface Builder rarely marks such a view.
  mutating func addAmbiguityNote(
    _ node: Int,
    _ message: String,
    _ quantities: [Finding.Quantity],
    head: Int? = nil,
    isUnsure: Bool = false
  ) {
    let nodes = layout.tree.nodes
    let note = finding(
      .ambiguous,
      nodes[node].id,
      node,
      message,
      head: head.map { nodes[$0].id },
      quantities: quantities
    )
    .asNote()
    findings.append(isUnsure ? note.asUnsure() : note)
  }
}

/// The findings of a root.
struct RootFindings: Sendable {
  let solution: RootSolution
  let findings: [Finding]
  /// True if ambiguous views have their suggestions.
  let suggests: Bool
  /// True if the solution is not the only one.
  let isDoubtful: Bool
  /// True if the root exceeds the work limit.
  let isAbandoned: Bool
}

/// The ambiguous quantities of each member of a root, by node.
typealias AmbiguousQuantities = RangeTable<[Finding.Quantity]>
