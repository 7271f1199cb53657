/// A minimal set of required constraints that can't be satisfied together. Without any one of them,
/// the others can be.
public struct Conflict: Hashable, Sendable {
  /// The ids of the constraints, in ascending order.
  public let constraints: [ConstraintID]

  /// Creates a conflict of `constraints`, which must be in ascending order.
  public init(constraints: [ConstraintID]) {
    self.constraints = constraints
  }
}

/// The result of solving a system.
public enum Outcome: Hashable, Sendable {
  /// The required constraints are satisfied, and the solver has an optimal solution.
  case satisfied
  /// The required constraints conflict. Each conflict is minimal.
  case unsatisfiable([Conflict])
}

/// A search for minimal conflicts among a few rows of a system. Its cost depends only on these
/// rows.
struct ConflictSearch {
  private let system: System
  /// The remaining work.
  private(set) var budget: Int

  /// Creates a search among `candidates`, rows of `system`.
  ///
  /// - Parameter budget: The amount of work that the search may do.
  init(_ system: System, among candidates: [Int32], budget: Int) {
    self.system = system.part(candidates)
    self.budget = budget
  }

  private mutating func spend(_ rows: Int) throws(SolverError) {
    budget -= 16 * rows
    if budget < 0 { throw .tooMuchWork }
  }

  /// Returns a minimal conflict among the rows, or nil if they can all be satisfied.
  ///
  /// This is a deletion filter. If the other rows are infeasible without a row, the row is dropped,
  /// together with all rows on which that infeasibility does not depend.
  mutating func minimalConflict() throws(SolverError) -> Conflict? {
    if let only = try onlyConflict(among: system.rows) { return conflict(only) }
    guard var untested = try infeasibleRows(system.rows) else { return nil }
    var needed: [Int32] = []
    while let row = untested.popLast() {
      if let rest = try infeasibleRows(untested + needed) {
        if let only = try onlyConflict(among: rest) { return conflict(only) }
        let kept = Set(rest)
        untested.removeAll { !kept.contains($0) }
      } else {
        needed.append(row)
      }
    }
    return conflict(needed)
  }

  private func conflict(_ rows: [Int32]) -> Conflict {
    Conflict(constraints: rows.map { system.allRows[Int($0)].id }.sorted())
  }

  /// Returns the minimal conflict among `rows` if there can be only one; otherwise nil.
  ///
  /// Conflicting rows are linearly dependent. If all rows but one are independent, there is only
  /// one dependency, and its rows are the only conflict.
  private mutating func onlyConflict(among rows: [Int32]) throws(SolverError) -> [Int32]? {
    try spend(rows.count)
    let tableau = Tableau(eliminating: system.equalities(rows))
    try tableau.checkWork()
    guard tableau.pivots.count == rows.count - 1 else { return nil }
    return try certificate(rows)
  }

  /// Returns an infeasible subset of `candidates`, or nil if all of them are feasible together.
  private mutating func infeasibleRows(_ candidates: [Int32]) throws(SolverError) -> [Int32]? {
    guard let smaller = try certificate(candidates) else { return nil }
    if smaller.count == candidates.count { return candidates }
    return try certificate(smaller) == nil ? candidates : smaller
  }

  private mutating func certificate(_ candidates: [Int32]) throws(SolverError) -> [Int32]? {
    try spend(candidates.count)
    var tableau = Tableau(system, rows: candidates)
    guard let failure = try tableau.solve().first else { return nil }
    let multipliers = tableau.multipliers(of: failure)
    return FailureTrace(tableau).rows(behind: multipliers)
  }
}

extension System {
  /// The maximum number of failures that are traced to their conflicts. Each failure takes a
  /// separate search. Roots in apps have fewer than 100 failures.
  static let mostFailures = 2_000

  /// Returns the distinct minimal conflicts behind the failures of a tableau.
  ///
  /// - Throws: ``SolverError/tooMuchWork`` if there are more than ``mostFailures`` or the search
  ///   exceeds the work limit; ``SolverError/numericallyUnstable`` if no conflict is found.
  func conflicts(
    behind failures: [Tableau.Failure],
    in tableau: inout Tableau
  ) throws(SolverError) -> [Conflict] {
    guard failures.count <= System.mostFailures else { throw .tooMuchWork }
    var conflicts: [Conflict] = []
    var known: Set<Conflict> = []
    let trace = FailureTrace(tableau)
    var budget = workLimit
    for failure in failures {
      let candidates = trace.rows(behind: tableau.multipliers(of: failure))
      var search = ConflictSearch(self, among: candidates, budget: budget)
      if let conflict = try search.minimalConflict(), known.insert(conflict).inserted {
        conflicts.append(conflict)
      }
      budget = search.budget
    }
    if conflicts.isEmpty {
      let required = rows.filter { allRows[Int($0)].priority == 1000 }
      var search = ConflictSearch(self, among: required, budget: budget)
      guard let conflict = try search.minimalConflict() else { throw .numericallyUnstable }
      conflicts.append(conflict)
    }
    return conflicts
  }

  /// Returns, for each row, whether it is connected with a row of `seeds` through shared variables.
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
