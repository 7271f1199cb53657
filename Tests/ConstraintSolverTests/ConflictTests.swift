import ConstraintSolver
import Testing

struct ConflictTests {
  private func conflicts(_ constraints: [LinearConstraint]) throws -> [[Int]] {
    var solver = try Solver(constraints)
    guard case .unsatisfiable(let conflicts) = try solver.solve() else { return [] }
    #expect(solver.solution == nil)
    return conflicts.map { $0.constraints.map(\.rawValue) }
  }

  @Test func `two values for one variable conflict`() throws {
    #expect(
      try conflicts([constraint(3, x, .equal, 10), constraint(1, x, .equal, 5)]) == [[1, 3]]
    )
  }

  @Test func `only the members of a conflict are named`() throws {
    let found = try conflicts([
      constraint(0, Expression(x) - Expression(y) - 1, .equal),
      constraint(1, Expression(y) - Expression(z) - 1, .equal),
      constraint(2, Expression(z) - Expression(x) - 1, .equal),
      constraint(3, w, .equal, 8),
      constraint(4, Expression(w) - Expression(x), .greaterThanOrEqual),
      constraint(5, x, .equal, 1, 999),
    ])

    #expect(found == [[0, 1, 2]])
  }

  @Test func `a size below zero names the constraints that force it`() throws {
    let found = try conflicts([
      constraint(0, x, .equal, 100),
      constraint(1, Expression(y) - Expression(x) - 20, .equal),
      constraint(2, Expression(y) + Expression(z) - 90, .equal),
      constraint(3, z, .greaterThanOrEqual, 0),
      constraint(4, y, .greaterThanOrEqual, 0),
    ])

    #expect(found == [[0, 1, 2, 3]])
  }

  @Test func `inequalities conflict in a circle`() throws {
    let found = try conflicts([
      constraint(0, Expression(x) - Expression(y) - 1, .greaterThanOrEqual),
      constraint(1, Expression(y) - Expression(z) - 1, .greaterThanOrEqual),
      constraint(2, Expression(z) - Expression(x) + 1, .greaterThanOrEqual),
      constraint(3, Expression(z) - Expression(x) + 5, .greaterThanOrEqual),
    ])

    #expect(found == [[0, 1, 2]])
  }

  @Test func `independent conflicts are all named`() throws {
    let found = try conflicts([
      constraint(0, x, .equal, 1), constraint(1, x, .equal, 2),
      constraint(2, y, .greaterThanOrEqual, 3), constraint(3, y, .lessThanOrEqual, 2),
      constraint(4, z, .equal, 7),
    ])

    #expect(found == [[0, 1], [2, 3]])
  }

  @Test func `a constraint on no variable may conflict alone`() throws {
    #expect(try conflicts([constraint(0, Expression(constant: 5), .equal)]) == [[0]])
    #expect(try conflicts([constraint(0, Expression(constant: 5), .greaterThanOrEqual)]) == [])
  }

  @Test func `optional constraints never conflict`() throws {
    #expect(
      try conflicts([constraint(0, x, .equal, 1, 999.9), constraint(1, x, .equal, 2, 999.9)]) == []
    )
  }

  @Test func `a softened solve breaks as little as possible and still obeys priorities`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 100), constraint(1, x, .equal, 130), constraint(2, x, .equal, 130),
      constraint(3, Expression(y) - Expression(x) - 8, .equal),
      constraint(4, z, .equal, 5, 500),
    ])

    guard case .unsatisfiable = try solver.solve(softening: true) else {
      Issue.record("no conflict")
      return
    }
    #expect(isNear(solver.value(of: x), 130))
    #expect(isNear(solver.value(of: y), 138))
    #expect(isNear(solver.value(of: z), 5))
  }

  @Test func `breaking a member leaves the rest satisfied`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 100), constraint(1, y, .equal, 130),
      constraint(2, Expression(x) - Expression(y), .equal),
    ])
    #expect(try solver.solve() != .satisfied)

    try solver.remove(ConstraintID(1))

    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: y) == 100)
  }

  @Test func `a conflict among thousands of constraints is found`() throws {
    var constraints = [constraint(0, Variable(0), .equal, 0)]
    for index in 1...2000 {
      let step = Expression(Variable(index)) - Expression(Variable(index - 1)) - 1
      constraints.append(constraint(index, step, .equal))
    }
    let shortcut = Expression(Variable(1500)) - Expression(Variable(1490)) - 11
    constraints.append(constraint(5000, shortcut, .equal))

    #expect(try conflicts(constraints) == [Array(1491...1500) + [5000]])
  }

  @Test func `the least violation of a conflict does not depend on other conflicts`() throws {
    var solver = try Solver([
      constraint(0, x, .lessThanOrEqual, 100), constraint(1, y, .greaterThanOrEqual, 60),
      constraint(2, z, .greaterThanOrEqual, 50),
      constraint(3, Expression(x) - Expression(y) - Expression(z), .equal),
      constraint(4, x, .equal, 400), constraint(5, w, .equal, 1), constraint(6, w, .equal, 4),
    ])
    func least(_ ids: Int...) -> Double? {
      solver.leastViolation(of: Conflict(constraints: ids.map { ConstraintID($0) }))
    }

    #expect(try solver.solve() != .satisfied)
    #expect(isNear(least(0, 1, 2, 3), 10))
    #expect(isNear(least(0, 4), 300))
    #expect(isNear(least(5, 6), 3))
    #expect(isNear(least(1, 2), 0))
    #expect(least(7) == nil)
  }

  @Test func `a conflict is as large as most of its members say`() throws {
    let isTall = Expression(x) - 215 * Expression(y)
    let solver = try Solver([
      constraint(0, isTall, .equal), constraint(1, y, .equal, 1), constraint(2, x, .equal, 270),
      constraint(3, w, .greaterThanOrEqual, 10),
      constraint(4, Expression(x) - Expression(w) - Expression(z) - 100, .equal),
      constraint(5, Expression(z) - Expression(w), .equal), constraint(6, x, .equal, 112),
      constraint(7, x, .equal, 109.5), constraint(8, x, .equal, 110),
    ])
    func shortage(_ ids: Int...) -> Double? {
      solver.shortage(of: Conflict(constraints: ids.map { ConstraintID($0) }))
    }

    // A height of 270 / 215 would do, but the width is 55 points too small.
    #expect(isNear(shortage(0, 1, 2), 55))
    // Two spacings of at least 10 points are 8 too long together.
    #expect(isNear(shortage(3, 4, 5, 6), 8))
    #expect(isNear(shortage(7, 8), 0.5))
    #expect(shortage(9) == nil)
  }
}
