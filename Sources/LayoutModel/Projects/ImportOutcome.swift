/// What an import did with one document.
public enum ImportOutcome: Sendable, Equatable {
  /// The document is new in the project.
  case added(objects: Int)
  /// The document was there; these objects were added, changed or deleted.
  case changed(objects: [ObjectID])
  /// The file says what the project holds.
  case unchanged
}
