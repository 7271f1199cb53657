internal import LayoutModel

/// Sets the user-defined runtime attributes of objects, as the identity inspector does.
struct RuntimeAttributeEditor: EditPart {
  let state: EditState

  /// Sets the attribute with a key path, or adds it after the others.
  func set(
    _ keyPath: String,
    _ value: EditValue,
    of object: LayoutObject
  ) throws(EditError) {
    let path = PropertyPath("\(PropertyPath.runtimeAttributes)/\(keyPath)")
    guard object.role == .view || object.role == .object || object.role == .constraint else {
      throw .fixedProperty(path: path, advice: "\(name(object.id)) has no runtime attributes")
    }
    guard RuntimeAttribute.isKeyPath(keyPath) else {
      throw .fixedProperty(path: path, advice: "'\(keyPath)' is not a key path")
    }
    let element = path.resolvingRuntimeAttribute
    let old = object.attribute(element.appending("type").rawValue)
    guard case .text(let text) = value,
      let attribute = RuntimeAttribute(text, type: old, on: order.platform)
    else {
      throw .badValue(
        path: path,
        value: value.description,
        expected: RuntimeAttribute.expectation
      )
    }
    rowWriter.ensureContainer(element.parent, of: object.id)
    var attributes = [("type", attribute.type), ("keyPath", keyPath)]
    if let literal = attribute.literal { attributes.append(("value", literal)) }
    rowWriter.setElement(
      element,
      .element(tag: "userDefinedRuntimeAttribute", text: nil),
      attributes: attributes.map { (name: $0.0, literal: $0.1) },
      of: object.id
    )
    if var child = attribute.child {
      if let color = child.color { resourceWriter.resolve(color, &child.value) }
      rowWriter.setElement(
        element.appending("value"),
        child.value,
        attributes: child.attributes,
        of: object.id
      )
    }
    if attribute.type == "image", let name = attribute.literal { resourceWriter.addImage(name) }
  }
}
