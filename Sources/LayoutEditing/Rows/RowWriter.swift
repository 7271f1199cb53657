internal import LayoutModel

/// Writes attributes, elements, lists and class blocks of objects as Interface Builder does.
struct RowWriter: EditPart {
  let state: EditState

  // MARK: - Attributes

  /// Sets an attribute and removes the formatting of its old value. A new attribute is inserted at
  /// its usual position.
  func setAttribute(
    _ path: PropertyPath,
    _ literal: String,
    _ variation: VariationKey = .base,
    of id: ObjectID
  ) {
    guard let old = slice[id] else { return }
    let value = Value.attribute(literal)
    if let property = old.property(path, variation: variation) {
      guard property.value != value else { return }
      replaceValue(path, variation, value, of: id)
    } else {
      if !variation.isBase, !path.isNested { ensureBlock(variation, of: id) }
      let position = elementPlacer.positionForAttribute(path, variation, of: id)
      state.slice.update(id) {
        $0.properties.append(
          Property(variation: variation, path: path, position: position, value: value)
        )
      }
    }
    dropFormatting(ofAttribute: path, variation, of: id)
  }

  func removeAttribute(
    _ path: PropertyPath,
    _ variation: VariationKey = .base,
    of id: ObjectID
  ) {
    guard slice[id]?.property(path, variation: variation) != nil else { return }
    state.slice.update(id) {
      $0.properties.removeAll { $0.path == path && $0.variation == variation }
    }
    dropFormatting(ofAttribute: path, variation, of: id)
    if !variation.isBase { pruneBlock(variation, of: id) }
  }

  private func dropFormatting(
    ofAttribute path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    guard slice[id]?.formatting.isEmpty == false else { return }
    let sites = [Formatting.Site.attributeName(path.name), .attributeValue(path.name)]
    state.slice.update(id) {
      $0.formatting.removeAll {
        $0.variation == variation && $0.path == path.parent && sites.contains($0.site)
      }
    }
  }

  func replaceValue(
    _ path: PropertyPath,
    _ variation: VariationKey,
    _ value: Value,
    of id: ObjectID
  ) {
    state.slice.update(id) { object in
      for index in object.properties.indices
      where object.properties[index].path == path
        && object.properties[index].variation == variation
      {
        object.properties[index].value = value
      }
    }
  }

  // MARK: - Elements

  /// Sets an element and its attributes. The element replaces the value at its path, or is inserted
  /// at its usual position.
  func setElement(
    _ path: PropertyPath,
    _ value: Value,
    attributes: [(name: String, literal: String)] = [],
    _ variation: VariationKey = .base,
    of id: ObjectID
  ) {
    guard let object = slice[id] else { return }
    let old = object.property(path, variation: variation)
    if old?.value == value, attributes.isEmpty, !hasRows(below: path, variation, of: object) {
      return
    }
    if !variation.isBase, !path.isNested, !path.isObject { ensureBlock(variation, of: id) }
    removeRows(at: path, variation, of: id)
    var position = old?.position ?? 0
    if old == nil || old?.value.literal != nil {
      position = elementPlacer.positionForElement(value.tag ?? "", at: path, variation, of: id)
    }
    var rows = [Property(variation: variation, path: path, position: position, value: value)]
    for (number, attribute) in attributes.enumerated() {
      rows.append(
        Property(
          variation: variation,
          path: path.appending(attribute.name),
          position: Double(number),
          value: .attribute(attribute.literal)
        )
      )
    }
    state.slice.update(id) { $0.properties.append(contentsOf: rows) }
    if variation.isBase, ObjectRole.marksView(path, value) { updateRole(of: id) }
    let isBlock = path.isObject
    dropContentFormatting(of: isBlock ? .object : path.parent, isBlock ? .base : variation, id)
  }

  /// Removes an element with its content, and its variation block if that becomes empty.
  func removeElement(
    _ path: PropertyPath,
    _ variation: VariationKey = .base,
    of id: ObjectID
  ) {
    let old = slice[id]?.property(path, variation: variation)
    removeRows(at: path, variation, of: id)
    renumber(path, variation, of: id)
    if variation.isBase, let old, ObjectRole.marksView(path, old.value) { updateRole(of: id) }
    dropContentFormattingIfEmpty(at: path.parent, variation, of: id)
    if !variation.isBase { pruneBlock(variation, of: id) }
  }

