/// Solves weighted linear constraints with strictly lexicographic priorities.
///
/// Required constraints are satisfied. For each lower priority, from high to low, the sum of
/// absolute violations is as small as the higher priorities allow. Violations are measured in the
/// units of the constraint's expression.
///
/// ```swift
/// var solver = Solver()
/// let width = Variable(0)
/// try solver.add(
///   LinearConstraint(id: ConstraintID(0), Expression(width) - 44, .greaterThanOrEqual))
/// try solver.add(
///   LinearConstraint(id: ConstraintID(1), Expression(width), .equal, priority: .low))
/// try solver.solve()  // .satisfied
/// solver.value(of: width)  // 44
/// ```
///
/// The result of a first solve depends only on the constraints and the order in which they were
/// added. If there are several optimal solutions, the solver chooses one. After
/// ``setConstant(_:of:)``, the choice can also depend on the previous solution. ``ambiguity()``
/// reports the undetermined variables.
public struct Solver: Sendable {
  private enum State {
    /// Constraints were added or removed since the tableau was built.
    case stale
    /// The tableau has the solution, except for the pending ``changes``.
    case solved
    /// The required constraints conflict. The tableau has a softened solution.
    case softened
  }

  private struct Change {
    var row: Int32
    var amount: Double
  }

  /// Above this number of changes at once, all values are recomputed.
  private static let fewChanges = 8
  /// The number of changes after which all values are recomputed, which removes rounding errors.
  private static let changesBetweenRefreshes = 1024

  /// The number of basis changes per row after which the tableau is rebuilt.
  private static let pivotsPerRow = 16

  private(set) var system = System()
  private(set) var tableau = Solver.emptyTableau
  /// The row of the tableau for each row of the system, or -1; empty until a constant changes.
  private var localRows: [Int32] = []
  private var state = State.stale
  private var outcome = Outcome.satisfied

  private var changes: [Change] = []
  private var changesSinceRefresh = 0
  private var sensitivities: [Sensitivity] = []
  private var sensitiveRows: [Int32] = []
  /// For each row of the tableau, its index in ``sensitivities``, or -1; empty until a constant changes.
  private var sensitivityIndex: [Int32] = []

  /// Shared, because many solvers are made and a tableau has many arrays.
  private static let emptyTableau = Tableau(System(), rows: [])

  /// Creates a solver without constraints.
  public init() {}

  /// Creates a solver of a system.
  init(_ system: System) { self.system = system }

  /// The work that the last solution took, in entries of the system visited.
  package var work: Int { tableau.rows.work }

  /// Reserves space for `count` more constraints.
  public mutating func reserveCapacity(_ count: Int) {
    system.reserveCapacity(count)
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError`` if the id is in use or a number is not finite. The solver is then
  ///   unchanged.
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
  /// - Throws: ``SolverError`` if the id is in use or a number is not finite. The solver is then
  ///   unchanged.
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
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if there is no such constraint.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    try system.remove(id)
    state = .stale
  }

  /// Replaces the constant of a constraint's expression.
  ///
  /// The next ``solve(softening:)`` starts from the current solution.
  ///
  /// - Throws: ``SolverError`` if there is no such constraint or the constant is not finite.
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
    if localRows.isEmpty { indexRows() }
    let local = localRows[row]
    tableau.givenConstants[Int(local)] = constant * tableau.demands[Int(local)].scale
    changes.append(Change(row: local, amount: amount))
  }

  /// Solves the system and returns whether its required constraints can be satisfied.
  ///
  /// If they conflict, there is no solution unless `softening` is true. Softening makes the
  /// required constraints connected with a conflict optional, with a priority above all other
  /// optional ones.
  ///
  /// - Throws: ``SolverError/tooMuchWork`` or ``SolverError/numericallyUnstable``.
  @discardableResult
  public mutating func solve(softening: Bool = false) throws(SolverError) -> Outcome {
    try solve(softening) { Tableau(eliminating: $0) }
  }

  /// Solves like ``solve(softening:)``, with the same result, but shares work that does not depend
  /// on constants with other systems.
  ///
  /// - Parameter elimination: The elimination of an earlier system. It is used if the systems
  ///   differ only in constants, and otherwise replaced with the elimination of this system.
  /// - Throws: ``SolverError/tooMuchWork`` or ``SolverError/numericallyUnstable``.
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

  /// Returns the value of `variable` in the last solution.
  ///
  /// It is nil if no constraint mentions the variable. It is also nil if there is no solution:
  /// before the first solve, after a constraint is added or removed, or after a conflict without
  /// softening. A value computed before ``setConstant(_:of:)`` can remain until the next solve.
  public func value(of variable: Variable) -> Double? {
    if case .stale = state { return nil }
    guard let index = system.index(of: variable) else { return nil }
    let local = tableau.localVariables[index]
    return local < 0 ? nil : tableau.values[Int(local)]
  }

  /// Returns the constant of a constraint's expression, or nil if there is no such constraint.
  public func constant(of id: ConstraintID) -> Double? {
    system.row(of: id).map { system.allRows[$0].constant }
  }

  /// Returns the violation of a constraint in the last solution, in units of its expression; nil if
  /// there is no such constraint.
  ///
  /// Variables without a value count as zero.
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

  /// The last solution, or nil if there is none.
  public var solution: Solution? { hasSolution ? solution(tableau.values) : nil }

  /// True if the solution satisfies every required constraint, and no change is pending.
  var isSatisfied: Bool {
    if case .solved = state { return changes.isEmpty }
    return false
  }

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
    tableau = eliminating(system)
    let failures = try tableau.optimise()
    if failures.isEmpty {
      guard tableau.isAccurate(for: system) else { throw .numericallyUnstable }
      localRows = []
      sensitivityIndex = []
      changesSinceRefresh = 0
      outcome = .satisfied
      state = .solved
      return
    }
    let conflicts = try system.conflicts(behind: failures, in: &tableau)
    outcome = .unsatisfiable(conflicts)
    guard softening else { return }
    try soften(
      around: conflicts.flatMap(\.constraints).compactMap { system.row(of: $0).map(Int32.init) }
    )
  }

  /// Solves the system with the rows of its conflicts, and those connected with them, softened.
  mutating func soften(around conflicts: [Int32]) throws(SolverError) {
    tableau = Tableau(system, rows: system.rows, softened: system.rowsConnected(with: conflicts))
    guard try tableau.solve().isEmpty else { throw .numericallyUnstable }
    state = .softened
  }

  // MARK: Changing

  private mutating func indexRows() {
    localRows = Array(repeating: -1, count: system.allRows.count)
    for (local, row) in tableau.systemRows.enumerated() { localRows[Int(row)] = Int32(local) }
    sensitivityIndex = Array(repeating: -1, count: tableau.rowCount)
  }

  /// Applies the changed constants and returns whether a solution was found from the current one.
  ///
  /// If not, the required constraints may conflict, or the tableau is due to be rebuilt.
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
