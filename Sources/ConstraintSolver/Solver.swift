/// Solves weighted linear constraints with strictly lexicographic priorities.
///
/// Required constraints hold. Below that, within one priority the sum of absolute violations is as
/// small as possible, and a higher priority wins entirely. Violations are measured in the units of
/// the constraint's expression.
///
/// ```swift
/// var solver = Solver()
/// let width = Variable(0)
/// try solver.add(LinearConstraint(id: ConstraintID(0), Expression(width) - 44, .greaterThanOrEqual))
/// try solver.add(
///   LinearConstraint(id: ConstraintID(1), Expression(width), .equal, priority: .low))
/// try solver.solve()  // .satisfied
/// solver.value(of: width)  // 44
/// ```
///
/// Results depend on the constraints and the order in which they were added, on nothing else. Where
/// they leave a choice, the solver makes one; ``ambiguity()`` tells.
public struct Solver: Sendable {
  private enum State {
    /// Constraints came or went since the tableau was built.
    case stale
    /// The tableau holds the solution, but for ``changes``.
    case solved
    /// The required constraints conflict; the tableau holds a softened solution.
    case softened
  }

  private struct Change {
    var row: Int32
    var amount: Double
  }

  /// More changes than this at once are taken up by computing everything afresh.
  private static let fewChanges = 8
  /// After so many changes rounding errors are cleared away.
  private static let changesBetweenRefreshes = 1024

  /// After so many changes of the basis per row the tableau is built afresh.
  private static let pivotsPerRow = 16

  private(set) var system = System()
  private(set) var tableau = Tableau(System(), rows: [])
  private var localRows: [Int32] = []
  private var state = State.stale
  private var outcome = Outcome.satisfied

  private var changes: [Change] = []
  private var changesSinceRefresh = 0
  private var sensitivities: [Sensitivity] = []
  private var sensitiveRows: [Int32] = []
  /// For each row of the tableau its place in ``sensitivities``, else -1.
  private var sensitivityIndex: [Int32] = []

  /// Creates a solver without constraints.
  public init() {}

  /// How much work the last solution took, in entries of the system looked at.
  package var work: Int { tableau.rows.work }

  /// The number of constraints.
  public var constraintCount: Int { system.count }

  /// Makes room for some more constraints.
  public mutating func reserveCapacity(_ count: Int) {
    system.reserveCapacity(count)
  }

