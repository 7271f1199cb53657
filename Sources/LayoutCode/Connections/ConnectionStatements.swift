import LayoutModel

/// The parts of a class that its connections make.
struct ConnectionParts {
  /// The statements, with a cast where the class becomes a delegate or a data source.
  var statements: [String] = []
  /// The statements without a cast, with the protocol that they need, by place in `statements`.
  var plain: [Int: (statement: String, needs: String)] = [:]
  var properties: [CodeProperty] = []
  var actions = ActionMethods()
  var segues: [SegueStatements] = []

  /// Adds a statement that sets a delegate or a data source.
  mutating func add(_ delegation: Delegation) {
    if let plain = delegation.plain {
      self.plain[statements.count] = (plain, delegation.proto)
    }
    statements.append(delegation.statement)
  }

  /// Returns the statements of a class: without a cast to a protocol to which it conforms.
  ///
  /// - Parameters:
  ///   - base: The superclass.
  ///   - conformances: The protocols that the class itself adopts.
  func statements(base: String, _ conformances: [String]) -> [String] {
    statements.enumerated().map { place, statement in
      guard let plain = plain[place],
        OutletTable.conforms(to: plain.needs, base: base, conformances)
      else { return statement }
      return plain.statement
    }
  }
}

/// A statement that sets a delegate or a data source.
struct Delegation {
  let statement: String
  /// The statement without a cast, if the object is the class itself.
  let plain: String?
  let proto: String
}

/// Writes the connections of a scene: outlets, actions and segues.
struct ConnectionStatements {
  let scene: CodeScene
  let syntax: Syntax
  let ledger: Ledger
  private let byID: [ObjectID: LayoutObject]
  /// The parts of each class, in the order of the scene's classes.
  private(set) var parts: [ConnectionParts]
  /// The constraints that have a name, with their types.
  private let constraints: [ObjectID: (name: String, type: String)]
  let types: [ObjectID: ObjectType]

  init(
    _ scene: CodeScene,
    _ written: [ConstraintStatements],
    _ syntax: Syntax,
    _ ledger: Ledger
  ) {
    self.scene = scene
    self.syntax = syntax
    self.ledger = ledger
    byID = Dictionary(ledger.objects.map { ($0.id, $0) }) { first, _ in first }
    parts = scene.classes.map { _ in ConnectionParts() }
    var names: [ObjectID: (name: String, type: String)] = [:]
    var types: [ObjectID: ObjectType] = [:]
    for (own, statements) in zip(scene.classes, written) {
      for constraint in own.constraints {
        guard let name = constraint.name, names[constraint.id] == nil else { continue }
        names[constraint.id] = (name, statements.type(of: constraint))
      }
      for object in own.objects { types[object.object.id] = object.type }
    }
    constraints = names
    self.types = types
    for place in scene.classes.indices { read(place) }
  }

  var prefix: String { syntax.isSwift ? "" : "self." }

  private mutating func read(_ place: Int) {
    var collections: [(source: ObjectID, property: String, items: [LayoutObject])] = []
    for connection in scene.classes[place].connections {
      guard let source = connection.parent, let object = byID[source] else { continue }
      switch connection.kind {
      case "outlet": outlet(connection, object, place)
      case "outletCollection":
        let property = connection.attribute("property") ?? ""
        if let index = collections.firstIndex(where: {
          $0.source == source && $0.property == property
        }) {
          collections[index].items.append(connection)
        } else {
          collections.append((source, property, [connection]))
        }
      case "action": action(connection, object, place)
      case "segue": segue(connection, object, place)
      case "binding": binding(connection, object, place)
      default:
        let kind = "code can't make a connection of the kind \(connection.kind)"
        ledger.omitAll(connection.id, kind)
      }
    }
    for (source, property, items) in collections { collection(source, property, items, place) }
  }

  /// Returns the expression of a connection's destination; nil if it is not in the class.
  private func expression(_ id: ObjectID, _ place: Int) -> String? {
    if let item = scene.classes[place].items[id] { return item.expression(in: syntax.language) }
    if let name = constraints[id]?.name,
      scene.classes[place].constraints.contains(where: { $0.id == id })
    {
      return prefix + name
    }
    return nil
  }

