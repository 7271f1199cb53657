public import LayoutModel

/// The three versions of a document in a merge.
public struct DocumentVersions: Sendable {
  /// The common ancestor; empty if both sides added the document.
  public var base: Document
  /// The version of our side, which receives the merge.
  public var ours: Document
  /// The version of their side, which is merged in.
  public var theirs: Document

  /// Creates a set of versions.
  public init(base: Document, ours: Document, theirs: Document) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Reads three files in parallel. An empty file stands for a document that doesn't exist in that
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

  /// Returns the problems that the result of the merge has and neither side has: findings of a
  /// check, and identifiers that several objects share.
  public func problems(in result: Document) -> [MergeProblem] {
    MergeReview(of: result, self).problems()
  }
}
