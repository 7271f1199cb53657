/// The relation of an expression to zero.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The expression is zero.
  case equal
  /// The expression is zero or less.
  case lessThanOrEqual
  /// The expression is zero or more.
  case greaterThanOrEqual
}

/// The id of a constraint, a number that the caller chooses.
///
/// Ids below a million are looked up without hashing, so count from zero if possible.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The number that identifies the constraint.
  public let rawValue: Int

  /// Creates the id `rawValue`.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders ids by number.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The priority of a constraint, from 1 to 1000. A constraint of priority 1000 is required.
///
/// Priorities are strict: no number of constraints outweighs one of a higher priority.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, from 1 to 1000; 0 for ``tieBreaker``. Fractions such as 999.5 are distinct
  /// priorities.
  public let value: Double

  /// The priority of required constraints, 1000.
  public static let required = Priority(clamping: 1000)
  /// The default of compression resistance, 750.
  public static let high = Priority(clamping: 750)
  /// The default of content hugging, 250.
  public static let low = Priority(clamping: 250)
  /// The priority of the fitting size, 50.
  public static let fittingSize = Priority(clamping: 50)
  /// The priority below all others. It resolves only what all other constraints leave undetermined.
  public static let tieBreaker = Priority(unchecked: 0)

  /// Creates a priority.
  ///
  /// - Throws: ``SolverError/priorityOutOfRange(_:)`` if `value` is not in 1...1000.
  public init(_ value: Double) throws(SolverError) {
    guard value >= 1, value <= 1000 else { throw .priorityOutOfRange(value) }
    self.value = value
  }

  /// Creates the priority nearest to `value` in 1...1000; NaN becomes 1.
  public init(clamping value: Double) {
    self.value = value >= 1 ? min(value, 1000) : 1
  }

  private init(unchecked value: Double) {
    self.value = value
  }

  /// True for the priority of required constraints.
  public var isRequired: Bool { value == 1000 }

  /// Orders priorities from least to most important.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }
}

/// A linear constraint `expression relation 0` with a priority.
public struct LinearConstraint: Hashable, Sendable {
  /// The id by which conflicts, removals and changes refer to this constraint.
  public let id: ConstraintID
  /// The expression that is compared with zero.
  public var expression: Expression
  /// The relation of the expression to zero.
  public var relation: Relation
  /// The priority of the constraint.
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
