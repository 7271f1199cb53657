import ConstraintSolver
import LayoutModel

/// Views whose constraints are ambiguous.
extension SceneFindings {
  /// Adds the ambiguous views of a root.
  ///
  /// - Parameter besideConflict: True if the root's constraints can't be satisfied together, and
  ///   the solution leaves out some of them. Interface Builder marks such views too (44 of 61
  ///   outside cells). They are notes without suggestions, because the conflict is to be resolved
  ///   first.
  /// - Throws: ``SolverError`` if the search fails. Nothing is then added.
  mutating func addAmbiguity(
    _ solution: RootSolution,
    besideConflict: Bool = false
  ) throws(SolverError) {
    var search = try ambiguity(of: solution)
    examined = search.examined
    noteUntiedContents(solution, &search.open)
    var open = search.open
    noteUnconstrained(solution, &open)
    guard open.values.contains(where: { !$0.isEmpty }) else { return }
    let suggestions =
      suggests && !besideConflict
      ? suggestions(for: search.open, search.settled, search.free, isShrunk: search.isShrunk) : [:]
    let members = solution.system.members.filter { !open[$0].isEmpty }
    let heads = search.groups.heads(of: members) { suggestions[$0] != nil }
    let groupByMember = members.map { search.groups.head(of: $0) }
    func groups(where isMember: (Int) -> Bool) -> Set<Int> {
      Set(zip(members, groupByMember).filter { isMember($0.0) }.map(\.1))
    }
    let settledGroups = groups { isSettledByContent($0, open[$0], solution.system) }
    let slackGroups =
      isSelfSizing(solution.system.root)
      ? groupsOfSlack(members, groupByMember, open, solution) : []
    let named = nodesOfInactiveCode()
    let groupsOfCode = groups { isSettledByCode($0, open[$0], named) }
    let unmarkedGroups = unmarkedGroups(members, groupByMember, open, slack: slackGroups)
    func hint(for group: Int) -> String? {
      if besideConflict { return FindingText.conflictHint }
      if settledGroups.contains(group) { return FindingText.appContentHint }
      return slackGroups.contains(group) ? FindingText.selfSizingRowHint : nil
    }
    for (member, group) in zip(members, groupByMember) {
      addAmbiguous(
        member,
        open[member],
        suggestions[member] ?? [],
        head: heads[group] ?? member,
        settledBy: hint(for: group),
        isOfCode: groupsOfCode.contains(group),
        isUnmarked: unmarkedGroups.contains(group)
      )
    }
    let reported = zip(members, groupByMember).map { ($0.0, heads[$0.1] ?? $0.0) }
    addArranged(solution, heads: Dictionary(reported, uniquingKeysWith: { first, _ in first }))
  }

  /// The ambiguities of a root.
  private struct Ambiguity {
    /// The ambiguous quantities of each node.
    var open: AmbiguousQuantities
    /// The last solution that was examined.
    var settled: RootSolution
    /// True if that solution has smaller contents.
    var isShrunk = false
    /// The variables that its constraints leave free.
    var free: [Variable] = []
    /// The ambiguous nodes that depend on each other.
    var groups: AmbiguityGroups
    /// The solutions that were examined; empty if one was examined because another has conflicts.
    var examined: [RootSolution] = []
  }

  /// Examines the solution of a root, and the one with smaller contents if it has such.
  private func ambiguity(of solution: RootSolution) throws(SolverError) -> Ambiguity {
    let members = solution.system.members.run
    var search = Ambiguity(
      open: AmbiguousQuantities([], for: members),
      settled: solution,
      groups: AmbiguityGroups(for: members)
    )
    // Cells are small enough to examine twice. Elsewhere the second solution alone finds as much
    // (measured).
    let isCell = layout.tree.nodes[solution.system.root].facts.kind.isCell
    if isCell || !solution.system.hasShrinkable { try examine(solution, &search) }
    guard solution.system.hasShrinkable else { return search }
    var system = solution.system
    let outcome = system.solveWithSmallerContents()
    if let failure = system.rows.failure { throw failure }
    let second = RootSolution(consume system, outcome)
    if second.outcome == .satisfied {
      try examine(second, &search)
      (search.settled, search.isShrunk) = (second, true)
    } else if !isCell, solution.outcome == .satisfied {
      // Other sizes contradict required priorities, so the stored ones decide.
      try examine(solution, &search)
      search.examined = []
    }
    return search
  }

  private func examine(
    _ solution: RootSolution,
    _ search: inout Ambiguity
  ) throws(SolverError) {
    search.free = try note(solution, &search.open)
    search.groups.merge(search.open, solution.system, free: search.free)
    search.examined.append(solution)
  }

