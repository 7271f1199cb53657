import LayoutModel

/// Reads the objects of a scene, and names them.
extension SceneReader {
  mutating func readObjects() {
    let installed = installedSets()
    let names = nameObjects()
    for object in objects {
      let place = place(of: object.id)
      switch object.role {
      case .view, .object:
        guard let attachment = attachment(of: object) else {
          if object.key == "dataCell" {
            ledger.markAllWithoutEffect(object.id, "a view-based table has no cells")
          }
          if object.kind.hasSuffix("oolbarItem"), object.parent.map(hasOtherDelegate) == true {
            ledger.omitAll(object.id, "the delegate of its toolbar is another object")
          }
          continue
        }
        add(object, attachment, names[object.id], installed[object.id] ?? .all, to: place)
      case .guide: readGuide(object, place)
      case .connection: scene.classes[place].connections.append(object)
      case .document, .scene, .constraint, .resource: continue
      }
      if let item = scene.classes[place].items[object.id] {
        scene.names.append(
          .init(
            id: object.id,
            expression: item.path,
            className: scene.classes[place].container.name
          )
        )
      }
    }
  }

  func isViewBased(_ cell: LayoutObject) -> Bool {
    let column = cell.parent.flatMap { byID[$0] }
    return column?.parent.flatMap { byID[$0] }?.attribute("viewBased") == "YES"
  }

  private mutating func add(
    _ object: LayoutObject,
    _ attachment: CodeObject.Attachment,
    _ name: String?,
    _ installed: ClassSet,
    to place: Int
  ) {
    let isRoot = scene.classes[place].rootID == object.id
    guard isRoot || name != nil || attachment == .given else { return }
    let item = item(of: object, attachment, name: name, place)
    let creation = creation(of: object)
    let type = ObjectType(object, platform: platform, creation: creation)
    if creation != nil { ledger.write(object.id, "behavior") }
    let holder = object.parent ?? ""
    let isShell = object.role != .view && shell.contains(holder)
    if isShell { shell.insert(object.id) }
    write(object, attachment)
    scene.classes[place].items[object.id] = item
    scene.classes[place].objects.append(
      CodeObject(
        object: object,
        item: item,
        type: type,
        attachment: attachment,
        isDeclared: name != nil,
        isView: object.role == .view,
        isShell: isShell || shell.contains(object.id),
        installed: object.role == .view ? installed : .all
      )
    )
  }

  /// Records the object and the attributes that its initializer takes.
  private func write(_ object: LayoutObject, _ attachment: CodeObject.Attachment) {
    let isBar = object.key == "navigationBar" || object.key == "toolbar"
    let isGiven = attachment == .given && !isBar && object.key != "cell"
    if isGiven, let custom = object.attribute("customClass") {
      ledger.omit(object.id, under: "customClass", "its holder creates it, without \(custom)")
      ledger.markWithoutEffect(object.id, under: "customModule", "the module of a class")
    }
    ledger.write(object.id)
    if let part = stylePart(object) { ledger.write(part.cell, part.property) }
    for path in Creation.paths[object.kind] ?? [] { ledger.write(object.id, under: path) }
    FrameRules(object, attachment, byID[object.parent ?? ""], isRoot: rootIDs.contains(object.id))
      .account(ledger)
  }

  private var rootIDs: Set<ObjectID> { Set(scene.classes.compactMap(\.rootID)) }

  /// Names the objects that the code declares. Outlets come first, so they keep their names.
  private mutating func nameObjects() -> [ObjectID: String] {
    outlets = outletNames()
    let declared = objects.filter { object in
      guard object.role == .view || object.role == .object,
        let attachment = attachment(of: object), attachment != .given
      else { return false }
      let own = scene.classes[place(of: object.id)]
      if own.rootID != object.id { return true }
      // A view of another class than `UIView` has a name of its own.
      return own.isController && !isPlainRoot(object, own)
    }
    // The outlets of views that a cell creates become computed properties.
    for object in objects where stylePart(object) != nil {
      guard let outlet = outlets[object.id] else { continue }
      _ = scene.classes[place(of: object.id)].space.name(exact: outlet, nil, noun: noun(object))
    }
    var named: [ObjectID: String] = [:]
    let ordered =
      declared.filter { outlets[$0.id] != nil } + declared.filter { outlets[$0.id] == nil }
    for object in ordered {
      let place = place(of: object.id)
      let isRoot = scene.classes[place].rootID == object.id
      named[object.id] = scene.classes[place].space.name(
        exact: outlets[object.id],
        object.attribute("userLabel") ?? (isRoot ? "root view" : wish(object)),
        noun: noun(object)
      )
    }
    return named
  }

  private func isPlainRoot(_ object: LayoutObject, _ own: CodeClass) -> Bool {
    if object.kind == "view" || object.kind == "customView" {
      return object.attribute("customClass") == nil
    }
    // These controllers have a property for their view.
    return own.container.base == "UITableViewController"
      || own.container.base == "UICollectionViewController"
  }

  /// Returns a name for objects that users know by their title.
  private func wish(_ object: LayoutObject) -> String? {
    switch object.kind {
    case "barButtonItem":
      (object.attribute("title") ?? object.attribute("systemItem")).map { "\($0) item" }
    case "menuItem", "toolbarItem":
      (object.attribute("title") ?? object.attribute("label")).map { "\($0) item" }
    case "menu": object.attribute("title").flatMap { $0.isEmpty ? nil : "\($0) menu" }
    case "tableColumn", "tabViewItem": object.attribute("identifier")
    default: nil
    }
  }

