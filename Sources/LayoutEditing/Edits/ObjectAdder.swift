internal import LayoutModel

/// Adds objects from templates.
struct ObjectAdder: EditPart {
  let state: EditState

  /// Adds an object of any known kind; a view is installed in the current class only.
  func add(_ new: NewObject) throws(EditError) -> CompletedEdit {
    guard let template = ObjectTemplate.of(new.kind, on: order.platform) else {
      if elementAdder.canAdd(new.kind) { return try elementAdder.add(new) }
      throw .unknownKind(new.kind, platform: order.platform.rawValue)
    }
    _ = try object(new.parent)
    let isRecognizer = new.kind.hasSuffix("GestureRecognizer") && order.platform == .iOS
    if isRecognizer, new.container == nil, slice[new.parent]?.role == .view {
      return try addRecognizer(template, to: new.parent)
    }
    let (parent, container, key) = try list(for: template, new)
    if container == MaskedContainer.subviews.path {
      try installationWriter.requireVariations(currentVariation)
    }
    let member = try sceneMember(template, in: parent, container)
    let id = try insert(template, into: parent, container, key: key, new.placement)
    if let member { rowWriter.setAttribute(PropertyPath("sceneMemberID"), member, of: id) }
    if template.tag == "viewLayoutGuide" {
      resourceWriter.addCapability("Safe area layout guides", "9.0")
    }
    if let label = new.userLabel { try writeNew(PropertyPath("userLabel"), .text(label), id) }
    for new in new.values { try writeNew(new.path, new.value, id) }
    installationWriter.installInCurrentClassOnly(id)
    var notes: [String] = []
    if template.tag == "containerView", let scene = slice[id]?.scene, order.platform != .macOS {
      let controller = try ContainerEmbedder(state: state).addScene(to: id, beside: scene)
      notes.append("added a scene with \(name(controller)), to which its embed segue leads")
    }
    return CompletedEdit(
      kind: .add,
      meaning: "added \(name(id)) to \(name(parent))",
      subject: id,
      notes: notes
    )
  }

  private func writeNew(
    _ path: PropertyPath,
    _ value: EditValue,
    _ id: ObjectID
  ) throws(EditError) {
    _ = try propertyEditor.set(id, path, value, in: .base)
  }

  /// Adds an iOS gesture recognizer beside the controller, and to an outlet collection of the view.
  private func addRecognizer(
    _ template: ObjectTemplate,
    to view: ObjectID
  ) throws(EditError) -> CompletedEdit {
    let holder = slice[view]?.scene ?? Document.rootID
    let id = try insert(template, into: holder, PropertyPath(":objects"), key: nil, .last)
    connectionEditor.insertConnection(
      "outletCollection",
      [("property", "gestureRecognizers"), ("destination", id.rawValue), ("appends", "YES")],
      of: view
    )
    return CompletedEdit(kind: .add, meaning: "added \(name(id)) to \(name(view))", subject: id)
  }

  // MARK: - Containers

  /// Returns the parent, list and key for a new object: as given, or where such elements usually
  /// are.
  private func list(
    for template: ObjectTemplate,
    _ new: NewObject
  ) throws(EditError) -> (ObjectID, PropertyPath, String?) {
    let usualKey = new.key == nil ? try usualKey(of: template, new) : nil
    if let key = new.key ?? usualKey {
      guard PropertyPath.isName(key) else {
        throw .wrongParent(new.parent, reason: "'\(key)' is not a valid key")
      }
      let holder = try object(new.parent)
      if holder.isCanvas { throw .wrongParent(new.parent, reason: "it is the document's canvas") }
      let isTaken = slice.children(of: new.parent).contains { $0.key == key }
      if isTaken || holder.property(PropertyPath(key)) != nil {
        throw .wrongParent(new.parent, reason: "it has a \(key) already")
      }
      return (new.parent, .object, key)
    }
    let (parent, list) = try list(
      forKind: template.tag,
      isView: template.isView,
      new.parent,
      new.container
    )
    return (parent, list, nil)
  }

  /// Returns the key of an object that is the value of a property instead of a member of a list,
  /// such as the navigation item of a controller; nil for others.
  private func usualKey(
    of template: ObjectTemplate,
    _ new: NewObject
  ) throws(EditError) -> String? {
    let holder = try object(new.parent)
    let keys = order.keys(ofTag: template.tag, in: holder.kind)
    guard new.container == nil, !keys.isEmpty, holder.role == .object || !template.isView,
      order.list(for: template.tag, in: holder.kind) == nil
    else { return nil }
    let taken = Set(slice.children(of: new.parent).compactMap(\.key))
    let free = keys.filter { !taken.contains($0) && holder.property(PropertyPath($0)) == nil }
    if keys.count == 1 { return keys[0] }
    throw .wrongParent(
      new.parent,
      reason: "say which of these it is, with its key: "
        + (free.isEmpty ? keys : free).joined(separator: ", ")
    )
  }

  /// Returns the `sceneMemberID` of a direct member of a scene; nil for others.
  private func sceneMember(
    _ template: ObjectTemplate,
    in parent: ObjectID,
    _ container: PropertyPath
  ) throws(EditError) -> String? {
    guard slice[parent]?.role == .scene, container.rawValue == ":objects",
      let member = template.sceneMember
    else { return nil }
    let isTaken = slice.children(of: parent, in: container).contains {
      $0.attribute("sceneMemberID") == member
    }
    guard !isTaken else {
      let advice = member == "viewController" ? "; add another scene for it" : ""
      throw .wrongParent(parent, reason: "a scene has one \(member)\(advice)")
    }
    return order.platform == .watchOS ? nil : member
  }

