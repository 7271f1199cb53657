/// A set of size classes.
///
/// Size classes with equal ``active(in:)`` have the same active rows, so results that depend on
/// rows alone can be shared.
package struct SizeClassSet: Hashable, Sendable {
  /// A bit for each class, at its dense index.
  private var bits: UInt16 = 0

  /// Creates an empty set.
  package init() {}

  /// Inserts a class.
  package mutating func insert(_ sizeClass: SizeClass) {
    bits |= 1 << UInt16(sizeClass.denseIndex)
  }

  /// Inserts the size class of a variation. A variation by other traits inserts nothing.
  package mutating func insert(_ key: VariationKey) {
    if let sizeClass = key.sizeClass { insert(sizeClass) }
  }

  /// Returns true if the set contains a class.
  package func contains(_ sizeClass: SizeClass) -> Bool {
    bits & 1 << UInt16(sizeClass.denseIndex) != 0
  }

  /// Returns the classes of this set whose rows apply in a class.
  package func active(in sizeClass: SizeClass) -> SizeClassSet {
    var active = SizeClassSet.affecting[sizeClass.denseIndex]
    active.bits &= bits
    return active
  }

  /// The classes that affect each class, by dense index.
  private static let affecting: [SizeClassSet] = {
    var sets = Array(repeating: SizeClassSet(), count: SizeClass.all.count)
    for sizeClass in SizeClass.all {
      for affected in sizeClass.affected { sets[affected.denseIndex].insert(sizeClass) }
    }
    return sets
  }()
}

extension SizeClassSet {
  /// Inserts the classes of an object's varied values and installations.
  package mutating func insertRows(of object: LayoutObject) {
    bits |= object.variedClasses.bits
    for entry in object.installations { insert(entry.variation) }
  }
}

extension LayoutObject {
  /// The classes for which the object has varied values.
  package var variedClasses: SizeClassSet {
    var classes = SizeClassSet()
    for index in properties.indices where properties[index].isVariedValue {
      classes.insert(properties[index].variation)
    }
    return classes
  }
}

/// A cache key for results that depend on the rows of one object in a size class.
package struct ObjectRows: Hashable, Sendable {
  private let object: Int
  private let classes: SizeClassSet

  /// Creates a key from an object's index in its document and the classes of its active rows.
  package init(_ object: Int, _ classes: SizeClassSet) {
    self.object = object
    self.classes = classes
  }
}
