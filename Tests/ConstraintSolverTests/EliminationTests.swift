import Testing

@testable import ConstraintSolver

struct EliminationTests {
  @Test(arguments: 0..<200)
  func `systems that share an elimination are solved as alone, digit for digit`(seed: Int) throws {
    let base = randomSystem(seed: UInt64(seed), largest: 30)
    var elimination: Elimination?
    for step in 0..<4 {
      let moved = base.map { constraint in
        var moved = constraint
        moved.expression.constant += Double(step * (constraint.id.rawValue % 7))
        return moved
      }
      var alone = try Solver(moved)
      var sharing = try Solver(moved)

      #expect(
        try sharing.solve(softening: true, sharing: &elimination) == alone.solve(softening: true)
      )
      #expect(sharing.solution == alone.solution)
      #expect(try sharing.ambiguity() == alone.ambiguity())
    }
  }

  @Test func `an elimination of another system is not used`() throws {
    var elimination: Elimination?
    var first = try Solver([constraint(0, Expression(x) - Expression(y), .equal)])
    try first.solve(sharing: &elimination)
    let others: [LinearConstraint] = [
      constraint(0, Expression(x) - 2 * Expression(y), .equal),
      constraint(0, Expression(x) - Expression(y), .lessThanOrEqual),
      constraint(0, Expression(x) - Expression(y), .equal, 750),
      constraint(0, Expression(x) - Expression(y) + Expression(z), .equal),
    ]
    for other in others {
      var solver = try Solver([other, constraint(1, y, .equal, 3), constraint(2, z, .equal, 1)])
      var alone = solver
      #expect(try solver.solve(sharing: &elimination) == alone.solve())
      #expect(solver.solution == alone.solution)
    }
  }

  @Test func `changed constants start from a shared elimination`() throws {
    var elimination: Elimination?
    for width in [320.0, 375, 1024] {
      var solver = try Solver([
        constraint(0, x, .equal, width),
        constraint(1, Expression(y) - Expression(x) + 32, .equal),
      ])
      try solver.solve(sharing: &elimination)
      #expect(solver.value(of: y) == width - 32)
      try solver.setConstant(-100, of: ConstraintID(0))
      try solver.solve(sharing: &elimination)
      #expect(solver.value(of: y) == 68)
    }
  }

  @Test func `a column of views with free heights is eliminated without longer rows`() throws {
    let heights = (0..<200).map { Variable($0) }
    let tops = (200..<400).map { Variable($0) }
    var solver = try Solver([constraint(0, tops[0], .equal, 20)])
    for (view, height) in heights.enumerated() {
      try solver.add(constraint(1 + 2 * view, height, .equal, 44, 750))
      if view == 0 { continue }
      let above = Expression(tops[view - 1]) + Expression(heights[view - 1])
      try solver.add(constraint(2 * view, Expression(tops[view]) - above - 8, .equal))
    }
    try solver.solve()

    #expect(solver.tableau.rows.spans.allSatisfy { $0.count <= 3 })
    #expect(solver.value(of: tops[199]) == 10_368.0)
  }

  @Test func `a variable of one row is eliminated only where dividing by its coefficient is safe`()
    throws
  {
    let tiny = 1e-12
    var solver = try Solver([
      constraint(0, tiny * Expression(x) + Expression(y) - Expression(z) - 5, .equal),
      constraint(1, z, .equal, 10, 750), constraint(2, y, .equal, 15, 750),
    ])
    try solver.solve()

    #expect(solver.tableau.pivots.map(\.variable) != [0])
    #expect(solver.value(of: y) == 15)
    #expect(solver.value(of: z) == 10)
  }

  @Test func `a solver returns the constant and the violation of a constraint`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 10), constraint(1, x, .greaterThanOrEqual, 25, 750),
      constraint(2, x, .lessThanOrEqual, 4, 500), constraint(3, x, .lessThanOrEqual, 12, 500),
    ])
    try solver.solve()

    #expect(solver.constant(of: ConstraintID(1)) == -25)
    #expect((0..<4).map { solver.violation(of: ConstraintID($0)) } == [0, 15, 6, 0])
    #expect(solver.constant(of: ConstraintID(9)) == nil)
    #expect(solver.violation(of: ConstraintID(9)) == nil)
  }
}
