extension Expression {
  /// Returns the sum of two expressions.
  public static func + (left: Expression, right: Expression) -> Expression {
    left.adding(right)
  }

  /// Returns the difference of two expressions.
  public static func - (left: Expression, right: Expression) -> Expression {
    left.adding(right, times: -1)
  }

  /// Returns `expression` with every coefficient and the constant multiplied by `factor`.
  public static func * (factor: Double, expression: Expression) -> Expression {
    var product = Expression(onlyConstant: factor * expression.constant)
    for index in 0..<expression.count { product.append(expression[index], times: factor) }
    return product
  }

  /// Returns `expression` with `constant` added.
  public static func + (expression: Expression, constant: Double) -> Expression {
    var sum = expression
    sum.constant += constant
    return sum
  }

  /// Returns `expression` with `constant` subtracted.
  public static func - (expression: Expression, constant: Double) -> Expression {
    expression + -constant
  }

  /// Returns the sum of this expression and `factor` times `other`.
  public func adding(_ other: Expression, times factor: Double = 1) -> Expression {
    if factor == 0 { return self }
    if other.isConstant { return self + factor * other.constant }
    var sum = Expression(onlyConstant: constant + factor * other.constant)
    var own = 0
    for index in 0..<other.count {
      let term = other[index]
      while own < count, self[own].variable < term.variable {
        sum.append(self[own])
        own += 1
      }
      if own < count, self[own].variable == term.variable {
        let coefficient = self[own].coefficient + factor * term.coefficient
        if coefficient != 0 { sum.append(Term(term.variable, coefficient)) }
        own += 1
      } else {
        sum.append(term, times: factor)
      }
    }
    while own < count {
      sum.append(self[own])
      own += 1
    }
    return sum
  }

  /// Appends a multiple of a term, unless its coefficient is zero.
  private mutating func append(_ term: Term, times factor: Double) {
    let coefficient = factor * term.coefficient
    if coefficient != 0 { append(Term(term.variable, coefficient)) }
  }
}
