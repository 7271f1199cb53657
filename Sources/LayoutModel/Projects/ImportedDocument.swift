/// A document that an import found.
public struct ImportedDocument: Sendable, Equatable {
  /// The document's name.
  public let name: String
  /// The effect of the import on the document.
  public let effect: ImportEffect

  /// Creates a document.
  package init(name: String, effect: ImportEffect) {
    self.name = name
    self.effect = effect
  }
}

/// The effect of an import on one document.
public enum ImportEffect: Sendable, Equatable {
  /// The document was added to the project, with this number of objects.
  case added(objects: Int)
  /// The document was updated: these objects were added, changed or deleted.
  case changed(objects: [ObjectID])
  /// The document stayed as it is, because only the project changed since document and file were
  /// equal. `edits` is the number of edits since then.
  case kept(edits: Int)
  /// The file and the document are equal.
  case unchanged
}