  /// Returns the groups that Interface Builder would not mark, although several layouts are optimal:
  ///
  /// - in self-sizing rows, before Xcode 11, the slack of the stored height (8 of 47 views);
  /// - widths that contents share because their priorities are equal, in cells (18 of 155 views), and
  ///   elsewhere if only texts of several lines share them, among which stack views divide their width
  ///   (9 of 82; of other shared widths 31 of 37 are marked, and heights are too).
  ///
  /// In cells of Xcode 7, both are marked (15 of 18 views of 4 repositories).
  private func unmarkedGroups(
    _ members: [Int],
    _ groupByMember: [Int],
    _ open: AmbiguousQuantities,
    slack: Set<Int>
  ) -> Set<Int> {
    if layout.document.isMac { return [] }
    if isXcode7Canvas, let first = members.first, isInCell(first) { return [] }
    let tools = layout.environment.toolsVersion
    var (adapting, others): (Set<Int>, Set<Int>) = ([], [])
    for (member, group) in zip(members, groupByMember) {
      if open[member].contains(where: { $0.axis == .vertical }) { others.insert(group) }
      guard sharesWidth(member, open[member]) else { continue }
      if adaptsToWidth(member) { adapting.insert(group) } else { others.insert(group) }
    }
    return adapting.subtracting(others).union(tools < 14800 ? slack : [])
  }

  /// Returns true if the width of a view is ambiguous although its content has a width. Then the
  /// priorities of several contents are equal.
  private func sharesWidth(_ node: Int, _ quantities: [Finding.Quantity]) -> Bool {
    quantities.contains(.width)
      && IntrinsicSizes.hasIntrinsic(
        layout.tree.nodes[node].facts,
        .horizontal,
        isMac: layout.document.isMac
      )
  }

  private func isInCell(_ node: Int) -> Bool {
    layout.tree.nodes[layout.tree.nodes[node].root].facts.kind.isCell
  }

  /// Returns true for a view in a cell, and for a text that breaks its lines at any width: a text in
  /// several lines, and one that may have several in a stack view. The title of a button with a
  /// configuration is such a text.
  private func adaptsToWidth(_ node: Int) -> Bool {
    let view = layout.tree.nodes[node]
    if isInCell(node) { return true }
    let isArranged = layout.tree.nodes[view.parent].facts.kind == .stackView
    switch view.facts.kind {
    case .label:
      return view.facts.text.numberOfLines != 1
        && (isArranged || !NaturalSizes.isOneLine(view.facts))
    case .button: return isArranged && view.facts.hasConfiguration
    default: return false
    }
  }

  private func isSettledByContent(
    _ node: Int,
    _ quantities: [Finding.Quantity],
    _ system: RootSystem
  ) -> Bool {
    let view = layout.tree.nodes[node]
    return RunTimeContent.settles(
      quantities,
      of: view,
      layout.document.objects[view.object],
      arranges: system.arrangesContent(of: node),
      isMac: layout.document.isMac
    )
  }

  /// Returns true for a cell that sizes itself to its content at run time: it has a file of its own, or
  /// the row height of its table is automatic. The height that a prototype stores is that of the canvas;
  /// a static cell keeps its own.
  private func isSelfSizing(_ root: Int) -> Bool {
    let node = layout.tree.nodes[root]
    guard node.facts.kind.isCell else { return false }
    if node.parent < 0 { return true }
    let table = layout.document.objects[layout.tree.nodes[node.parent].object]
    guard node.facts.kind == .tableViewCell, table.attribute("rowHeight") == "-1" else {
      return false
    }
    let height = layout.document.objects[node.object].attribute("rowHeight")
    return table.attribute("dataMode") == "prototypes" || height == nil || height == "-1"
  }

  /// Returns the groups that are not ambiguous in a row that is as high as its content. Only the
  /// stored height makes them ambiguous, because it is too large or too small, and a self-sizing
  /// row does not keep it.
  ///
  /// In 109 shipped apps, readers would have changed 0 of 15 marked views of such groups.
  private func groupsOfSlack(
    _ members: [Int],
    _ groupByMember: [Int],
    _ open: AmbiguousQuantities,
    _ solution: RootSolution
  ) -> Set<Int> {
    guard let fitted = layout.fitted(solution) else { return [] }
    var left = AmbiguousQuantities([], for: solution.system.members.run)
    guard (try? note(fitted, &left)) != nil else { return [] }
    var groups: Set<Int> = []
    var others: Set<Int> = []
    for (member, group) in zip(members, groupByMember) {
      let isSettled = open[member].allSatisfy { $0.axis == .vertical && !left[member].contains($0) }
      if isSettled { groups.insert(group) } else { others.insert(group) }
    }
    return groups.subtracting(others)
  }

