internal import LayoutModel

/// The values that a view keeps when it gets another kind.
extension KindChanger {
  /// The attributes that say where a view is and what it is called. They stay as they are.
  private static let placement: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "userLabel", "tag", "hidden",
    "restorationIdentifier", "ambiguous", "misplaced", "verifyAmbiguity", "alpha",
    "customModuleProvider",
  ]
  /// The attributes that are about a class. The new one is another class.
  private static let ofClass: Set<String> = [
    "customClass", "customModule", "customModuleProvider",
  ]

  private func hasAttribute(_ name: String, _ kind: String) -> Bool {
    KindChanger.placement.contains(name) || order.hasAttribute(name, kind: kind)
      || order.hasAttribute(name, kind: "view")
  }

  mutating func carryAttributes(of old: LayoutObject, to kind: String) {
    let usual = ObjectTemplate.of(old.kind, on: order.platform)
    for name in KindChanger.placement where old.attribute(name) == nil {
      rowWriter.removeAttribute(PropertyPath(name), of: old.id)
    }
    for property in old.properties where property.variation.isBase && !property.path.isNested {
      guard let literal = property.value.literal else { continue }
      let name = property.path.rawValue
      if KindChanger.ofClass.contains(name) {
        if name == "customClass" { notes.append("left out: custom class \(literal)") }
        continue
      }
      if ContentPaths.isContent(property.path, of: old.kind) { continue }
      let isPlace = KindChanger.placement.contains(name)
      if !isPlace, usual?[name] == literal { continue }
      if hasAttribute(name, kind) {
        rowWriter.setAttribute(property.path, literal, of: old.id)
      } else {
        notes.append("left out: \(name) '\(literal)'")
      }
    }
  }

  mutating func carryElements(of old: LayoutObject, to kind: String) {
    for name in ["frame", "autoresizingMask"]
    where old.property(PropertyPath(name)) == nil {
      rowWriter.removeElement(PropertyPath(name), of: old.id)
    }
    let lists = Set(slice.children(of: old.id).map(\.container))
    for property in old.properties
    where property.variation.isBase && !property.path.isNested && !property.path.isObject {
      guard property.value.literal == nil, !lists.contains(property.path),
        !ContentPaths.isContent(property.path, of: old.kind)
      else { continue }
      guard hasElement(property, kind) else {
        if property.value.tag != "nil", !isUsual(property, of: old) {
          notes.append("left out: \(property.path.name)")
        }
        continue
      }
      let known = slice[old.id]?.property(property.path)?.value
      if property.value.tag == "nil", known != nil { continue }
      rowWriter.setElement(property.path, property.value, of: old.id)
      let inner = old.properties.filter {
        $0.variation.isBase && $0.path.isBelow(property.path)
      }
      state.slice.update(old.id) { $0.properties.append(contentsOf: inner) }
    }
  }

  /// True if views of a kind can have an element.
  private func hasElement(_ property: Property, _ kind: String) -> Bool {
    let name = property.path.rawValue
    if name.hasPrefix(":") {
      let tag = String(name.dropFirst().prefix { $0 != "#" })
      return order.hasChild(tag, in: kind) || order.hasChild(tag, in: "view")
    }
    if ["frame", "autoresizingMask"].contains(name) { return true }
    return order.childTag(ofKey: name, in: kind) != nil
      || order.childTag(ofKey: name, in: "view") != nil
  }

  /// True if a new view of the old kind has the element too, so that nobody set it.
  private func isUsual(_ property: Property, of old: LayoutObject) -> Bool {
    guard let template = ObjectTemplate.of(old.kind, on: order.platform) else { return false }
    return template.children.contains { child in
      child.key == property.path.rawValue && child.tag == property.value.tag
    }
  }

  /// Carries the rows of size classes whose any-any values the new kind has.
  mutating func carryRows(of old: LayoutObject, to kind: String) {
    let varied = Set(old.properties.map(\.variation)).filter { !$0.isBase }
      .sorted { $0.blockOrder < $1.blockOrder }
    var dropped: Set<String> = []
    for variation in varied {
      let rows = old.properties.filter { property in
        guard property.variation == variation, !property.path.isObject else { return false }
        let root = PropertyPath(property.path.root)
        let holder = old.property(root, variation: variation) ?? property
        let isKept =
          MaskedContainer(rawValue: root.rawValue) != nil || holder.value.tag == "mask"
          || !ContentPaths.isContent(root, of: old.kind)
            && (holder.value.literal == nil
              ? hasElement(holder, kind) : hasAttribute(root.rawValue, kind))
        if !isKept { dropped.insert(root.rawValue) }
        return isKept
      }
      if rows.isEmpty { continue }
      rowWriter.ensureBlock(variation, of: old.id)
      state.slice.update(old.id) { $0.properties.append(contentsOf: rows) }
    }
    for name in dropped.sorted() { notes.append("left out: the values of \(name) by size class") }
  }

  /// Carries the text, its color and the image, which kinds have in different places.
  mutating func carryContent(of old: LayoutObject, to kind: String) throws(EditError) {
    for content in ContentPaths.Content.allCases {
      guard let source = ContentPaths.path(of: content, in: old.kind),
        let value = old.property(source)?.value, value.tag != "nil"
      else { continue }
      guard let target = ContentPaths.path(of: content, in: kind) else {
        notes.append("left out: \(source)")
        continue
      }
      switch value {
      case .attribute(let text), .element(_, let text?):
        _ = try propertyEditor.set(old.id, target, .text(text), in: .base)
      case .record: rowWriter.setElement(target, value, of: old.id)
      case .element: notes.append("left out: \(source)")
      }
    }
    for property in old.properties where property.variation.isBase && property.path.isNested {
      guard property.value.literal != nil || property.value.tag != "nil",
        ContentPaths.isContent(property.path, of: old.kind),
        !ContentPaths.Content.allCases.contains(where: {
          let path = ContentPaths.path(of: $0, in: old.kind)
          return path == property.path || path.map { property.path.isBelow($0) } ?? false
        })
      else { continue }
      notes.append("left out: \(property.path)")
    }
  }
}
