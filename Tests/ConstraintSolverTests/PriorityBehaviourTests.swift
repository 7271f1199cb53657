import ConstraintSolver
import Testing

/// Priorities as Auto Layout documents them: the higher wins entirely, nothing is averaged.
struct PriorityBehaviourTests {
  @Test func `of 75 at high and 120 at low priority 75 wins`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 75, 750), constraint(1, x, .equal, 120, 250),
    ])

    try solver.solve()
    #expect(solver.value(of: x) == 75)
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `24 against at least 30 at one priority is ambiguous between the two`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 24, 500), constraint(1, x, .greaterThanOrEqual, 30, 500),
    ])

    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [x])
  }

  @Test func `at least 30 at 525 wins over 24 at 500, which is met as nearly as it can be`() throws
  {
    var solver = try Solver([
      constraint(0, x, .equal, 24, 500), constraint(1, x, .greaterThanOrEqual, 30, 525),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: x), 30))
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `foo twice bar and bar thrice foo leave only zero`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) - 2 * Expression(y), .equal),
      constraint(1, Expression(y) - 3 * Expression(x), .equal),
    ])

    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 0)
    #expect(try solver.ambiguity() == nil)
  }

  @Test(arguments: [2, 3, 50])
  func `100 at 750 wins over any number of 200 at 400`(_ count: Int) throws {
    var solver = try Solver([constraint(0, x, .equal, 100, 750)])
    for index in 1...count { try solver.add(constraint(index, x, .equal, 200, 400)) }

    try solver.solve()
    #expect(solver.value(of: x) == 100)
  }

  @Test func `fractional priorities are priorities of their own`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 1, 999), constraint(1, x, .equal, 2, 999.5),
      constraint(2, x, .equal, 3, 999.25),
    ])

    try solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test func `every priority from 1 to 1000 is distinct`() throws {
    var solver = Solver()
    for priority in 1...999 {
      try solver.add(constraint(priority, x, .equal, Double(priority), Double(priority)))
    }

    try solver.solve()
    #expect(solver.value(of: x) == 999)
  }

  @Test func `inequalities alone determine nothing`() throws {
    var solver = try Solver([
      constraint(0, x, .greaterThanOrEqual, 10), constraint(1, x, .lessThanOrEqual, 20),
    ])

    try solver.solve()
    let value = try #require(solver.value(of: x))
    #expect(value >= 10 && value <= 20)
  }

  @Test func `inequalities that meet determine a value`() throws {
    var solver = try Solver([
      constraint(0, x, .greaterThanOrEqual, 10), constraint(1, x, .lessThanOrEqual, 10),
      constraint(2, Expression(y) - Expression(x), .equal),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: y), 10))
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `the median of an odd number of wishes is the only optimum`() throws {
    var solver = try Solver(
      [10, 70, 20, 90, 40].enumerated().map { constraint($0, x, .equal, $1, 500) }
    )

    try solver.solve()
    #expect(isNear(solver.value(of: x), 40))
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `violations are measured in the constraint's own units`() throws {
    // Being one off costs the second constraint twice as much as the first.
    var solver = try Solver([
      constraint(0, x, .equal, 10, 500),
      constraint(1, 2 * Expression(x) - 40, .equal, 500),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: x), 20))
  }

  @Test func `two labels share a width by hugging and compression`() throws {
    // 300 wide, 8 between; the labels want 120 and 100, the second hugs less.
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y) - 292, .equal),
      constraint(1, x, .greaterThanOrEqual, 120, 750), constraint(2, x, .lessThanOrEqual, 120, 251),
      constraint(3, y, .greaterThanOrEqual, 100, 750), constraint(4, y, .lessThanOrEqual, 100, 250),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: x), 120))
    #expect(isNear(solver.value(of: y), 172))
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `two labels that hug equally are ambiguous`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y) - 292, .equal),
      constraint(1, x, .greaterThanOrEqual, 120, 750), constraint(2, x, .lessThanOrEqual, 120, 250),
      constraint(3, y, .greaterThanOrEqual, 100, 750), constraint(4, y, .lessThanOrEqual, 100, 250),
    ])

    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [x, y])
  }
}
