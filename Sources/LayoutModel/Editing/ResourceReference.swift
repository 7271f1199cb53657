/// A reference to an image or a color among the document's resources.
public struct ResourceReference: Sendable, Hashable {
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

  /// The capability that a document with such a resource lists among its dependencies; nil for
  /// images, which need none. All 178 documents of the corpus that list one have such a resource.
  var capability: String? {
    switch kind {
    case .image: nil
    case .namedColor: "Named colors"
    case .systemColor: "System colors in document resources"
    }
  }
}

extension LayoutObject {
  /// The resources that the object's values refer to, in any class; empty for a resource.
  package var resourceReferences: Set<ResourceReference> {
    var result: Set<ResourceReference> = []
    guard role != .resource else { return result }
    for property in properties {
      switch property.value {
      case .attribute(let literal) where ValueKind.isImageName(property.path.name):
        result.insert(ResourceReference(.image, literal))
      case .record(let record) where record.kind == .color:
        if let name = record["systemColor"] { result.insert(ResourceReference(.systemColor, name)) }
        if let name = record["name"], record["catalog"] == nil {
          result.insert(ResourceReference(.namedColor, name))
        }
      default: break
      }
    }
    return result
  }
}

/// Removes unused resources, as Interface Builder does when it saves.
///
/// - Parameters:
///   - resources: The unused resources. Those that the slice lacks are ignored.
///   - slice: At least the document element and all resources.
/// - Returns: The ids of the objects whose rows changed, sorted.
package func removeUnused(
  _ resources: [ResourceReference],
  from slice: inout LayoutSlice,
  context: EditingContext
) -> [ObjectID] {
  guard let document = slice[Document.rootID] else { return [] }
  var session = EditSession(document: document, slice: slice, context: context)
  session.slice.beginEdit()
  for resource in resources { session.removeResource(resource) }
  let changes = session.slice.changes()
  session.slice.beginEdit()
  slice = session.slice
  return (changes.added + changes.changed + changes.deleted).sorted()
}

extension EditSession {
  /// Removes a resource, and its capability if it is the last of its kind.
  mutating func removeResource(_ resource: ResourceReference) {
    guard let object = slice[resource.id], object.role == .resource else { return }
    slice.remove(object.id)
    pruneAfter(object)
    let isLast = !slice.unordered.contains {
      $0.role == .resource && $0.kind == resource.kind.rawValue
    }
    if isLast, let capability = resource.capability { removeCapability(capability) }
  }
}
