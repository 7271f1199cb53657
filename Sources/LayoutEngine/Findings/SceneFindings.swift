import ConstraintSolver
import LayoutModel

/// Looks for findings in one scene and environment.
struct SceneFindings {
  let layout: SceneLayout
  private var findings: [Finding] = []
  /// How much of intrinsic widths is taken away to see what hangs on them.
  private static let shrink = 0.125
  /// Values that differ by less are the same.
  private static let nearPoints = 0.1
  /// A conflict that is smaller comes from rounded literals and is none.
  private static let conflictPoints = 0.5

  init(_ layout: SceneLayout) {
    self.layout = layout
  }

  /// Returns the findings, by root, in document order.
  static func find(
    _ document: DocumentStorage,
    scene: Int,
    _ environment: LayoutEnvironment,
    _ measurer: TextMeasurer,
    _ misplacedFrom: Double
  ) -> [Finding] {
    let layout = SceneLayout(document, scene: scene, environment, measurer, keepsSolutions: true)
    var search = SceneFindings(layout)
    // Stored frames are those of the canvas's own class.
    let comparesStored =
      environment.rootSizing == .stored
      && environment.sizeClass == LayoutEnvironment.canvas(document.facts.header).sizeClass
    for solution in layout.solutions {
      if search.addConflicts(solution) { continue }
      let count = search.findings.count
      search.addAmbiguity(solution)
      if comparesStored, search.findings.count == count {
        search.addMisplaced(solution, from: misplacedFrom)
      }
    }
    return search.findings
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

  private func isReal(_ conflict: Conflict, _ solution: RootSolution) -> Bool {
    conflict.constraints.contains { id in
      solution.system.rows.violation(of: id) >= SceneFindings.conflictPoints
    }
  }

  private mutating func add(_ conflict: Conflict, _ solution: RootSolution) {
    var members: [ObjectID] = []
    var stack: Int?
    for id in conflict.constraints {
      switch solution.system.rows.sources[id.rawValue] {
      case .constraint(let index):
        members.append(layout.document.objects[layout.tree.constraints[index].object].id)
      case .stack(let node): stack = node
      case .intrinsic, .length: break
      }
    }
    members.sort()
    let root = layout.tree.nodes[solution.system.root]
    let object = members.first ?? stack.map { layout.tree.nodes[$0].id } ?? root.id
    findings.append(
      finding(
        .unsatisfiable,
        object,
        solution.system.root,
        FindingText.unsatisfiable(count: members.count, stack: stack.map(name)),
        constraints: members
      )
    )
  }

  // MARK: - Ambiguity

  private mutating func addAmbiguity(_ solution: RootSolution) {
    var open: [[Finding.Quantity]] = Array(repeating: [], count: layout.tree.nodes.count)
    // Cells are small; elsewhere the second look alone finds as much (measured).
    let isCell = layout.tree.nodes[solution.system.root].facts.kind.isCell
    if isCell || !solution.system.hasShrinkable { note(solution, &open) }
    if solution.system.hasShrinkable {
      var second = layout.solve(
        solution.system.root,
        solution.system.context,
        solution.system.estimate,
        shrink: SceneFindings.shrink
      )
      if second.outcome == .satisfied { note(&second, &open) }
    }
    noteUntiedContents(solution, &open)
    for member in solution.system.members where !open[member].isEmpty {
      addAmbiguous(member, open[member], solution.system.root)
    }
  }

  private mutating func addAmbiguous(_ node: Int, _ quantities: [Finding.Quantity], _ root: Int) {
    let ordered = Finding.Quantity.allCases.filter(quantities.contains)
    let isContent = ordered.allSatisfy { $0 == .contentWidth || $0 == .contentHeight }
    findings.append(
      finding(
        .ambiguous,
        layout.tree.nodes[node].id,
        node,
        isContent
          ? FindingText.ambiguousContent(name(node)) : FindingText.ambiguous(ordered),
        quantities: ordered
      )
    )
  }

  /// A scroll view with guides whose content nothing is tied to is ambiguous; one without guides
  /// is not (measured, 9 of 9 and 0 of 12).
  private func noteUntiedContents(_ solution: RootSolution, _ open: inout [[Finding.Quantity]]) {
    for guide in layout.document.scenes[layout.scene].guides {
      let object = layout.document.objects[guide]
      let parent = layout.document.parents[guide]
      guard object.key == "contentLayoutGuide", parent >= 0 else { continue }
      let node = layout.tree.nodeByObject[parent]
      guard node >= 0, layout.tree.nodes[node].facts.kind == .scrollView,
        solution.system.spans[node] != nil, solution.system.contents[node] == nil
      else { continue }
      open[node] += [.contentWidth, .contentHeight]
    }
  }

  private func note(_ solution: RootSolution, _ open: inout [[Finding.Quantity]]) {
    var copy = solution
    note(&copy, &open)
  }

  /// Notes which numbers of which views differ between two optimal solutions.
  private func note(_ solution: inout RootSolution, _ open: inout [[Finding.Quantity]]) {
    let ambiguity = solution.system.rows.ambiguity()
    if ambiguity == nil, !solution.hasLooseVariables { return }
    let system = solution.system
    let first = solution.values
    var second = first
    if let ambiguity {
      for (variable, value) in zip(ambiguity.second.variables, ambiguity.second.values) {
        second[variable.id] = value
      }
    }
    // A variable that no row mentions may be anything.
    for (number, value) in system.rows.values.enumerated() where value == nil {
      second[number] = 1000 + Double(number)
    }
    for member in system.members where member != system.root {
      let parent = layout.tree.nodes[member].parent
      guard let a = relative(system, member, parent, first),
        let b = relative(system, member, parent, second)
      else { continue }
      note(&open[member], .x, a.x, b.x)
      note(&open[member], .y, a.y, b.y)
      note(&open[member], .width, a.width, b.width)
      note(&open[member], .height, a.height, b.height)
    }
    for member in system.members {
      guard let content = system.contents[member] else { continue }
      let width = content.horizontal.length
      let height = content.vertical.length
      note(&open[member], .contentWidth, width.value(first), width.value(second))
      note(&open[member], .contentHeight, height.value(first), height.value(second))
    }
  }

  private func relative(
    _ system: RootSystem,
    _ node: Int,
    _ parent: Int,
    _ values: [Double]
  ) -> Frame? {
    guard let own = system.frame(of: node, values), let outer = system.frame(of: parent, values)
    else { return nil }
    return own.offset(x: -outer.x, y: -outer.y)
  }

  private func note(
    _ open: inout [Finding.Quantity],
    _ quantity: Finding.Quantity,
    _ a: Double,
    _ b: Double
  ) {
    if abs(a - b) > SceneFindings.nearPoints, !open.contains(quantity) { open.append(quantity) }
  }

  // MARK: - Misplaced

  /// Adds views whose stored frame is off, if most of the root is right: where it is not, the
  /// difference tells more about our rules than about the document.
  private mutating func addMisplaced(_ solution: RootSolution, from points: Double) {
    var off: [(node: Int, stored: Frame, computed: Frame)] = []
    var count = 0
    for member in solution.system.members where solution.system.isSolved[member] {
      guard let stored = layout.tree.nodes[member].facts.frame,
        let computed = layout.frame(of: member)
      else { continue }
      count += 1
      if stored.distance(to: computed) >= points { off.append((member, stored, computed)) }
    }
    guard off.count * 2 <= count || off.count == 1 else { return }
    for (node, stored, computed) in off {
      let pairs: [(Finding.Quantity, Double, Double)] = [
        (.x, stored.x, computed.x), (.y, stored.y, computed.y),
        (.width, stored.width, computed.width), (.height, stored.height, computed.height),
      ]
      findings.append(
        finding(
          .misplaced,
          layout.tree.nodes[node].id,
          node,
          FindingText.misplaced(name(node), expected: computed, actual: stored),
          quantities: pairs.filter { abs($0.1 - $0.2) >= points }.map(\.0)
        )
      )
    }
  }

  // MARK: - Helpers

  private func name(_ node: Int) -> String {
    let view = layout.tree.nodes[node]
    return FindingText.name(view.facts, element: layout.document.objects[view.object].kind)
  }

  private func finding(
    _ kind: Finding.Kind,
    _ object: ObjectID,
    _ node: Int,
    _ message: String,
    quantities: [Finding.Quantity] = [],
    constraints: [ObjectID] = []
  ) -> Finding {
    let view = layout.tree.nodes[node]
    return Finding(
      sizeClass: layout.environment.sizeClass,
      kind: kind,
      object: object,
      scene: layout.document.objects[view.object].scene,
      message: message,
      quantities: quantities,
      constraints: constraints,
      isSilenced: kind == .ambiguous && view.facts.marks.isSilenced
    )
  }
}
