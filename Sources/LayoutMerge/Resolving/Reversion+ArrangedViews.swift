import LayoutModel

/// Lists of macOS stack views (``ArrangedViewList``) when a side's part in conflicts is reverted.
extension Reversion {
  /// Returns objects with lists that are parallel to the views again. Views that came back have
  /// their entries of the base, or of the other side.
  ///
  /// - Parameter start: The side's document before the reversion.
  func aligningArrangedLists(in objects: [LayoutObject], since start: Document) -> [LayoutObject] {
    guard objects.contains(where: { $0.kind == "stackView" }) else { return objects }
    let now = Dictionary(grouping: objects, by: \.parent).mapValues(ArrangedViewList.views)
    let sources = [start, base, rival].map(StackEntries.init)
    return objects.map { object in
      let views = now[object.id] ?? []
      guard object.kind == "stackView", let known = sources[0].views[object.id], views != known
      else { return object }
      var object = object
      for list in ArrangedViewList.allCases {
        align(list, of: &object, views, sources)
      }
      return object
    }
  }

  private func align(
    _ list: ArrangedViewList,
    of stack: inout LayoutObject,
    _ views: [ObjectID],
    _ sources: [StackEntries]
  ) {
    if views.isEmpty {
      stack.setEntries(of: list, [])
      stack.properties.removeAll { $0.variation.isBase && $0.path == list.path }
      return
    }
    if stack.property(list.path) == nil {
      // A file that omits the list for views that it has stays as it is.
      let id = stack.id
      guard sources[0].views[id] == [],
        let element = sources.lazy.compactMap({ $0.stacks[id]?.property(list.path) }).first
      else { return }
      stack.properties.append(element)
    }
    let entries = sources.reduce(into: [ObjectID: ArrangedViewEntry]()) { entries, source in
      entries.merge(source.entries(of: list, in: stack.id)) { first, _ in first }
    }
    stack.setEntries(of: list, views.map { entries[$0] ?? ArrangedViewEntry(list) })
  }
}

/// The stack views of a document and their arranged views.
private struct StackEntries {
  let stacks: [ObjectID: LayoutObject]
  /// The arranged views of each stack view, in order.
  let views: [ObjectID: [ObjectID]]

  init(_ document: Document) {
    let stacks = Dictionary(
      document.objects.filter { $0.kind == "stackView" }.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var children: [ObjectID: [LayoutObject]] = stacks.mapValues { _ in [] }
    for object in document.objects {
      if let parent = object.parent { children[parent]?.append(object) }
    }
    self.stacks = stacks
    views = children.mapValues(ArrangedViewList.views)
  }

  func entries(of list: ArrangedViewList, in stack: ObjectID) -> [ObjectID: ArrangedViewEntry] {
    stacks[stack]?.entries(of: list, for: views[stack] ?? []) ?? [:]
  }
}
