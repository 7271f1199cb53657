/// An order of a document's constraints that is independent of their order in the file.
///
/// Constraints are sorted by their items, the views in document order, then by their other content.
/// Interface Builder writes them in an arbitrary order, and some teams sort them with tools. Code
/// that picks one of several constraints, such as a solver, must always pick the same one.
package struct ConstraintOrder {
  private let objects: [LayoutObject]
  private let indexByID: ObjectIndex
  /// For each object, the number of views before it. Only views have a place of their own, because
  /// a project keeps guides and connections in another order than a file.
  private let places: [Int]

  /// - Parameter indexByID: The index of each object in `objects`.
  package init(_ objects: [LayoutObject], _ indexByID: ObjectIndex) {
    self.objects = objects
    self.indexByID = indexByID
    var count = 0
    places = objects.indices.map { index in
      defer { if objects[index].role == .view { count += 1 } }
      return count
    }
  }

  /// Returns indices of constraints, sorted. Equal constraints are sorted by id.
  package func sorted(_ constraints: [Int]) -> [Int] {
    if constraints.count < 2 { return constraints }
    let keys = constraints.map(key).sorted()
    var result: [Int] = []
    result.reserveCapacity(keys.count)
    while result.count < keys.count {
      let start = result.count
      var end = start + 1
      while end < keys.count, !(keys[start] < keys[end]) { end += 1 }
      if end == start + 1 {
        result.append(keys[start].object)
      } else {
        result += sortedByDetails(keys[start...].prefix(end - start).map(\.object))
      }
    }
    return result
  }

  /// Returns constraints with equal keys, sorted by their other content, then by id.
  private func sortedByDetails(_ constraints: [Int]) -> [Int] {
    constraints.map { (object: $0, details: details($0)) }
      .sorted { left, right in
        if left.details != right.details {
          return left.details.lexicographicallyPrecedes(right.details)
        }
        return objects[left.object].id < objects[right.object].id
      }
      .map(\.object)
  }

  /// Returns the rank of each of some objects, with constraints after all other objects.
  package func ranks(of ids: Set<ObjectID>) -> [ObjectID: Int] {
    let indices = ids.compactMap { indexByID[$0] }
    let constraints = indices.filter { objects[$0].role == .constraint }.sorted()
    let others = indices.filter { objects[$0].role != .constraint }
      .map { (item: item(objects[$0].id), id: objects[$0].id) }
      .sorted { ($0.item, $0.id) < ($1.item, $1.id) }
    var ranks: [ObjectID: Int] = [:]
    ranks.reserveCapacity(indices.count)
    for id in others.map(\.id) + sorted(constraints).map({ objects[$0].id }) {
      ranks[id] = ranks.count
    }
    return ranks
  }

  /// A view, or a guide by its name and its view.
  private struct Item: Comparable {
    var place = -1
    var guide = ""

    static func < (left: Item, right: Item) -> Bool {
      (left.place, left.guide) < (right.place, right.guide)
    }
  }

  /// The items, owner and attributes of a constraint.
  private struct Key: Comparable {
    let object: Int
    var first = Item()
    var second = Item()
    var owner = Item()
    var firstAttribute = ""
    var secondAttribute = ""

    static func < (left: Key, right: Key) -> Bool {
      // One by one, because tuples would copy the names.
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      if left.owner != right.owner { return left.owner < right.owner }
      if left.firstAttribute != right.firstAttribute {
        return left.firstAttribute < right.firstAttribute
      }
      return left.secondAttribute < right.secondAttribute
    }
  }

  private func key(_ object: Int) -> Key {
    var key = Key(object: object)
    key.owner = objects[object].parent.map(item) ?? Item()
    key.first = key.owner
    for property in objects[object].properties where property.variation.isBase {
      guard case .attribute(let literal) = property.value else { continue }
      switch property.path.rawValue {
      case "firstItem": key.first = item(ObjectID(literal))
      case "secondItem": key.second = item(ObjectID(literal))
      case "firstAttribute": key.firstAttribute = literal
      case "secondAttribute": key.secondAttribute = literal
      default: break
      }
    }
    return key
  }

  private func item(_ id: ObjectID) -> Item {
    guard let index = indexByID[id] else { return Item() }
    if objects[index].role == .view { return Item(place: places[index]) }
    let above = objects[index].parent.flatMap { indexByID[$0] } ?? index
    return Item(place: places[above], guide: "\(objects[index].kind) \(objects[index].key ?? "")")
  }

  /// Returns the other content of a constraint, independent of the order of its properties.
  private func details(_ object: Int) -> [String] {
    objects[object].properties.compactMap { property in
      guard case .attribute(let literal) = property.value,
        !["id", "firstItem", "secondItem"].contains(property.path.rawValue)
      else { return nil }
      return "\(property.path.rawValue) \(property.variation.rawValue) \(literal)"
    }
    .sorted()
  }
}
