public import LayoutModel

/// A constraint whose items are ids instead of names.
public struct ResolvedConstraint: Sendable, Equatable {
  /// The constraint.
  public let constraint: ConstraintNotation
  /// The document that contains its items.
  public let document: String
}

/// Objects of one document, in the order in which they were named.
public struct ResolvedObjects: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The ids.
  public let ids: [ObjectID]
}
