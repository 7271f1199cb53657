extension PropertyPath {
  /// The first part of a runtime attribute's short path.
  package static let runtimeAttributes = "userDefinedRuntimeAttributes"

  private static let list = ":" + runtimeAttributes + "/"
  private static let opening = list + ":userDefinedRuntimeAttribute["

  /// The key path of a user-defined runtime attribute, from its short path
  /// `userDefinedRuntimeAttributes/KEYPATH`; nil for any other path.
  package var runtimeKeyPath: String? {
    guard rawValue.hasPrefix(PropertyPath.runtimeAttributes + "/") else { return nil }
    let keyPath = rawValue.dropFirst(PropertyPath.runtimeAttributes.utf8.count + 1)
    return keyPath.isEmpty ? nil : String(keyPath)
  }

  /// The path of the attribute's element in the document, for a short path; other paths as they are.
  package var resolvingRuntimeAttribute: PropertyPath {
    runtimeKeyPath.map { PropertyPath(PropertyPath.opening + $0 + "]") } ?? self
  }

  /// The path of the runtime attribute's element that contains this path; nil outside of them.
  package var runtimeAttributeElement: PropertyPath? {
    guard rawValue.hasPrefix(PropertyPath.list) else { return nil }
    let segment = rawValue.dropFirst(PropertyPath.list.utf8.count).prefix { $0 != "/" }
    return segment.isEmpty ? nil : PropertyPath(PropertyPath.list + segment)
  }

  /// The short path of a runtime attribute's element, or else the path itself.
  package var shorteningRuntimeAttribute: PropertyPath {
    guard rawValue.hasPrefix(PropertyPath.opening), rawValue.hasSuffix("]") else { return self }
    let keyPath = rawValue.dropFirst(PropertyPath.opening.utf8.count).dropLast()
    return keyPath.contains("]")
      ? self : PropertyPath(PropertyPath.runtimeAttributes + "/" + keyPath)
  }
}
