/// One variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable

  /// What it is multiplied by.
  public var coefficient: Double

  /// Creates `coefficient * variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear expression: a sum of terms and a constant.
///
/// Terms are sorted by variable, each variable occurs once, and none has the coefficient zero, so
/// that equal expressions are equal values.
public struct Expression: Hashable, Sendable {
  /// The terms, sorted by variable.
  public private(set) var terms: [Term]

  /// The part that no variable multiplies.
  public var constant: Double

  /// Creates the sum of `terms` and `constant`; a variable named twice is added up.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
    if !Expression.isCanonical(terms) { self.terms = Expression.canonical(terms) }
  }

  /// Creates the expression that is just `variable`.
  public init(_ variable: Variable) {
    terms = [Term(variable)]
    constant = 0
  }

  private static func isCanonical(_ terms: [Term]) -> Bool {
    var previous = Int.min
    for (index, term) in terms.enumerated() {
      if term.coefficient == 0 || (index > 0 && term.variable.id <= previous) { return false }
      previous = term.variable.id
    }
    return true
  }

  private static func canonical(_ terms: [Term]) -> [Term] {
    var sorted = terms.enumerated().sorted {
      ($0.element.variable.id, $0.offset) < ($1.element.variable.id, $1.offset)
    }.map(\.element)
    var count = 0
    for term in sorted {
      if count > 0, sorted[count - 1].variable == term.variable {
        sorted[count - 1].coefficient += term.coefficient
      } else {
        sorted[count] = term
        count += 1
      }
    }
    sorted.removeLast(sorted.count - count)
    sorted.removeAll { $0.coefficient == 0 }
    return sorted
  }
}
