internal import LayoutModel

/// Adds and removes outlets, actions and segues.
struct ConnectionEditor: EditPart {
  let state: EditState

  /// Adds a connection to its source, in sorted position.
  func connect(
    _ source: ObjectID,
    _ new: NewConnection
  ) throws(EditError) -> CompletedEdit {
    let holder = try object(source)
    switch holder.role {
    case .view, .object: break
    default: throw .badConnection("\(name(source)) can't have connections")
    }
    if holder.isCanvas { throw .badConnection("\(name(source)) is the document's canvas") }
    let target = try referenceTarget(new.target)
    try refuse(new, from: holder, to: target)
    let attributes = attributes(of: new, from: holder)
    // An outlet or a binding of the same name is replaced.
    if case .outlet(let property, _) = new { removeConnections(of: source, "outlet", property) }
    if case .binding(let property, _, _) = new {
      removeConnections(of: source, "binding", property)
    }
    let id = insertConnection(new.tag, attributes, of: source)
    return CompletedEdit(
      kind: .connect,
      meaning: "connected \(name(source)) to \(name(new.target)) by \(new.tag) '\(new.name)'",
      subject: id
    )
  }

  /// Returns the attributes that Interface Builder writes for a connection, in order.
  private func attributes(
    of new: NewConnection,
    from source: LayoutObject
  ) -> [(String, String?)] {
    switch new {
    case .outlet(let property, let destination):
      return [("property", property), ("destination", destination.rawValue)]
    case .outletCollection(let property, let destination):
      let model = connections(of: source.id, "outletCollection", property).first
      return [
        ("property", property), ("destination", destination.rawValue),
        ("appends", model?.attribute("appends")),
        ("collectionClass", model?.attribute("collectionClass")),
      ]
    case .action(let selector, let target, let event):
      // macOS writes `target` for `destination`, and has no control events.
      let isMac = order.platform == .macOS
      let usual = order.platform == .iOS ? ConnectionNames.defaultEvent(of: source.kind) : nil
      return [
        ("selector", selector), (isMac ? "target" : "destination", target.rawValue),
        ("eventType", isMac ? nil : event ?? usual),
      ]
    case .segue(let kind, let destination, let identifier, let relationship):
      return [
        ("destination", destination.rawValue), ("kind", kind), ("relationship", relationship),
        ("identifier", identifier),
      ]
    case .binding(let property, let destination, let keyPath):
      return [("destination", destination.rawValue), ("name", property), ("keyPath", keyPath)]
    }
  }

  /// Removes a connection.
  func disconnect(_ id: ObjectID) throws(EditError) -> CompletedEdit {
    let connection = try object(id)
    guard connection.role == .connection else {
      throw .badConnection("\(name(id)) is not a connection")
    }
    let source = connection.parent ?? Document.rootID
    removeConnection(connection)
    return CompletedEdit(
      kind: .disconnect,
      meaning: "removed \(connection.kind) \(id) of \(name(source))",
      subject: id
    )
  }

  /// Returns a connection's kind, its name and its source for use in messages.
  func title(of connection: LayoutObject) -> String {
    let names = ["property", "selector", "identifier", "name", "kind"]
    let title = names.lazy.compactMap { connection.attribute($0) }.first ?? connection.id.rawValue
    return "\(connection.kind) '\(title)'" + (connection.parent.map { " of \(name($0))" } ?? "")
  }

  private func removeConnection(_ connection: LayoutObject) {
    _ = objectDeleter.deleteFromProject([connection.id])
  }

  private func removeConnections(of source: ObjectID, _ tag: String, _ property: String) {
    for old in connections(of: source, tag, property) { removeConnection(old) }
  }

  private func connections(
    of source: ObjectID,
    _ tag: String,
    _ property: String
  ) -> [LayoutObject] {
    slice.children(of: source, in: PropertyPath(":connections")).filter {
      $0.kind == tag && $0.attribute(tag == "binding" ? "name" : "property") == property
    }
  }