  /// Returns why an object of a connection is not in the class: it is the xib's owner, or the
  /// controller of another scene, or the usual reason.
  private func absence(of connection: LayoutObject, _ usual: String) -> String {
    let ends =
      [connection.parent]
      + ["destination", "target"].map {
        connection.attribute($0).map { ObjectID($0) }
      }
    for id in ends.compactMap({ $0 }) {
      if let owner = scene.otherOwner, owner.id == id {
        return "the xib's owner, \(owner.name), is another object, which must set it"
      }
      if byID[id] == nil, let other = scene.controllers[id] {
        return "it leads to another scene, that of \(other.name)"
      }
    }
    return usual
  }

  // MARK: - Outlets

  private mutating func outlet(_ connection: LayoutObject, _ source: LayoutObject, _ place: Int) {
    let own = scene.classes[place]
    let property = connection.attribute("property") ?? ""
    guard let id = connection.attribute("destination").map({ ObjectID($0) }),
      let target = expression(id, place)
    else {
      ledger.omitAll(connection.id, absence(of: connection, "its destination is not in this class"))
      return
    }
    if own.owners.contains(source.id) {
      ownOutlet(connection, property, id, target, place)
      return
    }
    guard let receiver = expression(source.id, place) else {
      ledger.omitAll(connection.id, absence(of: connection, "its source is not in this class"))
      return
    }
    ledger.writeAll(connection.id)
    let isApplication = scene.applications.contains(source.id)
    let base = isApplication ? "NSApplication" : types[source.id]?.base ?? ""
    if let delegation = delegation("\(receiver).\(property)", property, of: base, target) {
      parts[place].add(delegation)
    } else if isApplication, ApplicationMenus.properties.contains(property),
      types[id]?.base == "NSMenu"
    {
      parts[place].statements.append(syntax.assign("\(receiver).\(property)", target))
    } else {
      parts[place].statements.append(
        syntax.call(
          receiver,
          "setValue(\(target), forKey: \(syntax.string(property)))",
          "setValue:\(target) forKey:\(syntax.string(property))"
        )
      )
    }
  }

  /// Writes an outlet of the class itself: most are the names of its objects.
  private mutating func ownOutlet(
    _ connection: LayoutObject,
    _ property: String,
    _ id: ObjectID,
    _ target: String,
    _ place: Int
  ) {
    let own = scene.classes[place]
    // The views of a cell's style are optional in Swift.
    let isName = target == prefix + property || target == "\(property)!"
    if isName || id == own.rootID && ["view", "tableView", "collectionView"].contains(property) {
      ledger.writeAll(connection.id)
      return
    }
    if let delegation = delegation(prefix + property, property, of: own.container.base, target) {
      ledger.writeAll(connection.id)
      parts[place].add(delegation)
      return
    }
    if let statement = assignment(property, id, target, place) {
      ledger.writeAll(connection.id)
      parts[place].statements.append(statement)
      return
    }
    if let reason = objection(property, own) {
      ledger.omitAll(connection.id, reason)
      return
    }
    guard !parts[place].properties.contains(where: { $0.name == property }) else {
      ledger.omitAll(connection.id, "another outlet has this name")
      return
    }
    ledger.writeAll(connection.id)
    // A cell is that of its control.
    if byID[id]?.key == "cell", let base = types[id]?.base {
      parts[place].properties.append(
        CodeProperty(
          name: property,
          type: syntax.pick("\(base)?", "\(base) *"),
          value: syntax.pick("\(target).cell as? \(base)", "(\(base) *)\(target).cell")
        )
      )
      return
    }
    let type =
      types[id]?.name(in: syntax.language) ?? constraints[id]?.type ?? own.container.name
    parts[place].properties.append(
      CodeProperty(
        name: property,
        type: syntax.pick(type, "\(type) *"),
        value: own.isListOfItsOwn(id) ? syntax.cast(target, type) : target
      )
    )
  }

