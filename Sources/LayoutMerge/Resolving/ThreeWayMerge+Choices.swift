public import LayoutModel

extension ThreeWayMerge {
  /// Joins two people's edits, with conflicts settled by choice.
  ///
  /// A choice takes back what the other side did to the objects of one cluster, and nothing else;
  /// then the sides are merged as always. Clusters without a choice remain conflicts.
  ///
  /// - Parameters:
  ///   - base: What both sides started from.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  ///   - choice: The choice for the cluster of a root; nil to leave it a conflict.
  public static func merge(
    base: Document,
    ours: Document,
    theirs: Document,
    choosing choice: (ObjectID) -> ConflictChoice?
  ) -> MergeResult {
    settle(base: base, ours: ours, theirs: theirs) { choice($0.root) }
  }

  /// Joins two people's edits, with conflicts settled one by one.
  ///
  /// - Parameters:
  ///   - base: What both sides started from.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  ///   - choice: The choice for a conflict; nil to leave it one. Conflicts about one deletion follow
  ///     each other: settle all of a root alike.
  public static func settle(
    base: Document,
    ours: Document,
    theirs: Document,
    by choice: (MergeConflict) -> ConflictChoice?
  ) -> MergeResult {
    var sides = (ours, theirs)
    var result = merge(base: base, ours: sides.0, theirs: sides.1)
    // What is taken back can uncover a conflict of the same objects that another one hid.
    for _ in 0..<maximumRounds where !result.isClean {
      // Those of a root one after the other: what one takes back, the next finds.
      let chosen = result.clusters.flatMap(\.conflicts).filter { choice($0) != nil }
      guard !chosen.isEmpty else { return result }
      var ourSide = Withdrawal(from: sides.0, to: base, rival: sides.1)
      var theirSide = Withdrawal(from: sides.1, to: base, rival: sides.0)
      for conflict in chosen {
        guard let choice = choice(conflict) else { continue }
        if choice != .ours { ourSide.withdraw(conflict, for: choice) }
        if choice != .theirs { theirSide.withdraw(conflict, for: choice) }
      }
      sides = (ourSide.document, theirSide.document)
      result = merge(base: base, ours: sides.0, theirs: sides.1)
    }
    return result
  }

  private static let maximumRounds = 8
}
