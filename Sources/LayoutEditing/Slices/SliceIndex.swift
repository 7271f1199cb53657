internal import LayoutModel

/// An index of a slice for deletions: the referrers of each object, and the classes with rows in
/// each scene.
///
/// Each change of an object updates the index, at a cost that depends only on that object.
struct SliceIndex: Sendable {
  /// The number of attributes of each object that refer to another one, by the other's id.
  private var referrers: [ObjectID: [ObjectID: Int]] = [:]
  /// The number of rows of each class in each scene.
  private var rows: [ObjectID?: [SizeClass: Int]] = [:]

  init(_ objects: some Sequence<LayoutObject>) {
    for object in objects { insert(object) }
  }

  /// Returns the objects with an attribute that refers to `id`.
  func referrers(to id: ObjectID) -> Dictionary<ObjectID, Int>.Keys {
    (referrers[id] ?? [:]).keys
  }

  /// Returns the classes with a row in a scene.
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
