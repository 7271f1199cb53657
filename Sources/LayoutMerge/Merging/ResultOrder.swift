import LayoutModel

/// Sorts conflicts and decisions into document order, and replaces numbers with ids.
struct ResultOrder {
  private let merger: Merger
  private var rank: [Int]

  /// Ranks objects in the order of our document, followed by those that only theirs, then only the
  /// base has.
  init(_ merger: Merger, _ objects: [LayoutObject]) {
    self.merger = merger
    rank = [Int](repeating: .max, count: merger.matched.count)
    var next = 0
    for version in [Version.ours, .theirs, .base] {
      for number in merger.table(version).order where rank[number] == .max {
        rank[number] = next
        next += 1
      }
    }
  }

  func result(
    _ document: Document,
    conflicts: [ConflictDraft],
    decisions: [AutomaticDecision]
  ) -> MergeResult {
    var affected: [Int: [Int]] = [:]
    for (number, root) in merger.cause { affected[root, default: []].append(number) }
    let drafts = conflicts.enumerated().sorted { left, right in
      let (a, b) = (rank[left.element.object], rank[right.element.object])
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    let named = drafts.map { draft in
      let numbers = affected.removeValue(forKey: draft.root) ?? []
      return conflict(draft, affected: numbers.sorted { rank[$0] < rank[$1] })
    }
    func place(_ decision: AutomaticDecision) -> Int {
      merger.matched.number(of: decision.object).map { rank[$0] } ?? .max
    }
    let ordered = decisions.enumerated().sorted { left, right in
      let (a, b) = (place(left.element), place(right.element))
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
    return MergeResult(document: document, conflicts: named, automaticDecisions: ordered)
  }

  private func conflict(_ draft: ConflictDraft, affected: [Int]) -> MergeConflict {
    let ids = merger.matched.ids
    let object = merger.anyObject(draft.object)
    return MergeConflict(
      kind: draft.kind,
      root: ids[draft.root],
      object: ids[draft.object],
      objectKind: object?.kind ?? "",
      scene: object?.scene,
      other: draft.other.map { ids[$0] },
      variation: draft.variation,
      path: draft.path,
      base: draft.base,
      ours: draft.ours,
      theirs: draft.theirs,
      affected: affected.map { ids[$0] }
    )
  }
}
