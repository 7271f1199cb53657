extension LayoutObject: Equatable {
  /// Returns true if both objects are equal byte for byte, with their lists in the same order.
  public static func == (left: LayoutObject, right: LayoutObject) -> Bool {
    left.id == right.id && left.role == right.role && left.parent == right.parent
      && left.container == right.container && left.position == right.position
      && left.scene == right.scene && left.idPosition == right.idPosition
      && left.kind.hasSameBytes(as: right.kind) && haveSameBytes(left.key, right.key)
      && haveSameBytes(left.comment, right.comment) && left.properties == right.properties
      && left.installations == right.installations && left.formatting == right.formatting
  }

  /// Returns true if both objects are equal apart from the order of their lists.
  package func hasSameFacts(as other: LayoutObject) -> Bool {
    if self == other { return true }
    return sorted() == other.sorted()
  }

  /// Returns this object with its lists sorted by key.
  package func sorted() -> LayoutObject {
    var result = self
    result.properties.sort { left, right in
      let order = left.variation.rawValue.comparedAsBytes(right.variation.rawValue)
      return order != 0 ? order < 0 : left.path < right.path
    }
    result.installations.sort {
      $0.variation.rawValue.precedesAsBytes($1.variation.rawValue)
    }
    result.formatting.sort { left, right in
      let order = left.variation.rawValue.comparedAsBytes(right.variation.rawValue)
      if order != 0 { return order < 0 }
      if left.path != right.path { return left.path < right.path }
      return left.site.rawValue.precedesAsBytes(right.site.rawValue)
    }
    return result
  }
}

/// Returns true if both are nil or equal byte for byte.
private func haveSameBytes(_ left: String?, _ right: String?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?): left.hasSameBytes(as: right)
  default: false
  }
}
