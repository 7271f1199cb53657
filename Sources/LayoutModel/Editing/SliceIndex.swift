/// What deletions look up in a slice: who names an object, and which classes have rows in a scene.
///
/// It is kept up to date with every object that comes, goes or changes, at the cost of that object.
struct SliceIndex: Sendable {
  /// How many attributes of each object name another one, by the id that is named.
  private var referrers: [ObjectID: [ObjectID: Int]] = [:]
  /// How many rows of each class the objects of a scene have.
  private var rows: [ObjectID?: [SizeClass: Int]] = [:]

  init(_ objects: some Sequence<LayoutObject>) {
    for object in objects { insert(object) }
  }

  /// The objects that name another one in an attribute.
  func referrers(to id: ObjectID) -> Dictionary<ObjectID, Int>.Keys {
    (referrers[id] ?? [:]).keys
  }

  /// The classes with a row in a scene.
  func classesWithRows(inScene scene: ObjectID?) -> Set<SizeClass> {
    Set((rows[scene] ?? [:]).keys)
  }

  mutating func insert(_ object: LayoutObject) { count(object, 1) }

  mutating func remove(_ object: LayoutObject) { count(object, -1) }

  private mutating func count(_ object: LayoutObject, _ amount: Int) {
    for property in object.properties {
      if let sizeClass = property.variation.sizeClass, !property.variation.isBase {
        SliceIndex.add(amount, to: &rows[object.scene, default: [:]], at: sizeClass)
      }
      guard let literal = property.value.literal,
        ReferenceAttribute.names.contains(property.path.name)
      else { continue }
      SliceIndex.add(amount, to: &referrers[ObjectID(literal), default: [:]], at: object.id)
    }
    for entry in object.installations {
      guard let sizeClass = entry.variation.sizeClass else { continue }
      SliceIndex.add(amount, to: &rows[object.scene, default: [:]], at: sizeClass)
    }
  }

  private static func add<Key>(_ amount: Int, to counts: inout [Key: Int], at key: Key) {
    let sum = (counts[key] ?? 0) + amount
    counts[key] = sum == 0 ? nil : sum
  }
}
