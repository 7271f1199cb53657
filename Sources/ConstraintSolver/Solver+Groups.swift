extension Solver {
  /// Returns the group number of each of `variables`.
  ///
  /// Constraints connect the variables of a group; no constraint mentions variables of two groups.
  /// If `variables` are those of an ``Ambiguity``, a value for one of them determines no variable
  /// of another group, because everything that connects the groups is already determined.
  public func groups(of variables: [Variable]) -> [Variable: Int] {
    var heads = Array(variables.indices)
    func head(of place: Int) -> Int {
      var place = place
      while heads[place] != place {
        heads[place] = heads[heads[place]]
        place = heads[place]
      }
      return place
    }
    var places = Array(repeating: -1, count: system.variables.count)
    for (place, variable) in variables.enumerated() {
      if let index = system.index(of: variable) { places[index] = place }
    }
    for row in system.allRows where !row.isRemoved {
      var first = -1
      for term in system.terms[row.terms] where places[Int(term.variable)] >= 0 {
        let own = head(of: places[Int(term.variable)])
        if first < 0 { first = own }
        (heads[max(first, own)], first) = (min(first, own), min(first, own))
      }
    }
    var groups: [Variable: Int] = [:]
    groups.reserveCapacity(variables.count)
    for (place, variable) in variables.enumerated() { groups[variable] = head(of: place) }
    return groups
  }
}
