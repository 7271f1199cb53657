import ConstraintSolver
import Testing

struct ExpressionTests {
  @Test func `terms are sorted by variable`() {
    #expect(Expression([Term(y), Term(x, 2)]).terms == [Term(x, 2), Term(y)])
  }

  @Test func `a variable named twice is added up`() {
    #expect(Expression([Term(x), Term(y), Term(x, 2)]).terms == [Term(x, 3), Term(y)])
  }

  @Test func `terms that cancel are removed`() {
    #expect(Expression([Term(x), Term(y), Term(x, -1)]).terms == [Term(y)])
    #expect(Expression([Term(x, 0)]).terms.isEmpty)
  }

  @Test func `arithmetic gives the same value as spelling it out`() {
    let spelled = Expression([Term(x, 2), Term(y, -6)], constant: -1)

    #expect(2 * Expression(x) - 3 * (2 * Expression(y) + 1) + 2 == spelled)
  }

  @Test func `not-a-number coefficients are kept for the solver to refuse`() {
    #expect(Expression([Term(y, .nan), Term(x)]).terms.count == 2)
  }
}

struct PriorityTests {
  @Test func `priorities run from 1 to 1000`() throws {
    #expect(try Priority(1).value == 1)
    #expect(try Priority(999.5) < .required)
    for value in [0.99, 1000.1, -1, .nan, .infinity] {
      #expect(throws: SolverError.self) { try Priority(value) }
    }
  }

  @Test func `clamping gives the nearest priority`() {
    #expect(Priority(clamping: 2000) == .required)
    #expect(Priority(clamping: 0).value == 1)
    #expect(Priority(clamping: .nan).value == 1)
    #expect(Priority(clamping: 999.999).isRequired == false)
  }
}
