/// A document that an import found.
public struct ImportedDocument: Sendable, Equatable {
  /// The document's name.
  public let name: String
  /// What the import did to it.
  public let effect: ImportEffect

  /// Creates a document.
  package init(name: String, effect: ImportEffect) {
    self.name = name
    self.effect = effect
  }
}

/// What an import does to one document.
public enum ImportEffect: Sendable, Equatable {
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
