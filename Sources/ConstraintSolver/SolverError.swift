/// An error that a solver throws.
///
/// An unsatisfiable system is not an error; see ``Outcome``.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is infinite or not a number.
  case coefficientNotFinite(ConstraintID, Variable)
  /// A constant is infinite or not a number.
  case constantNotFinite(ConstraintID)
  /// A priority is not in 1...1000.
  case priorityOutOfRange(Double)
  /// A constraint with this id already exists.
  case duplicateConstraint(ConstraintID)
  /// No constraint has this id.
  case unknownConstraint(ConstraintID)
  /// The numbers of the system are too large, or differ too much in magnitude, for double
  /// precision.
  case numericallyUnstable
  /// Solving exceeds the work limit for a system of this size.
  case tooMuchWork
}
