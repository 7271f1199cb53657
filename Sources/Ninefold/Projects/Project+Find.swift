public import LayoutModel
internal import LayoutStore

/// An object that a query found.
public struct FoundObject: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The scene that contains the object; nil in a xib.
  public let scene: ObjectID?
  /// The object's id.
  public let id: ObjectID
  /// The element name, such as `label`.
  public let kind: String
  /// The best name for people: the user label, a text that the object shows, or the custom class;
  /// nil without any.
  public let label: String?
}

extension Project {
  /// Finds the objects that match a query, sorted by document and then in document order.
  ///
  /// - Parameter document: The name of the only document to search; nil for all.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func find(_ query: ObjectQuery, in document: String? = nil) throws -> [FoundObject] {
    let documents = try document.map { [$0] } ?? documentNames()
    return try documents.flatMap { document in
      try Task.checkCancellation()
      return try namingDocuments {
        try store.outlineObjects(ofDocument: document, withConnections: true)
      }
      .filter(query.matches)
      .map {
        FoundObject(
          document: document,
          scene: $0.scene,
          id: $0.id,
          kind: $0.kind,
          label: $0.displayLabel
        )
      }
    }
  }

  /// Returns the connections of a document, or those that lead from one object, in document order.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func connections(of document: String, object: ObjectID? = nil) throws
    -> [ConnectionSummary]
  {
    try self.document(named: document).connections(of: object)
  }
}
