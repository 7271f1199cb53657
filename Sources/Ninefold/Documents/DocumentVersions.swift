public import LayoutModel

/// The three versions of a document in a merge.
public struct DocumentVersions: Sendable {
  /// The common base; empty if both sides added the document.
  public var base: Document
  /// Our version.
  public var ours: Document
  /// Their version.
  public var theirs: Document

  /// Creates a set of versions.
  public init(base: Document, ours: Document, theirs: Document) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Reads three files in parallel. An empty file means that the document doesn't exist in that
  /// version.
  /// - Throws: ``NinefoldError/refused(_:)`` with each file that isn't a document.
  public init(contentsOf base: String, ours: String, theirs: String) throws {
    let documents = try DocumentFile.documents(at: [base, ours, theirs], mayBeMissing: true)
    self.init(base: documents[0], ours: documents[1], theirs: documents[2])
  }

  /// Merges the versions; see ``LayoutModel/Document/merging(_:base:choosing:)``.
  public func merged(choosing choice: (ObjectID) -> ConflictChoice? = { _ in nil }) -> MergeResult {
    ours.merging(theirs, base: base, choosing: choice)
  }

  /// Returns the problems that only the result of merging the versions has: findings of
  /// `check`, and identifiers that more objects have.
  public func problems(in result: Document) -> [MergeProblem] {
    MergeReview(of: result, self).problems()
  }
}
