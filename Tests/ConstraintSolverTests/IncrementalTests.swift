import ConstraintSolver
import TestSupport
import Testing

struct IncrementalTests {
  @Test func `a changed constant moves what depends on it`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 375),
      constraint(1, Expression(y) - Expression(x) + 16, .equal),
      constraint(2, z, .equal, 10),
    ])
    try solver.solve()

    try solver.setConstant(-414, of: ConstraintID(0))
    #expect(try solver.solve() == .satisfied)

    #expect(solver.value(of: y) == 398)
    #expect(solver.value(of: z) == 10)
  }

  @Test func `a changed constant may make another constraint decide`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 100), constraint(1, y, .equal, 60, 750),
      constraint(2, Expression(x) - Expression(y) - 20, .greaterThanOrEqual),
    ])
    try solver.solve()
    for (width, expected) in [(100, 60), (70, 50), (79, 59), (81, 60), (30, 10), (500, 60)] {
      try solver.setConstant(-Double(width), of: ConstraintID(0))
      try solver.solve()
      #expect(isNear(solver.value(of: y), Double(expected)))
    }
  }

  @Test func `thousands of changes of what decides lose no precision`() throws {
    let sizes = (0..<12).map { Variable($0 + 10) }
    let total = sizes.reduce(Expression()) { $0 + Expression($1) }
    var solver = try Solver([constraint(0, total - 500, .equal)])
    for (index, size) in sizes.enumerated() {
      let (wish, priority) = (30 + Double(index) / 3, 700 - 10 * Double(index))
      try solver.add(constraint(3 * index + 1, size, .greaterThanOrEqual, 0))
      try solver.add(constraint(3 * index + 2, size, .greaterThanOrEqual, wish, priority))
      try solver.add(constraint(3 * index + 3, size, .lessThanOrEqual, wish, 300 - priority / 10))
    }
    try solver.solve()

    for step in 0..<4000 {
      try solver.setConstant(-Double(step * 37 % 800), of: ConstraintID(0))
      #expect(try solver.solve() == .satisfied)
    }
    try solver.setConstant(-100, of: ConstraintID(0))
    try solver.solve()

    let values = sizes.map { solver.value(of: $0) ?? .nan }
    var expected = Array(repeating: 0.0, count: 12)
    expected.replaceSubrange(0..<4, with: [30, 30 + 1.0 / 3, 30 + 2.0 / 3, 9])
    for (value, wish) in zip(values, expected) { #expect(abs(value - wish) < 1e-9) }
  }

  @Test func `a changed constant may bring a conflict and take it away`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 100), constraint(1, x, .lessThanOrEqual, 200),
      constraint(2, Expression(y) - Expression(x), .equal), constraint(3, y, .equal, 100),
    ])
    #expect(try solver.solve() == .satisfied)

    try solver.setConstant(-120, of: ConstraintID(0))
    #expect(try solver.solve() != .satisfied)
    #expect(solver.value(of: x) == nil)
    try solver.setConstant(-120, of: ConstraintID(3))
    #expect(try solver.solve() == .satisfied)
    #expect(solver.value(of: x) == 120)
  }

  @Test func `removed constraints are forgotten, also many of them`() throws {
    var solver = Solver()
    for index in 0..<200 {
      try solver.add(constraint(index, Variable(index % 10), .equal, Double(index), 500))
    }
    for index in 0..<190 { try solver.remove(ConstraintID(index)) }

    try solver.solve()
    #expect((0..<10).map { solver.value(of: Variable($0)) } == (190..<200).map(Double.init))
  }

  @Test func `bounds that meet can't be moved past each other`() throws {
    var solver = try Solver([
      constraint(0, x, .lessThanOrEqual, 10), constraint(1, x, .greaterThanOrEqual, 10),
    ])
    #expect(try solver.solve() == .satisfied)

    try solver.setConstant(-12, of: ConstraintID(1))

    #expect(try solver.solve() != .satisfied)
  }

  @Test func `a copy is independent`() throws {
    var original = try Solver([constraint(0, x, .equal, 1)])
    try original.solve()
    var copy = original

    try copy.setConstant(-2, of: ConstraintID(0))
    try copy.solve()

    #expect(original.value(of: x) == 1)
    #expect(copy.value(of: x) == 2)
  }

  private static let seeds = 0..<UInt64(TestExtent.cases(5, of: 1500))

  @Test func `any series of changes ends where a new solver starts`() throws {
    var warm = 0
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 77)
      var current = randomSystem(seed: seed, largest: 24)
      var solver = try Solver(current)
      for _ in 0..<8 {
        try solver.solve(softening: true)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          try change(&current, &solver, &random)
        }
        if try expectSame(solver, current, seed) { warm += 1 }
      }
    }

    #expect(warm > Self.seeds.count)
  }

  private func change(
    _ current: inout [LinearConstraint],
    _ solver: inout Solver,
    _ random: inout SeededGenerator
  ) throws {
    let index = Int.random(in: current.indices, using: &random)
    let id = current[index].id
    switch Int.random(in: 0..<10, using: &random) {
    case 0 where current.count > 1:
      current.remove(at: index)
      try solver.remove(id)
    case 1:
      let new = LinearConstraint(
        id: ConstraintID(1000 + Int(random.next() % 1_000_000)),
        current[index].expression + 1,
        .lessThanOrEqual,
        priority: .low
      )
      if current.contains(where: { $0.id == new.id }) { return }
      current.append(new)
      try solver.add(new)
    default:
      let constant = Double(Int.random(in: -60...40, using: &random))
      current[index].expression.constant = constant
      try solver.setConstant(constant, of: id)
    }
  }

  /// Returns whether the required constraints hold.
  private func expectSame(
    _ changed: Solver,
    _ current: [LinearConstraint],
    _ seed: UInt64
  ) throws -> Bool {
    var changed = changed
    var fresh = try Solver(current)
    let outcomes = (try changed.solve(softening: true), try fresh.solve(softening: true))
    #expect((outcomes.0 == .satisfied) == (outcomes.1 == .satisfied), "seed \(seed)")
    guard let left = changed.solution, let right = fresh.solution else {
      Issue.record("seed \(seed): no solution")
      return false
    }
    for priority in Set(current.map(\.priority.value)) {
      let expected = violation(of: current, at: priority, in: right)
      let found = violation(of: current, at: priority, in: left)
      #expect(isNear(found, expected), "seed \(seed), priority \(priority)")
    }
    let free = (try changed.ambiguity()?.variables, try fresh.ambiguity()?.variables)
    #expect(free.0 == free.1, "seed \(seed)")
    return outcomes.0 == .satisfied
  }
}