  private func noun(_ object: LayoutObject) -> String {
    switch object.kind {
    case "pongPressGestureRecognizer": "longPressGestureRecognizer"
    // Responders have a property `menu`.
    case "menu" where object.key == nil: "contextMenu"
    case "menu" where object.parent.flatMap { byID[$0] }?.kind == "popUpButtonCell": "popUpMenu"
    case "customObject":
      object.attribute("customClass").map { $0.lowercasedFirstWord } ?? "object"
    default: object.kind
    }
  }

  /// Returns the names of outlets, by destination. The owner of the xib knows the objects by its
  /// outlets even if it is not the class.
  private func outletNames() -> [ObjectID: String] {
    var outlets: [ObjectID: String] = [:]
    var others: [ObjectID: String] = [:]
    for object in objects where object.role == .connection && object.kind == "outlet" {
      guard let owner = object.parent, let property = object.attribute("property"),
        Identifier.isValid(property),
        let id = object.attribute("destination").map({ ObjectID($0) }), byID[id] != nil
      else { continue }
      if scene.classes[place(of: id)].owners.contains(owner) {
        outlets[id] = outlets[id] ?? property
      } else if owner == scene.otherOwner?.id {
        others[id] = others[id] ?? property
      }
    }
    return outlets.merging(others) { own, _ in own }
  }

  private func installedSets() -> [ObjectID: ClassSet] {
    var sets: [ObjectID: ClassSet] = [:]
    for (index, layout) in layouts.enumerated() {
      for view in layout.views where view.state.isInstalled {
        sets[view.id, default: .none].insert(index)
      }
    }
    for object in objects where object.role == .view && sets[object.id] == nil {
      sets[object.id] = ClassSet.none
    }
    return sets
  }

  private func item(
    of object: LayoutObject,
    _ attachment: CodeObject.Attachment,
    name: String?,
    _ place: Int
  ) -> CodeItem {
    let own = scene.classes[place]
    var path = name ?? "view"
    var isMember = true
    var short = name ?? "root"
    var objectiveC: String?
    if object.id == own.rootID {
      if case .itself = own.container.root {
        (path, isMember) = ("self", false)
      } else if name == nil {
        path =
          switch own.container.base {
          case "UITableViewController": "tableView"
          case "UICollectionViewController": "collectionView"
          default: "view"
          }
      }
    } else if attachment == .given, let holder = object.parent.flatMap({ own.items[$0] }),
      let part = gridPart(object, of: holder)
    {
      (path, objectiveC) = (part.swift, part.objectiveC)
      short = holder.shortName + object.kind.capitalizedFirst
    } else if let part = stylePart(object), let cell = own.items[part.cell] {
      // The property is optional in Swift only because other styles lack it.
      path = (cell.isMember ? "\(cell.path)." : "") + "\(part.property)!"
      objectiveC = "\(cell.expression(in: .objectiveC)).\(part.property)"
      short = cell.isMember ? cell.shortName + part.property.capitalizedFirst : part.property
    } else if attachment == .given, let holder = object.parent.flatMap({ own.items[$0] }) {
      let key = object.key ?? "contentView"
      // A cell's members are those of its control.
      if key == "cell" {
        (path, isMember, short) = (holder.path, holder.isMember, holder.shortName)
      } else {
        path = holder.isMember ? "\(holder.path).\(key)" : key
        short = (holder.isMember ? holder.shortName : "") + (key == "contentView" ? "Content" : key)
        if !holder.isMember, short == "Content" { short = "content" }
      }
    }
    var item = CodeItem(
      id: object.id,
      kind: .view,
      path: path,
      isMember: isMember,
      view: object.id,
      shortName: short
    )
    item.objectiveC = objectiveC
    return item
  }

  // MARK: - Guides

  private mutating func readGuide(_ object: LayoutObject, _ place: Int) {
    guard let parent = object.parent, let holder = byID[parent] else { return }
    let own = scene.classes[place]
    if object.kind == "viewControllerLayoutGuide" {
      guard let root = own.rootID, let type = object.attribute("type"),
        type == "top" || type == "bottom"
      else { return }
      let path = "\(type)LayoutGuide"
      ledger.writeAll(object.id)
      scene.classes[place].items[object.id] = CodeItem(
        id: object.id,
        kind: .support,
        path: path,
        isMember: true,
        view: root,
        shortName: path
      )
      return
    }
    guard holder.role == .view, let owner = own.items[parent] else { return }
    if let property = object.key.flatMap({ SceneReader.guideProperties[$0] }) {
      ledger.write(object.id)
      scene.classes[place].items[object.id] = CodeItem(
        id: object.id,
        kind: .guide,
        path: owner.isMember ? "\(owner.path).\(property)" : property,
        isMember: true,
        view: parent,
        shortName: owner.shortName + (object.key ?? "").capitalizedFirst
      )
    } else if object.key == nil {
      let name = scene.classes[place].space.name(
        object.attribute("userLabel"),
        noun: "layoutGuide"
      )
      let item = CodeItem(
        id: object.id,
        kind: .guide,
        path: name,
        isMember: true,
        view: parent,
        shortName: name
      )
      ledger.write(object.id)
      scene.classes[place].items[object.id] = item
      scene.classes[place].guides.append(CodeGuide(item: item, owner: parent))
      if let identifier = object.attribute("identifier") {
        scene.classes[place].guideIdentifiers[object.id] = identifier
        ledger.write(object.id, "identifier")
      }
    }
  }

  private static let guideProperties = [
    "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    "keyboard": "keyboardLayoutGuide",
  ]
}
