package import LayoutModel

/// The objects of a document that an edit needs.
///
/// Children are indexed by parent, so the cost of an edit depends only on what it touches. During
/// an edit the slice keeps the previous state of each changed object, for the result and for
/// rollback.
package struct LayoutSlice: Sendable {
  private var storage: [ObjectID: LayoutObject] = [:]
  private var childIDs: [ObjectID: Set<ObjectID>] = [:]
  private var originals: [ObjectID: LayoutObject?] = [:]
  /// The index for deletions; nil until the first one needs it.
  private var index: SliceIndex?

  /// Creates a slice of objects.
  package init(_ objects: [LayoutObject]) {
    storage.reserveCapacity(objects.count)
    for object in objects {
      storage[object.id] = object
      if let parent = object.parent { childIDs[parent, default: []].insert(object.id) }
    }
  }

  /// Creates a slice of a whole document.
  package init(_ document: Document) {
    self.init(document.objects)
  }

  /// The object with an id; nil if the slice does not contain it.
  package subscript(id: ObjectID) -> LayoutObject? { storage[id] }

  /// The number of objects.
  package var count: Int { storage.count }

  /// The objects, parents before their children, siblings by container and position.
  package var objects: [LayoutObject] {
    var result: [LayoutObject] = []
    result.reserveCapacity(storage.count)
    let roots = storage.values.filter { $0.parent.flatMap { storage[$0] } == nil }
    for root in roots.sorted(by: LayoutSlice.precedes) { append(root, to: &result) }
    return result
  }

  /// All objects in no particular order, for searches.
  var unordered: Dictionary<ObjectID, LayoutObject>.Values { storage.values }

  /// Returns the direct children of an object, sorted by container and position.
  package func children(of id: ObjectID) -> [LayoutObject] {
    (childIDs[id] ?? []).compactMap { storage[$0] }.sorted(by: LayoutSlice.precedes)
  }

  /// Returns the objects in one list of an object, sorted by position.
  package func children(of id: ObjectID, in container: PropertyPath) -> [LayoutObject] {
    (childIDs[id] ?? []).compactMap { child in
      storage[child].flatMap { $0.container == container ? $0 : nil }
    }
    .sorted(by: LayoutSlice.precedes)
  }

  /// True if a list of an object has a member that satisfies a condition. Stops at the first one.
  func holds(
    _ id: ObjectID,
    in container: PropertyPath,
    where isWanted: (LayoutObject) -> Bool = { _ in true }
  ) -> Bool {
    (childIDs[id] ?? []).contains { child in
      storage[child].map { $0.container == container && isWanted($0) } ?? false
    }
  }

  /// Returns an object and its descendants, parents first.
  package func subtree(of id: ObjectID) -> [LayoutObject] {
    var result: [LayoutObject] = []
    if let object = storage[id] { append(object, to: &result) }
    return result
  }

  private func append(_ object: LayoutObject, to result: inout [LayoutObject]) {
    result.append(object)
    for child in children(of: object.id) { append(child, to: &result) }
  }

  private static func precedes(_ left: LayoutObject, _ right: LayoutObject) -> Bool {
    if left.container != right.container { return left.container < right.container }
    if left.position != right.position { return left.position < right.position }
    return left.id < right.id
  }
}

extension LayoutSlice {
  /// Inserts an object, or replaces the one with the same id.
  mutating func put(_ object: LayoutObject) {
    let old = storage[object.id]
    remember(object.id, old)
    if old?.parent != object.parent {
      if let parent = old?.parent { childIDs[parent]?.remove(object.id) }
      if let parent = object.parent { childIDs[parent, default: []].insert(object.id) }
    }
    storage[object.id] = object
    if let old { index?.remove(old) }
    index?.insert(object)
  }

  /// Removes an object, but not its children.
  mutating func remove(_ id: ObjectID) {
    guard let old = storage.removeValue(forKey: id) else { return }
    remember(id, old)
    if let parent = old.parent { childIDs[parent]?.remove(id) }
    index?.remove(old)
  }

