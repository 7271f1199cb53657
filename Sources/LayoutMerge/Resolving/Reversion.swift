import LayoutModel

/// Reverts one side's part in conflicts, so that the other side's changes win.
struct Reversion {
  let base: Document
  /// The side's original document.
  private let start: Document
  let rival: Document
  /// True if the other side's changes are kept, false if they are reverted too.
  var keepsRival = true
  let baseIndices: ObjectIndex
  var side: Document
  var indices: ObjectIndex
  /// The ids of removed objects. The objects stay in place until the end.
  private var removed: Set<ObjectID> = []

  /// Creates a reversion of a side. `side` is its document, `rival` the other side's document.
  init(from side: Document, to base: Document, rival: Document) {
    self.side = side
    start = side
    self.base = base
    self.rival = rival
    baseIndices = ObjectIndex(base.objects)
    indices = ObjectIndex(side.objects)
  }

  /// The side's document without the reverted changes, with parents before their children.
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
    result.objects = aligningArrangedLists(in: ordered, since: start)
    return result
  }

  /// Reverts the side's part in a conflict, in favor of the other side or the base.
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

  // MARK: - Properties

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
    case .object: revertKind(of: id)
    default:
      func isBelow(_ property: Property) -> Bool {
        property.variation == variation
          && (property.path == path || property.path.rawValue.hasPrefix(path.rawValue + "/"))
      }
      var rows = old?.properties.filter(isBelow) ?? []
      for row in rows.indices where rows[row].path == path {
        rows[row].position = position(of: rows[row], in: id)
      }
      side.objects[index].properties.removeAll(where: isBelow)
      side.objects[index].properties += rows
      side.objects[index].formatting.removeAll {
        $0.variation == variation && $0.path.rawValue.hasPrefix(path.rawValue)
      }
    }
  }

  /// Reverts a new reference. If the object with the reference is new too, it is removed.
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

  /// Removes an object with its subtree and all links to them.
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

  /// Restores an object with its subtree and the base's links to them.
  mutating func restore(_ root: ObjectID) {
    guard let object = baseObject(root) else { return }
    var restored: Set<ObjectID> = []
    if !has(root), let parent = object.parent, has(parent) { add(object, &restored) }
    for object in base.objects where !isLink(object) {
      // The cells of a grid view's row are beside it.
      let isInRow = CellGrid.Place(object)?.isIn(root) ?? false
      guard let parent = object.parent, restored.contains(parent) || isInRow, has(parent),
        !has(object.id)
      else { continue }
      add(object, &restored)
    }
    // A link is restored only if all its ends exist, because another deletion may have removed one.
    // Chains of links have at most two steps: an outlet to a constraint on a view.
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

  /// Returns the objects of the base or the side that an object's attributes refer to.
  func references(of object: LayoutObject) -> [ObjectID] {
    object.properties.compactMap { property in
      guard case .attribute(let literal) = property.value,
        ReferenceAttribute.mayRefer(property.path, literal: literal),
        !ReferenceAttribute.isPassive(property.path)
      else { return nil }
      let id = ObjectID(literal)
      return baseIndices[id] == nil && indices[id] == nil ? nil : id
    }
  }
}
