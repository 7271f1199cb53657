import LayoutModel

/// Takes one side's part in conflicts back, so that what the other side did holds.
struct Withdrawal {
  let base: Document
  /// The side's document as it was.
  private let start: Document
  let rival: Document
  /// True while what the other side did is to hold, false while its part is taken back too.
  var keepsRival = true
  let baseIndices: [ObjectID: Int]
  var side: Document
  var indices: [ObjectID: Int]
  /// The ids of what is taken out; the objects stay in place until the end.
  private var removed: Set<ObjectID> = []

  /// Begins with a side's document; `rival` is the other side's.
  init(from side: Document, to base: Document, rival: Document) {
    self.side = side
    start = side
    self.base = base
    self.rival = rival
    baseIndices = Withdrawal.indices(of: base)
    indices = Withdrawal.indices(of: side)
  }

  /// The side's document without what was taken back, parents before their children.
  var document: Document {
    var result = side
    let strays = strayedConstraints(since: start)
    let objects = side.objects.filter { !removed.contains($0.id) && !strays.contains($0.id) }
    let children = Dictionary(grouping: objects.indices, by: { objects[$0].parent })
    var ordered: [LayoutObject] = []
    ordered.reserveCapacity(objects.count)
    var waiting = Array((children[nil] ?? []).reversed())
    while let next = waiting.popLast() {
      ordered.append(objects[next])
      let below = (children[objects[next].id] ?? []).sorted { left, right in
        let (a, b) = (objects[left], objects[right])
        return a.position == b.position ? left < right : a.position < b.position
      }
      waiting.append(contentsOf: below.reversed())
    }
    result.objects = ordered
    return result
  }

  /// Takes the side's part in a conflict back, for the other side's or for the base's.
  mutating func withdraw(_ conflict: MergeConflict, for choice: ConflictChoice) {
    keepsRival = choice != .base
    switch conflict.kind {
    case .bothChanged, .bothInstalled, .bothMoved:
      revert(conflict.object, conflict.variation, conflict.path)
    case .bothReordered:
      revertOrder(of: conflict.object, conflict.variation, conflict.path)
    case .bothFilled:
      for id in [conflict.ours, conflict.theirs].compactMap({ $0 }).map({ ObjectID($0) })
      where has(id) && rivalObject(id) == nil {
        retract(id)
      }
    case .deletedAndChanged:
      if has(conflict.object), conflict.path == ConflictPath.parent {
        revertRescue(of: conflict.object, root: conflict.root)
      } else if has(conflict.object) {
        revert(conflict.object, conflict.variation, conflict.path)
      } else {
        restore(conflict.root)
      }
    case .deletedAndExtended:
      if has(conflict.object) {
        if let other = conflict.other { retract(other) }
      } else {
        restore(conflict.root)
      }
    case .deletedAndReferenced:
      if has(conflict.object) {
        if let other = conflict.other { unlink(other, conflict.variation, conflict.path) }
      } else {
        restore(conflict.root)
      }
    case .movedAndReferenced:
      if let other = conflict.other, has(other) {
        retract(other)
      } else {
        revertPlace(of: conflict.object)
      }
    }
  }

  // MARK: - Facts

  private mutating func revert(
    _ id: ObjectID,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    guard let index = indices[id] else { return }
    let old = baseObject(id)
    switch path {
    case ConflictPath.parent: revertPlace(of: id)
    case ConflictPath.installed:
      side.objects[index].installations.removeAll { $0.variation == variation }
      side.objects[index].installations +=
        old?.installations.filter { $0.variation == variation } ?? []
    case .object:
      if let old, old.kind != side.objects[index].kind {
        side.objects[index].kind = old.kind
        side.objects[index].role = old.role
      }
    default:
      func isBelow(_ property: Property) -> Bool {
        property.variation == variation
          && (property.path == path || property.path.rawValue.hasPrefix(path.rawValue + "/"))
      }
      side.objects[index].properties.removeAll(where: isBelow)
      side.objects[index].properties += old?.properties.filter(isBelow) ?? []
      side.objects[index].formatting.removeAll {
        $0.variation == variation && $0.path.rawValue.hasPrefix(path.rawValue)
      }
    }
  }

  /// Takes a new reference back: the whole object if it is new too.
  private mutating func unlink(
    _ id: ObjectID,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    if baseIndices[id] == nil { remove(id) } else { revert(id, variation, path) }
  }

  // MARK: - Existence

  func has(_ id: ObjectID) -> Bool { indices[id] != nil && !removed.contains(id) }

  private func isLink(_ object: LayoutObject) -> Bool {
    object.role == .constraint || object.role == .connection
  }

  func rivalObject(_ id: ObjectID) -> LayoutObject? {
    rival.objects.first { $0.id == id }
  }

  func baseObject(_ id: ObjectID) -> LayoutObject? {
    baseIndices[id].map { base.objects[$0] }
  }

  /// Takes an object out with all that it holds and all links to that.
  mutating func remove(_ id: ObjectID) {
    var gone: Set<ObjectID> = [id]
    for object in side.objects {
      if let parent = object.parent, gone.contains(parent) { gone.insert(object.id) }
    }
    for object in side.objects where isLink(object) {
      if references(of: object).contains(where: gone.contains) { gone.insert(object.id) }
    }
    removed.formUnion(gone)
  }

  /// Brings an object back with all that it held, and the links of the base to that.
  mutating func restore(_ root: ObjectID) {
    guard let object = baseObject(root) else { return }
    var restored: Set<ObjectID> = []
    if !has(root), let parent = object.parent, has(parent) { add(object, &restored) }
    for object in base.objects where !isLink(object) {
      guard let parent = object.parent, restored.contains(parent), !has(object.id) else { continue }
      add(object, &restored)
    }
    // Of the links those whose ends are all there: another deletion may have taken an end.
    // An outlet to a constraint on a view: two steps are the most that can follow each other.
    for _ in 0..<2 {
      for object in base.objects where !has(object.id) {
        guard let parent = object.parent, has(parent),
          isLink(object) || restored.contains(parent)
        else { continue }
        let ends = references(of: object)
        guard ends.allSatisfy(has), ([parent] + ends).contains(where: restored.contains) else {
          continue
        }
        add(object, &restored)
      }
    }
  }

  private mutating func add(_ object: LayoutObject, _ restored: inout Set<ObjectID>) {
    var object = object
    object.position = position(of: object)
    if let parent = object.parent { openContainer(object.container, of: parent) }
    restored.insert(object.id)
    removed.remove(object.id)
    if let index = indices[object.id] {
      side.objects[index] = object
    } else {
      indices[object.id] = side.objects.count
      side.objects.append(object)
    }
    if object.role == .constraint, let owner = object.parent {
      bringInReach(references(of: object), of: owner)
    }
  }

  /// The objects of the base or the side that an object's attributes name.
  func references(of object: LayoutObject) -> [ObjectID] {
    object.properties.compactMap { property in
      guard case .attribute(let literal) = property.value,
        ReferenceRule.hasUsualShape(literal) || ReferenceRule.names.contains(property.path.name),
        !ReferenceRule.isPassive(property.path)
      else { return nil }
      let id = ObjectID(literal)
      return baseIndices[id] == nil && indices[id] == nil ? nil : id
    }
  }

  private static func indices(of document: Document) -> [ObjectID: Int] {
    var indices: [ObjectID: Int] = [:]
    indices.reserveCapacity(document.objects.count)
    for (index, object) in document.objects.enumerated() where indices[object.id] == nil {
      indices[object.id] = index
    }
    return indices
  }
}
