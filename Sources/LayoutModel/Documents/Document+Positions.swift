extension Document {
  /// Returns this document with the positions of `old` in every list whose order is unchanged.
  ///
  /// A newly read file has new positions everywhere. Without this step, unmoved siblings would look
  /// moved.
  package func keepingPositions(of old: Document) -> Document {
    var result = self
    let oldPositions = SiblingLists(old).positionsByName()
    for (list, members) in SiblingLists(self).members where !isRecord(list, members) {
      let positions = arrange(members.map { oldPositions[list]?[$0.name] })
      for (member, position) in zip(members, positions) {
        member.place.set(position, in: &result)
      }
    }
    return result
  }

  /// Returns true for attributes of a record's element that are not fields of the record. Their
  /// positions encode which field they follow, so the old positions are not kept.
  private func isRecord(_ list: SiblingLists.List, _ members: [SiblingLists.Member]) -> Bool {
    guard list.isOfAttributes, case .property(let index, _)? = members.first?.place else {
      return false
    }
    return objects[index].properties.contains {
      guard case .record = $0.value else { return false }
      return $0.path == list.path && $0.variation == list.variation
    }
  }
}

/// Returns ascending positions for siblings in their current order.
///
/// Known positions stay if they ascend, and the others are put between them. Otherwise all siblings
/// are renumbered from 1.
func arrange(_ known: [Double?]) -> [Double] {
  let kept = known.compactMap { $0 }
  guard zip(kept, kept.dropFirst()).allSatisfy({ $0 < $1 }) else {
    return known.indices.map { Double($0 + 1) }
  }
  var result: [Double] = []
  var index = 0
  while index < known.count {
    if let position = known[index] {
      result.append(position)
      index += 1
      continue
    }
    let end = known[index...].firstIndex { $0 != nil } ?? known.count
    let count = Double(end - index)
    let next = end < known.count ? known[end] : nil
    let low = result.last ?? next.map { $0 - count - 1 } ?? 0
    let step = next.map { ($0 - low) / (count + 1) } ?? 1
    for offset in 1...(end - index) { result.append(low + step * Double(offset)) }
    index = end
  }
  // Two neighbors can be too close for a number between them.
  guard zip(result, result.dropFirst()).allSatisfy({ $0 < $1 }) else {
    return known.indices.map { Double($0 + 1) }
  }
  return result
}

/// All ordered content of a document, as lists of siblings.
private struct SiblingLists {
  /// A list: the attributes or the children of one element.
  struct List: Hashable {
    let object: ObjectID
    let variation: VariationKey
    let path: PropertyPath
    let isOfAttributes: Bool
  }

  /// A sibling: its name within the list, and where its position is stored.
  struct Member {
    let name: String
    let position: Double
    let place: Place
  }

  enum Place {
    case object(Int)
    case id(Int)
    case property(Int, Int)
    case installation(Int, Int)

    func set(_ position: Double, in document: inout Document) {
      switch self {
      case .object(let object): document.objects[object].position = position
      case .id(let object): document.objects[object].idPosition = position
      case .property(let object, let property):
        document.objects[object].properties[property].position = position
      case .installation(let object, let entry):
        document.objects[object].installations[entry].position = position
      }
    }
  }

  private(set) var members: [List: [Member]] = [:]

  init(_ document: Document) {
    for (index, object) in document.objects.enumerated() {
      add(object, index)
      for (number, property) in object.properties.enumerated() {
        add(property, number, index, object)
      }
      for (number, entry) in object.installations.enumerated() {
        guard let owner = object.parent else { continue }
        let block = entry.variation.isBase ? VariationKey.defaultBlock : entry.variation
        let mask = MaskedContainer.allCases.first { $0.path == object.container }
        add(
          owner,
          block,
          PropertyPath(mask?.rawValue ?? ""),
          attribute: false,
          Member(
            name: "@" + object.id.rawValue,
            position: entry.position,
            place: .installation(index, number)
          )
        )
      }
    }
    for list in members.keys { members[list]?.sort { $0.position < $1.position } }
  }

  func positionsByName() -> [List: [String: Double]] {
    members.mapValues { list in
      Dictionary(list.map { ($0.name, $0.position) }, uniquingKeysWith: { first, _ in first })
    }
  }

  private mutating func add(_ object: LayoutObject, _ index: Int) {
    if let parent = object.parent {
      add(
        parent,
        .base,
        object.container,
        attribute: false,
        Member(
          name: "@" + object.id.rawValue,
          position: object.position,
          place: .object(index)
        )
      )
    }
    if let position = object.idPosition {
      add(
        object.id,
        .base,
        .object,
        attribute: true,
        Member(name: "@id", position: position, place: .id(index))
      )
    }
  }

  private mutating func add(
    _ property: Property,
    _ number: Int,
    _ index: Int,
    _ object: LayoutObject
  ) {
    let isBlock = property.path.isObject
    if isBlock, property.variation.isBase { return }
    add(
      object.id,
      isBlock ? .base : property.variation,
      property.path.parent,
      attribute: property.value.literal != nil,
      Member(
        name: isBlock ? "=" + property.variation.rawValue : property.path.rawValue,
        position: property.position,
        place: .property(index, number)
      )
    )
  }

  private mutating func add(
    _ object: ObjectID,
    _ variation: VariationKey,
    _ path: PropertyPath,
    attribute: Bool,
    _ member: Member
  ) {
    members[
      List(object: object, variation: variation, path: path, isOfAttributes: attribute),
      default: []
    ].append(member)
  }
}
