import ConstraintSolver
import LayoutModel

extension SceneFindings {
  /// The maximum number of edits suggested for a root.
  private static let maximumSuggestions = 64

  /// Returns the edits that resolve the ambiguity of a root, by the view that each is for.
  ///
  /// Rows are added to the system until nothing is ambiguous. A candidate that does not resolve its
  /// quantity is rejected, and the next one is tried.
  ///
  /// - Parameters:
  ///   - free: The variables that the solution leaves undetermined.
  ///   - isShrunk: True if the solution is the one with smaller contents.
  func suggestions(
    for open: AmbiguousQuantities,
    _ solution: RootSolution,
    _ free: [Variable],
    isShrunk: Bool
  ) -> [Int: [SuggestedEdit]] {
    var result: [Int: [SuggestedEdit]] = [:]
    var search = SuggestionSearch(
      layout: layout,
      isShrunk: isShrunk,
      solution: solution,
      open: open
    )
    for node in solution.system.members {
      let ends = search.untiedEnds(of: node)
      if !ends.isEmpty { result[node] = ends }
    }
    var free = free
    var rest = SceneFindings.maximumSuggestions
    var most = rest
    for _ in 0..<LayoutEngine.maximumSuggestionRounds where rest > 0 {
      let next = search.independent(free: free, atMost: min(rest, most))
      var system = search.solution.system
      for candidate in next { candidate.add(to: &system.rows) }
      guard !next.isEmpty, let outcome = system.rows.solve() else { return result }
      if outcome != .satisfied {
        if next.count == 1 { search.refuse(next[0]) }
        most = 1
        continue
      }
      let settled = RootSolution(consume system, outcome)
      var open = AmbiguousQuantities([], for: settled.system.members.run)
      guard let stillFree = try? note(settled, &open) else { return result }
      let failed = next.filter {
        open[$0.node].contains($0.quantity) || search.fixesContents($0, in: next, after: open)
      }
      guard failed.isEmpty else {
        for candidate in failed { search.refuse(candidate) }
        continue
      }
      for candidate in next {
        for edit in [candidate.edit] + candidate.companions
        where result[candidate.node]?.contains(edit) != true {
          result[candidate.node, default: []].append(edit)
        }
      }
      rest -= next.count
      (search.solution, search.open, free) = (settled, open, stillFree)
      if !open.values.contains(where: { !$0.isEmpty }) { break }
    }
    return result
  }
}
