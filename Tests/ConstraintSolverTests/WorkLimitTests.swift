import Testing

@testable import ConstraintSolver

/// Work is counted, never time.
struct WorkLimitTests {
  /// Views below each other as high as their content, in a container that is exactly full.
  private func stack(_ count: Int) throws -> Solver {
    var solver = Solver()
    var id = 0
    func add(_ expression: Expression, _ relation: Relation, _ priority: Double = 1000) throws {
      try solver.add(expression, relation, priority: try Priority(priority), id: ConstraintID(id))
      id += 1
    }
    var sum = Expression(onlyConstant: -21 * Double(count) - 50)
    for view in 0..<count {
      let height = Expression(Variable(view))
      sum = sum + height
      try add(height, .greaterThanOrEqual)
      try add(height - 21, .lessThanOrEqual, 251)
      try add(height - 21, .greaterThanOrEqual, 750)
    }
    try add(sum, .equal)
    return solver
  }

  @Test func `views that share a length take work that grows with their number`() throws {
    var small = try stack(300)
    var large = try stack(3000)

    #expect(try small.solve() == .satisfied)
    #expect(try large.solve() == .satisfied)

    #expect(small.work > 300)
    #expect(large.work <= 15 * small.work)
  }

  /// Views that each have two lengths.
  private func contradictions(_ count: Int) throws -> Solver {
    var solver = Solver()
    for view in 0..<count {
      for (place, value) in [1.0, 2].enumerated() {
        try solver.add(
          Expression(Variable(view)) - value,
          .equal,
          id: ConstraintID(2 * view + place)
        )
      }
    }
    return solver
  }

  @Test func `contradictions are each found at the cost of their own rows`() throws {
    var solver = try contradictions(500)

    guard case .unsatisfiable(let conflicts) = try solver.solve() else {
      Issue.record("the constraints hold")
      return
    }

    #expect(conflicts.count == 500)
    #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
  }

  @Test func `more contradictions than any app has are refused`() throws {
    var solver = try contradictions(System.mostFailures + 1)

    #expect(throws: SolverError.tooMuchWork) { try solver.solve() }
  }

  @Test func `a conflict through a chain names all of it`() throws {
    let count = 3000
    var solver = Solver()
    try solver.add(Expression(Variable(0)), .equal, id: ConstraintID(0))
    for view in 1..<count {
      let gap = Expression(Variable(view)) - Expression(Variable(view - 1)) - 1
      try solver.add(gap, .equal, id: ConstraintID(view))
    }
    try solver.add(Expression(Variable(count - 1)), .equal, id: ConstraintID(count))

    #expect(
      try solver.solve()
        == .unsatisfiable([Conflict(constraints: (0...count).map { ConstraintID($0) })])
    )
  }

  @Test func `a system that exceeds the work limit for its size is refused`() throws {
    var solver = Solver()
    // Every row has every variable, so that each step changes the whole system.
    var state: UInt64 = 1
    let count = 260
    for row in 0..<count {
      var sum = Expression(onlyConstant: Double(row))
      for column in 0..<count {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let factor = Double(Int(state >> 40) % 2001 - 1000)
        sum = sum + factor * Expression(Variable(column))
      }
      try solver.add(sum, .equal, id: ConstraintID(row))
    }

    #expect(throws: SolverError.tooMuchWork) { try solver.solve() }
  }
}
