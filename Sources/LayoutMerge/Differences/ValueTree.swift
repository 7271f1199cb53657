import LayoutModel

/// Elements that are one value with everything in them: an attributed string, a runtime attribute, and
/// in a comparison also an element with attributes, such as an inset, that appears or disappears.
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
  ///
  /// - Parameters:
  ///   - changes: The changes of an object.
  ///   - old: The object before them; nil to list the values of an object.
  ///   - new: The object after them.
  static func whole(_ changes: [PropertyChange], _ old: LayoutObject?, _ new: LayoutObject?)
    -> [Change]
  {
    if changes.isEmpty { return [] }
    var (old, new) = (old.map(PropertyTree.init), new.map(PropertyTree.init))
    var seen: Set<PropertyKey> = []
    var result: [Change] = []
    for change in changes {
      if let path = encodedText(of: change, old, new) {
        let key = PropertyKey(variation: change.variation, path: path)
        guard seen.insert(key).inserted else { continue }
        let texts = (old?.decodedText(at: key), new?.decodedText(at: key))
        result.append(
          Change(variation: change.variation, path: path, old: texts.0, new: texts.1)
        )
        continue
      }
      let path =
        root(of: change, old) ?? root(of: change, new) ?? replaced(by: change, &old, &new)
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

  /// The attribute of a text that is in Base64, because XML can't contain its characters.
  fileprivate static let encoding = "base64-UTF8"

  /// Returns the path of the text that a change belongs to; nil if neither state has it in Base64.
  private static func encodedText(
    of change: PropertyChange,
    _ old: PropertyTree?,
    _ new: PropertyTree?
  ) -> PropertyPath? {
    let path = change.path.name == encoding ? change.path.parent : change.path
    guard !path.isObject else { return nil }
    let mark = path.appending(encoding)
    let isEncoded = [old, new].contains {
      $0?[mark, change.variation]?.value.literal == "YES"
    }
    return isEncoded ? path : nil
  }

  /// Returns the path of the element with attributes and no other content that appears or disappears
  /// with a change; nil if the change does not belong to one.
  private static func replaced(
    by change: PropertyChange,
    _ old: inout PropertyTree?,
    _ new: inout PropertyTree?
  ) -> PropertyPath? {
    let path = change.path.isNested ? change.path.parent : change.path
    guard old != nil, new != nil, !path.isObject, !path.name.hasPrefix(":") else { return nil }
    let key = PropertyKey(variation: change.variation, path: path)
    let isWhole: Bool?
    switch (old?[key], new?[key]) {
    case (nil, .some): isWhole = new?.hasOnlyAttributes(at: key)
    case (.some, nil): isWhole = old?.hasOnlyAttributes(at: key)
    case (nil, nil), (.some, .some): isWhole = nil
    }
    return isWhole == true ? path : nil
  }

  /// Returns the outermost whole value that contains a change.
  private static func root(of change: PropertyChange, _ object: PropertyTree?) -> PropertyPath? {
    guard let object, change.path.isNested || change.path.name.hasPrefix(":") else { return nil }
    var root: PropertyPath?
    var path = change.path
    while !path.isObject {
      let tag = object[path, change.variation]?.value.tag
      if let tag, wholeTags.contains(tag) { root = path }
      path = path.parent
    }
    return root
  }
}

extension PropertyTree {
  /// True if an element has attributes, and neither text nor other elements.
  fileprivate mutating func hasOnlyAttributes(at key: PropertyKey) -> Bool {
    guard case .element(_, nil)? = self[key]?.value else { return false }
    let nested = nested(in: key)
    return !nested.isEmpty
      && nested.allSatisfy { $0.value.literal != nil && $0.path.parent == key.path }
  }

  /// A text, decoded if it is in Base64; nil if there is none.
  fileprivate func decodedText(at key: PropertyKey) -> String? {
    guard let text = self[key]?.value.text else { return nil }
    let mark = self[key.path.appending(ValueTree.encoding), key.variation]
    return mark?.value.literal == "YES" ? Base64.text(text) ?? text : text
  }

  /// A value and everything in it as text, or nil if there is no value.
  fileprivate mutating func content(at key: PropertyKey) -> String? {
    guard let property = self[key] else { return nil }
    let prefix = key.path.rawValue + "/"
    let nested = nested(in: key)
    if property.value.tag == "userDefinedRuntimeAttribute" {
      return runtimeContent(of: nested, below: prefix)
    }
    let parts = nested.map { part in
      let name = part.path.rawValue.dropFirst(prefix.count)
      return part.value.literal.map { "\(name)=\"\($0)\"" } ?? part.value.text
    }
    let tag = property.value.tag ?? ""
    let isPlain = !parts.isEmpty && !ValueTree.wholeTags.contains(tag)
    return ([isPlain ? tag : property.value.text] + parts).joined(separator: " ")
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
