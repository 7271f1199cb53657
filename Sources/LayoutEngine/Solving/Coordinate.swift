import ConstraintSolver

/// A position or length on an axis of the root: a linear expression of at most three variables.
///
/// Three are enough. A view that frames, springs or struts place depends on the position and length
/// of the nearest superview that constraints place. A scroll view's content, or the extent of a
/// stack view's arranged views, adds a variable length. The fixed size lets a coordinate be copied
/// without reference counting. Sums of several coordinates are ``ConstraintSolver/Expression``s.
struct Coordinate: Sendable {
  /// The constant term.
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

  /// True if there are no variable terms.
  var isConstant: Bool { count == 0 }

  /// Returns the value of the coordinate.
  ///
  /// - Parameter values: The values of the variables, indexed by number.
  func value(_ values: [Double]) -> Double {
    var sum = constant
    for index in 0..<Int(count) {
      let term = self[index]
      sum += term.coefficient * values[term.variable.id]
    }
    return sum
  }

  /// The coordinate as an expression.
  var expression: Expression {
    var sum = Expression(onlyConstant: constant)
    for index in 0..<Int(count) { sum.append(self[index]) }
    return sum
  }

  // MARK: - Arithmetic

  /// Returns the sum with `factor` times another coordinate that depends on the same views.
  func adding(_ other: Coordinate, times factor: Double = 1) -> Coordinate {
    var sum = Coordinate(constant + factor * other.constant)
    merge(other, times: factor, into: &sum)
    return sum
  }

  /// Returns the sum with `factor` times any other coordinate.
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
    default: preconditionFailure("a coordinate has at most three variables")
    }
    count += 1
  }

  /// Appends the terms of the sum with a multiple of another coordinate, ordered by variable.
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

/// Receives terms in the order of their variables. A closure would copy the list that it fills.
private protocol TermList {
  mutating func append(_ term: Term)
}

extension Coordinate: TermList {}
extension Expression: TermList {}
