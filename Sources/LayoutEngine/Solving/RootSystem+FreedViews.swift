import ConstraintSolver

/// Layouts in which views are free that autoresizing masks place.
extension RootSystem {
  /// Returns true if rows conflict whatever the frames of some views are.
  ///
  /// Only these rows are solved again.
  ///
  /// - Parameters:
  ///   - sources: The sources of the rows, which conflict in this system.
  ///   - nodes: The views, which autoresizing masks place.
  func conflicts(_ sources: [RowSource], freeing nodes: [Int]) -> Bool {
    var system = self
    system.rows.removeAll()
    // They depend on the frames of their views.
    (system.contents, system.guideSpans) = ([:], [:])
    for node in nodes {
      let horizontal = Span(system.rows.variable(), system.rows.variable())
      let vertical = Span(system.rows.variable(), system.rows.variable())
      system.spans[node] = PerAxis(horizontal, vertical)
      system.addLengths(node)
    }
    var added: [RowSource] = []
    for source in sources where !added.contains(source) {
      system.addRows(source)
      added.append(source)
    }
    guard case .unsatisfiable(let conflicts)? = system.rows.solve() else { return false }
    return conflicts.contains { conflict in
      system.rows.shortage(of: conflict).map { $0 >= ConflictLimit.usual } ?? false
    }
  }

  private mutating func addRows(_ source: RowSource) {
    switch source {
    case .constraint(let index): addConstraint(index)
    case .intrinsic(let node): addIntrinsicSize(node)
    case .length(let node): addLengths(node)
    case .stack(let node): addStack(node)
    case .tieBreaker: break
    }
  }

  /// Adds the rows that keep the lengths of a view from being negative.
  private mutating func addLengths(_ node: Int) {
    guard let span = spans[node] else { return }
    for axis in Axis.allCases {
      rows.add(span[axis].length, .greaterThanOrEqual, 1000, .length(node))
    }
  }
}
