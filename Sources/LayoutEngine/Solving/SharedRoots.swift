import ConstraintSolver

/// The work that the layouts of a scene on several screens share, by the root's object.
struct SharedRoots: Sendable {
  /// The eliminations that the systems of a root share.
  var eliminations: [Int: Elimination] = [:]
  /// The last solution of each root. On the next screen, many roots get the same properties from
  /// their surroundings: cells in tables of equal width, and components, which have their own size.
  var solutions: [Int: RootSolution] = [:]
  /// The contexts in which roots have no findings; nil for a root whose first solution without
  /// findings proves nothing about others.
  var clear: [Int: ClearContexts?] = [:]
}