  /// Renumbers siblings such as `:segue`, `:segue#2` and `:segue#3` after one is removed.
  private func renumber(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    guard let object = slice[id] else { return }
    let base = path.name.prefix { $0 != "#" }
    let names = object.properties.filter {
      $0.variation == variation && $0.path.parent == path.parent && !$0.path.isObject
        && $0.path.name.prefix { $0 != "#" } == base
    }.sorted { $0.position < $1.position }.map(\.path)
    for (number, old) in names.enumerated() {
      let name = number == 0 ? String(base) : "\(base)#\(number + 1)"
      let new = path.parent.appending(name)
      if old != new { move(rowsAt: old, to: new, variation, of: id) }
    }
  }

  private func move(
    rowsAt old: PropertyPath,
    to new: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    func moved(_ path: PropertyPath) -> PropertyPath? {
      guard path == old || path.isBelow(old) else { return nil }
      return PropertyPath(new.rawValue + path.rawValue.dropFirst(old.rawValue.count))
    }
    for child in slice.children(of: id) where variation.isBase {
      if let path = moved(child.container) { state.slice.update(child.id) { $0.container = path } }
    }
    state.slice.update(id) { object in
      for index in object.properties.indices where object.properties[index].variation == variation {
        if let path = moved(object.properties[index].path) { object.properties[index].path = path }
      }
      for index in object.formatting.indices where object.formatting[index].variation == variation {
        if let path = moved(object.formatting[index].path) { object.formatting[index].path = path }
      }
    }
  }

  /// Updates an object's role. An object with a frame or an autoresizing mask is a view.
  func updateRole(of id: ObjectID) {
    guard let object = slice[id], object.role == .view || object.role == .object else { return }
    let isMarked = object.properties.contains {
      $0.variation.isBase && ObjectRole.marksView($0.path, $0.value)
    }
    let role = ObjectRole.of(
      kind: object.kind,
      key: object.key,
      container: object.container,
      parent: object.parent.flatMap { slice[$0]?.role } ?? .object,
      isWatchKit: order.platform == .watchOS
    )
    state.slice.update(id) { $0.role = role == .object && isMarked ? .view : role }
  }

  private func hasRows(
    below path: PropertyPath,
    _ variation: VariationKey,
    of object: LayoutObject
  ) -> Bool {
    object.properties.contains { $0.variation == variation && $0.path.isBelow(path) }
  }

  private func removeRows(
    at path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    state.slice.update(id) { object in
      object.properties.removeAll {
        $0.variation == variation && ($0.path == path || $0.path.isBelow(path))
      }
      object.formatting.removeAll {
        $0.variation == variation && ($0.path == path || $0.path.isBelow(path))
      }
    }
  }

  /// Removes the formatting before an element's end tag if the element was or becomes empty.
  func dropContentFormatting(
    of path: PropertyPath,
    _ variation: VariationKey,
    _ id: ObjectID
  ) {
    let isKept = slice[id]?.formatting.contains {
      $0.variation == variation && $0.path == path && $0.site == .beforeEndTag
    }
    guard isKept == true, elementPlacer.elementSiblings(at: path, variation, of: id).count <= 1
    else { return }
    state.slice.update(id) {
      $0.formatting.removeAll {
        $0.variation == variation && $0.path == path && $0.site == .beforeEndTag
      }
    }
  }

  func dropContentFormattingIfEmpty(
    at path: PropertyPath,
    _ variation: VariationKey,
    of id: ObjectID
  ) {
    dropContentFormatting(of: path, variation, id)
  }
}

extension PropertyPath {
  /// True if the path is inside the element at `path`.
  func isBelow(_ path: PropertyPath) -> Bool {
    if path.isObject { return !isObject }
    let own = rawValue.utf8
    let other = path.rawValue.utf8
    guard own.count > other.count, own.starts(with: other) else { return false }
    return own[own.index(own.startIndex, offsetBy: other.count)] == UInt8(ascii: "/")
  }
}
