import LayoutModel

/// A property that refers to another object by its id.
struct Reference {
  /// The path of the property.
  let path: PropertyPath
  /// The variation of the property.
  let variation: VariationKey
  /// The number of the object that it refers to.
  let target: Int
}

extension MatchedObjects {
  /// Returns the references of an object, in the order of its properties.
  ///
  /// Entries of masks and of `inferredMetricsTieBreakers` are omitted. They describe an object
  /// while it exists, and are removed with it.
  func references(of object: LayoutObject) -> [Reference] {
    var found: [Reference] = []
    for property in object.properties {
      guard case .attribute(let literal) = property.value,
        let target = target(of: property.path, literal: literal),
        !ReferenceAttribute.isPassive(property.path)
      else { continue }
      found.append(Reference(path: property.path, variation: property.variation, target: target))
    }
    return found
  }

  /// Returns the number of the object that an attribute refers to, or nil if it refers to none.
  func target(of path: PropertyPath, literal: String) -> Int? {
    guard ReferenceAttribute.mayRefer(path, literal: literal) else { return nil }
    return number(of: ObjectID(literal))
  }
}
