import ConstraintSolver
import Testing

/// What kiwi's suite asks of a solver, as cases of our own. Its edit variable is a wish here whose
/// constant changes; its way of writing the inside of its tableau out has no counterpart.
struct KiwiBehaviourTests {
  private static let (strong, medium, weak) = (750.0, 500.0, 250.0)

  @Test func `a suggestion is stronger than a weak equality`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 0, Self.medium), constraint(1, x, .equal, 7, Self.weak),
    ])
    try solver.solve()

    try solver.setConstant(-3, of: ConstraintID(0))
    try solver.solve()

    #expect(solver.value(of: x) == 3)
  }

  @Test func `a suggestion that enters several rows stays within the required ones`() throws {
    var solver = try Solver([
      constraint(0, y, .equal, -5, Self.weak), constraint(1, Expression(x) + Expression(y), .equal),
      constraint(2, y, .lessThanOrEqual, -2),
      constraint(3, y, .greaterThanOrEqual, 0, Self.weak),
    ])
    try solver.solve()

    try solver.setConstant(0, of: ConstraintID(0))
    try solver.solve()

    #expect(isNear(solver.value(of: y), -2))
    #expect(isNear(solver.value(of: x), 2))
  }

  @Test func `a wish reaches through an inequality that has room`() throws {
    var solver = try Solver([
      constraint(0, 3 * Expression(x) + 1, .greaterThanOrEqual),
      constraint(1, x, .equal, 0, Self.weak),
    ])
    try solver.solve()

    try solver.setConstant(-12, of: ConstraintID(1))
    try solver.solve()

    #expect(isNear(solver.value(of: x), 12))
  }

  @Test func `a weak wish yields to what is required`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y), .equal), constraint(1, x, .equal, 8),
      constraint(2, y, .greaterThanOrEqual, 0, Self.weak),
    ])

    try solver.solve()

    #expect(isNear(solver.value(of: x), 8))
    #expect(isNear(solver.value(of: y), -8))
  }

  @Test func `the stronger of two conflicting constraints is satisfied`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y), .equal),
      constraint(1, x, .greaterThanOrEqual, 8, Self.medium),
      constraint(2, y, .equal, 3, Self.strong),
    ])

    try solver.solve()

    #expect(isNear(solver.value(of: x), -3))
    #expect(isNear(solver.value(of: y), 3))
  }

  @Test func `the solution shows a violated optional constraint`() throws {
    let required = constraint(0, x, .greaterThanOrEqual, 12)
    let wish = constraint(1, x, .lessThanOrEqual, -4, Self.weak)
    var solver = try Solver([required, wish])

    try solver.solve()

    let solution = try #require(solver.solution)
    #expect(required.violation(in: solution) == 0)
    #expect(isNear(wish.violation(in: solution), 16))
  }

  @Test func `an optional constraint beyond the maximum gives the maximum`() throws {
    // At most 4 of x, 12 of twice y, 18 of three times x and twice y; 3x + 5y is most at (2, 6).
    let worth = 3 * Expression(x) + 5 * Expression(y)
    var solver = try Solver([
      constraint(0, x, .lessThanOrEqual, 4),
      constraint(1, 2 * Expression(y) - 12, .lessThanOrEqual),
      constraint(2, 3 * Expression(x) + 2 * Expression(y) - 18, .lessThanOrEqual),
      constraint(3, x, .greaterThanOrEqual, 0), constraint(4, y, .greaterThanOrEqual, 0),
      constraint(5, worth - 1000, .equal, Self.weak),
    ])

    try solver.solve()

    #expect(isNear(solver.value(of: x), 2))
    #expect(isNear(solver.value(of: y), 6))
  }

  @Test func `a constraint is known once and can be taken back once`() throws {
    var solver = try Solver([constraint(0, x, .greaterThanOrEqual, 1)])

    #expect(throws: SolverError.duplicateConstraint(ConstraintID(0))) {
      try solver.add(constraint(0, x, .greaterThanOrEqual, 1))
    }
    #expect(throws: SolverError.unknownConstraint(ConstraintID(1))) {
      try solver.remove(ConstraintID(1))
    }
    try solver.add(constraint(1, x, .lessThanOrEqual, 0))
    #expect(try solver.solve() != .satisfied)
    try solver.remove(ConstraintID(0))
    #expect(try solver.solve() == .satisfied)
  }
}
