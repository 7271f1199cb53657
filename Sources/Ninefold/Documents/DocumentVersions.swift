public import LayoutModel

/// Three versions of a document: what a merge is made of.
public struct DocumentVersions: Sendable {
  /// The version that both sides come from; empty if both added the document.
  public var base: Document
  /// Our version.
  public var ours: Document
  /// Their version.
  public var theirs: Document

  /// Puts versions together.
  public init(base: Document, ours: Document, theirs: Document) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Reads three files at the same time; an empty file stands for a version without the document.
  /// - Throws: ``NinefoldError/refused(_:)`` with each file that is no document.
  public init(contentsOf base: String, ours: String, theirs: String) throws {
    let documents = try DocumentFile.documents(at: [base, ours, theirs], mayBeMissing: true)
    self.init(base: documents[0], ours: documents[1], theirs: documents[2])
  }

  /// Merges, with conflicts settled by choice; see ``LayoutModel/Document/merging(_:base:choosing:)``.
  public func merged(choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }) -> MergeResult {
    ours.merging(theirs, base: base, choosing: choice)
  }
}