  func list(
    forKind kind: String,
    isView: Bool,
    _ parent: ObjectID,
    _ container: PropertyPath?
  ) throws(EditError) -> (ObjectID, PropertyPath) {
    let holder = try object(parent)
    if holder.isCanvas { throw .wrongParent(parent, reason: "it is the document's canvas") }
    if let container {
      guard container.rawValue.hasPrefix(":"),
        !ObjectAdder.sortedLists.contains(container.rawValue),
        holder.property(container) != nil || !container.isNested
      else { throw .wrongParent(parent, reason: "it has no list \(container)") }
      if container == MaskedContainer.subviews.path {
        guard isView, holder.role == .view else {
          throw .wrongParent(parent, reason: "only views can be subviews, and only of views")
        }
        try refuseSubviews(of: holder)
      }
      try refuseCell(kind, in: container, of: holder)
      return (parent, container)
    }
    // If a view has a content view, that is the parent of its subviews.
    let content = slice.children(of: parent).first { $0.key == "contentView" }
    if isView, let content, holder.role == .view {
      return try list(forKind: kind, isView: isView, content.id, nil)
    }
    if let list = order.list(for: kind, in: holder.kind),
      list != "subviews" || (isView && holder.role == .view)
    {
      try refuseCell(kind, in: PropertyPath(":" + list), of: holder)
      return (parent, PropertyPath(":" + list))
    }
    if kind == "viewControllerLayoutGuide", order.hasChild("layoutGuides", in: holder.kind) {
      return (parent, PropertyPath(":layoutGuides"))
    }
    if holder.role == .scene { return (parent, PropertyPath(":objects")) }
    if holder.role == .document, holder.property(PropertyPath(":objects")) != nil {
      return (parent, PropertyPath(":objects"))
    }
    guard isView, holder.role == .view, order.platform != .watchOS else {
      throw .wrongParent(parent, reason: "a \(holder.kind) can't contain a \(kind)")
    }
    try refuseSubviews(of: holder)
    try refuseCell(kind, in: MaskedContainer.subviews.path, of: holder)
    return (parent, MaskedContainer.subviews.path)
  }

  /// Throws for a cell where Interface Builder allows none. No document of the corpus has a cell
  /// among subviews, or a xib with a cell in a table.
  private func refuseCell(
    _ kind: String,
    in list: PropertyPath,
    of holder: LayoutObject
  ) throws(EditError) {
    guard order.platform == .iOS || order.platform == .tvOS else { return }
    let isCell = LeafViews.cells.contains(kind)
    if isCell, list == MaskedContainer.subviews.path {
      let place = kind.hasPrefix("table") ? "a table view" : "a collection view"
      throw .wrongParent(holder.id, reason: "a \(kind) is no subview; add it to \(place)")
    }
    guard kind == "tableViewCell", holder.kind == "tableView" else { return }
    if slice[Document.rootID]?.attribute("type")?.contains("XIB") == true {
      throw .wrongParent(
        holder.id,
        reason: "a table view in a xib has no cells; give the cell a xib of its own"
      )
    }
    if holder.attribute("dataMode") == "static", list.rawValue == ":prototypes" {
      throw .wrongParent(holder.id, reason: "its content is static; add the cell to a section")
    }
  }

  /// Throws if Interface Builder allows no subviews in the view.
  private func refuseSubviews(of holder: LayoutObject) throws(EditError) {
    let list = MaskedContainer.subviews.path
    guard LeafViews.kinds(on: order.platform).contains(holder.kind), holder.property(list) == nil
    else { return }
    let advice = LeafViews.advice(for: holder.kind).map { "; \($0)" } ?? ""
    throw .wrongParent(holder.id, reason: "a \(holder.kind) has no subviews\(advice)")
  }

  /// The lists whose members and order are maintained by other edits.
  static let sortedLists: Set<String> = [
    ":constraints", ":connections", ":resources", ":dependencies",
  ]

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
    let template = adapted(template, container)
    let id = build(template, in: parent, container, key: key, position: 0)
    if let object = slice[id] {
      let position =
        container.isObject
        ? elementPlacer.positionForChild(object, in: parent)
        : try objectMover.position(for: placement, of: object, in: parent, container)
      state.slice.update(id) { $0.position = position }
    }
    rowWriter.dropContentFormatting(of: container, .base, parent)
    for object in slice.subtree(of: id) { resolveColors(of: object) }
    return id
  }

  /// Adapts a template to the document's version, and to its layout system: Auto Layout, or springs
  /// and struts.
  private func adapted(_ template: ObjectTemplate, _ container: PropertyPath) -> ObjectTemplate {
    let name = "translatesAutoresizingMaskIntoConstraints"
    guard order.platform != .watchOS else { return template }
    var result = template.dated(order.toolsVersion)
    let isLaidOut = usesAutoLayout && container == MaskedContainer.subviews.path
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
    let attributes = template.attributes.filter { $0.name != "key" }
    for (number, attribute) in attributes.enumerated() {
      if attribute.name == "id" {
        object.idPosition = Double(number)
      } else {
        let literal = attribute.literal == "^" ? parent.rawValue : attribute.literal
        object.properties.append(
          Property(
            path: PropertyPath(attribute.name),
            position: Double(number),
            value: .attribute(literal)
          )
        )
      }
    }
    state.slice.put(object)
    buildChildren(of: template, id, .object)
    return id
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
