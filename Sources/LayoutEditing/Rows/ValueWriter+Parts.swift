internal import LayoutModel

/// Writes the parts of structured values.
extension ValueWriter {
  /// Checks a part of an element and writes it. Missing elements around it are created.
  func writeNested(
    _ path: PropertyPath,
    _ value: EditValue,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    if !variation.isBase { copyRows(of: PropertyPath(path.root), to: variation, of: object.id) }
    try elementMaker.ensure(path.parent, variation, of: object.id)
    let object = try self.object(object.id)
    guard let holder = self.value(path.parent, variation, of: object), let holderTag = holder.tag
    else { throw .fixedProperty(path: path, advice: "set \(path.root) first") }
    if let tag = try childTag(path, variation, holder, of: object) {
      try writeElement(path, tag, value, variation, of: object)
      return
    }
    guard case .text(let text) = value else {
      throw .badValue(path: path, value: value.description, expected: "text")
    }
    guard PropertyPath.isName(path.name) else {
      throw .fixedProperty(path: path, advice: "it is not a valid name")
    }
    if path.name == "key" || path.name == PathSegmentName.identifyingAttribute(of: holderTag) {
      throw .fixedProperty(path: path, advice: "the \(path.name) identifies the value")
    }
    if case .record(let record) = holder, record.kind.fieldNames.contains(path.name) {
      try writeField(path, text, of: record, variation, object.id)
      return
    }
    let kind = ValueKind.ofAttribute(path.name, tag: holderTag)
    try writeLiteral(path, text, kind, variation, of: object)
  }

  /// Returns the tag of the child element at a nested path; nil for an attribute.
  private func childTag(
    _ path: PropertyPath,
    _ variation: VariationKey,
    _ holder: Value,
    of object: LayoutObject
  ) throws(EditError) -> String? {
    let tag = holder.tag ?? ""
    // Text without line breaks is written as an attribute if the element can have it. A nil element
    // stands for no text.
    func isText(_ child: String?) -> Bool {
      ["string", "nil"].contains(child) && order.hasAttribute(path.name, kind: tag)
    }
    if let old = self.value(path, variation, of: object) { return isText(old.tag) ? nil : old.tag }
    if path.name.hasPrefix(":") { return try elementMaker.tag(of: path, variation, in: object.id) }
    guard let child = order.childTag(ofKey: path.name, in: tag) else { return nil }
    return isText(child) ? nil : child
  }

  private func writeField(
    _ path: PropertyPath,
    _ text: String,
    of record: Record,
    _ variation: VariationKey,
    _ id: ObjectID
  ) throws(EditError) {
    guard text.unicodeScalars.allSatisfy(ValueWriter.isAllowedInLine) else {
      throw .badValue(path: path, value: text, expected: ValueKind.text.expectation)
    }
    let isGeometry = [.rect, .point, .size].contains(record.kind)
    guard let literal = isGeometry ? NumberText.component(text) : text else {
      throw .badValue(path: path, value: text, expected: ValueKind.number.expectation)
    }
    var record = record
    record[path.name] = literal
    rowWriter.replaceValue(path.parent, variation, .record(record), of: id)
    state.slice.update(id) {
      $0.formatting.removeAll {
        $0.variation == variation && $0.path == path.parent
          && ($0.site == .attributeName(path.name) || $0.site == .attributeValue(path.name))
      }
    }
  }

  /// Copies the any-any rows of an element to a class, because a child element of a class replaces
  /// the whole any-any child.
  private func copyRows(
    of root: PropertyPath,
    to variation: VariationKey,
    of id: ObjectID
  ) {
    guard let object = slice[id], object.property(root, variation: variation) == nil,
      let value = object.property(root)?.value, value.literal == nil
    else { return }
    rowWriter.setElement(root, value, variation, of: id)
    let rows = object.properties.filter { $0.variation.isBase && $0.path.isBelow(root) }
    state.slice.update(id) { object in
      for var row in rows {
        row.variation = variation
        object.properties.append(row)
      }
    }
  }
}