  private func refuse(
    _ new: NewConnection,
    from source: LayoutObject,
    to target: LayoutObject
  ) throws(EditError) {
    guard !new.name.isEmpty, new.name.unicodeScalars.allSatisfy({ $0.value > 0x20 }) else {
      throw .badConnection("'\(new.name)' is not a valid name for the \(new.tag)")
    }
    try refuseUnknownName(in: new)
    switch new {
    case .segue:
      guard let scene = source.scene, target.scene != nil else { throw .notAStoryboard }
      guard target.attribute("sceneMemberID") != nil else {
        throw .badConnection("a segue must lead to a controller; \(name(target.id)) is not one")
      }
      if target.kind == "exit", target.scene != scene {
        throw .badConnection("an unwind segue must lead to the exit of its own scene")
      }
    case .binding(_, _, let keyPath):
      guard order.platform == .macOS else { throw .badConnection("only macOS has bindings") }
      guard keyPath.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }), !keyPath.isEmpty else {
        throw .badConnection("'\(keyPath)' is not a key path, such as values.name")
      }
      try requireOneScene(source, target)
    case .outlet, .outletCollection:
      try requireOneScene(source, target)
    case .action:
      try requireSender(source)
      try requireOneScene(source, target)
    }
    switch target.role {
    case .connection, .resource, .scene, .document:
      throw .badConnection("\(name(target.id)) can't be the target of a connection")
    default: break
    }
  }

  /// Refuses a view of UIKit that is not a control. A custom class may be that of a control, and so may
  /// the class of an unknown element.
  private func requireSender(_ source: LayoutObject) throws(EditError) {
    guard order.platform == .iOS, source.role == .view,
      source.attribute("customClass") == nil,
      !ConnectionNames.controls.contains(source.kind),
      ObjectTemplate.of(source.kind, on: order.platform) != nil
    else { return }
    throw .badConnection(
      "\(name(source.id)) sends no actions, because a \(source.kind) is not a control;"
        + " add a gesture recognizer to it, such as a tapGestureRecognizer, and connect that"
    )
  }

  /// Refuses control events and kinds of segues that the systems don't have.
  private func refuseUnknownName(in new: NewConnection) throws(EditError) {
    let reason: String? =
      switch new {
      case .action(_, _, let event?) where order.platform != .macOS:
        ConnectionNames.refusal(of: event, as: "a control event", among: ConnectionNames.events)
      case .segue(let kind, _, _, _):
        ConnectionNames.refusal(
          of: kind,
          as: "a kind of segue",
          among: ConnectionNames.segueKinds
        )
      default: nil
      }
    if let reason { throw .badConnection(reason) }
  }

  private func requireOneScene(
    _ source: LayoutObject,
    _ target: LayoutObject
  ) throws(EditError) {
    guard source.scene == target.scene else {
      throw .badConnection(
        "\(name(source.id)) and \(name(target.id)) are in different scenes; only a segue connects scenes"
      )
    }
  }

  @discardableResult
  func insertConnection(
    _ tag: String,
    _ attributes: [(String, String?)],
    of source: ObjectID
  ) -> ObjectID {
    let container = PropertyPath(":connections")
    let object = newElement(tag, .connection, in: source, container, attributes)
    rowWriter.insert(object)
    return object.id
  }

  /// Creates an object whose attributes, including the id, have the measured order.
  func newElement(
    _ tag: String,
    _ role: ObjectRole,
    in parent: ObjectID,
    _ container: PropertyPath,
    _ attributes: [(String, String?)]
  ) -> LayoutObject {
    var names = attributes.compactMap { $0.1 == nil ? nil : $0.0 }
    names.append("id")
    let ranks = names.map { order.attributeRank($0, of: tag) }
    let sorted = names.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { names[$0] }
    var object = LayoutObject(
      id: newID(),
      kind: tag,
      role: role,
      parent: parent,
      container: container,
      scene: slice[parent]?.scene,
      idPosition: Double(sorted.firstIndex(of: "id") ?? 0)
    )
    for case (let name, let literal?) in attributes {
      object.properties.append(
        Property(
          path: PropertyPath(name),
          position: Double(sorted.firstIndex(of: name) ?? 0),
          value: .attribute(literal)
        )
      )
    }
    return object
  }
}

extension NewConnection {
  /// The element's name.
  var tag: String {
    switch self {
    case .outlet: "outlet"
    case .outletCollection: "outletCollection"
    case .action: "action"
    case .segue: "segue"
    case .binding: "binding"
    }
  }

  /// The object at the other end.
  var target: ObjectID {
    switch self {
    case .outlet(_, let id), .outletCollection(_, let id), .action(_, let id, _),
      .segue(_, let id, _, _), .binding(_, let id, _):
      id
    }
  }

  /// The property, selector or segue kind.
  var name: String {
    switch self {
    case .outlet(let name, _), .outletCollection(let name, _), .action(let name, _, _): name
    case .segue(let kind, _, _, _): kind
    case .binding(let name, _, _): name
    }
  }
}