  private mutating func collection(
    _ source: ObjectID,
    _ property: String,
    _ connections: [LayoutObject],
    _ place: Int
  ) {
    let own = scene.classes[place]
    let isOwn = own.owners.contains(source)
    let isList = property == "gestureRecognizers"
    if isOwn, !isList, let reason = objection(property, own) {
      for connection in connections { ledger.omitAll(connection.id, reason) }
      return
    }
    if source == scene.otherOwner?.id {
      for connection in connections { ledger.omitAll(connection.id, absence(of: connection, "")) }
      return
    }
    var members: [String] = []
    var names: Set<String> = []
    for connection in connections {
      guard let id = connection.attribute("destination").map({ ObjectID($0) }),
        let target = expression(id, place)
      else {
        let usual = "its destination is not in this class"
        ledger.omitAll(connection.id, absence(of: connection, usual))
        continue
      }
      ledger.writeAll(connection.id)
      members.append(target)
      names.insert(
        types[id]?.name(in: syntax.language) ?? constraints[id]?.type ?? own.container.name
      )
    }
    if members.isEmpty { return }
    if isList, let receiver = expression(source, place) {
      parts[place].statements += members.map {
        syntax.call(receiver, "addGestureRecognizer(\($0))", "addGestureRecognizer:\($0)")
      }
    } else if isOwn {
      let type = names.count == 1 ? names.first ?? "NSObject" : "NSObject"
      parts[place].properties.append(
        CodeProperty(
          name: property,
          type: syntax.pick("[\(type)]", "NSArray<\(type) *> *"),
          value: syntax.list(members)
        )
      )
    } else if let receiver = expression(source, place) {
      parts[place].statements.append(
        syntax.call(
          receiver,
          "setValue(\(syntax.list(members)), forKey: \(syntax.string(property)))",
          "setValue:\(syntax.list(members)) forKey:\(syntax.string(property))"
        )
      )
    }
  }

  // MARK: - Actions

  private mutating func action(_ connection: LayoutObject, _ source: LayoutObject, _ place: Int) {
    let isMac = scene.platform == .macOS
    guard let selector = connection.attribute("selector"),
      let receiver = expression(source.id, place),
      let id = connection.attribute(isMac ? "target" : "destination").map({ ObjectID($0) })
    else {
      ledger.omitAll(connection.id, "its source is not in this class")
      return
    }
    let parsed = ActionSelector(selector)
    var (target, name) = (syntax.pick("nil", "nil"), syntax.selector(selector))
    if let owner = scene.classes.firstIndex(where: { $0.owners.contains(id) }), parsed != nil {
      let base = types[source.id]?.name(in: syntax.language) ?? "Any"
      let sender = source.kind.hasSuffix("Cell") && isMac ? "Any" : base
      parts[owner].actions.add(selector, sender: sender)
      if owner == place, let parsed {
        target = "self"
        if !ActionMethods.isFinished(selector, scene.classes[owner].container.base) {
          name = syntax.pick("#selector(\(parsed.reference))", "@selector(\(selector))")
        }
      }
    } else if let item = scene.classes[place].items[id] {
      target = item.expression(in: syntax.language)
    } else if let owner = scene.otherOwner, owner.id == id {
      let reason = "the xib's owner, \(owner.name), gets it only from the responder chain"
      ledger.omitUse(of: connection.id, reason)
    } else if !isFirstResponder(id) {
      let usual = "its target \(id) is not in this class"
      ledger.omitAll(connection.id, absence(of: connection, usual))
      return
    }
    let base = types[source.id]?.base ?? ""
    let isGesture = ClassTable.of(scene.platform).inherits(base, from: "UIGestureRecognizer")
    if isGesture, target == "nil" {
      ledger.omitAll(connection.id, "a gesture recognizer needs a target, which another class has")
      return
    }
    guard
      let statement = wiring(
        receiver,
        target,
        name,
        base,
        connection.attribute("eventType"),
        trigger: connection.attribute("trigger")
      )
    else {
      let trigger = connection.attribute("trigger").map { "\($0)s" } ?? "actions"
      ledger.omitAll(connection.id, "a \(source.kind) has no \(trigger) in code")
      return
    }
    ledger.writeAll(connection.id)
    parts[place].statements += statement
  }

  private func isFirstResponder(_ id: ObjectID) -> Bool {
    scene.firstResponders.contains(id) || id == "-1" || id == "-3"
  }

