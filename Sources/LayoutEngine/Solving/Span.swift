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
