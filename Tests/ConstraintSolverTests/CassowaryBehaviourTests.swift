import ConstraintSolver
import Testing

/// The kinds of behaviour that suites of Cassowary solvers check, as cases of our own: a *stay* is
/// a weak wish for the present value, an *edit* a strong one whose constant changes.
struct CassowaryBehaviourTests {
  private static let (strong, medium, weak) = (750.0, 500.0, 250.0)

  @Test func `simple: an equality pulls a variable along with a stay`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) - Expression(y), .equal),
      constraint(1, y, .equal, 2, Self.weak),
    ])

    try solver.solve()
    #expect(solver.value(of: x) == 2)
    #expect(solver.value(of: y) == 2)
  }

  @Test func `just stay: wishes without rivals are met`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 5, Self.weak), constraint(1, y, .equal, 10, Self.weak),
    ])

    try solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 10)
  }

  @Test func `add and delete: the tightest bound that is left decides`() throws {
    var solver = try Solver([constraint(0, x, .equal, 100, Self.weak)])
    func value() throws -> Double? {
      try solver.solve()
      return solver.value(of: x)
    }
    #expect(try value() == 100)

    try solver.add(constraint(1, x, .lessThanOrEqual, 10))
    try solver.add(constraint(2, x, .lessThanOrEqual, 20))
    #expect(isNear(try value(), 10))
    try solver.remove(ConstraintID(1))
    #expect(isNear(try value(), 20))
    try solver.remove(ConstraintID(2))
    #expect(isNear(try value(), 100))
    try solver.add(constraint(3, x, .lessThanOrEqual, 10))
    try solver.add(constraint(4, x, .lessThanOrEqual, 10))
    #expect(isNear(try value(), 10))
    try solver.remove(ConstraintID(4))
    #expect(isNear(try value(), 10))
    try solver.remove(ConstraintID(3))
    #expect(isNear(try value(), 100))
  }

  @Test func `add and delete: a second variable is bound and freed`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 100, Self.weak), constraint(1, y, .equal, 120, Self.strong),
      constraint(2, x, .lessThanOrEqual, 10), constraint(3, x, .lessThanOrEqual, 20),
    ])
    try solver.solve()
    #expect(isNear(solver.value(of: x), 10))
    #expect(isNear(solver.value(of: y), 120))

    try solver.remove(ConstraintID(2))
    try solver.add(constraint(4, Expression(x) - 0.5 * Expression(y), .equal))
    try solver.solve()

    #expect(isNear(solver.value(of: x), 20))
    #expect(isNear(solver.value(of: y), 40))
  }

  @Test func `casso: of two equal wishes linked by an offset one is met`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) - Expression(y), .lessThanOrEqual),
      constraint(1, Expression(y) - Expression(x) - 3, .equal),
      constraint(2, x, .equal, 10, Self.weak), constraint(3, y, .equal, 10, Self.weak),
    ])

    try solver.solve()
    let (first, second) = (solver.value(of: x) ?? .nan, solver.value(of: y) ?? .nan)
    #expect(isNear(second - first, 3))
    #expect(isNear(abs(first - 10) + abs(second - 10), 3))
    #expect(try solver.ambiguity()?.variables == [x, y])
  }

  @Test func `inconsistent: two values, a circle of bounds, a broken chain`() throws {
    let circle = [
      constraint(0, w, .greaterThanOrEqual, 10),
      constraint(1, Expression(x) - Expression(w), .greaterThanOrEqual),
      constraint(2, Expression(y) - Expression(x), .greaterThanOrEqual),
      constraint(3, Expression(z) - Expression(y), .greaterThanOrEqual),
      constraint(4, z, .greaterThanOrEqual, 8), constraint(5, z, .lessThanOrEqual, 4),
    ]
    var first = try Solver([constraint(0, x, .equal, 10), constraint(1, x, .equal, 5)])
    var second = try Solver([
      constraint(0, x, .greaterThanOrEqual, 10), constraint(1, x, .lessThanOrEqual, 5),
    ])
    var third = try Solver(circle)

    #expect(try first.solve() != .satisfied)
    #expect(try second.solve() != .satisfied)
    #expect(try third.solve() != .satisfied)
    try third.remove(ConstraintID(5))
    #expect(try third.solve() == .satisfied)
  }

  @Test func `strengths: the strong wish wins, then the medium one, then the weak one`() throws {
    var solver = try Solver([
      constraint(0, Expression(x) + Expression(y), .equal),
      constraint(1, x, .equal, 10), constraint(2, Expression(y) - Expression(z), .equal, 999),
      constraint(3, z, .equal, 20, Self.weak), constraint(4, z, .equal, 30, Self.medium),
    ])
    try solver.solve()
    #expect(isNear(solver.value(of: z), -10))

    try solver.remove(ConstraintID(2))
    try solver.solve()
    #expect(isNear(solver.value(of: z), 30))
    try solver.remove(ConstraintID(4))
    try solver.solve()
    #expect(isNear(solver.value(of: z), 20))
  }

  @Test func `edit: the quadrilateral's midpoint pushes its ends to their limits`() throws {
    let (left, middle, right) = (x, y, z)
    let ends = Expression(left) + Expression(right)
    var solver = try Solver([
      constraint(0, 2 * Expression(middle) - ends, .equal),
      constraint(1, Expression(right) - Expression(left) - 20, .greaterThanOrEqual),
      constraint(2, left, .greaterThanOrEqual, -10), constraint(3, right, .lessThanOrEqual, 100),
      constraint(4, middle, .equal, 40, Self.strong),
      constraint(5, right, .equal, 50, Self.weak), constraint(6, left, .equal, 30, Self.weak),
    ])
    try solver.solve()
    #expect(isNear(solver.value(of: left), 30))
    #expect(isNear(solver.value(of: right), 50))

    try solver.setConstant(-60, of: ConstraintID(4))
    try solver.solve()
    #expect(isNear(solver.value(of: middle), 60))

    try solver.setConstant(-95, of: ConstraintID(4))
    try solver.solve()
    #expect(isNear(solver.value(of: left), 80))
    #expect(isNear(solver.value(of: middle), 90))
    #expect(isNear(solver.value(of: right), 100))
  }

  @Test func `under-constrained: a bound is kept`() throws {
    var solver = try Solver([
      constraint(0, 2 * Expression(x) + 2, .greaterThanOrEqual), constraint(1, y, .equal, 3),
    ])

    try solver.solve()
    #expect((solver.value(of: x) ?? .nan) >= -1)
    #expect(try solver.ambiguity()?.variables == [x])
  }

  @Test func `equal widths: children share what their parent has`() throws {
    let children = (1...5).map(Variable.init)
    let total = children.reduce(Expression()) { $0 + Expression($1) }
    var solver = try Solver([
      constraint(0, x, .equal, 400), constraint(1, total - Expression(x) + 32, .equal),
    ])
    for (index, child) in children.dropFirst().enumerated() {
      try solver.add(
        constraint(2 + index, Expression(child) - Expression(children[0]), .equal)
      )
    }

    try solver.solve()
    for child in children { #expect(isNear(solver.value(of: child), 73.6)) }
  }
}
