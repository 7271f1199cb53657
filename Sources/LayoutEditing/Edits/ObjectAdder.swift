internal import LayoutModel

/// Adds objects from templates.
struct ObjectAdder: EditPart {
  let state: EditState

  /// Adds an object of any known kind; a view is installed in the current class only.
  func add(_ new: NewObject) throws(EditError) -> CompletedEdit {
    guard let element = ObjectTemplate.of(new.kind, on: order.platform) else {
      if elementAdder.canAdd(new.kind) { return try elementAdder.add(new) }
      throw .unknownKind(new.kind, platform: order.platform.rawValue)
    }
    let new = try placingItem(new)
    let template = scrolled(element, new) ?? element
    let isRecognizer = new.kind.hasSuffix("GestureRecognizer") && order.platform == .iOS
    if isRecognizer, new.container == nil, slice[new.parent]?.role == .view {
      return try addRecognizer(template, to: new.parent)
    }
    let place = try place(for: template, new)
    if place.list == MaskedContainer.subviews.path {
      try installationWriter.requireVariations(currentVariation)
    }
    let member = try sceneMember(template, in: place.parent, place.list)
    let outer = try insert(template, into: place.parent, place.list, key: place.key, new.placement)
    let inner =
      template.tag == new.kind ? nil : slice.subtree(of: outer).first { $0.kind == new.kind }
    let id = inner?.id ?? outer
    if let member { rowWriter.setAttribute(PropertyPath("sceneMemberID"), member, of: id) }
    if template.tag == "viewLayoutGuide" {
      resourceWriter.addCapability("Safe area layout guides", "9.0")
    }
    if template.tag == "tableViewCell" { fitCell(id) }
    if template.tag == "toolbarItem", place.list.rawValue == ":allowedToolbarItems" {
      addToDefaultItems(id, of: place.parent)
    }
    if let label = new.userLabel { try writeNew(PropertyPath("userLabel"), .text(label), id) }
    for new in new.values { try writeNew(new.path, new.value, id) }
    installationWriter.installInCurrentClassOnly(outer)
    var notes = id == outer ? [] : ["\(name(outer)) contains it"]
    if template.tag == "containerView", let scene = slice[id]?.scene, order.platform != .macOS {
      let controller = try ContainerEmbedder(state: state).addScene(to: id, beside: scene)
      notes.append("added a scene with \(name(controller)), to which its embed segue leads")
    }
    return CompletedEdit(
      kind: .add,
      meaning: "added \(name(id)) to \(name(place.parent))",
      subject: id,
      notes: notes
    )
  }

  /// Returns the template in a scroll view of its own if the library adds it so: on macOS, to a view
  /// that does not scroll.
  private func scrolled(_ template: ObjectTemplate, _ new: NewObject) -> ObjectTemplate? {
    guard order.platform == .macOS, new.container == nil, new.key == nil,
      let holder = slice[new.parent], holder.role == .view,
      !["clipView", "scrollView"].contains(holder.kind)
    else { return nil }
    return ObjectTemplate.scrolled(template)
  }

  private func writeNew(
    _ path: PropertyPath,
    _ value: EditValue,
    _ id: ObjectID
  ) throws(EditError) {
    // A path can lead to an object that is a part of the new one, such as its cell.
    let key = path.root
    if path.isNested, let part = slice.children(of: id).first(where: { $0.key == key }) {
      let inner = PropertyPath(String(path.rawValue.dropFirst(key.count + 1)))
      try writeNew(inner, value, part.id)
    } else {
      _ = try propertyEditor.set(id, path, value, in: .base)
    }
  }

  /// Adds an iOS gesture recognizer beside the controller, and to an outlet collection of the view.
  private func addRecognizer(
    _ template: ObjectTemplate,
    to view: ObjectID
  ) throws(EditError) -> CompletedEdit {
    let holder = slice[view]?.scene ?? Document.rootID
    let id = try insert(template, into: holder, LayoutFragment.objects, key: nil, .last)
    connectionEditor.insertConnection(
      "outletCollection",
      [("property", "gestureRecognizers"), ("destination", id.rawValue), ("appends", "YES")],
      of: view
    )
    return CompletedEdit(kind: .add, meaning: "added \(name(id)) to \(name(view))", subject: id)
  }

  // MARK: - Building

  /// Creates the objects of a template and inserts them into a list, or under a key.
  ///
  /// - Returns: The id of the outermost object.
  func insert(
    _ template: ObjectTemplate,
    into parent: ObjectID,
    _ container: PropertyPath,
    key: String?,
    _ placement: Placement
  ) throws(EditError) -> ObjectID {
    rowWriter.ensureContainer(container, of: parent)
    let template = adapted(template, in: parent, container)
    let id = build(template, in: parent, container, key: key, position: 0)
    if let object = slice[id] {
      let position =
        container.isObject
        ? elementPlacer.positionForChild(object, in: parent)
        : try objectMover.position(for: placement, of: object, in: parent, container)
      state.slice.update(id) { $0.position = position }
    }
    rowWriter.dropContentFormatting(of: container, .base, parent)
    let objects = slice.subtree(of: id)
    for object in objects {
      resolveColors(of: object)
      resolveReferences(of: object, among: objects)
    }
    return id
  }

