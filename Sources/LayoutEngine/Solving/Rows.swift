import ConstraintSolver

/// Where a row of the system comes from.
enum RowSource: Sendable, Equatable {
  /// A constraint of the document, by its place in the scene's list.
  case constraint(Int)
  /// A view's intrinsic size, by its node.
  case intrinsic(Int)
  /// A length that is never negative.
  case length(Int)
  /// A stack view's arrangement.
  case stack(Int)
  /// The stored frame, which decides what the constraints leave open.
  case tieBreaker
}

/// The linear system of one root while it is built.
struct Rows: Sendable {
  private(set) var solver = Solver()
  /// The source of each row, by the number of its constraint id.
  private(set) var sources: [RowSource] = []
  /// Why the rows were not solved, or not looked at for what they leave open; nil if they were.
  private(set) var failure: SolverError?
  /// The sources of the rows that the solver would not take.
  private(set) var refused: [RowSource] = []
  private var variableCount = 0

  /// The values of the solution by variable; nil where there is none or no row mentions it.
  var values: [Double?] { (0..<variableCount).map { solver.value(of: Variable($0)) } }

  /// How much work the last solution took.
  var work: Int { solver.work }

  /// The name that the next row gets.
  var nextID: ConstraintID { ConstraintID(sources.count) }

  /// Makes room for some rows.
  mutating func reserveCapacity(_ count: Int) {
    solver.reserveCapacity(count)
    sources.reserveCapacity(count)
  }

  mutating func variable() -> Coordinate {
    variableCount += 1
    return Coordinate(Variable(variableCount - 1))
  }

  /// Demands `expression relation 0`.
  mutating func add(
    _ expression: Expression,
    _ relation: Relation,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    if expression.isConstant {
      // What can't be changed matters only if it is a document's own demand that fails.
      guard case .constraint = source, priority >= 1000, !relation.holds(expression.constant)
      else { return }
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

  /// Demands `coordinate relation 0`.
  mutating func add(
    _ coordinate: Coordinate,
    _ relation: Relation,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    add(coordinate.expression, relation, priority, source)
  }

  /// Adds to the constant of a row.
  mutating func shift(_ id: ConstraintID, by amount: Double) {
    guard let constant = solver.constant(of: id) else { return }
    do {
      try solver.setConstant(constant + amount, of: id)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Takes a row out; the others keep their names.
  mutating func remove(_ id: ConstraintID) {
    do {
      try solver.remove(id)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Demands that two coordinates are equal.
  mutating func equate(
    _ left: Coordinate,
    _ right: Coordinate,
    _ priority: Double = 1000,
    _ source: RowSource
  ) {
    add(left - right, .equal, priority, source)
  }

  /// Asks for `expression` to be nearest to zero where all other rows leave a choice.
  mutating func settle(_ expression: Expression) {
    if expression.isConstant { return }
    append(expression, .equal, .tieBreaker, .tieBreaker)
  }

  /// Leaves the rows unsolved: they take more work than they may.
  mutating func giveUp() { failure = .tooMuchWork }

  /// Solves, softening what can't hold.
  mutating func solve() -> Outcome? {
    do {
      return try solver.solve(softening: true)
    } catch {
      failure = error
      return nil
    }
  }

  /// Solves, and shares with other systems of the root what their constants do not matter to.
  mutating func solve(sharing elimination: inout Elimination?) -> Outcome? {
    do {
      return try solver.solve(softening: true, sharing: &elimination)
    } catch {
      failure = error
      return nil
    }
  }

  /// How far a row is from holding in the solution.
  func violation(of id: ConstraintID) -> Double { solver.violation(of: id) ?? 0 }

  /// True if the solution is the only one.
  func isUnique() -> Bool { (try? solver.isUnique()) ?? false }

  /// The groups of variables, by variable; see ``Solver/groups(of:)``.
  func groups(of variables: [Variable]) -> [Variable: Int] { solver.groups(of: variables) }

  mutating func ambiguity() -> Ambiguity? {
    do {
      return try solver.ambiguity()
    } catch {
      failure = error
      return nil
    }
  }
}

extension Relation {
  func holds(_ value: Double) -> Bool {
    switch self {
    case .equal: abs(value) < 0.5
    case .lessThanOrEqual: value < 0.5
    case .greaterThanOrEqual: value > -0.5
    }
  }
}
