public import LayoutModel

extension ThreeWayMerge {
  /// Merges two sides and resolves conflicts cluster by cluster.
  ///
  /// A choice reverts the other side's changes of the objects of one cluster, and no others. Then
  /// the sides are merged as usual. Clusters without a choice remain conflicts.
  ///
  /// - Parameters:
  ///   - base: The common ancestor of both sides.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  ///   - choice: Returns the choice for the cluster of a root, or nil to leave the conflict.
  /// - Returns: The merged document, with the remaining conflicts.
  public static func merge(
    base: Document,
    ours: Document,
    theirs: Document,
    choosing choice: (ObjectID) -> ConflictChoice?
  ) -> MergeResult {
    settle(base: base, ours: ours, theirs: theirs) { choice($0.root) }
  }

  /// Merges two sides and resolves conflicts one by one.
  ///
  /// - Parameters:
  ///   - base: The common ancestor of both sides.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  ///   - choice: Returns the choice for a conflict, or nil to leave it. Conflicts about one
  ///     deletion depend on each other, so return the same choice for all conflicts of a root.
  /// - Returns: The merged document, with the remaining conflicts.
  public static func settle(
    base: Document,
    ours: Document,
    theirs: Document,
    by choice: (MergeConflict) -> ConflictChoice?
  ) -> MergeResult {
    var sides = (ours, theirs)
    var result = merge(base: base, ours: sides.0, theirs: sides.1)
    // Reverting a change can uncover a conflict of the same objects that another conflict hid.
    for _ in 0..<maximumRounds where !result.isClean {
      // The conflicts of a cluster come in sequence, so that each one sees what the previous ones
      // reverted.
      let chosen = result.clusters.flatMap(\.conflicts).filter { choice($0) != nil }
      guard !chosen.isEmpty else { return result }
      var ourSide = Reversion(from: sides.0, to: base, rival: sides.1)
      var theirSide = Reversion(from: sides.1, to: base, rival: sides.0)
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
