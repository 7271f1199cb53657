import ConstraintSolver
import Testing

/// The same layout in millionths and in millions of points.
struct MagnitudeTests {
  static let units = [1e-6, 1, 1e6]

  private func layout(_ unit: Double, width: Double) -> [LinearConstraint] {
    [
      constraint(0, x, .equal, 375 * unit),
      constraint(1, Expression(y) - 0.5 * Expression(x) + 12 * unit, .equal),
      constraint(2, Expression(y) + Expression(z) + 8 * unit - Expression(x), .equal),
      constraint(3, z, .greaterThanOrEqual, width * unit),
      constraint(4, w, .equal, 44 * unit, 500),
      constraint(5, w, .lessThanOrEqual, 30 * unit, 501),
      constraint(6, w, .greaterThanOrEqual, 0),
    ]
  }

  @Test(arguments: units) func `values scale with the unit`(_ unit: Double) throws {
    var solver = try Solver(layout(unit, width: 100))

    #expect(try solver.solve() == .satisfied)
    let values = [x, y, z, w].map { (solver.value(of: $0) ?? .nan) / unit }
    for (value, expected) in zip(values, [375, 175.5, 191.5, 30]) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(try solver.ambiguity() == nil)
  }

  @Test(arguments: units) func `a miss by a millionth part is a conflict`(_ unit: Double) throws {
    var fits = try Solver(layout(unit, width: 191.5))
    var misses = try Solver(layout(unit, width: 191.500_1))

    #expect(try fits.solve() == .satisfied)
    #expect(
      try misses.solve()
        == .unsatisfiable([Conflict([0, 1, 2, 3])])
    )
  }

  @Test(arguments: units) func `a slack of a millionth part is an ambiguity`(_ unit: Double) throws
  {
    var solver = try Solver([
      constraint(0, x, .greaterThanOrEqual, 100 * unit),
      constraint(1, x, .lessThanOrEqual, 100.000_1 * unit),
    ])

    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [x])
  }

  @Test(arguments: units) func `an edit keeps its precision`(_ unit: Double) throws {
    var solver = try Solver(layout(unit, width: 100))
    try solver.solve()

    for step in 1...5000 {
      try solver.setConstant(-(375 + Double(step % 97) / 7) * unit, of: ConstraintID(0))
      try solver.solve()
    }

    let expected = (375 + Double(5000 % 97) / 7) / 2 + 4
    #expect(abs((solver.value(of: z) ?? .nan) / unit - expected) < 1e-9)
  }

  @Test func `tolerances follow a constant from a million to a millionth`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 1e6), constraint(1, Expression(y) - Expression(x), .equal),
      constraint(2, y, .lessThanOrEqual, 2e-6, 500), constraint(3, y, .greaterThanOrEqual, 0),
    ])
    #expect(try solver.solve() == .satisfied)

    try solver.setConstant(-1e-6, of: ConstraintID(0))
    #expect(try solver.solve() == .satisfied)
    try solver.setConstant(1e-6, of: ConstraintID(0))
    #expect(try solver.solve() == .unsatisfiable([Conflict([0, 1, 3])]))
  }

  @Test func `coefficients far apart are scaled row by row`() throws {
    var solver = try Solver([
      constraint(0, 1e6 * Expression(x) - 3e6, .equal),
      constraint(1, 1e-6 * Expression(y) - 1e-6 * Expression(x), .equal),
    ])

    try solver.solve()
    #expect(isNear(solver.value(of: y), 3))
  }

  @Test func `a long literal meets the exact fraction it stands for`() throws {
    var solver = try Solver([
      constraint(0, x, .equal, 375),
      constraint(1, Expression(y) - 0.66666666666666663 * Expression(x), .equal),
      constraint(2, y, .equal, 250),
    ])

    #expect(try solver.solve() == .satisfied)
  }
}

extension Conflict {
  fileprivate init(_ ids: [Int]) {
    self.init(constraints: ids.map(ConstraintID.init))
  }
}
