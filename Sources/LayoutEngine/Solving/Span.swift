import ConstraintSolver

/// An interval on one axis, in coordinates of the root.
struct Span: Sendable {
  var origin: Expression
  var length: Expression

  init(_ origin: Expression, _ length: Expression) {
    self.origin = origin
    self.length = length
  }

  init(origin: Double, length: Double) {
    self.origin = Expression(constant: origin)
    self.length = Expression(constant: length)
  }

  var end: Expression { origin.adding(length) }
  var center: Expression { origin.adding(length, times: 0.5) }

  /// The span without what insets take at both ends.
  func inset(near: Double, far: Double) -> Span {
    if near == 0, far == 0 { return self }
    return Span(origin + near, length - (near + far))
  }
}

extension Expression {
  /// Returns the sum with a multiple of another expression; does without arrays where it can.
  func adding(_ other: Expression, times factor: Double = 1) -> Expression {
    if other.terms.isEmpty { return self + other.constant * factor }
    if factor == 0 { return self }
    if terms.isEmpty, factor == 1 { return other + constant }
    return self + factor * other
  }

  /// True if no variable is left.
  var isConstant: Bool { terms.isEmpty }

  /// Returns the value for the values of variables, by their number.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.coefficient * values[term.variable.id] }
    return sum
  }
}
