public import LayoutModel

/// Joins two people's edits of one document.
public enum ThreeWayMerge {
  /// Returns the document that has what `ours` and `theirs` each changed since `base`.
  ///
  /// Objects are known by their ids, so that a move is a move and an edit beside another is no
  /// conflict. Where the two can't both hold, the document has our side and the result a conflict;
  /// the document is whole in any case: each object has its parent, and each reference its target,
  /// unless the side that it comes from lacks it already. Ids must be unique in each document.
  ///
  /// The base is what both sides started from: a common ancestor, or the virtual one that git makes.
  /// Use an empty document, ``Document`` without objects, if there is none.
  public static func merge(base: Document, ours: Document, theirs: Document) -> MergeResult {
    if ours == theirs || base == theirs { return MergeResult(document: ours) }
    if base == ours { return MergeResult(document: theirs) }
    if let documents = CanvasDevice.joined([base, ours, theirs]) {
      return CanvasDevice.restored(joined(documents[0], documents[1], documents[2]))
    }
    return joined(base, ours, theirs)
  }

  private static func joined(_ base: Document, _ ours: Document, _ theirs: Document) -> MergeResult
  {
    var merger = Merger(base: base, ours: ours, theirs: theirs)
    merger.findMovesFromReach()
    merger.decideDeletions()
    merger.dropDependents()
    merger.settleSlots()
    merger.dropTwins()
    merger.dropDependents()
    merger.breakCycles()
    merger.dropDependents()
    merger.settleOwnership()
    merger.noteLostMoves()
    merger.keepUsedResources()
    return merger.compose()
  }
}
