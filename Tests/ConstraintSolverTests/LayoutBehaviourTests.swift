import ConstraintSolver
import Testing

/// What GNUstep's suite asks of a layout engine, as systems of our own: views as four variables in
/// a window whose size changes. What it asks of alignment rectangles, baselines and springs is in the
/// tests of the layout engine. There priorities add up as weights; here they are strict.
struct LayoutBehaviourTests {
  /// A view's x, y, width and height.
  private struct View {
    let x, y, width, height: Expression

    init(_ number: Int) {
      (x, y) = (Expression(Variable(4 * number)), Expression(Variable(4 * number + 1)))
      (width, height) = (Expression(Variable(4 * number + 2)), Expression(Variable(4 * number + 3)))
    }

    func frame(_ solver: Solver) -> [Double] {
      [x, y, width, height].map { solver.value(of: $0.terms[0].variable) ?? .nan }
    }
  }

  private let window = View(0)
  private let inner = View(1)
  private let innermost = View(2)

  /// The window and a view with insets; rows 2 and 3 are the window's size.
  private var rows: [LinearConstraint] {
    [
      constraint(0, window.x, .equal), constraint(1, window.y, .equal),
      constraint(2, window.width - 320, .equal), constraint(3, window.height - 240, .equal),
      constraint(4, inner.x - window.x - 24, .equal),
      constraint(5, inner.y - window.y - 12, .equal),
      constraint(6, inner.width - window.width + 60, .equal),
      constraint(7, inner.height - window.height + 30, .equal),
    ]
  }

  private func isNear(_ frame: [Double], _ expected: [Double]) -> Bool {
    zip(frame, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func `a view follows its window`() throws {
    var solver = try Solver(rows)
    try solver.solve()
    #expect(isNear(inner.frame(solver), [24, 12, 260, 210]))

    try solver.setConstant(-500, of: ConstraintID(2))
    try solver.setConstant(-400, of: ConstraintID(3))
    try solver.solve()

    #expect(isNear(inner.frame(solver), [24, 12, 440, 370]))
  }

  @Test func `resizing again and again, with a constraint that comes and goes, leaves no error`()
    throws
  {
    var solver = try Solver(
      rows + [
        constraint(8, inner.width - 40, .greaterThanOrEqual),
        constraint(9, inner.height - 20, .greaterThanOrEqual),
        constraint(10, innermost.x - inner.x - 10, .equal),
        constraint(11, innermost.y - inner.y - 10, .equal),
        constraint(12, innermost.width - inner.width + 40, .equal),
        constraint(13, innermost.height - inner.height + 40, .equal),
      ]
    )
    for round in 0..<60 {
      let (width, height) = (Double(300 + round * 37 % 310), Double(180 + round * 53 % 250))
      try solver.add(constraint(14, inner.height - 30, .greaterThanOrEqual))
      try solver.setConstant(-width, of: ConstraintID(2))
      try solver.setConstant(-height, of: ConstraintID(3))
      try solver.solve()
      try solver.remove(ConstraintID(14))
      #expect(try solver.solve() == .satisfied)
      #expect(isNear(inner.frame(solver), [24, 12, width - 60, height - 30]), "round \(round)")
      #expect(isNear(innermost.frame(solver), [34, 22, width - 100, height - 70]))
    }
  }

  @Test func `a control that is only placed takes the size of its content`() throws {
    var solver = try Solver(
      Array(rows[..<6]) + [
        constraint(8, inner.width - 90, .lessThanOrEqual, 250),
        constraint(9, inner.width - 90, .greaterThanOrEqual, 750),
        constraint(10, inner.height - 22, .lessThanOrEqual, 250),
        constraint(11, inner.height - 22, .greaterThanOrEqual, 750),
      ]
    )
    try solver.solve()
    #expect(isNear(inner.frame(solver), [24, 12, 90, 22]))

    // A content that has changed.
    for row in [8, 9] { try solver.setConstant(-130, of: ConstraintID(row)) }
    try solver.solve()
    #expect(isNear(inner.frame(solver), [24, 12, 130, 22]))
  }

  @Test func `hugging gives way to a required width, resistance to a window that is too small`()
    throws
  {
    var solver = try Solver(
      rows + [
        constraint(8, inner.width - 90, .lessThanOrEqual, 250),
        constraint(9, inner.width - 90, .greaterThanOrEqual, 750),
      ]
    )
    try solver.solve()
    #expect(isNear(inner.frame(solver), [24, 12, 260, 210]))

    try solver.setConstant(-100, of: ConstraintID(2))
    try solver.solve()
    #expect(isNear(inner.frame(solver), [24, 12, 40, 210]))
  }

  @Test func `edges, centres and multiples mean what they say`() throws {
    var solver = try Solver(
      rows + [
        constraint(8, innermost.x + 0.5 * innermost.width - inner.x - 0.5 * inner.width, .equal),
        constraint(9, innermost.y + innermost.height - inner.y - inner.height, .equal),
        constraint(10, innermost.width - 0.5 * inner.width, .equal),
        constraint(11, innermost.height - 2 * innermost.width + 200, .equal),
      ]
    )

    try solver.solve()

    #expect(isNear(innermost.frame(solver), [89, 162, 130, 60]))
  }

  @Test func `without a constraint its variable is open, with it again it is not`() throws {
    var solver = try Solver(rows)
    try solver.solve()
    #expect(try solver.ambiguity() == nil)

    try solver.remove(ConstraintID(6))
    try solver.add(constraint(8, inner.width, .greaterThanOrEqual))
    try solver.solve()
    #expect(try solver.ambiguity()?.variables == [inner.width.terms[0].variable])

    try solver.add(rows[6])
    try solver.solve()
    #expect(try solver.ambiguity() == nil)
  }
}
