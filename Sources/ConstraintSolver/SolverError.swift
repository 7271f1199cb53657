/// What a solver refuses.
///
/// An unsatisfiable system is not an error: see ``Outcome``.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient is infinite or not a number.
  case coefficientNotFinite(ConstraintID, Variable)
  /// A constant is infinite or not a number.
  case constantNotFinite(ConstraintID)
  /// A priority lies outside 1 to 1000.
  case priorityOutOfRange(Double)
  /// A constraint of this name is already there.
  case duplicateConstraint(ConstraintID)
  /// No constraint has this name.
  case unknownConstraint(ConstraintID)
  /// Numbers of the system are so large or so far apart that double precision can't hold a result.
  case numericallyUnstable
  /// Solving takes more steps than a system of its size may.
  case tooMuchWork
}
