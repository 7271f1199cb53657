import LayoutModel

/// Elements that are one value with everything in them: an attributed string, a runtime attribute.
enum ValueTree {
  /// A change as text.
  struct Change {
    let variation: VariationKey
    let path: PropertyPath
    let old: String?
    let new: String?
  }

  /// The tags of elements that are one value with everything in them.
  static let wholeTags: Set<String> = [
    "attributedString", "mutableAttributedString", "userDefinedRuntimeAttribute",
  ]

  /// Returns the changes as text. All changes inside one whole value are combined.
  static func whole(_ changes: [PropertyChange], _ old: LayoutObject?, _ new: LayoutObject?)
    -> [Change]
  {
    var seen: Set<PropertyKey> = []
    var result: [Change] = []
    for change in changes {
      let path = root(of: change, old) ?? root(of: change, new)
      guard let path else {
        result.append(
          Change(
            variation: change.variation,
            path: change.path,
            old: change.old?.text,
            new: change.new?.text
          )
        )
        continue
      }
      let key = PropertyKey(variation: change.variation, path: path)
      guard seen.insert(key).inserted else { continue }
      result.append(
        Change(
          variation: change.variation,
          path: path,
          old: old?.content(at: key),
          new: new?.content(at: key)
        )
      )
    }
    return result
  }

  /// Returns the outermost whole value that contains a change.
  private static func root(of change: PropertyChange, _ object: LayoutObject?) -> PropertyPath? {
    guard let object, change.path.isNested || change.path.name.hasPrefix(":") else { return nil }
    var root: PropertyPath?
    var path = change.path
    while !path.isObject {
      let tag = object.property(path, variation: change.variation)?.value.tag
      if let tag, wholeTags.contains(tag) { root = path }
      path = path.parent
    }
    return root
  }
}

extension LayoutObject {
  /// A value and everything in it as text, or nil if there is no value.
  fileprivate func content(at key: PropertyKey) -> String? {
    guard let property = property(key.path, variation: key.variation) else { return nil }
    let prefix = key.path.rawValue + "/"
    let nested = properties.filter {
      $0.variation == key.variation && $0.path.rawValue.hasPrefix(prefix)
    }
    if property.value.tag == "userDefinedRuntimeAttribute" {
      return runtimeContent(of: nested, below: prefix)
    }
    let parts = nested.map { part in
      let name = part.path.rawValue.dropFirst(prefix.count)
      return part.value.literal.map { "\(name)=\"\($0)\"" } ?? part.value.text
    }
    return ([property.value.text] + parts).joined(separator: " ")
  }

  /// The type and the value of a user-defined runtime attribute, such as `number 8`. Its path has the
  /// key path.
  private func runtimeContent(of nested: [Property], below prefix: String) -> String {
    var parts: [String] = []
    for part in nested {
      let name = part.path.rawValue.dropFirst(prefix.count)
      switch (name, part.value) {
      case ("keyPath", _): continue
      case ("type", .attribute(let type)): parts.insert(type, at: 0)
      case ("value", .attribute(let literal)), ("value/value", .attribute(let literal)):
        parts.append(literal)
      case ("value", .element(_, nil)): continue
      case ("value", .element(_, let text?)): parts.append(text)
      case ("value", .record(let record)) where record.kind.rawValue == parts.first:
        parts[0] = part.value.text
      case (_, .attribute(let literal)): parts.append("\(name)=\"\(literal)\"")
      default: parts.append(part.value.text)
      }
    }
    return parts.joined(separator: " ")
  }
}
