extension LayoutObject {
  /// True if both objects have the same facts at the same positions, in whatever order their lists
  /// hold them.
  public func hasSameFacts(as other: LayoutObject) -> Bool {
    if self == other { return true }
    return sorted() == other.sorted()
  }

  /// The same object with its lists in the order of their keys.
  public func sorted() -> LayoutObject {
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