  /// Replaces the references of a template with the ids of the new objects.
  private func resolveReferences(of object: LayoutObject, among objects: [LayoutObject]) {
    for property in object.properties where property.value.literal?.hasPrefix("*") == true {
      guard ReferenceAttribute.names.contains(property.path.name),
        let kind = property.value.literal?.dropFirst(),
        let target = objects.first(where: { $0.kind == kind })
      else { continue }
      rowWriter.setAttribute(property.path, target.id.rawValue, of: object.id)
    }
  }

  /// Adapts a template to the document's version, and to its layout system: Auto Layout, or springs
  /// and struts.
  private func adapted(
    _ template: ObjectTemplate,
    in parent: ObjectID,
    _ container: PropertyPath
  ) -> ObjectTemplate {
    let name = "translatesAutoresizingMaskIntoConstraints"
    guard order.platform != .watchOS else { return template }
    var result = template.dated(order.toolsVersion)
    let isInCell = template.isView && slice[parent]?.kind == "gridCell"
    let isLaidOut = usesAutoLayout && (container == MaskedContainer.subviews.path || isInCell)
    if isLaidOut {
      result.children.removeAll { $0.tag == "autoresizingMask" }
      if result[name] == nil, order.hasAttribute(name, kind: template.tag) {
        let index = result.attributes.firstIndex { $0.name == "id" } ?? result.attributes.count
        result.attributes.insert((name, "NO"), at: index)
      }
    } else {
      result.attributes.removeAll { $0.name == name }
    }
    return result
  }

  private func build(
    _ template: ObjectTemplate,
    in parent: ObjectID,
    _ container: PropertyPath,
    key: String?,
    position: Double
  ) -> ObjectID {
    let id = newID()
    let holder = slice[parent]
    var role = ObjectRole.of(
      kind: template.tag,
      key: key,
      container: container,
      parent: holder?.role ?? .object,
      isWatchKit: order.platform == .watchOS
    )
    let hasFrame = template.children.contains {
      ($0.tag == "rect" && $0.key == "frame") || $0.tag == "autoresizingMask"
    }
    if role == .object, hasFrame { role = .view }
    var object = LayoutObject(
      id: id,
      kind: template.tag,
      role: role,
      parent: parent,
      container: container,
      position: position,
      scene: holder?.scene,
      key: key
    )
    for (number, attribute) in template.attributes.filter({ $0.name != "key" }).enumerated() {
      guard attribute.name != "id" else {
        object.idPosition = Double(number)
        continue
      }
      let literal = literal(of: attribute.literal, in: parent)
      object.properties.append(
        Property(
          path: PropertyPath(attribute.name),
          position: Double(number),
          value: .attribute(literal)
        )
      )
    }
    state.slice.put(object)
    buildChildren(of: template, id, .object)
    return id
  }

  /// Returns the literal for an attribute of a template, which can stand for an id or a UUID.
  private func literal(of text: String, in parent: ObjectID) -> String {
    switch text {
    case "^": parent.rawValue
    case "#": state.context.ids.nextUUID()
    default: text
    }
  }

  private func buildChildren(
    of template: ObjectTemplate,
    _ id: ObjectID,
    _ path: PropertyPath
  ) {
    var counts: [String: Int] = [:]
    for (number, child) in template.children.enumerated() {
      let position = Double(number + 1)
      if child.isObject {
        _ = build(child, in: id, path, key: child.key, position: position)
        continue
      }
      var segment = child.key ?? ":" + child.tag
      counts[segment, default: 0] += 1
      if let count = counts[segment], count > 1 { segment += "#\(count)" }
      let childPath = path.appending(segment)
      let attributes = child.attributes.filter { $0.name != "key" }
      var rows: [Property] = []
      if let kind = RecordKind(rawValue: child.tag) {
        let fields = Dictionary(
          attributes.map { ($0.name, $0.literal) },
          uniquingKeysWith: { first, _ in first }
        )
        rows.append(
          Property(path: childPath, position: position, value: .record(Record(kind, fields)))
        )
      } else {
        let value = Value.element(tag: child.tag, text: nil)
        rows.append(Property(path: childPath, position: position, value: value))
        for (number, attribute) in attributes.enumerated() {
          rows.append(
            Property(
              path: childPath.appending(attribute.name),
              position: Double(number),
              value: .attribute(attribute.literal)
            )
          )
        }
      }
      state.slice.update(id) { $0.properties.append(contentsOf: rows) }
      buildChildren(of: child, id, childPath)
    }
  }

  /// Adds the resources of the system colors of an object.
  func resolveColors(of object: LayoutObject) {
    for property in object.properties {
      guard case .record(let record) = property.value, record.kind == .color,
        let name = record["systemColor"]
      else { continue }
      var value = property.value
      resourceWriter.resolve(.system(name), &value)
      rowWriter.replaceValue(property.path, property.variation, value, of: object.id)
    }
  }
}
