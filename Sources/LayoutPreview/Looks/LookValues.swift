package import LayoutModel

/// The effective values of an object in a size class, by path.
package struct LookValues: Sendable {
  private let properties: [Property]

  /// Reads an object.
  package init(_ object: LayoutObject, in sizeClass: SizeClass) {
    properties = object.effectiveProperties(in: sizeClass)
  }

  /// Returns the value at a path; nil if there is none.
  package subscript(path: String) -> Value? {
    // Index access copies only the result.
    for index in properties.indices where properties[index].path.rawValue.hasSameBytes(as: path) {
      return properties[index].value
    }
    return nil
  }

  /// Returns true if there is a value at a path, even an empty one.
  package func has(_ path: String) -> Bool { self[path] != nil }

  /// Returns the text of an attribute or of an element such as `string`.
  package func text(_ path: String) -> String? {
    switch self[path] {
    case .attribute(let literal)?: return literal
    case .element(let tag, let text)? where tag == "string" || tag == "mutableString":
      guard flag(path + "/base64-UTF8") == true else { return text ?? "" }
      return text.flatMap(Base64.text)
    default: return nil
    }
  }

  /// Returns the literal of an attribute.
  package func literal(_ path: String) -> String? { self[path]?.literal }

  /// Returns the number of an attribute; nil if there is none or it is not finite.
  package func number(_ path: String) -> Double? {
    literal(path).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the truth of an attribute that is YES or NO; nil for others.
  package func flag(_ path: String) -> Bool? {
    switch literal(path) {
    case "YES"?: true
    case "NO"?: false
    default: nil
    }
  }

  /// Returns the structured value at a path.
  package func record(_ path: String) -> Record? {
    if case .record(let record)? = self[path] { record } else { nil }
  }

  /// Returns the insets of an element with the attributes `minX`, `minY`, `maxX` and `maxY`, or
  /// `top`, `leading`, `bottom` and `trailing`; nil if there is no element.
  package func insets(_ path: String) -> Insets? {
    guard has(path) else { return nil }
    func side(_ names: String...) -> Double {
      names.lazy.compactMap { number("\(path)/\($0)") }.first ?? 0
    }
    return Insets(
      top: side("minY", "top"),
      left: side("minX", "leading", "left"),
      bottom: side("maxY", "bottom"),
      right: side("maxX", "trailing", "right")
    )
  }

  /// Returns the paths of the elements with a tag in a container, in order: `:segments/:segment`,
  /// `:segments/:segment#2` and so on.
  package func elements(_ tag: String, in container: String) -> [String] {
    let first = "\(container)/:\(tag)"
    var result: [String] = []
    var path = first
    while has(path), result.count < 1000 {
      result.append(path)
      path = "\(first)#\(result.count + 1)"
    }
    return result
  }

  // MARK: - Runtime attributes

  private static func runtime(_ keyPath: String) -> String {
    ":userDefinedRuntimeAttributes/:userDefinedRuntimeAttribute[\(keyPath)]/value"
  }

  /// Returns the number of the first runtime attribute that has one, such as `layer.cornerRadius`.
  package func runtimeNumber(_ keyPaths: String...) -> Double? {
    if !has(":userDefinedRuntimeAttributes") { return nil }
    return keyPaths.lazy.compactMap {
      let path = LookValues.runtime($0)
      return number(path + "/value") ?? number(path)
    }.first
  }

  /// Returns the color of the first runtime attribute that has one, such as `borderColor`.
  package func runtimeColor(_ keyPaths: String...) -> Record? {
    if !has(":userDefinedRuntimeAttributes") { return nil }
    return keyPaths.lazy.compactMap { record(LookValues.runtime($0)) }.first
  }

  /// Returns the truth of a runtime attribute.
  package func runtimeFlag(_ keyPath: String) -> Bool? {
    has(":userDefinedRuntimeAttributes") ? flag(LookValues.runtime(keyPath)) : nil
  }
}
