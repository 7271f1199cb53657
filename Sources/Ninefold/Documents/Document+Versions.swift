internal import LayoutMerge
public import LayoutModel

extension Document {
  /// Returns the changes of layout from an older version of the document to this one.
  ///
  /// - Parameter sizeClass: The size class whose effective layout is compared; nil to compare all
  ///   rows.
  public func difference(from old: Document, in sizeClass: SizeClass? = nil) -> DocumentDiff {
    DocumentDiff(from: old, to: self, in: sizeClass)
  }

  /// Merges another version of the document into this one, object by object.
  ///
  /// The result opens in Interface Builder even if there are conflicts. Values in conflict are then
  /// those of this document.
  ///
  /// - Parameters:
  ///   - theirs: The other version.
  ///   - base: The common ancestor; an empty document if both sides added the document.
  ///   - choice: Returns the version that wins the conflicts of a root object
  ///     (``MergeConflict/root``); nil to leave them open.
  public func merging(
    _ theirs: Document,
    base: Document,
    choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }
  ) -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: self, theirs: theirs, choosing: choice)
  }
}