  /// Adds a constraint.
  ///
  /// Nothing is changed if an error is thrown.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) {
    try add(
      constraint.expression,
      constraint.relation,
      priority: constraint.priority,
      id: constraint.id
    )
  }

  /// Adds the constraint `expression relation 0`.
  ///
  /// Nothing is changed if an error is thrown.
  public mutating func add(
    _ expression: Expression,
    _ relation: Relation,
    priority: Priority = .required,
    id: ConstraintID
  ) throws(SolverError) {
    try system.append(id, expression, relation, priority)
    state = .stale
  }

  /// Removes a constraint.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try system.remove(id)
    state = .stale
  }

  /// Replaces the constant of a constraint's expression; the next ``solve(softening:)`` starts from
  /// the present solution.
  public mutating func setConstant(
    _ constant: Double,
    of id: ConstraintID
  ) throws(SolverError) {
    guard let row = system.row(of: id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .constantNotFinite(id) }
    let amount = constant - system.allRows[row].constant
    if amount == 0 { return }
    system.setConstant(constant, ofRow: row)
    guard case .solved = state else {
      state = .stale
      return
    }
    let local = localRows[row]
    tableau.givenConstants[Int(local)] = constant * tableau.demands[Int(local)].scale
    changes.append(Change(row: local, amount: amount))
  }

  /// Solves the system and returns whether its required constraints can hold.
  ///
  /// If they can't, there are no values, unless `softening` is set: then the required constraints
  /// connected with a conflict become the most important of the optional ones.
  @discardableResult
  public mutating func solve(softening: Bool = false) throws(SolverError) -> Outcome {
    try solve(softening) { Tableau(eliminating: $0) }
  }

  /// Solves as ``solve(softening:)`` does, with the same result, and shares with other systems what
  /// their constants do not matter to.
  ///
  /// - Parameter elimination: That of a system solved before, used if it differs in constants only;
  ///   afterwards that of this system.
  @discardableResult
  public mutating func solve(
    softening: Bool = false,
    sharing elimination: inout Elimination?
  ) throws(SolverError) -> Outcome {
    try solve(softening) { system in
      if let known = elimination?.tableau(for: system) { return known }
      let own = Elimination(system)
      elimination = own
      return own.tableau
    }
  }

  private mutating func solve(
    _ softening: Bool,
    _ eliminating: (System) -> Tableau
  ) throws(SolverError) -> Outcome {
    switch state {
    case .solved:
      if changes.isEmpty { return outcome }
      if try !applyChanges() { try rebuild(softening, eliminating) }
    case .softened:
      break
    case .stale:
      try rebuild(softening, eliminating)
    }
    return outcome
  }

  /// The value of `variable` in the solution found last.
  ///
  /// It is nil if no constraint mentions the variable, or if there is no solution because the
  /// constraints conflict or have changed.
  public func value(of variable: Variable) -> Double? {
    if case .stale = state { return nil }
    guard let index = system.index(of: variable) else { return nil }
    let local = tableau.localVariables[index]
    return local < 0 ? nil : tableau.values[Int(local)]
  }

  /// The constant of a constraint's expression; nil if there is no such constraint.
  public func constant(of id: ConstraintID) -> Double? {
    system.row(of: id).map { system.allRows[$0].constant }
  }

  /// How far a constraint is from holding in the solution found last; nil if there is no such
  /// constraint. Variables without a value count as zero.
  public func violation(of id: ConstraintID) -> Double? {
    guard let place = system.row(of: id) else { return nil }
    let row = system.allRows[place]
    var sum = row.constant
    for term in system.terms[row.terms] {
      sum += term.coefficient * (value(of: system.variables[Int(term.variable)]) ?? 0)
    }
    return switch row.relation {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The solution found last, nil if there is none.
  public var solution: Solution? { hasSolution ? solution(tableau.values) : nil }

  var hasSolution: Bool {
    if case .stale = state { return false }
    return true
  }

  /// Returns `values`, in the tableau's order, as a solution.
  func solution(_ values: [Double]) -> Solution {
    Solution(
      zip(tableau.systemVariables, values).map { (system.variables[Int($0)], $1) }
    )
  }

  // MARK: Building

  private mutating func rebuild(
    _ softening: Bool,
    _ eliminating: (System) -> Tableau
  ) throws(SolverError) {
    state = .stale
    forgetSensitivities()
    changes.removeAll(keepingCapacity: true)
    let rows = system.rows
    tableau = eliminating(system)
    let failures = try tableau.optimise()
    if failures.isEmpty {
      guard tableau.isAccurate(for: system) else { throw .numericallyUnstable }
      localRows = Array(repeating: -1, count: system.allRows.count)
      for (local, row) in rows.enumerated() { localRows[Int(row)] = Int32(local) }
      sensitivityIndex = Array(repeating: -1, count: rows.count)
      changesSinceRefresh = 0
      outcome = .satisfied
      state = .solved
      return
    }
    let conflicts = try system.conflicts(behind: failures, in: &tableau)
    outcome = .unsatisfiable(conflicts)
    guard softening else { return }
    let seeds = conflicts.flatMap(\.constraints).compactMap { system.row(of: $0).map(Int32.init) }
    tableau = Tableau(system, rows: rows, softened: system.rowsConnected(with: seeds))
    guard try tableau.solve().isEmpty else { throw .numericallyUnstable }
    state = .softened
  }

  // MARK: Changing

  /// Takes up the changed constants and returns whether a solution was found from the present one.
  ///
  /// If not, the required constraints may conflict, or it is time to start afresh.
  private mutating func applyChanges() throws(SolverError) -> Bool {
    changesSinceRefresh += changes.count
    var loose: [Int32] = []
    if changes.count > Solver.fewChanges || changesSinceRefresh > Solver.changesBetweenRefreshes
      || changes.contains(where: { tableau.shrinksConstant(ofRow: Int($0.row), by: $0.amount) })
    {
      tableau.refresh()
      changesSinceRefresh = 0
      loose = (0..<Int32(tableau.rowCount)).filter { !tableau.isWithinBounds(Int($0)) }
    } else {
      for change in changes { apply(change, &loose) }
      loose.removeAll { tableau.isWithinBounds(Int($0)) }
    }
    changes.removeAll(keepingCapacity: true)
    if loose.isEmpty { return true }
    forgetSensitivities()
    let limit = Solver.pivotsPerRow * tableau.rowCount + 1000
    if tableau.pivotCount >= limit { return false }
    return try tableau.solveAgain(around: loose)
  }

  private mutating func apply(_ change: Change, _ loose: inout [Int32]) {
    let row = Int(change.row)
    if sensitivityIndex[row] < 0 {
      if sensitivities.count == 64 { forgetSensitivities() }
      sensitivityIndex[row] = Int32(sensitivities.count)
      sensitiveRows.append(change.row)
      sensitivities.append(tableau.sensitivity(to: row))
    }
    tableau.shift(by: change.amount, sensitivities[Int(sensitivityIndex[row])], &loose)
  }

  private mutating func forgetSensitivities() {
    for row in sensitiveRows { sensitivityIndex[Int(row)] = -1 }
    sensitiveRows.removeAll(keepingCapacity: true)
    sensitivities.removeAll(keepingCapacity: true)
  }
}
