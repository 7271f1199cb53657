import ConstraintSolver

/// A place or a length on an axis of the root: linear in three variables at most.
///
/// Three are enough. What frames, springs and struts place hangs on the place and the length of the
/// nearest view above that constraints place; the content of a scroll view, or what a stack view's
/// views span, adds a length of its own. So a coordinate is copied without counting references, and
/// sums of several are ``ConstraintSolver/Expression``s.
struct Coordinate: Sendable {
  /// The part that no variable multiplies.
  private(set) var constant: Double
  private var variables: (Int32, Int32, Int32) = (0, 0, 0)
  private var count: Int32 = 0
  private var coefficients: (Double, Double, Double) = (0, 0, 0)

  init(_ constant: Double) {
    self.constant = constant
  }

  init(_ variable: Variable) {
    constant = 0
    append(Term(variable))
  }

  /// True if no variable is left.
  var isConstant: Bool { count == 0 }

  /// The value for the values of variables, each at its number.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for index in 0..<Int(count) {
      let term = self[index]
      sum += term.coefficient * values[term.variable.id]
    }
    return sum
  }

  /// The same, to be added up with others.
  var expression: Expression {
    var sum = Expression(onlyConstant: constant)
    for index in 0..<Int(count) { sum.append(self[index]) }
    return sum
  }

  // MARK: - Arithmetic

  /// The sum with `factor` times another coordinate that hangs on the same views.
  func adding(_ other: Coordinate, times factor: Double = 1) -> Coordinate {
    var sum = Coordinate(constant + factor * other.constant)
    merge(other, times: factor, into: &sum)
    return sum
  }

  /// The sum with `factor` times any other coordinate.
  func combined(with other: Coordinate, times factor: Double) -> Expression {
    var sum = Expression(onlyConstant: constant + factor * other.constant)
    merge(other, times: factor, into: &sum)
    return sum
  }

  static func + (coordinate: Coordinate, constant: Double) -> Coordinate {
    var sum = coordinate
    sum.constant += constant
    return sum
  }

  static func - (coordinate: Coordinate, constant: Double) -> Coordinate {
    coordinate + -constant
  }

  static func - (left: Coordinate, right: Coordinate) -> Expression {
    left.combined(with: right, times: -1)
  }

  static func * (factor: Double, coordinate: Coordinate) -> Coordinate {
    Coordinate(0).adding(coordinate, times: factor)
  }

  // MARK: - Terms

  private subscript(index: Int) -> Term {
    switch index {
    case 0: Term(Variable(Int(variables.0)), coefficients.0)
    case 1: Term(Variable(Int(variables.1)), coefficients.1)
    default: Term(Variable(Int(variables.2)), coefficients.2)
    }
  }

  fileprivate mutating func append(_ term: Term) {
    let variable = Int32(term.variable.id)
    switch count {
    case 0: (variables.0, coefficients.0) = (variable, term.coefficient)
    case 1: (variables.1, coefficients.1) = (variable, term.coefficient)
    case 2: (variables.2, coefficients.2) = (variable, term.coefficient)
    default: preconditionFailure("a coordinate hangs on three variables at most")
    }
    count += 1
  }

  /// Appends the terms of the sum with a multiple of another coordinate, by variable.
  private func merge(
    _ other: Coordinate,
    times factor: Double,
    into sum: inout some TermList
  ) {
    var own = 0
    if factor != 0 {
      for index in 0..<Int(other.count) {
        let term = other[index]
        while own < count, self[own].variable < term.variable {
          sum.append(self[own])
          own += 1
        }
        var coefficient = factor * term.coefficient
        if own < count, self[own].variable == term.variable {
          coefficient += self[own].coefficient
          own += 1
        }
        if coefficient != 0 { sum.append(Term(term.variable, coefficient)) }
      }
    }
    while own < count {
      sum.append(self[own])
      own += 1
    }
  }
}

/// Takes terms by variable. In place of a closure, for which what it fills would be copied.
private protocol TermList {
  mutating func append(_ term: Term)
}

extension Coordinate: TermList {}
extension Expression: TermList {}