  /// Returns the statements that make an object send an action; nil if it can't.
  ///
  /// - Parameter trigger: What sends the action, such as `doubleAction`; nil for the usual event.
  private func wiring(
    _ receiver: String,
    _ target: String,
    _ selector: String,
    _ base: String,
    _ event: String?,
    trigger: String? = nil
  ) -> [String]? {
    let table = ClassTable.of(scene.platform)
    if scene.platform == .macOS || base == "UIBarButtonItem" {
      let hasDouble = table.inherits(base, from: "NSTableView")
      let property = trigger ?? "action"
      guard property == "action" || property == "doubleAction" && hasDouble else { return nil }
      return [
        syntax.assign("\(receiver).target", target),
        syntax.assign("\(receiver).\(property)", selector),
      ]
    }
    if table.inherits(base, from: "UIGestureRecognizer") {
      return [
        syntax.call(
          receiver,
          "addTarget(\(target), action: \(selector))",
          "addTarget:\(target) action:\(selector)"
        )
      ]
    }
    guard table.inherits(base, from: "UIControl"),
      let event = EnumerationTable.shared.value(event ?? "touchUpInside", of: "UIControlEvents")
    else { return nil }
    return [
      syntax.call(
        receiver,
        "addTarget(\(target), action: \(selector), for: \(event.swift))",
        "addTarget:\(target) action:\(selector) forControlEvents:\(event.objectiveC)"
      )
    ]
  }

  // MARK: - Bindings

  private mutating func binding(_ connection: LayoutObject, _ source: LayoutObject, _ place: Int) {
    guard let name = connection.attribute("name"), let path = connection.attribute("keyPath"),
      let receiver = expression(source.id, place),
      let id = connection.attribute("destination").map({ ObjectID($0) }),
      let target = expression(id, place)
    else {
      let usual = "its source or its object is not in this class"
      ledger.omitAll(connection.id, absence(of: connection, usual))
      return
    }
    guard let options = BindingOptions(connection, syntax).expression else {
      ledger.omitAll(connection.id, "code can't express its options")
      return
    }
    ledger.writeAll(connection.id)
    parts[place].statements.append(
      syntax.call(
        receiver,
        "bind(NSBindingName(\(syntax.string(name))), to: \(target), "
          + "withKeyPath: \(syntax.string(path)), options: \(options))",
        "bind:\(syntax.string(name)) toObject:\(target) withKeyPath:\(syntax.string(path)) "
          + "options:\(options)"
      )
    )
  }

  // MARK: - Segues

  /// Adds a segue with a unique name. A segue of a prototype cell belongs to the controller. Segues
  /// with the same effect are one method.
  private mutating func add(_ read: Segue) -> Segue {
    var segue = read
    var number = 1
    while true {
      let statements = SegueStatements(
        segue,
        scene: scene,
        syntax: syntax,
        anchor: segue.anchor.flatMap { expression($0, 0) }
      )
      let known = parts[0].segues.first { $0.segue.method == segue.method }
      let isSame = known?.method.body == statements.method.body
      if known == nil || segue.kind == "relationship" || isSame {
        parts[0].segues.append(statements)
        return segue
      }
      number += 1
      segue.method = read.method + "\(number)"
    }
  }

  private mutating func segue(_ connection: LayoutObject, _ source: LayoutObject, _ place: Int) {
    let reader = SegueReader(scene, ledger, byID)
    guard let read = reader.segue(connection, source, place) else { return }
    let segue = add(read)
    guard segue.trigger == .control, let receiver = expression(source.id, place) else { return }
    let isHere = place == 0
    let name = segue.method + syntax.pick("(_:)", ":")
    let selector =
      isHere
      ? syntax.pick("#selector(\(name))", "@selector(\(name))")
      : syntax.selector(segue.method + ":")
    if let lines = wiring(
      receiver,
      isHere ? "self" : "nil",
      selector,
      types[source.id]?.base ?? "",
      connection.attribute("eventType") ?? segue.event(types[source.id]?.base ?? "")
    ) {
      parts[place].statements += lines
    } else {
      ledger.omit(connection.id, under: "kind", "a \(source.kind) can't trigger it in code")
    }
  }
}