  /// Returns, by node, the axes on which a view has constraints that are not installed here and
  /// that code can install.
  private func nodesOfInactiveCode() -> [Int: Set<Axis>] {
    let document = layout.document
    let changeable = document.scenes[layout.scene].constraints.compactMap { object in
      document.constraintFacts[object].flatMap { $0.isChangeable ? $0 : nil }
    }
    if changeable.isEmpty { return [:] }
    let active = Set(layout.tree.constraints.map(\.object))
    var axes: [Int: Set<Axis>] = [:]
    for constraint in changeable where !active.contains(constraint.object) {
      guard let axis = constraint.firstAttribute?.axis else { continue }
      for item in [constraint.firstItem, constraint.secondItem ?? -1] where item >= 0 {
        axes[layout.tree.nodeByObject[item], default: []].insert(axis)
      }
    }
    return axes
  }

  private func isSettledByCode(
    _ node: Int,
    _ quantities: [Finding.Quantity],
    _ named: [Int: Set<Axis>]
  ) -> Bool {
    guard let axes = named[node] else { return false }
    return quantities.contains { axes.contains($0.axis) }
  }

  private mutating func addAmbiguous(
    _ node: Int,
    _ quantities: [Finding.Quantity],
    _ suggestions: [SuggestedEdit],
    head: Int,
    settledBy reason: String?,
    isOfCode: Bool,
    isUnmarked: Bool
  ) {
    let ordered = Finding.Quantity.allCases.filter(quantities.contains)
    let isContent = ordered.allSatisfy { $0 == .contentWidth || $0 == .contentHeight }
    let message =
      isContent ? FindingText.ambiguousContent(name(node)) : FindingText.ambiguous(ordered)
    let found = finding(
      .ambiguous,
      layout.tree.nodes[node].id,
      node,
      reason.map { FindingText.settled(message, by: $0) } ?? message,
      head: layout.tree.nodes[head].id,
      quantities: ordered,
      suggestions: suggestions
    )
    // A finding that code can resolve also becomes a note, because a mark on the canvas would make
    // it certain again.
    let told = isOfCode || reason != nil ? found.asNote() : found
    findings.append(isOfCode || isUnmarked ? told.asUnsure() : told)
  }

  /// Records which quantities of which views differ between two optimal solutions.
  ///
  /// - Returns: The variables that differ.
  /// - Throws: ``SolverError`` if the search fails.
  func note(
    _ solution: RootSolution,
    _ open: inout AmbiguousQuantities
  ) throws(SolverError) -> [Variable] {
    let ambiguity = try solution.system.rows.ambiguity()
    if ambiguity == nil, !solution.hasLooseVariables { return [] }
    let system = solution.system
    let first = solution.values
    var second = first
    if let ambiguity {
      for (variable, value) in zip(ambiguity.second.variables, ambiguity.second.values) {
        second[variable.id] = value
      }
    }
    var free = ambiguity?.variables ?? []
    // A variable that no row mentions can have any value.
    for (number, value) in system.rows.values.enumerated() where value == nil {
      second[number] = 1000 + Double(number)
      free.append(Variable(number))
    }
    noteFrames(system, first, second, &open)
    for member in system.members where !system.isInDroppedView(member) {
      guard let content = system.contents[member] else { continue }
      let width = content.horizontal.length
      let height = content.vertical.length
      note(&open[member], .contentWidth, width.value(first), width.value(second))
      note(&open[member], .contentHeight, height.value(first), height.value(second))
    }
    return free
  }

  /// Records which quantities of the members' frames in their superviews differ between two solutions.
  func noteFrames(
    _ system: RootSystem,
    _ first: [Double],
    _ second: [Double],
    _ open: inout AmbiguousQuantities
  ) {
    for member in system.members where member != system.root && !system.isInDroppedView(member) {
      let parent = layout.tree.nodes[member].parent
      guard let a = relative(system.spans, first, member, parent),
        let b = relative(system.spans, second, member, parent)
      else { continue }
      note(&open[member], .x, a.x, b.x)
      note(&open[member], .y, a.y, b.y)
      note(&open[member], .width, a.width, b.width)
      note(&open[member], .height, a.height, b.height)
    }
  }

  private func relative(
    _ spans: Spans,
    _ values: [Double],
    _ node: Int,
    _ parent: Int
  ) -> Frame? {
    guard let own = spans.frame(of: node, values), let outer = spans.frame(of: parent, values)
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
}
