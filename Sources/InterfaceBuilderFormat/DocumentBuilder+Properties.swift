import LayoutModel

/// Reads elements that are values of their object.
extension DocumentBuilder {
  mutating func openProperty(
    _ element: ParsedElement,
    position: Double,
    in parent: OpenElement
  ) {
    var isKeyed = false
    var segment = ""
    if let first = element.attributes.first, first.name == "key", PathSegment.isPlain(first.value),
      siblings[siblings.count - 1].insertNew(first.value)
    {
      isKeyed = true
      segment = first.value
    } else {
      let identifyingAttribute = PathSegment.identifyingAttribute(of: element.tag).flatMap(
        element.attribute
      )
      segment = siblings[siblings.count - 1]
        .insert(PathSegment.unkeyed(element.tag, identifyingAttribute: identifyingAttribute))
    }
    let path = parent.path.appending(segment)
    let attributes = element.attributes.dropFirst(isKeyed ? 1 : 0)
    let index = objects[parent.object].properties.count
    var names = SiblingNames(of: element)
    let frame = OpenElement(
      tag: element.tag,
      object: parent.object,
      variation: parent.variation,
      path: path,
      part: .property(index: index),
      isSelfClosed: element.isSelfClosed
    )
    let (value, rest) = value(of: element.tag, attributes)
    objects[parent.object].properties.append(
      Property(variation: parent.variation, path: path, position: position, value: value)
    )
    for (position, attribute) in rest {
      names.insertAttribute(attribute.name)
      objects[parent.object].properties.append(
        Property(
          variation: parent.variation,
          path: path.appending(attribute.name),
          position: position,
          value: .attribute(attribute.value)
        )
      )
    }
    if parent.variation.isBase, objects[parent.object].role == .object,
      ObjectRole.marksView(path, value)
    {
      objects[parent.object].role = .view
    }
    frames.append(frame)
    siblings.append(names)
  }

  /// Returns the value of an element, and the attributes that are not part of the value.
  ///
  /// An element of a known kind is a record if its fields are in the usual order. An unknown
  /// attribute is positioned after the field that it follows.
  private func value(of tag: String, _ attributes: ArraySlice<ParsedAttribute>) -> (
    Value, [(Double, ParsedAttribute)]
  ) {
    guard let kind = RecordKind(rawValue: tag) else {
      return (.element(tag: tag, text: nil), numbered(attributes))
    }
    let names = kind.fieldNames
    var fields = [String?](repeating: nil, count: names.count)
    var rest: [(Double, ParsedAttribute)] = []
    // The first field that can still occur.
    var next = 0
    var foreign = 0.0
    for attribute in attributes {
      if let index = names[next...].firstIndex(of: attribute.name) {
        fields[index] = attribute.value
        next = index + 1
        foreign = 0
      } else if names[..<next].contains(attribute.name) {
        return (.element(tag: tag, text: nil), numbered(attributes))
      } else {
        rest.append((Double(next) - 1 / (2 + foreign), attribute))
        foreign += 1
      }
    }
    return (.record(Record(kind: kind, fields: fields)), rest)
  }

  private func numbered(_ attributes: ArraySlice<ParsedAttribute>) -> [(Double, ParsedAttribute)] {
    attributes.enumerated().map { (Double($0), $1) }
  }

  /// Replaces a record with an element and attributes, because the element contains text.
  mutating func spellOut(
    _ record: Record,
    at index: Int,
    of frame: OpenElement,
    text: String
  ) {
    objects[frame.object].properties[index].value = .element(tag: frame.tag, text: text)
    for (position, field) in zip(record.kind.fieldNames, record.fields).enumerated() {
      guard let literal = field.1 else { continue }
      objects[frame.object].properties.append(
        Property(
          variation: frame.variation,
          path: frame.path.appending(field.0),
          position: Double(position),
          value: .attribute(literal)
        )
      )
    }
  }
}
