import ConstraintSolver
import Testing

struct OptimalBasisTests {
  /// Systems that differ in constants, and the middle of each two: an affine combination.
  private func systems(seed: Int) -> [[LinearConstraint]] {
    let base = randomSystem(seed: UInt64(seed), largest: 20)
    return (0..<5).map { step in
      base.map { constraint in
        var moved = constraint
        moved.expression.constant += Double(step * (constraint.id.rawValue % 5)) / 2
        return moved
      }
    }
  }

  @Test func `where a basis is optimal the constraints are satisfied and the solution is unique`()
    throws
  {
    var (optimal, unique) = (0, 0)
    for seed in 0..<400 {
      let systems = systems(seed: seed)
      var first = try Solver(systems[0])
      guard try first.solve(softening: true) == .satisfied else { continue }
      let basis = try #require(first.basis)
      for system in systems {
        var other = try Solver(system)
        let outcome = try other.solve(softening: true)
        let constants = try #require(basis.constants(of: other))
        guard basis.isOptimal(for: constants) else { continue }
        optimal += 1
        #expect(outcome == .satisfied)
        guard basis.isUnique else { continue }
        unique += 1
        #expect(try other.ambiguity() == nil)
      }
    }
    #expect(optimal > 400)
    #expect(unique > 100)
  }

  @Test(arguments: 0..<100)
  func `the constants of a basis are affine in those of the system`(seed: Int) throws {
    let systems = systems(seed: seed)
    let solvers = try systems.map { try Solver($0) }
    var first = solvers[0]
    guard try first.solve(softening: true) == .satisfied else { return }
    let basis = try #require(first.basis)
    let ends = try [
      #require(basis.constants(of: solvers[0])), #require(basis.constants(of: solvers[4])),
    ]
    let middle = try #require(basis.constants(of: solvers[2]))
    for (index, value) in middle.enumerated() {
      #expect(abs((ends[0][index] + ends[1][index]) / 2 - value) < 1e-9)
    }
  }

  @Test func `a basis has no constants for a system with other coefficients`() throws {
    var first = try Solver([constraint(0, x, .equal, 3)])
    try first.solve()
    let basis = try #require(first.basis)
    let other = try Solver([constraint(0, 2 * Expression(x), .equal)])

    #expect(basis.constants(of: first) != nil)
    #expect(basis.constants(of: other) == nil)
  }

  @Test func `there is no basis without a solution and in a conflict`() throws {
    var solver = try Solver([constraint(0, x, .equal, 3), constraint(1, x, .equal, 4)])

    #expect(solver.basis == nil)
    try solver.solve(softening: true)
    #expect(solver.basis == nil)
  }

  @Test func `two rows of one content keep a solution unique while they agree`() throws {
    func width(_ least: Double, _ most: Double) throws -> Solver {
      try Solver([
        constraint(0, x, .greaterThanOrEqual, least, 750),
        constraint(1, x, .lessThanOrEqual, most, 250),
      ])
    }
    var solver = try width(40, 40)
    try solver.solve()
    let basis = try #require(solver.basis)
    #expect(basis.isUnique)
    #expect(try basis.isOptimal(for: #require(basis.constants(of: width(70, 70)))))
    #expect(try !basis.isOptimal(for: #require(basis.constants(of: width(40, 50)))))
  }
}
