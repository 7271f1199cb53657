public import LayoutModel

/// Merges two sides' edits of one document.
public enum ThreeWayMerge {
  /// Returns a document with the changes that `ours` and `theirs` each made since `base`.
  ///
  /// Objects are matched by id, so a move is recognized as a move, and edits of neighboring objects
  /// do not conflict. If two changes exclude each other, the document has ours and the result has a
  /// conflict. The document is always consistent: each object has its parent, and each reference
  /// has its target, unless the side that it comes from already lacks it.
  ///
  /// - Parameters:
  ///   - base: The common ancestor of both sides, or the virtual one that git makes. Use a
  ///     ``Document`` without objects if there is none.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  /// - Precondition: Ids are unique in each document.
  public static func merge(base: Document, ours: Document, theirs: Document) -> MergeResult {
    if ours == theirs || base == theirs { return MergeResult(document: ours) }
    if base == ours { return MergeResult(document: theirs) }
    let documents = ThreeWay(base: base, ours: ours, theirs: theirs)
    if let matched = DeviceMatching.withCommonIDs(documents) {
      return DeviceMatching.restored(merge(matched))
    }
    return merge(documents)
  }

  private static func merge(_ documents: ThreeWay<Document>) -> MergeResult {
    var merger = Merger(documents)
    merger.findMovesOutOfOwner()
    merger.decideDeletions()
    merger.dropDependents()
    merger.resolveKinds()
    merger.dropDependents()
    merger.resolveSlots()
    merger.dropDuplicates()
    merger.resolvePins()
    merger.dropDependents()
    merger.breakCycles()
    merger.dropDependents()
    merger.resolveOwnership()
    merger.noteLostMoves()
    merger.keepUsedResources()
    return merger.compose()
  }
}
