/// Some of the nine size classes.
///
/// Of two classes of which ``holding(in:)`` gives the same the same rows hold, so that whatever rests
/// on rows alone is worked out once for both.
package struct SizeClassSet: Hashable, Sendable {
  /// A bit for each class, by its dense index.
  private var bits: UInt16 = 0

  /// No class.
  package init() {}

  /// Adds a class.
  package mutating func insert(_ sizeClass: SizeClass) {
    bits |= 1 << UInt16(sizeClass.denseIndex)
  }

  /// Adds the class of a variation; other traits, which no size class can answer, add none.
  package mutating func insert(_ key: VariationKey) {
    if let sizeClass = key.sizeClass { insert(sizeClass) }
  }

  /// True if the set has a class.
  package func contains(_ sizeClass: SizeClass) -> Bool {
    bits & 1 << UInt16(sizeClass.denseIndex) != 0
  }

  /// The classes of this set whose rows hold in a class.
  package func holding(in sizeClass: SizeClass) -> SizeClassSet {
    var holding = SizeClassSet.affecting[sizeClass.denseIndex]
    holding.bits &= bits
    return holding
  }

  /// For each class, by its dense index, the classes that affect it.
  private static let affecting: [SizeClassSet] = {
    var sets = Array(repeating: SizeClassSet(), count: SizeClass.all.count)
    for sizeClass in SizeClass.all {
      for affected in sizeClass.affected { sets[affected.denseIndex].insert(sizeClass) }
    }
    return sets
  }()
}

extension SizeClassSet {
  /// Adds the classes of an object's values and installations for other classes than any-any.
  package mutating func insertRows(of object: LayoutObject) {
    bits |= object.variedClasses.bits
    for entry in object.installations { insert(entry.variation) }
  }
}

extension LayoutObject {
  /// The classes for which some property has a value beside the object's own.
  package var variedClasses: SizeClassSet {
    var classes = SizeClassSet()
    for index in properties.indices where properties[index].isVariedValue {
      classes.insert(properties[index].variation)
    }
    return classes
  }
}

/// An object, by its place in its document, with the classes of its rows that hold.
package struct ObjectRows: Hashable, Sendable {
  private let object: Int
  private let classes: SizeClassSet

  /// Names an object with its rows of some classes.
  package init(_ object: Int, _ classes: SizeClassSet) {
    self.object = object
    self.classes = classes
  }
}
