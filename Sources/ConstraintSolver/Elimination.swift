/// A system as far as its coefficients alone solve it, for systems that differ in constants only.
///
/// The screens of one layout are such systems. Which variables the required equalities eliminate,
/// and into which independent blocks the rest falls, hangs on no constant.
public struct Elimination: Sendable {
  private let system: System
  let tableau: Tableau

  init(_ system: System) {
    self.system = system
    tableau = Tableau(eliminating: system)
  }

  /// The elimination of another system; nil if that differs in more than constants.
  func tableau(for other: System) -> Tableau? {
    guard system.isSameButForConstants(as: other) else { return nil }
    var result = tableau
    result.takeConstants(of: other)
    return result
  }
}

extension System {
  /// True if two systems ask the same of the same expressions, their constants left out.
  fileprivate func isSameButForConstants(as other: System) -> Bool {
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
