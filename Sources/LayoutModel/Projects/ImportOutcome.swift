/// What an import did with one document.
public enum ImportOutcome: Sendable, Equatable {
  /// The document is new in the project.
  case added(objects: Int)
  /// The document was there; these objects were added, changed or deleted.
  case changed(objects: [ObjectID])
  /// The file did not change since the project and it last said the same; so many edits made here
  /// stay, and the file does not have them.
  case kept(edits: Int)
  /// The file says what the project holds.
  case unchanged
}
