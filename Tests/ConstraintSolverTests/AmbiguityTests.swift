import ConstraintSolver
import Testing

struct AmbiguityTests {
  @Test func `a variable that nothing fixes is free, and so is what hangs on it`() throws {
    var solver = try Solver([
      constraint(0, Expression(y) - Expression(x) - 10, .equal),
      constraint(1, z, .equal, 4),
    ])

    try solver.solve()
    let ambiguity = try #require(try solver.ambiguity())
    #expect(ambiguity.variables == [x, y])
    #expect(ambiguity.first[z] == 4)
    #expect(ambiguity.second[z] == 4)
    #expect(ambiguity.first[x] != ambiguity.second[x])
    let (first, second) = (ambiguity.second[x] ?? .nan, ambiguity.second[y] ?? .nan)
    #expect(isNear(second - first, 10))
  }

  @Test func `constraints connect variables to one group, in any order`() throws {
    let (a, b, c, d) = (Variable(4), Variable(7), Variable(5), Variable(9))
    let solver = try Solver([
      constraint(0, Expression(a) - Expression(b), .equal),
      constraint(1, Expression(c) - Expression(d) - Expression(z), .equal),
      constraint(2, Expression(d) - Expression(b), .lessThanOrEqual),
      constraint(3, Expression(x) - Expression(z), .equal),
    ])
    let groups = solver.groups(of: [a, b, c, d, x, y])

    #expect(Set([a, b, c, d].map { groups[$0] }).count == 1)
    // Only z, which is not asked for, ties x to the others; no constraint names y.
    #expect(Set([a, x, y].map { groups[$0] }).count == 3)
    #expect(groups.count == 6)
  }

  @Test func `a sum may be fixed though its parts are not`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y) - 10, .equal),
      constraint(1, Expression(z) - Expression(x) - Expression(y), .equal),
    ])

    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [x, y])
    #expect(isNear(solver.value(of: z), 10))
  }

  @Test func `a corner where no single move is possible is seen as fixed`() throws {
    // Three lines through one point, as inequalities: the only feasible point is 5, 5.
    var solver = try Solver([
      constraint(0, Expression(x) - Expression(y), .greaterThanOrEqual),
      constraint(1, Expression(x) - 5, .lessThanOrEqual),
      constraint(2, Expression(y) - 5, .greaterThanOrEqual),
    ])

    try solver.solve()
    #expect(try solver.ambiguity() == nil)
    #expect(isNear(solver.value(of: x), 5))
  }

  @Test func `a degenerate corner from which one ray leaves is seen as free`() throws {
    var solver = try Solver([
      constraint(0, x, .greaterThanOrEqual, 0), constraint(1, y, .greaterThanOrEqual, 0),
      constraint(2, Expression(x) - Expression(y), .greaterThanOrEqual),
      constraint(3, Expression(y) - Expression(x), .greaterThanOrEqual),
      constraint(4, Expression(z) - Expression(x) + Expression(y) - 3, .equal),
    ])

    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [x, y])
    #expect(isNear(solver.value(of: z), 3))
  }

  @Test func `an optional constraint of any priority resolves ambiguity`() throws {
    var solver = try Solver([
      constraint(0, x, .greaterThanOrEqual, 10), constraint(1, x, .equal, 0, 1),
    ])

    try solver.solve()
    #expect(try solver.ambiguity() == nil)
    #expect(isNear(solver.value(of: x), 10))
  }

  @Test func `a solver without a solution knows no ambiguity`() throws {
    let solver = try Solver([constraint(0, x, .greaterThanOrEqual, 1)])

    #expect(try solver.ambiguity() == nil)
  }
}