  /// Changes an object in place. Does nothing if it is not in the slice.
  mutating func update(_ id: ObjectID, _ change: (inout LayoutObject) -> Void) {
    guard var object = storage[id] else { return }
    remember(id, object)
    storage[id] = nil
    let parent = object.parent
    index?.remove(object)
    change(&object)
    storage[id] = object
    index?.insert(object)
    guard object.parent != parent else { return }
    if let parent { childIDs[parent]?.remove(id) }
    if let parent = object.parent { childIDs[parent, default: []].insert(id) }
  }

  private mutating func remember(_ id: ObjectID, _ object: LayoutObject?) {
    if originals[id] == nil { originals[id] = .some(object) }
  }

  /// Returns the controller of a scene; nil if the scene has none.
  func controller(ofScene scene: ObjectID) -> LayoutObject? {
    children(of: scene, in: LayoutFragment.objects).first(where: \.isSceneController)
  }

  /// Returns the objects with an attribute that refers to one of `ids`, sorted by id.
  ///
  /// Uses an index, so that many deletions from a large document don't search it each time.
  mutating func referrers(to ids: some Sequence<ObjectID>) -> [ObjectID] {
    let index = indexed()
    return ids.reduce(into: Set()) { $0.formUnion(index.referrers(to: $1)) }.sorted()
  }

  /// Returns the classes with a row in a scene.
  mutating func classesWithRows(inScene scene: ObjectID?) -> Set<SizeClass> {
    indexed().classesWithRows(inScene: scene)
  }

  private mutating func indexed() -> SliceIndex {
    if let index { return index }
    let made = SliceIndex(storage.values)
    index = made
    return made
  }

  /// The previous state of the objects changed since ``beginEdit()``; nil for new objects.
  var changedObjects: [ObjectID: LayoutObject?] { originals }

  /// Returns the children that an object had before the current edit.
  func childrenBeforeEdit(of id: ObjectID) -> [LayoutObject] {
    children(of: id).filter { originals[$0.id] == nil }
      + originals.values.compactMap { $0 }.filter { $0.parent == id }
  }

  /// Restores objects to a previous state. Removes those whose state is nil.
  mutating func restore(_ objects: [ObjectID: LayoutObject?]) {
    for (id, object) in objects {
      if let object { put(object) } else { remove(id) }
    }
  }

  /// Starts an edit: forgets all previous states.
  mutating func beginEdit() {
    originals = [:]
  }

  /// Rolls back all changes since ``beginEdit()``.
  mutating func rollBack() {
    restore(originals)
    originals = [:]
  }

  /// Returns the ids of the objects added, changed and deleted since ``beginEdit()``, sorted.
  func changes() -> (added: [ObjectID], changed: [ObjectID], deleted: [ObjectID]) {
    var result: (added: [ObjectID], changed: [ObjectID], deleted: [ObjectID]) = ([], [], [])
    for (id, old) in originals {
      switch (old, storage[id]) {
      case (nil, .some): result.added.append(id)
      case (.some, nil): result.deleted.append(id)
      case (let old?, let new?) where !old.hasSameFacts(as: new): result.changed.append(id)
      default: break
      }
    }
    return (result.added.sorted(), result.changed.sorted(), result.deleted.sorted())
  }

  /// Returns the resources that the changed objects referred to at ``beginEdit()`` and no longer
  /// refer to, sorted by id.
  func releasedResources() -> [ResourceReference] {
    var before: Set<ResourceReference> = []
    var after: Set<ResourceReference> = []
    for (id, old) in originals {
      if let old { before.formUnion(old.resourceReferences) }
      if let new = storage[id] { after.formUnion(new.resourceReferences) }
    }
    return before.subtracting(after).sorted { $0.id < $1.id }
  }
}
