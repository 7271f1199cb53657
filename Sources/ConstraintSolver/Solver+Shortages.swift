/// The size of a conflict.
extension Solver {
  /// Returns the least sum of violations with which the members of a conflict can be met, in units of
  /// their expressions. Other constraints don't matter. Nil if a member is unknown or the solver fails.
  public func leastViolation(of conflict: Conflict) -> Double? {
    guard let rows = rows(of: conflict) else { return nil }
    var members = Solver(system.part(rows))
    // The rows are known to conflict, so they are not searched again.
    guard (try? members.soften(around: members.system.rows)) != nil else { return nil }
    return conflict.constraints.reduce(0) { $0 + (members.violation(of: $1) ?? 0) }
  }

  /// Returns by how much a conflict fails, in the units of most of its members. Nil if a member is
  /// unknown or the solver fails.
  ///
  /// A member with a large factor in the conflict can end it with a small violation: a view that is 215
  /// times as wide as high is 55 points narrower if its height is a quarter of a point less. So the
  /// median of the members counts. Where many members have such a factor, the largest violation counts,
  /// but at most the least one times the largest coefficient: coefficients that nearly cancel out give
  /// a member a factor near zero.
  public func shortage(of conflict: Conflict) -> Double? {
    guard let alone = violationsAlone(of: conflict)?.sorted(), let least = alone.first,
      let most = alone.last
    else { return leastViolation(of: conflict) }
    let largest = conflict.constraints.reduce(1) { max($0, largestCoefficient(of: $1)) }
    return max(alone[alone.count / 2], min(most, least * largest))
  }

  /// Returns, for each member of a conflict, the violation with which it alone can end the conflict. Nil
  /// if a member is unknown, or if the members are not a minimal conflict.
  ///
  /// Some multiples of the members add up to a contradiction without variables, and only one such sum
  /// exists. The violation is the amount of the contradiction divided by the member's factor.
  func violationsAlone(of conflict: Conflict) -> [Double]? {
    guard let rows = rows(of: conflict) else { return nil }
    let tableau = Tableau(eliminating: system.equalities(rows))
    guard tableau.pivots.count == rows.count - 1,
      let rest = (0..<tableau.rowCount).first(where: { tableau.roles[$0] == .constant })
    else { return nil }
    let parts = FailureTrace(tableau).parts(behind: [(rest, 1)])
    let amount = abs(parts.reduce(0) { $0 + $1.factor * tableau.givenConstants[$1.row] })
    let violations = parts.map { amount / abs($0.factor * tableau.demands[$0.row].scale) }
    return parts.count == rows.count && violations.allSatisfy(\.isFinite) ? violations : nil
  }

  /// Returns the rows of a conflict's members; nil if a member is unknown.
  private func rows(of conflict: Conflict) -> [Int32]? {
    let rows = conflict.constraints.compactMap { system.row(of: $0).map(Int32.init) }
    return rows.count == conflict.constraints.count ? rows : nil
  }

  private func largestCoefficient(of id: ConstraintID) -> Double {
    guard let row = system.row(of: id) else { return 0 }
    return system.terms[system.allRows[row].terms].reduce(0) { max($0, abs($1.coefficient)) }
  }
}
