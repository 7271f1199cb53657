import LayoutModel

/// Reads variation blocks, and masks whose entries become installations.
extension DocumentBuilder {
  mutating func openVariation(
    _ element: ParsedElement,
    position: Double,
    in parent: OpenElement
  ) -> Bool {
    guard parent.isObject, element.tag == "variation", let first = element.attributes.first,
      first.name == "key", let variation = VariationKey(xmlKey: first.value), !variation.isBase,
      !objects[parent.object].properties.contains(where: {
        $0.path.isObject && $0.variation == variation
      })
    else { return false }
    objects[parent.object].properties.append(
      Property(
        variation: variation,
        path: .object,
        position: position,
        value: .element(tag: element.tag, text: nil)
      )
    )
    var names = SiblingNames(of: element)
    let frame = OpenElement(
      tag: element.tag,
      object: parent.object,
      variation: variation,
      path: .object,
      part: .variation,
      isSelfClosed: element.isSelfClosed
    )
    for (position, attribute) in element.attributes.enumerated().dropFirst() {
      names.insertAttribute(attribute.name)
      objects[parent.object].properties.append(
        Property(
          variation: variation,
          path: PropertyPath(attribute.name),
          position: Double(position),
          value: .attribute(attribute.value)
        )
      )
    }
    frames.append(frame)
    siblings.append(names)
    return true
  }

  mutating func openMask(
    _ element: ParsedElement,
    position: Double,
    in parent: OpenElement
  ) -> Bool {
    guard case .variation = parent.part, element.tag == "mask", element.attributes.count == 1,
      element.attributes[0].name == "key",
      let container = MaskedContainer(rawValue: element.attributes[0].value),
      !siblings[siblings.count - 1].contains(container.rawValue)
    else { return false }
    let path = PropertyPath(siblings[siblings.count - 1].insert(container.rawValue))
    objects[parent.object].properties.append(
      Property(
        variation: parent.variation,
        path: path,
        position: position,
        value: .element(tag: element.tag, text: nil)
      )
    )
    let index = objects[parent.object].properties.count - 1
    frames.append(
      OpenElement(
        tag: element.tag,
        object: parent.object,
        variation: parent.variation,
        path: path,
        part: .mask(container.path, index: index),
        isSelfClosed: element.isSelfClosed
      )
    )
    siblings.append(SiblingNames(of: element))
    return true
  }

  /// Reads an `include` or `exclude` as an installation of the object that it references.
  ///
  /// Returns false if that object is not in the masked container, or if the entry repeats an
  /// earlier one. The entry then becomes a property of the mask.
  mutating func openMaskEntry(
    _ element: ParsedElement,
    position: Double,
    in parent: OpenElement
  ) -> Bool {
    guard case .mask(let container, _) = parent.part, element.isSelfClosed,
      element.tag == "include" || element.tag == "exclude", element.attributes.count == 1,
      element.attributes[0].name == "reference",
      let index = indexByID[ObjectID(element.attributes[0].value)],
      objects[index].parent == objects[parent.object].id, objects[index].container == container
    else { return false }
    let variation =
      parent.variation == .defaultBlock ? VariationKey.base : parent.variation
    guard !objects[index].installations.contains(where: { $0.variation == variation }) else {
      return false
    }
    let segment = PathSegment.unkeyed(
      element.tag,
      identifyingAttribute: element.attributes[0].value
    )
    guard !siblings[siblings.count - 1].contains(segment) else { return false }
    objects[index].installations.append(
      Installation(
        variation: variation,
        isInstalled: element.tag == "include",
        position: position
      )
    )
    let name = siblings[siblings.count - 1].insert(segment)
    frames.append(
      OpenElement(
        tag: element.tag,
        object: parent.object,
        variation: parent.variation,
        path: parent.path.appending(name),
        part: .maskEntry,
        isSelfClosed: true
      )
    )
    siblings.append(SiblingNames(of: element))
    return true
  }
}
