extension Expression {
  /// Returns the sum of two expressions.
  public static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the difference of two expressions.
  public static func - (left: Expression, right: Expression) -> Expression {
    left + -1 * right
  }

  /// Returns `expression` with every coefficient and the constant multiplied by `factor`.
  public static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      expression.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * expression.constant
    )
  }

  /// Returns `expression` with `constant` added.
  public static func + (expression: Expression, constant: Double) -> Expression {
    var sum = expression
    sum.constant += constant
    return sum
  }

  /// Returns `expression` with `constant` taken away.
  public static func - (expression: Expression, constant: Double) -> Expression {
    expression + -constant
  }
}
