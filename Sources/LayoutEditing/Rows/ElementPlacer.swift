internal import LayoutModel

/// An attribute or child element among its siblings.
struct Sibling {
  /// Where a sibling's position is stored.
  enum Place {
    case id
    case property(PropertyPath, VariationKey)
    case child(ObjectID)
  }

  let place: Place
  let rank: Double
  /// The sort key among siblings of the same rank.
  var name = ""
  let position: Double

  func isAtMost(_ rank: Double, _ name: String) -> Bool {
    self.rank != rank ? self.rank < rank : !name.precedesAsBytes(self.name)
  }
}

/// Finds the positions of attributes and child elements among their siblings.
struct ElementPlacer: EditPart {
  let state: EditState

  // MARK: - Attributes

  /// Returns the position for a new attribute. Renumbers the siblings if there is no room.
  func positionForAttribute(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) -> Double {
    guard let object = slice[id] else { return 0 }
    let isBlock = !variation.isBase && !path.isNested
    let kind = elementName(path.parent, variation, of: object)
    var siblings: [Sibling] = []
    for property in object.properties
    where property.variation == variation && property.value.literal != nil
      && property.path.parent == path.parent
    {
      let name = property.path.name
      siblings.append(
        Sibling(
          place: .property(property.path, variation),
          rank: isBlock ? 0 : order.attributeRank(name, of: kind),
          name: isBlock ? name : "",
          position: property.position
        )
      )
    }
    if let position = object.idPosition, variation.isBase, !path.isNested {
      let rank = order.attributeRank("id", of: kind)
      siblings.append(Sibling(place: .id, rank: rank, position: position))
    }
    siblings.sort { $0.position < $1.position }
    let rank = isBlock ? 0 : order.attributeRank(path.name, of: kind)
    return position(
      at: index(of: rank, isBlock ? path.name : "", in: siblings),
      among: siblings,
      of: id
    )
  }

  /// The name of the element at a path: the object's kind, or a property's tag.
  func elementName(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of object: LayoutObject
  ) -> String {
    if path.isObject { return object.kind }
    return object.property(path, variation: variation)?.value.tag ?? ""
  }

  // MARK: - Elements

  /// Returns the child elements of one of an object's elements, in order.
  func elementSiblings(
    at path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) -> [Sibling] {
    guard let object = slice[id] else { return [] }
    let kind = elementName(path, variation, of: object)
    var siblings: [Sibling] = []
    for property in object.properties where property.value.literal == nil {
      let isBlock = property.path.isObject && !property.variation.isBase
      let isHere =
        isBlock
        ? path.isObject && variation.isBase
        : !property.path.isObject && property.variation == variation
          && property.path.parent == path
      guard isHere else { continue }
      let (rank, name) = rank(
        property.value.tag ?? "",
        segment: property.path.name,
        block: isBlock ? property.variation : nil,
        of: kind,
        in: variation,
        path
      )
      siblings.append(
        Sibling(
          place: .property(property.path, property.variation),
          rank: rank,
          name: name,
          position: property.position
        )
      )
    }
    if variation.isBase {
      for child in slice.children(of: id, in: path) {
        let (rank, name) = rank(of: child, in: kind, path)
        siblings.append(
          Sibling(place: .child(child.id), rank: rank, name: name, position: child.position)
        )
      }
    }
    return siblings.sorted { $0.position < $1.position }
  }

  /// Returns the position for a new property element or variation block. Renumbers the siblings if
  /// there is no room.
  func positionForElement(
    _ tag: String,
    at path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) -> Double {
    guard let object = slice[id] else { return 0 }
    let isBlock = path.isObject
    let holder = isBlock ? VariationKey.base : variation
    let kind = elementName(path.parent, holder, of: object)
    let (rank, name) = rank(
      tag,
      segment: path.name,
      block: isBlock ? variation : nil,
      of: kind,
      in: holder,
      path.parent
    )
    let siblings = elementSiblings(at: path.parent, holder, of: id)
    return position(at: index(of: rank, name, in: siblings), among: siblings, of: id)
  }

