/// One variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable

  /// The factor of ``variable``.
  public var coefficient: Double

  /// Creates `coefficient * variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

extension Term {
  /// The placeholder for an absent term.
  fileprivate static var none: Term { Term(Variable(0), 0) }
}

/// A linear expression: a sum of terms and a constant.
///
/// Terms are sorted by variable, each variable occurs once, and no coefficient is zero. Equal
/// expressions are therefore equal values. Up to four terms are stored inline, because most
/// constraints between two views have no more.
public struct Expression: Hashable, Sendable {
  // The terms if there are at most four; unused ones are `none`.
  private var first = Term.none
  private var second = Term.none
  private var third = Term.none
  private var fourth = Term.none
  /// All terms if there are more than four.
  private var many: [Term]?
  /// The number of terms.
  private(set) var count = 0

  /// The constant part.
  public var constant: Double

  /// Creates the sum of `terms` and `constant`. Terms of the same variable are added.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.constant = constant
    for term in Expression.isCanonical(terms) ? terms : Expression.canonical(terms) {
      append(term)
    }
  }

  /// Creates an expression that consists of `variable` alone.
  public init(_ variable: Variable) {
    constant = 0
    first = Term(variable)
    count = 1
  }

  /// Creates an expression without terms.
  package init(onlyConstant constant: Double) {
    self.constant = constant
  }

  /// The terms, sorted by variable.
  public var terms: [Term] { many ?? (0..<count).map { self[$0] } }

  /// True if the expression has no terms.
  public var isConstant: Bool { count == 0 }

  /// Returns the value of the expression, with the value of each variable from `valueOf`.
  public func value(_ valueOf: (Variable) -> Double) -> Double {
    var sum = constant
    for index in 0..<count { sum += self[index].coefficient * valueOf(self[index].variable) }
    return sum
  }

  /// Returns the value of the expression, with the value of each variable at the index
  /// ``Variable/id``.
  public func value(_ values: [Double]) -> Double {
    var sum = constant
    for index in 0..<count {
      let term = self[index]
      sum += term.coefficient * values[term.variable.id]
    }
    return sum
  }

  /// The term at `index` in ``terms``.
  subscript(index: Int) -> Term {
    if let many { return many[index] }
    switch index {
    case 0: return first
    case 1: return second
    case 2: return third
    default: return fourth
    }
  }

  /// Calls `body` with each term, sorted by variable.
  @inline(__always)
  func forEachTerm(_ body: (Term) -> Void) {
    if let many {
      many.forEach(body)
      return
    }
    if count > 0 { body(first) }
    if count > 1 { body(second) }
    if count > 2 { body(third) }
    if count > 3 { body(fourth) }
  }

  /// Appends a term whose variable comes after all others.
  package mutating func append(_ term: Term) {
    switch count {
    case 0: first = term
    case 1: second = term
    case 2: third = term
    case 3: fourth = term
    case 4:
      many = [first, second, third, fourth, term]
      (first, second, third, fourth) = (.none, .none, .none, .none)
    default: many?.append(term)
    }
    count += 1
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
