import LayoutModel

/// Places of objects when a side's part in conflicts is reverted.
extension Reversion {
  /// Removes a new object, or moves an old one back to its place in the base.
  mutating func retract(_ id: ObjectID) {
    guard baseIndices[id] == nil else { return revertPlace(of: id) }
    // What the side moved into the new object is not removed with it.
    for moved in subtree(of: id) where baseIndices[moved] != nil { revertPlace(of: moved) }
    remove(id)
  }

  /// Removes a new object, or gives an old one the kind and the content that it has in the base.
  mutating func revertKind(of id: ObjectID) {
    guard let old = baseObject(id) else { return retract(id) }
    guard let index = indices[id] else { return }
    (side.objects[index].kind, side.objects[index].role) = (old.kind, old.role)
    (side.objects[index].properties, side.objects[index].formatting) =
      (old.properties, old.formatting)
    let children = side.objects.filter { $0.parent == id }.map(\.id)
    for child in children where baseObject(child)?.parent != id { retract(child) }
  }

  /// Returns the ids of the objects in an object, parents first.
  private func subtree(of id: ObjectID) -> [ObjectID] {
    let children = Dictionary(grouping: side.objects, by: \.parent)
    var members: [ObjectID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      for child in children[next] ?? [] where has(child.id) {
        members.append(child.id)
        waiting.append(child.id)
      }
    }
    return members
  }

  mutating func revertPlace(of id: ObjectID) {
    guard let old = baseObject(id) ?? rivalObject(id), let parent = old.parent else { return }
    if isReached(parent, from: id), takePlaceOfRival(id) { return }
    // The side moved the old parent into the object, so the moves in between are reverted first.
    for step in path(from: parent, to: id) where isReached(parent, from: id) {
      if baseObject(step)?.parent != parentID(step) { revertPlace(of: step) }
    }
    if !isReached(parent, from: id) { place(id, as: old) }
  }

  /// Moves an object back into the deleted object from which the side moved it, or removes it with
  /// that object.
  mutating func revertRescue(of id: ObjectID, root: ObjectID) {
    if !keepsRival { restore(root) }
    guard let parent = baseObject(id)?.parent else { return }
    if has(parent) { revertPlace(of: id) } else { remove(id) }
  }

  /// Returns the constraints whose owner was an ancestor of their items in the side's document and
  /// no longer is, and the connections to them. They are removed with the reverted moves.
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

  /// Moves an object to its place in the other side's document, if that side's changes are kept and
  /// the place exists. Returns true if it did.
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

  /// Reverts the moves that took the items of a restored constraint away from its owner.
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

  /// Returns the object and its ancestors in the side's document, up to `end` or the document
  /// element.
  private func path(from id: ObjectID, to end: ObjectID) -> [ObjectID] {
    var path: [ObjectID] = []
    var next: ObjectID? = id
    while let step = next, step != end {
      path.append(step)
      next = parentID(step)
    }
    return path
  }

  /// Restores the elements that contain a list, which were removed when the list became empty.
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

  /// Restores the base's order of the list members that the base also has.
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

  /// Returns the position of a value of the base in the side's object: the side's own, or after the
  /// sibling that the value follows in the base, or before all siblings if it follows none.
  func position(of old: Property, in id: ObjectID) -> Double {
    guard let object = indices[id].map({ side.objects[$0] }), let base = baseObject(id) else {
      return old.position
    }
    let isAttribute = old.value.literal != nil
    let own = object.property(old.path, variation: old.variation)
    if let own, (own.value.literal != nil) == isAttribute { return own.position }
    let places = siblingPlaces(of: old, in: object, among: side.objects.filter { has($0.id) })
    let before = siblingPlaces(of: old, in: base, among: self.base.objects).filter {
      $0.value < old.position && places[$0.key] != nil
    }.max { $0.value < $1.value }
    if let before, let place = places[before.key] { return place.nextUp }
    return (places.values.min() ?? 1) - 1
  }

  /// Returns the positions of the attributes or of the elements beside a value. The name of an
  /// object's element is its id.
  private func siblingPlaces(
    of value: Property,
    in object: LayoutObject,
    among objects: [LayoutObject]
  ) -> [String: Double] {
    let isAttribute = value.value.literal != nil
    var places: [String: Double] = [:]
    for property in object.properties
    where property.variation == value.variation && property.path.parent == value.path.parent
      && !property.path.isObject && (property.value.literal != nil) == isAttribute
    {
      places["path " + property.path.rawValue] = property.position
    }
    guard value.variation.isBase else { return places }
    if isAttribute {
      if !value.path.isNested { places["id"] = object.idPosition }
      return places
    }
    for child in objects where child.parent == object.id && child.container == value.path.parent {
      places["object " + child.id.rawValue] = child.position
    }
    return places
  }

  /// Returns the position after the sibling that the object follows in the base, or before all
  /// siblings if it follows none.
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
