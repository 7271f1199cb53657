/// How an expression stands to zero.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The expression is zero.
  case equal
  /// The expression is zero or less.
  case lessThanOrEqual
  /// The expression is zero or more.
  case greaterThanOrEqual
}

/// Names one constraint; the caller chooses the number.
///
/// Numbers below a million are looked up without hashing, so count from zero where possible.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number that names the constraint.
  public let rawValue: Int

  /// Creates the name `rawValue`.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders names by their number.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How much a constraint matters, from 1 to 1000; 1000 must hold.
///
/// Priorities are strict: no number of constraints outweighs one of a higher priority.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, 1 to 1000; fractions such as 999.5 are priorities of their own.
  public let value: Double

  /// The constraint must hold.
  public static let required = Priority(clamping: 1000)
  /// The default of compression resistance, 750.
  public static let high = Priority(clamping: 750)
  /// The default of content hugging, 250.
  public static let low = Priority(clamping: 250)
  /// The priority of fitting a size, 50.
  public static let fittingSize = Priority(clamping: 50)
  /// Less than any other: it decides what all others leave open.
  public static let tieBreaker = Priority(unchecked: 0)

  /// Creates a priority of 1 to 1000 and throws for any other number.
  public init(_ value: Double) throws(SolverError) {
    guard value >= 1, value <= 1000 else { throw .priorityOutOfRange(value) }
    self.value = value
  }

  /// Creates the priority nearest to `value`; not-a-number becomes 1.
  public init(clamping value: Double) {
    self.value = value >= 1 ? min(value, 1000) : 1
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { value == 1000 }

  /// Orders priorities from least to most important.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}

/// A linear constraint: `expression relation 0`, to be met as its priority demands.
public struct LinearConstraint: Hashable, Sendable {
  /// The name by which conflicts, removals and changes refer to this constraint.
  public let id: ConstraintID
  /// The expression that is compared with zero.
  public var expression: Expression
  /// How the expression stands to zero.
  public var relation: Relation
  /// How much the constraint matters.
  public var priority: Priority

  /// Creates the constraint `expression relation 0`.
  public init(
    id: ConstraintID,
    _ expression: Expression,
    _ relation: Relation,
    priority: Priority = .required
  ) {
    self.id = id
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }
}
