import ConstraintSolver

let (x, y, z, w) = (Variable(0), Variable(1), Variable(2), Variable(3))

/// Builds a constraint without ceremony.
func constraint(
  _ id: Int,
  _ expression: Expression,
  _ relation: Relation,
  _ priority: Double = 1000
) -> LinearConstraint {
  LinearConstraint(
    id: ConstraintID(id),
    expression,
    relation,
    priority: Priority(clamping: priority)
  )
}

/// Builds a constraint between one variable and a number.
func constraint(
  _ id: Int,
  _ variable: Variable,
  _ relation: Relation,
  _ number: Double,
  _ priority: Double = 1000
) -> LinearConstraint {
  constraint(id, Expression(variable) - number, relation, priority)
}

extension Solver {
  /// Creates a solver that holds `constraints`.
  init(_ constraints: [LinearConstraint]) throws {
    self.init()
    for constraint in constraints { try add(constraint) }
  }
}

extension LinearConstraint {
  /// By how much `solution` violates the constraint.
  func violation(in solution: Solution) -> Double {
    let value = expression.terms.reduce(expression.constant) { sum, term in
      sum + term.coefficient * (solution[term.variable] ?? .nan)
    }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// Sums the violations of the constraints of one priority.
func violation(
  of constraints: [LinearConstraint],
  at priority: Double,
  in solution: Solution
) -> Double {
  constraints.filter { $0.priority.value == priority }
    .reduce(0) { $0 + $1.violation(in: solution) }
}

/// Whether two numbers differ by less than a millionth.
func isNear(_ left: Double?, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  guard let left else { return false }
  return left == right || abs(left - right) <= tolerance * max(1, abs(right))
}
