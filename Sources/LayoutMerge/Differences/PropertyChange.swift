import LayoutModel

/// A property of an object that differs between two documents.
struct PropertyChange {
  let variation: VariationKey
  let path: PropertyPath
  let old: Value?
  let new: Value?
}

/// The key of a property within its object.
struct PropertyKey: Hashable {
  let variation: VariationKey
  let path: PropertyPath
}

extension PropertyKey {
  init(_ property: Property) {
    self.init(variation: property.variation, path: property.path)
  }
}

extension LayoutObject {
  /// Returns the properties that differ from an older state of the object: first the changed and
  /// removed ones in the old order, then the added ones in the new order.
  func propertyChanges(since old: LayoutObject) -> [PropertyChange] {
    if hasSameProperties(as: old) { return [] }
    var added: [PropertyKey: Value] = [:]
    added.reserveCapacity(properties.count)
    for property in properties {
      added[PropertyKey(property)] = property.value
    }
    var changes: [PropertyChange] = []
    for property in old.properties {
      let key = PropertyKey(property)
      let new = added.removeValue(forKey: key)
      if new != property.value {
        changes.append(
          PropertyChange(
            variation: key.variation,
            path: key.path,
            old: property.value,
            new: new
          )
        )
      }
    }
    for property in properties {
      let key = PropertyKey(property)
      guard let new = added[key] else { continue }
      changes.append(PropertyChange(variation: key.variation, path: key.path, old: nil, new: new))
    }
    return changes
  }

  /// Returns true if both have the same properties in the same order, the usual case.
  private func hasSameProperties(as other: LayoutObject) -> Bool {
    guard properties.count == other.properties.count else { return false }
    for index in properties.indices {
      guard properties[index].value == other.properties[index].value,
        properties[index].path == other.properties[index].path,
        properties[index].variation == other.properties[index].variation
      else { return false }
    }
    return true
  }
}

extension PropertyChange {
  /// True if the change adds or removes an element that only contains others: a container, a
  /// variation block, a mask. Its contents are properties of their own.
  var isContainer: Bool {
    func holdsOthers(_ value: Value?) -> Bool {
      guard let value else { return true }
      guard case .element(let tag, let text) = value, text == nil else { return false }
      return path.isObject || tag == "mask" || path.name.utf8.first == UInt8(ascii: ":")
    }
    return holdsOthers(old) && holdsOthers(new)
  }

  /// True if the change removes the frame. Only a re-save does that, because every view has a
  /// frame.
  var isFrameRemoval: Bool {
    path.rawValue == "frame" && new == nil
  }

  /// True for an entry of a mask or a tie-breaker, which describes another object.
  var isPassiveReference: Bool {
    ReferenceAttribute.isPassive(path)
  }
}