  /// Returns the position for a new object in its container. Renumbers the siblings if there is no
  /// room.
  func positionForChild(_ child: LayoutObject, in parent: ObjectID) -> Double {
    guard let holder = slice[parent] else { return 0 }
    let kind = elementName(child.container, .base, of: holder)
    let (rank, name) = rank(of: child, in: kind, child.container)
    let siblings = elementSiblings(at: child.container, .base, of: parent)
      .filter { if case .child(let id) = $0.place { id != child.id } else { true } }
    return position(at: index(of: rank, name, in: siblings), among: siblings, of: parent)
  }

  private func rank(
    _ tag: String,
    segment: String,
    block: VariationKey?,
    of kind: String,
    in variation: VariationKey,
    _ container: PropertyPath
  ) -> (Double, String) {
    if let block {
      let (group, key) = block.blockOrder
      return (order.childRank("variation", key: nil, of: kind), "\(group) \(key)")
    }
    let key = segment.utf8.first == UInt8(ascii: ":") ? nil : segment
    if !variation.isBase, container.isObject {
      // Replaced children by key, then the masks, subviews first.
      return tag == "mask" ? (segment == "subviews" ? 1 : 2, "") : (0, segment)
    }
    if container.rawValue == ":dependencies" {
      let group = ["deployment", "development", "plugIn", "capability"].firstIndex(of: tag) ?? 4
      // The closing bracket of the name is omitted, since it would sort after a space.
      return (Double(group), String(segment.prefix { $0 != "]" }))
    }
    return (order.childRank(tag, key: key, of: kind), "")
  }

  /// Returns the rank of an object in its list. In an unsorted list all ranks are equal.
  private func rank(
    of child: LayoutObject,
    in kind: String,
    _ container: PropertyPath
  ) -> (Double, String) {
    switch container.rawValue {
    case "":
      return (order.childRank(child.kind, key: child.key, of: kind), "")
    case ":constraints":
      return (0, child.id.rawValue)
    case ":connections":
      // Sorted by tag, outlets also by property, actions also by selector.
      let tags = ["action", "binding", "outlet", "outletCollection", "segue"]
      let group = tags.firstIndex(of: child.kind) ?? tags.count
      let name = ElementPlacer.sortingAttribute(child.kind).flatMap { child.attribute($0) }
      return (Double(group), name ?? "")
    case ":resources":
      let tags = ["image", "namedColor", "systemColor"]
      return (Double(tags.firstIndex(of: child.kind) ?? 3), child.attribute("name") ?? "")
    default:
      return (0, "")
    }
  }

  static func sortingAttribute(_ kind: String) -> String? {
    switch kind {
    case "outlet": "property"
    case "action": "selector"
    default: nil
    }
  }

  // MARK: - Positions

  /// The index after the last sibling of the same or a lower rank.
  private func index(of rank: Double, _ name: String, in siblings: [Sibling]) -> Int {
    (siblings.lastIndex { $0.isAtMost(rank, name) } ?? -1) + 1
  }

  /// Returns a position between two siblings. Renumbers all siblings if there is no room.
  func position(at index: Int, among siblings: [Sibling], of id: ObjectID) -> Double {
    let low = index > 0 ? siblings[index - 1].position : nil
    let high = index < siblings.count ? siblings[index].position : nil
    switch (low, high) {
    case (nil, nil): return 1
    case (let low?, nil): return low + 1
    case (nil, let high?): return high > 0 ? high / 2 : high - 1
    case (let low?, let high?):
      let middle = low + (high - low) / 2
      if low < middle, middle < high { return middle }
    }
    for (number, sibling) in siblings.enumerated() {
      let position = Double(number < index ? number + 1 : number + 2)
      setPosition(position, of: sibling.place, in: id)
    }
    return Double(index + 1)
  }

  private func setPosition(_ position: Double, of place: Sibling.Place, in id: ObjectID) {
    switch place {
    case .id:
      state.slice.update(id) { $0.idPosition = position }
    case .child(let child):
      state.slice.update(child) { $0.position = position }
    case .property(let path, let variation):
      state.slice.update(id) { object in
        for index in object.properties.indices
        where object.properties[index].path == path
          && object.properties[index].variation == variation
        {
          object.properties[index].position = position
        }
      }
    }
  }
}
