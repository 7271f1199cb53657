internal import LayoutModel

/// Sets, removes and checks the properties of objects.
struct PropertyEditor: EditPart {
  let state: EditState

  /// Sets a value. Without a class, sets the any-any row, as the inspector does.
  func set(
    _ id: ObjectID,
    _ path: PropertyPath,
    _ value: EditValue,
    in variation: VariationKey?
  ) throws(EditError) -> CompletedEdit {
    let variation = variation ?? .base
    let object = try object(id)
    if path == .installed { return try setInstalled(value, id, variation) }
    let element = path.resolvingRuntimeAttribute
    try refuseFixed(element, of: object)
    try requireVariation(variation, element, of: object)
    if let keyPath = path.runtimeKeyPath {
      try runtimeAttributeEditor.set(keyPath, value, of: object)
    } else {
      try valueWriter.write(path, value, variation, of: object)
    }
    try resourceWriter.addFeatures(of: path, id)
    let notes = variation.isBase ? companionWriter.follow(path, since: object) : []
    let place = variation.isBase ? "" : " in \(variation.rawValue)"
    return CompletedEdit(
      kind: .set,
      meaning: "set \(path) of \(name(id))\(place) to \(value.description)",
      subject: id,
      notes: notes
    )
  }

  /// Removes the row of a class, or an element with its content. The any-any row can only be
  /// removed if no other row depends on it.
  func unset(
    _ id: ObjectID,
    _ path: PropertyPath,
    in variation: VariationKey?
  ) throws(EditError) -> CompletedEdit {
    let variation = variation ?? .base
    let object = try object(id)
    let path = path.resolvingRuntimeAttribute
    if path == .installed {
      try installationWriter.unsetInstalled(id, in: variation)
    } else {
      try refuseFixed(path, of: object, isRemoval: true)
      try removeRow(path, variation, of: object)
    }
    return CompletedEdit(
      kind: .unset,
      meaning: "removed \(path.shorteningRuntimeAttribute) of \(name(id)) in \(variation.rawValue)",
      subject: id
    )
  }

  /// Sets an object's name in the outline.
  func rename(_ id: ObjectID, _ name: String?) throws(EditError) -> CompletedEdit {
    let object = try object(id)
    guard object.role != .document, object.role != .resource, object.role != .scene else {
      throw .fixedProperty(path: PropertyPath("userLabel"), advice: "\(id) has no outline name")
    }
    let path = PropertyPath("userLabel")
    if let name, !name.isEmpty {
      try valueWriter.write(path, .text(name), .base, of: object)
    } else {
      rowWriter.removeAttribute(path, of: id)
      rowWriter.removeElement(path, of: id)
    }
    return CompletedEdit(
      kind: .rename,
      meaning: "renamed \(object.kind) \(id) to '\(name ?? "")'",
      subject: id
    )
  }

  private func setInstalled(
    _ value: EditValue,
    _ id: ObjectID,
    _ variation: VariationKey
  ) throws(EditError) -> CompletedEdit {
    guard case .text(let text) = value, let isInstalled = ValueKind.boolean(text) else {
      throw .badValue(path: .installed, value: value.description, expected: "YES or NO")
    }
    return try installationWriter.setInstalled(isInstalled, id, in: variation)
  }

  // MARK: - Checks

  private func refuseFixed(
    _ path: PropertyPath,
    of object: LayoutObject,
    isRemoval: Bool = false
  ) throws(EditError) {
    let name = path.rawValue
    func fixed(_ advice: String) -> EditError { .fixedProperty(path: path, advice: advice) }
    if path.isObject || name == "id" || name == "key" || name == "sceneID" {
      throw fixed("ids and keys identify the object and can't change")
    }
    if object.isCanvas, !["orientation", "appearance", "layout"].contains(name) {
      throw fixed("\(object.id) is the document's canvas")
    }
    if let advice = fixedByRole(path, of: object) { throw fixed(advice) }
    let root = path.root
    if object.properties.contains(where: { $0.path.rawValue == root && $0.value.tag == "mask" }) {
      throw fixed("use 'install' and 'uninstall'")
    }
    let holdsObjects = slice.children(of: object.id).contains {
      $0.container == path || $0.container.isBelow(path)
    }
    if holdsObjects || path.name == ":capability" {
      throw fixed("it is a list of objects; use 'add', 'move' and 'delete'")
    }
    if path.isNested { return }
    if name.hasPrefix(":") {
      guard isRemoval, !ObjectAdder.sortedLists.contains(name) else {
        throw fixed("it is a list; set a value of one element, such as \(name)/:segment#2/title")
      }
      return
    }
    if slice.children(of: object.id).contains(where: { $0.key == name && $0.container.isObject }) {
      throw fixed("it is an object of its own; edit that object")
    }
  }

