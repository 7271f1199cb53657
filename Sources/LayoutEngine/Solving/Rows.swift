import ConstraintSolver

/// The source of a row of the system.
enum RowSource: Sendable, Equatable {
  /// A constraint of the document, by index in the scene's list.
  case constraint(Int)
  /// A view's intrinsic content size, by node.
  case intrinsic(Int)
  /// A constraint on a view's length, such as that it is not negative, by node.
  case length(Int)
  /// A stack view's arrangement.
  case stack(Int)
  /// The stored frame, which resolves ambiguity.
  case tieBreaker
}

/// The linear system of one root while it is built.
struct Rows: Sendable {
  private(set) var solver = Solver()
  /// The source of each row, by the number of its constraint id.
  private(set) var sources: [RowSource] = []
  /// The constants and relations of the document's required constraints that have no variables and
  /// hold. They add no rows.
  private(set) var fixed: [(constant: Double, relation: Relation)] = []
  /// The reason that solving failed; nil if it did not.
  private(set) var failure: SolverError?
  /// The sources of the rows that the solver rejected.
  private(set) var refused: [RowSource] = []
  private var variableCount = 0

  /// The values of the solution by variable; nil without a solution, or if no row mentions the
  /// variable.
  var values: [Double?] { (0..<variableCount).map { solver.value(of: Variable($0)) } }

  /// The work that the last solution took.
  var work: Int { solver.work }

  /// The id of the next row.
  var nextID: ConstraintID { ConstraintID(sources.count) }

  /// Reserves capacity for rows.
  mutating func reserveCapacity(_ count: Int) {
    solver.reserveCapacity(count)
    sources.reserveCapacity(count)
  }

  mutating func variable() -> Coordinate {
    variableCount += 1
    return Coordinate(Variable(variableCount - 1))
  }

  /// Adds the row `expression relation 0`.
  mutating func add(
    _ expression: Expression,
    _ relation: Relation,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    if expression.isConstant {
      // A constant row matters only if it is a required constraint of the document that is
      // violated.
      guard case .constraint = source, priority >= 1000 else { return }
      if relation.holds(expression.constant) {
        fixed.append((expression.constant, relation))
        return
      }
    }
    append(expression, relation, Priority(clamping: priority), source)
  }

  private mutating func append(
    _ expression: Expression,
    _ relation: Relation,
    _ priority: Priority,
    _ source: RowSource
  ) {
    do {
      try solver.add(expression, relation, priority: priority, id: nextID)
      sources.append(source)
    } catch {
      refused.append(source)
    }
  }

  /// Adds the row `coordinate relation 0`.
  mutating func add(
    _ coordinate: Coordinate,
    _ relation: Relation,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    add(coordinate.expression, relation, priority, source)
  }

  /// Adds `amount` to the constant of a row.
  mutating func shift(_ id: ConstraintID, by amount: Double) {
    guard let constant = solver.constant(of: id) else { return }
    do {
      try solver.setConstant(constant + amount, of: id)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Removes all rows. The variables stay.
  mutating func removeAll() {
    let count = variableCount
    self = Rows()
    variableCount = count
  }

  /// Removes a row. The ids of the others do not change.
  mutating func remove(_ id: ConstraintID) {
    do {
      try solver.remove(id)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Adds a row that makes two coordinates equal.
  mutating func equate(
    _ left: Coordinate,
    _ right: Coordinate,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    add(left - right, .equal, priority, source)
  }

  /// Adds a tie-breaker: `expression` is as close to zero as all other rows allow.
  mutating func settle(_ expression: Expression) {
    if expression.isConstant { return }
    append(expression, .equal, .tieBreaker, .tieBreaker)
  }

  /// Records that the rows exceed the work limit, without solving them.
  mutating func giveUp() { failure = .tooMuchWork }

  /// Solves the rows. Required rows that can't be satisfied are softened. Returns nil, and sets
  /// ``failure``, if the solver failed.
  mutating func solve() -> Outcome? {
    do {
      return try solver.solve(softening: true)
    } catch {
      failure = error
      return nil
    }
  }

  /// Solves the rows like ``solve()``, and shares the work that does not depend on constants with
  /// other systems of the root.
  mutating func solve(sharing elimination: inout Elimination?) -> Outcome? {
    do {
      return try solver.solve(softening: true, sharing: &elimination)
    } catch {
      failure = error
      return nil
    }
  }

  /// Returns the violation of a row in the solution; 0 if it is satisfied.
  func violation(of id: ConstraintID) -> Double { solver.violation(of: id) ?? 0 }

  /// Returns by how much a conflict fails; see ``Solver/shortage(of:)``.
  func shortage(of conflict: Conflict) -> Double? { solver.shortage(of: conflict) }

  /// The basis of the solution; nil if the required rows are not satisfied.
  var basis: OptimalBasis? { solver.basis }

  /// Returns the constants of a basis for these rows; nil if the basis is of other rows.
  func constants(of basis: OptimalBasis) -> [Double]? { basis.constants(of: solver) }

  /// Returns true if the solution is unique.
  func isUnique() -> Bool { (try? solver.isUnique()) ?? false }

  /// Returns the groups of variables, by variable; see ``Solver/groups(of:)``.
  func groups(of variables: [Variable]) -> [Variable: Int] { solver.groups(of: variables) }

  /// Returns the variables that the rows leave undetermined; see ``Solver/ambiguity()``.
  func ambiguity() throws(SolverError) -> Ambiguity? { try solver.ambiguity() }
}

extension Relation {
  /// Returns true if a value without variables satisfies the relation to zero, or violates it by less
  /// than a real conflict.
  func holds(_ value: Double) -> Bool {
    switch self {
    case .equal: abs(value) < ConflictLimit.usual
    case .lessThanOrEqual: value < ConflictLimit.usual
    case .greaterThanOrEqual: value > -ConflictLimit.usual
    }
  }
}
