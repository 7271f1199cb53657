/// The result of importing one document.
public enum ImportOutcome: Sendable, Equatable {
  /// The document was added to the project.
  case added(objects: Int)
  /// The document was updated; these objects were added, changed or deleted.
  case changed(objects: [ObjectID])
  /// The document was kept, because only the project changed since it last matched the file.
  /// `edits` is the number of edits since then.
  case kept(edits: Int)
  /// The file matches the project.
  case unchanged
}
