/// Required constraints that can't hold together, though they could without any one of them.
public struct Conflict: Hashable, Sendable {
  /// The names of the constraints, in ascending order.
  public let constraints: [ConstraintID]

  /// Creates a conflict of `constraints`, which are in ascending order.
  public init(constraints: [ConstraintID]) {
    self.constraints = constraints
  }
}

/// Whether the required constraints of a system can hold.
public enum Outcome: Hashable, Sendable {
  /// They can, and the solver holds an optimal solution.
  case satisfied
  /// They can't; each conflict is minimal.
  case unsatisfiable([Conflict])
}

extension System {
  /// Returns a minimal conflict among `candidates`, rows that are said to be infeasible together;
  /// nil if they are not.
  ///
  /// This is a deletion filter: a row goes if the others are infeasible without it, and then all
  /// rows go that this infeasibility does not rest on.
  func minimalConflict(among candidates: [Int32]) throws(SolverError) -> Conflict? {
    guard var untested = try infeasibleRows(candidates) else { return nil }
    var needed: [Int32] = []
    while let row = untested.popLast() {
      if let rest = try infeasibleRows(untested + needed) {
        let kept = rest.sorted()
        untested.removeAll { !kept.containsSorted($0) }
      } else {
        needed.append(row)
      }
    }
    return Conflict(constraints: needed.map { allRows[Int($0)].id }.sorted())
  }

  /// Returns rows among `candidates` that are infeasible together, nil if all are feasible.
  private func infeasibleRows(_ candidates: [Int32]) throws(SolverError) -> [Int32]? {
    guard let smaller = try certificate(candidates) else { return nil }
    if smaller.count == candidates.count { return candidates }
    return try certificate(smaller) == nil ? candidates : smaller
  }

  private func certificate(_ candidates: [Int32]) throws(SolverError) -> [Int32]? {
    var tableau = Tableau(self, rows: candidates)
    guard let failure = try tableau.solve().first else { return nil }
    return tableau.rows(behind: failure)
  }

  /// Returns which rows are connected, through variables in common, with a row of `seeds`.
  func rowsConnected(with seeds: [Int32]) -> [Bool] {
    var rowsOfVariables: [[Int32]] = Array(repeating: [], count: variables.count)
    for row in rows {
      for term in terms(of: row) { rowsOfVariables[Int(term.variable)].append(row) }
    }
    var isReached = Array(repeating: false, count: allRows.count)
    for row in seeds { isReached[Int(row)] = true }
    var waiting = seeds
    while let row = waiting.popLast() {
      for term in terms(of: row) {
        for next in rowsOfVariables[Int(term.variable)] where !isReached[Int(next)] {
          isReached[Int(next)] = true
          waiting.append(next)
        }
        rowsOfVariables[Int(term.variable)] = []
      }
    }
    return isReached
  }

  private func terms(of row: Int32) -> ArraySlice<RowTerm> { terms[allRows[Int(row)].terms] }
}

extension [Int32] {
  /// Whether a sorted array contains `element`.
  fileprivate func containsSorted(_ element: Int32) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}
