import ConstraintSolver
import Testing

struct SolverTests {
  @Test func `no constraints are satisfied and give no values`() throws {
    var solver = Solver()

    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: x) == nil)
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `values need a solve`() throws {
    var solver = try Solver([constraint(0, x, .equal, 10)])

    #expect(solver.value(of: x) == nil)
    try solver.solve()
    #expect(solver.value(of: x) == 10)
    try solver.add(constraint(1, y, .equal, 5))
    #expect(solver.value(of: x) == nil)
  }

  @Test func `a chain of equalities is followed`() throws {
    let count = 1000
    var solver = try Solver([constraint(0, Variable(0), .equal, 3)])
    for index in 1..<count {
      let step = Expression(Variable(index)) - Expression(Variable(index - 1))
      try solver.add(constraint(index, step - 8, .equal))
    }

    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: Variable(count - 1)) == 7995)
    #expect(try solver.ambiguity() == nil)
  }

  @Test func `a point may be fixed by two crossing lines`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y) - 10, .equal),
      constraint(1, 2 * Expression(x) - Expression(y) + 1, .equal),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: x), 3))
    #expect(isNear(solver.value(of: y), 7))
  }

  @Test func `a redundant constraint does no harm`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) - Expression(y) - 1, .equal),
      constraint(1, 3 * Expression(x) - 3 * Expression(y) - 3, .equal),
      constraint(2, y, .equal, 4),
    ])

    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `variables and constraints may have any number`() throws {
    let far = [Variable(.min), Variable(.max), Variable(-1), Variable(1 << 40)]
    var solver = Solver()
    for (index, variable) in far.enumerated() {
      let id = ConstraintID(index == 0 ? .min : .max - index)
      try solver.add(
        LinearConstraint(id: id, Expression(variable) - Double(index), .equal)
      )
    }

    try solver.solve()
    #expect(far.map { solver.value(of: $0) } == [0, 1, 2, 3])
    #expect(solver.solution?.variables == far.sorted())
  }

  @Test func `the order of constraints does not change a unique solution`() throws {
    let constraints = [
      constraint(0, x, .equal, 100, 750),
      constraint(1, Expression(y) - Expression(x) - 20, .equal, 600),
      constraint(2, y, .lessThanOrEqual, 90),
      constraint(3, x, .greaterThanOrEqual, 80, 900),
    ]
    for turn in 0..<4 {
      var solver = try Solver(Array(constraints[turn...] + constraints[..<turn]))
      try solver.solve()
      #expect(isNear(solver.value(of: x), 100))
      #expect(isNear(solver.value(of: y), 90))
    }
  }

  @Test func `the same constraints give the same digits`() throws {
    let constraints = randomSystem(seed: 11)
    var solvers = try (0..<3).map { _ in try Solver(constraints) }
    let solutions = try solvers.indices.map { index in
      try solvers[index].solve(softening: true)
      return solvers[index].solution
    }

    #expect(solutions[0] != nil)
    #expect(solutions[0] == solutions[1] && solutions[1] == solutions[2])
  }
}

/// What the solver refuses.
struct SolverErrorTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused and leave no trace`(_ number: Double) throws {
    var solver = try Solver([constraint(0, x, .equal, 1)])

    #expect(throws: SolverError.coefficientNotFinite(ConstraintID(1), y)) {
      try solver.add(constraint(1, Expression([Term(y, number)]), .equal))
    }
    #expect(throws: SolverError.constantNotFinite(ConstraintID(1))) {
      try solver.add(constraint(1, y, .equal, number))
    }
    #expect(throws: SolverError.constantNotFinite(ConstraintID(0))) {
      try solver.setConstant(number, of: ConstraintID(0))
    }
    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: x) == 1)
    #expect(solver.value(of: y) == nil)
  }

  @Test func `a name is used once`() throws {
    var solver = try Solver([constraint(0, x, .equal, 1)])

    #expect(throws: SolverError.duplicateConstraint(ConstraintID(0))) {
      try solver.add(constraint(0, y, .equal, 1))
    }
  }

  @Test func `unknown names are refused`() throws {
    var solver = try Solver([constraint(0, x, .equal, 1)])

    #expect(throws: SolverError.unknownConstraint(ConstraintID(7))) {
      try solver.remove(ConstraintID(7))
    }
    #expect(throws: SolverError.unknownConstraint(ConstraintID(-1))) {
      try solver.setConstant(1, of: ConstraintID(-1))
    }
    try solver.remove(ConstraintID(0))
    #expect(throws: SolverError.unknownConstraint(ConstraintID(0))) {
      try solver.remove(ConstraintID(0))
    }
  }

  @Test(arguments: [
    (1e300, 1e300), (1e-300, 1e300), (1e300, 1e-300), (Double.leastNonzeroMagnitude, 1.0),
    (1.7e308, 1.7e308),
  ])
  func `extreme numbers give a result or an error, never a trap`(_ scale: Double, _ size: Double)
    throws
  {
    var solver = try Solver([
      constraint(0, Expression([Term(x, scale), Term(y)], constant: size), .equal),
      constraint(1, Expression([Term(x), Term(y, scale)], constant: -size), .greaterThanOrEqual),
      constraint(2, Expression([Term(x, -scale)], constant: size), .equal, 500),
      constraint(3, Expression([Term(y, scale)], constant: size), .equal, 500),
    ])

    do {
      try solver.solve(softening: true)
      let values = solver.solution?.values ?? []
      #expect(values.allSatisfy { $0.isFinite })
    } catch {
      #expect(error == .numericallyUnstable)
    }
  }
}
