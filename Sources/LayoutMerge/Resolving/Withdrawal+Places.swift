import LayoutModel

/// Where the objects of a side stand that takes its part in conflicts back.
extension Withdrawal {
  /// Takes an object out that is new, or puts it back where it was.
  mutating func retract(_ id: ObjectID) {
    if baseIndices[id] == nil { remove(id) } else { revertPlace(of: id) }
  }

  mutating func revertPlace(of id: ObjectID) {
    guard let old = baseObject(id) ?? rivalObject(id), let parent = old.parent else { return }
    if isReached(parent, from: id), takePlaceOfRival(id) { return }
    // The side moved the old parent into the object.
    for step in path(from: parent, to: id) where isReached(parent, from: id) {
      if baseObject(step)?.parent != parentID(step) { revertPlace(of: step) }
    }
    if !isReached(parent, from: id) { place(id, as: old) }
  }

  /// Puts an object back that the side took out of something deleted, or lets it go with that.
  mutating func revertRescue(of id: ObjectID, root: ObjectID) {
    if !keepsRival { restore(root) }
    guard let parent = baseObject(id)?.parent else { return }
    if has(parent) { revertPlace(of: id) } else { remove(id) }
  }

  /// The constraints that lay above their items in the side's document and no longer do, with the
  /// outlets to them: they went with the moves that were taken back.
  func strayedConstraints(since start: Document) -> Set<ObjectID> {
    guard zip(start.objects, side.objects).contains(where: { $0.parent != $1.parent }) else {
      return []
    }
    var old: [ObjectID: ObjectID] = [:]
    for object in start.objects where old[object.id] == nil { old[object.id] = object.parent }
    func isOldAbove(_ item: ObjectID, _ owner: ObjectID) -> Bool {
      var next: ObjectID? = item
      while let step = next, step != owner { next = old[step] }
      return next != nil
    }
    var strays: Set<ObjectID> = []
    for object in side.objects where object.role == .constraint {
      guard let owner = object.parent, old[object.id] == owner else { continue }
      let hasStrayed = references(of: object).contains { item in
        has(item) && isOldAbove(item, owner) && !isReached(item, from: owner)
      }
      if hasStrayed { strays.insert(object.id) }
    }
    guard !strays.isEmpty else { return [] }
    for object in side.objects where object.role == .connection {
      if references(of: object).contains(where: strays.contains) { strays.insert(object.id) }
    }
    return strays
  }

  /// Puts an object where the other side has it, if that one's part holds and this is possible.
  private mutating func takePlaceOfRival(_ id: ObjectID) -> Bool {
    guard keepsRival, let new = rivalObject(id), let parent = new.parent, has(parent),
      !isReached(parent, from: id)
    else { return false }
    place(id, as: new)
    return true
  }

  private mutating func place(_ id: ObjectID, as old: LayoutObject) {
    guard let index = indices[id], let parent = old.parent, has(parent) else { return }
    side.objects[index].parent = old.parent
    side.objects[index].container = old.container
    side.objects[index].key = old.key
    side.objects[index].position = position(of: old)
    side.objects[index].scene = old.scene
    openContainer(old.container, of: parent)
  }

  /// Takes the moves back that put a restored constraint's items elsewhere.
  mutating func bringInReach(_ items: [ObjectID], of owner: ObjectID) {
    for item in items {
      var next = item
      while !isReached(item, from: owner), next != owner, let old = baseObject(next),
        let parent = old.parent
      {
        if let index = indices[next], side.objects[index].parent != parent {
          revertPlace(of: next)
        }
        next = parent
      }
    }
  }

  private func parentID(_ id: ObjectID) -> ObjectID? {
    indices[id].flatMap { side.objects[$0].parent }
  }

  private func isReached(_ item: ObjectID, from owner: ObjectID) -> Bool {
    path(from: item, to: owner).last.map { parentID($0) == owner } ?? true
  }

  /// The object and what is above it in the side's document, up to another or the document element.
  private func path(from id: ObjectID, to end: ObjectID) -> [ObjectID] {
    var path: [ObjectID] = []
    var next: ObjectID? = id
    while let step = next, step != end {
      path.append(step)
      next = parentID(step)
    }
    return path
  }

  /// Brings the elements back that a list stands in, which went when the list became empty.
  mutating func openContainer(_ container: PropertyPath, of parent: ObjectID) {
    guard let index = indices[parent] else { return }
    var path = container
    while !path.isObject, side.objects[index].property(path) == nil {
      let known = baseObject(parent)?.property(path) ?? rivalObject(parent)?.property(path)
      guard let element = known else { return }
      side.objects[index].properties.append(element)
      path = path.parent
    }
  }

  /// Puts the members of a list that the base has too into the base's order.
  mutating func revertOrder(
    of id: ObjectID,
    _ variation: VariationKey,
    _ path: PropertyPath
  ) {
    func members(_ document: Document) -> [LayoutObject] {
      document.objects.filter { $0.parent == id && $0.container == path }
        .sorted { $0.position < $1.position }
    }
    let ours = members(side)
    let common = members(base).map(\.id).filter { old in ours.contains { $0.id == old } }
    let places = ours.filter { common.contains($0.id) }.map(\.position)
    for (member, position) in zip(common, places) {
      if let index = indices[member] { side.objects[index].position = position }
    }
  }

  /// A place behind the one that the object follows in the base.
  func position(of old: LayoutObject) -> Double {
    let before = base.objects.filter {
      $0.parent == old.parent && $0.container == old.container && $0.position < old.position
        && has($0.id)
    }.max { $0.position < $1.position }
    if let before, let index = indices[before.id] { return side.objects[index].position.nextUp }
    let siblings = side.objects.filter { $0.parent == old.parent && $0.container == old.container }
    return (siblings.map(\.position).min() ?? 1) - 1
  }
}
