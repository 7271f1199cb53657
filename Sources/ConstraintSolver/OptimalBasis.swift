/// The basis of an optimal solution. It tells without solving for which other constants it is
/// optimal too.
///
/// Systems that differ only in constants have the same coefficients, so every basis costs the same
/// per unit in each of them. A basis stays optimal as long as its own constants are within bounds.
/// These constants are linear in those of the system, so that the constants of several systems can
/// be combined.
///
/// It is a class because a tableau is large, and each copy would retain every array.
public final class OptimalBasis: Sendable {
  private let system: System
  private let tableau: Tableau
  /// The rows that keep the solution unique while their constants are about zero; empty if it is
  /// unique anyway, and nil if it may not be unique.
  private let blockers: [Tableau.Blocker]?
  /// True if the solution of this basis is the only optimal one wherever ``isOptimal(for:)`` is true.
  public var isUnique: Bool { blockers != nil }

  fileprivate init(_ system: System, _ tableau: Tableau) {
    self.system = system
    self.tableau = tableau
    var moving = tableau
    blockers = moving.blockersOfFreeMoves()
  }

  /// Returns the constants of this basis for the system of another solver; nil if it differs in more
  /// than constants.
  public func constants(of other: Solver) -> [Double]? {
    guard system.isEqualExceptConstants(as: other.system) else { return nil }
    var moved = tableau
    moved.takeConstants(of: other.system)
    moved.refreshConstants()
    return moved.constants
  }

  /// Returns true if this basis is optimal, and every required constraint satisfied, in the system
  /// with the given constants of the basis. If the solution is unique here, it is unique there too.
  public func isOptimal(for constants: [Double]) -> Bool {
    zip(tableau.bounds, constants).allSatisfy { $0.contains($1) }
      && (blockers ?? []).allSatisfy { abs(constants[$0.row]) <= $0.limit }
  }
}

extension Solver {
  /// The basis of the last solution; nil if there is none, or if it violates required constraints.
  public var basis: OptimalBasis? {
    isSatisfied ? OptimalBasis(system, tableau) : nil
  }
}
