internal import LayoutMerge
public import LayoutModel

extension Document {
  /// Returns what changed from an older version of the document to this one, in terms of layout.
  ///
  /// - Parameter sizeClass: Returns only differences in the effective layout of this class; nil for
  ///   all.
  public func difference(from old: Document, in sizeClass: SizeClass? = nil) -> DocumentDiff {
    DocumentDiff(from: old, to: self, in: sizeClass)
  }

  /// Merges another version of the document into this one, object by object.
  ///
  /// The result opens in Interface Builder even if there are conflicts: it then has the values of
  /// this side.
  ///
  /// - Parameters:
  ///   - theirs: The other version.
  ///   - base: The common base; an empty document if both sides added the document.
  ///   - choice: Returns the side that wins the conflicts of a root object; nil to leave them open.
  public func merging(
    _ theirs: Document,
    base: Document,
    choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }
  ) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: self, theirs: theirs, choosing: choice)
  }
}
