/// A reference to an image or a color among the document's resources.
package struct ResourceReference: Sendable, Hashable {
  /// The kind of resource.
  package enum Kind: String, Sendable {
    /// An image from the asset catalog or the system.
    case image
    /// A color from the asset catalog.
    case namedColor
    /// A system color.
    case systemColor
  }

  /// The kind of resource.
  package let kind: Kind
  /// The name.
  package let name: String

  /// Creates a reference.
  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The id of the resource's object in a document.
  package var id: ObjectID { ObjectID("\(kind.rawValue):\(name)") }
}
