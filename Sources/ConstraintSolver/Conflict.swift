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

/// The search for minimal conflicts among a few rows of a system, at the cost of these alone.
struct ConflictSearch {
  private let system: System
  /// How much work is left.
  private(set) var budget: Int

  /// Creates a search among `candidates`, rows of `system`.
  ///
  /// - Parameter budget: How much work may be done.
  init(_ system: System, among candidates: [Int32], budget: Int) {
    self.system = system.part(candidates)
    self.budget = budget
  }

  private mutating func spend(_ rows: Int) throws(SolverError) {
    budget -= 16 * rows
    if budget < 0 { throw .tooMuchWork }
  }

  /// Returns a minimal conflict among the rows; nil if they can hold together.
  ///
  /// This is a deletion filter: a row goes if the others are infeasible without it, and then all
  /// rows go that this infeasibility does not rest on.
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

  /// Returns the minimal conflict among rows if there can be but one, and is; else nil.
  ///
  /// Conflicting rows add up to nothing. Where all but one are independent of each other, there is only
  /// one way to do so, and no conflict but that of the rows in it.
  private mutating func onlyConflict(among rows: [Int32]) throws(SolverError) -> [Int32]? {
    try spend(rows.count)
    let tableau = Tableau(eliminating: system.equalities(rows))
    try tableau.checkWork()
    guard tableau.pivots.count == rows.count - 1 else { return nil }
    return try certificate(rows)
  }

  /// Returns rows among `candidates` that are infeasible together, nil if all are feasible.
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
  /// The most failures that are traced to their conflicts. Each takes a search of its own, and a root of
  /// an app has fewer than 100.
  static let mostFailures = 2_000

  /// Returns a minimal conflict for each failure of a tableau, each once.
  ///
  /// - Throws: ``SolverError/tooMuchWork`` if there are more than ``mostFailures``.
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
