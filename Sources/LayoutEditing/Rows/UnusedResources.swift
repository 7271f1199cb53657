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
  let state = EditState(document: document, slice: slice, context: context)
  slice = LayoutSlice([])
  state.slice.beginEdit()
  for resource in resources { ResourceWriter(state: state).removeResource(resource) }
  let changes = state.slice.changes()
  state.slice.beginEdit()
  slice = state.slice
  return (changes.added + changes.changed + changes.deleted).sorted()
}

extension ResourceReference {
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
