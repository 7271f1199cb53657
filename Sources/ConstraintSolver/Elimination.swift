/// The part of a solution that depends only on coefficients, shared by systems that differ only in
/// constants.
///
/// Such systems arise when one layout is solved on several screens. The constants do not affect
/// which variables the required equalities eliminate, or how the remaining rows fall into
/// independent blocks.
///
/// It is a class because a tableau is large, and each copy would retain every array.
public final class Elimination: Sendable {
  private let system: System
  let tableau: Tableau

  init(_ system: System) {
    self.system = system
    tableau = Tableau(eliminating: system)
  }

  /// Returns the tableau of another system, or nil if it differs in more than constants.
  func tableau(for other: System) -> Tableau? {
    guard system.isEqualExceptConstants(as: other) else { return nil }
    var result = tableau
    result.takeConstants(of: other)
    return result
  }
}

extension System {
  /// Returns true if two systems have the same terms, relations and priorities.
  func isEqualExceptConstants(as other: System) -> Bool {
    guard allRows.count == other.allRows.count, terms.count == other.terms.count,
      variables.count == other.variables.count
    else { return false }
    return zip(allRows, other.allRows).allSatisfy { row, other in
      row.relation == other.relation && row.priority == other.priority
        && row.terms == other.terms && row.isRemoved == other.isRemoved
    }
      && zip(terms, other.terms).allSatisfy { term, other in
        term.variable == other.variable && term.coefficient == other.coefficient
      }
  }
}
