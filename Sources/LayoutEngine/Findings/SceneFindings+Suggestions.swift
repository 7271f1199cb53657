import ConstraintSolver
import LayoutModel

extension SceneFindings {
  /// The most constraints that are suggested for a root.
  private static let maximumSuggestions = 16

  /// A constraint that settles something of a view, as text and as a row.
  private struct Suggestion {
    let node: Int
    let notation: ConstraintNotation
    let row: Expression
  }

  /// Constraints that settle a root, by the view that each is for: they are added to the system until
  /// nothing is open.
  ///
  /// - Parameter free: The variables that the solution leaves open.
  func suggestions(
    for open: OpenQuantities,
    _ solution: RootSolution,
    _ free: [Variable]
  ) -> [Int: [ConstraintNotation]] {
    var result: [Int: [ConstraintNotation]] = [:]
    var (solution, open, free) = (solution, open, free)
    var refused: Set<Int> = []
    var rest = SceneFindings.maximumSuggestions
    var most = rest
    while rest > 0 {
      let groups = solution.system.rows.groups(of: free)
      let next = independent(open, solution, groups, atMost: min(rest, most), &refused)
      var system = solution.system
      for suggestion in next {
        system.rows.add(suggestion.row, .equal, 1000, .length(suggestion.node))
      }
      guard !next.isEmpty, let outcome = system.rows.solve() else { return result }
      if outcome != .satisfied, next.count > 1 {
        most = 1
        continue
      }
      for suggestion in next { result[suggestion.node, default: []].append(suggestion.notation) }
      guard outcome == .satisfied else { return result }
      rest -= next.count
      solution = RootSolution(system, outcome)
      open = OpenQuantities([], for: solution.system.members.run)
      free = note(&solution, &open)
    }
    return result
  }

  /// The next constraints: that of the first open view, and those of others that nothing ties to what
  /// is settled by them.
  private func independent(
    _ open: OpenQuantities,
    _ solution: RootSolution,
    _ groups: [Variable: Int],
    atMost most: Int,
    _ refused: inout Set<Int>
  ) -> [Suggestion] {
    var next: [Suggestion] = []
    var settled: Set<Int> = []
    for node in solution.system.members where !open[node].isEmpty && !refused.contains(node) {
      guard let (notation, row) = settling(node, open[node], solution) else {
        if next.isEmpty { refused.insert(node) }
        continue
      }
      let touched = row.terms.compactMap { groups[$0.variable] }
      guard next.isEmpty || !touched.isEmpty && settled.isDisjoint(with: touched) else { continue }
      next.append(Suggestion(node: node, notation: notation, row: row))
      settled.formUnion(touched)
      if next.count == most || touched.isEmpty { break }
    }
    return next
  }

  /// The constraint that settles the first open number of a view where the file has it: positions
  /// before sizes, as a position settles a size that the other edge hangs on.
  private func settling(
    _ node: Int,
    _ open: [Finding.Quantity],
    _ solution: RootSolution
  ) -> (ConstraintNotation, Expression)? {
    let system = solution.system
    let parent = layout.tree.nodes[node].parent
    guard let span = system.spans[node] else { return nil }
    let stored = layout.tree.nodes[node].facts.frame
    for quantity in Finding.Quantity.allCases where open.contains(quantity) {
      switch quantity {
      case .x, .y:
        guard parent >= 0, let outer = system.spans[parent] else { continue }
        let axis: Axis = quantity == .x ? .horizontal : .vertical
        let row = span[axis].origin - outer[axis].origin
        let attribute = quantity == .x ? "leading" : "top"
        // On macOS stored frames count from the bottom.
        let value = quantity == .x ? stored?.x : layout.document.isMac ? nil : stored?.y
        return tie(node, attribute, .init(.superview, attribute), row, value, solution)
      case .width:
        return tie(node, "width", nil, span.horizontal.length.expression, stored?.width, solution)
      case .height:
        return tie(node, "height", nil, span.vertical.length.expression, stored?.height, solution)
      case .contentWidth, .contentHeight:
        guard let found = settlingContent(node, quantity, solution) else { continue }
        return found
      }
    }
    return nil
  }

  /// Ties the farthest subview of a scroll view to the far edge of the content.
  private func settlingContent(
    _ node: Int,
    _ quantity: Finding.Quantity,
    _ solution: RootSolution
  ) -> (ConstraintNotation, Expression)? {
    let axis: Axis = quantity == .contentWidth ? .horizontal : .vertical
    let system = solution.system
    guard let content = system.contents[node]?[axis] else { return nil }
    let ends = layout.tree.nodes[node].children.compactMap { child in
      system.spans[child].map { (child: child, end: $0[axis].end) }
    }
    let last = ends.max { $0.end.value(solution.values) < $1.end.value(solution.values) }
    guard let last else { return nil }
    let attribute = axis == .horizontal ? "trailing" : "bottom"
    let row = last.end - content.end
    return (
      ConstraintNotation(
        .init(.named(layout.tree.nodes[last.child].id.rawValue), attribute),
        .equal,
        .init(.superview, attribute)
      ),
      row
    )
  }

  private func tie(
    _ node: Int,
    _ attribute: String,
    _ other: ConstraintNotation.Anchor?,
    _ expression: Expression,
    _ stored: Double?,
    _ solution: RootSolution
  ) -> (ConstraintNotation, Expression) {
    let value = ((stored ?? expression.value(solution.values)) * 2).rounded() / 2
    let constant = Frame(x: value, y: 0, width: 0, height: 0).record.fields[0]
    let notation = ConstraintNotation(
      .init(.named(layout.tree.nodes[node].id.rawValue), attribute),
      .equal,
      other,
      constant: other != nil && value == 0 ? nil : constant
    )
    return (notation, expression + (-value))
  }
}
