/// An image or a color that values name and the document keeps among its resources.
public struct ResourceReference: Sendable, Hashable {
  /// What is named.
  package enum Kind: String, Sendable {
    /// An image of the asset catalog or the system.
    case image
    /// A color of the asset catalog.
    case namedColor
    /// A color that the system names.
    case systemColor
  }

  /// What is named.
  package let kind: Kind
  /// The name.
  package let name: String

  /// Names a resource.
  package init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  /// The id under which a document keeps the resource.
  package var id: ObjectID { ObjectID("\(kind.rawValue):\(name)") }

  /// The feature that a document with such resources notes among its dependencies (all 178 documents
  /// of the corpus that note one have such a resource); nil for images, which need none.
  var capability: String? {
    switch kind {
    case .image: nil
    case .namedColor: "Named colors"
    case .systemColor: "System colors in document resources"
    }
  }
}

extension LayoutObject {
  /// The resources that the object's values name, in any class; a resource names none.
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

/// Removes resources that nothing names any more, as Interface Builder does when it saves.
///
/// - Parameters:
///   - resources: Those that are not used; any that the slice lacks are passed over.
///   - slice: At least the document element and all resources.
/// - Returns: The ids of the objects whose rows are not as before.
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
  /// Takes a resource out, and with the last of its kind the feature that it stood for.
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
