public import LayoutModel
internal import SourceFacts

extension SourceIndex {
  /// Compares a document with the sources and catalogs of the index.
  ///
  /// - Returns: The findings in document order. Those that depend on something that the folder does
  ///   not contain are unsure.
  public func findings(in document: Document) -> [Finding] {
    DocumentComparison(self, document).findings().filter { !unsearchedKinds.contains($0.kind) }
  }
}