  /// Returns what to do instead of editing a value that the object's role fixes; nil for other values.
  private func fixedByRole(_ path: PropertyPath, of object: LayoutObject) -> String? {
    let name = path.rawValue
    switch object.role {
    case .constraint where ConstraintNotation.itemAttributes.contains(name):
      return "delete the constraint, and add another"
    case .connection where PropertyEditor.connectionAttributes.contains(name):
      return "disconnect and connect again"
    case .connection where name == "kind":
      let kind = object.attribute("kind") ?? ""
      let isFixed = ["relationship", "embed", "unwind"].contains(kind) || object.kind != "segue"
      return isFixed ? "disconnect and connect again" : nil
    case .resource where name == "name": return "its name follows from the values that use it"
    case .document where PropertyEditor.documentAttributes.contains(path.root):
      return "it describes the file, not the layout"
    default: return nil
    }
  }

  private static let connectionAttributes: Set<String> = [
    "property", "destination", "selector", "target", "relationship",
  ]
  private static let documentAttributes: Set<String> = [
    "type", "version", "targetRuntime", "toolsVersion", ":dependencies", ":scenes", ":objects",
    ":resources",
  ]
  /// Properties that identify an object rather than describe it are the same in all classes.
  private static let neverVarying: Set<String> = [
    "userLabel", "customClass", "customModule", "customModuleProvider", "restorationIdentifier",
    "translatesAutoresizingMaskIntoConstraints", "tag", "accessibilityConfiguration",
  ]

  private func requireVariation(
    _ variation: VariationKey,
    _ path: PropertyPath,
    of object: LayoutObject
  ) throws(EditError) {
    try installationWriter.requireVariations(variation)
    guard !variation.isBase else { return }
    guard variation != .defaultBlock else {
      throw .doesNotVary("'default' is not a size class; set the any-any value instead")
    }
    // Only the constant of a constraint varies.
    if object.role == .constraint, path.rawValue != "constant" {
      throw .doesNotVary(
        "a constraint's \(path) is the same in all classes and has no row for a class; only its constant can vary"
      )
    }
    if object.role == .connection || object.role == .resource || object.role == .document
      || object.role == .scene || PropertyEditor.neverVarying.contains(path.root)
      || path.runtimeAttributeElement != nil
      || ReferenceAttribute.names.contains(path.root)
    {
      throw .doesNotVary("\(path) is the same in all classes and has no row for a class")
    }
  }

  // MARK: - Removing

  private func removeRow(
    _ path: PropertyPath,
    _ variation: VariationKey,
    of object: LayoutObject
  ) throws(EditError) {
    if variation.isBase {
      let others = object.properties.filter {
        !$0.variation.isBase && $0.path.root == path.root && !$0.path.isObject
      }
      let variations = Set(others.map(\.variation)).sorted { $0.blockOrder < $1.blockOrder }
      if !variations.isEmpty { throw .dependentRows(object.id, path: path, variations) }
    }
    if let property = object.property(path, variation: variation) {
      if property.value.literal != nil {
        rowWriter.removeAttribute(path, variation, of: object.id)
      } else {
        rowWriter.removeElement(path, variation, of: object.id)
      }
      if variation.isBase, path.isNested { rowWriter.pruneContainer(path.parent, of: object.id) }
      return
    }
    if path.isNested, case .record(var record)? = value(path.parent, variation, of: object),
      record[path.name] != nil
    {
      record[path.name] = nil
      rowWriter.replaceValue(path.parent, variation, .record(record), of: object.id)
      return
    }
    throw .noSuchRow(object.id, path: path, variation)
  }
}
