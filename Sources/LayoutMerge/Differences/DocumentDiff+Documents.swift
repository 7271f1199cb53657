public import LayoutModel

extension DocumentDiff {
  /// Compares two documents.
  public init(from old: Document, to new: Document) {
    self.init(changes: old == new ? [] : DifferenceFinder(old, new).changes())
  }
}
