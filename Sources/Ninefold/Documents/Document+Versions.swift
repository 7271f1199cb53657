internal import LayoutMerge
public import LayoutModel

extension Document {
  /// What changed from an older version of the document to this one, in terms of layout.
  ///
  /// - Parameter sizeClass: Leaves only what changes the effective layout of this class, if given.
  public func difference(from old: Document, in sizeClass: SizeClass? = nil) -> DocumentDiff {
    DocumentDiff(from: old, to: self, in: sizeClass)
  }

  /// Merges another version of the document into this one, object by object.
  ///
  /// The result opens in Interface Builder even if it holds conflicts: where the sides can't be joined,
  /// it has this side.
  ///
  /// - Parameters:
  ///   - theirs: The other version.
  ///   - base: The version that both come from; an empty document if both sides added it.
  ///   - choice: What settles the conflicts of a root; nil to leave them.
  public func merging(
    _ theirs: Document,
    base: Document,
    choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }
  ) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: self, theirs: theirs, choosing: choice)
  }
}
