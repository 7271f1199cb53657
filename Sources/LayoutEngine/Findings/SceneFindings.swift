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

  /// The scroll views with a content layout guide, by root, in the order of the guides.
  let guidedScrollViews: [Int: [Int]]

  private init(_ layout: SolvedScene) {
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

  /// Searches for findings, by root, in document order, and for roots whose frames are doubtful.
  ///
  /// The caller decides whether the stored frames belong to the layout's size class.
  static func find(
    _ layout: SolvedScene,
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
        let isDoubtful = search.findings.count > count
        if isDoubtful { search.doubtfulRoots.insert(solution.system.root) }
        if comparesStored {
          search.addMisplaced(solution, from: misplacedFrom, isDoubtful: isDoubtful)
          search.addContradictedSize(solution)
          search.addUnseenCell(solution)
        }
        continue
      }
      if search.findings.count > count { search.doubtfulRoots.insert(solution.system.root) }
    }
    return search
  }

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
      isSuppressed: kind == .ambiguous && view.facts.marks.isSuppressed
    )
    .inLayout(of: layout.tree.nodes[view.root].id)
  }
}

/// The ambiguous quantities of each member of a root, by node.
typealias AmbiguousQuantities = RangeTable<[Finding.Quantity]>
