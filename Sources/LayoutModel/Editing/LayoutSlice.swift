/// Some objects of one document, those that an edit needs, in document order.
///
/// Children are found through their parents, so an edit costs what it touches. While an edit runs
/// the slice remembers what each object was, for the outcome and for taking it all back.
public struct LayoutSlice: Sendable {
  private var storage: [ObjectID: LayoutObject] = [:]
  private var childIDs: [ObjectID: Set<ObjectID>] = [:]
  private var originals: [ObjectID: LayoutObject?] = [:]
  /// What deletions look up; nil until the first one asks.
  private var index: SliceIndex?

  /// Creates a slice of some objects.
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

  /// The object of an id; nil if the slice does not have it.
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

  /// All objects in no order, for searches.
  var unordered: Dictionary<ObjectID, LayoutObject>.Values { storage.values }

  /// The objects that one directly holds, by container and position.
  package func children(of id: ObjectID) -> [LayoutObject] {
    (childIDs[id] ?? []).compactMap { storage[$0] }.sorted(by: LayoutSlice.precedes)
  }

  /// The objects in one list of an object, by position.
  package func children(of id: ObjectID, in container: PropertyPath) -> [LayoutObject] {
    children(of: id).filter { $0.container == container }
  }

  /// True if one of the objects in one list of an object is such a one; costs no more than it takes to
  /// find it.
  func holds(
    _ id: ObjectID,
    in container: PropertyPath,
    where isWanted: (LayoutObject) -> Bool = { _ in true }
  ) -> Bool {
    (childIDs[id] ?? []).contains { child in
      storage[child].map { $0.container == container && isWanted($0) } ?? false
    }
  }

  /// An object and all that it holds, parents first.
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
  /// Puts an object in, in place of one of the same id.
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

  /// Takes an object out; what it holds stays.
  mutating func remove(_ id: ObjectID) {
    guard let old = storage.removeValue(forKey: id) else { return }
    remember(id, old)
    if let parent = old.parent { childIDs[parent]?.remove(id) }
    index?.remove(old)
  }

  /// Changes an object in place; does nothing if there is none.
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

  /// The objects with an attribute that may name one of some others, by id; deleting much from a large
  /// document must not look through it each time.
  mutating func referrers(to ids: some Sequence<ObjectID>) -> [ObjectID] {
    let index = indexed()
    return ids.reduce(into: Set()) { $0.formUnion(index.referrers(to: $1)) }.sorted()
  }

  /// The classes with a row in a scene.
  mutating func classesWithRows(inScene scene: ObjectID?) -> Set<SizeClass> {
    indexed().classesWithRows(inScene: scene)
  }

  private mutating func indexed() -> SliceIndex {
    if let index { return index }
    let made = SliceIndex(storage.values)
    index = made
    return made
  }

  /// What was changed since ``beginEdit()``, as it was.
  var changedObjects: [ObjectID: LayoutObject?] { originals }

  /// Puts objects back as they were; those that were not are taken out.
  mutating func putBack(_ objects: [ObjectID: LayoutObject?]) {
    for (id, object) in objects {
      if let object { put(object) } else { remove(id) }
    }
  }

  /// Forgets what the objects were.
  mutating func beginEdit() {
    originals = [:]
  }

  /// Takes back all since ``beginEdit()``.
  mutating func takeBack() {
    putBack(originals)
    originals = [:]
  }

  /// What is not as it was at ``beginEdit()``: ids of new, changed and deleted objects, by id.
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

  /// The resources that objects named at ``beginEdit()`` and that the same objects do not name now.
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
