package import LayoutModel

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

extension ResourceReference {
  /// The capability that a document with such a resource lists among its dependencies; nil for
  /// images, which need none. All 178 documents of the corpus that list one have such a resource.
  fileprivate var capability: String? {
    switch kind {
    case .image: nil
    case .namedColor: "Named colors"
    case .systemColor: "System colors in document resources"
    }
  }
}
