import LayoutModel

/// Converts a scene's objects to a ``CodeScene``.
struct SceneReader {
  let objects: [LayoutObject]
  let document: LayoutObject?
  let platform: Platform
  let byID: [ObjectID: LayoutObject]
  let layouts: [EffectiveLayout]
  let controller: LayoutObject?
  /// The outlet names of the destinations, from the controller or the root view.
  private let outlets: [ObjectID: String]
  private var space: NameSpace
  /// The view that the class already has: the controller's view, or the class itself.
  private let rootID: ObjectID?
  private(set) var scene: CodeScene

  /// - Parameters:
  ///   - objects: All objects of the document.
  ///   - sceneID: The scene; nil for a xib.
  ///   - name: The document's name, for a class without another name.
  init(_ objects: [LayoutObject], scene sceneID: ObjectID?, document name: String) {
    document = objects.first { $0.role == .document }
    platform = document.map { Platform(ofDocument: $0) } ?? .iOS
    let own = SceneReader.ordered(
      objects.filter { $0.scene == sceneID && $0.role != .document }
    )
    self.objects = own
    byID = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
    layouts = SizeClass.finals.map { EffectiveLayout(of: own, in: $0) }
    let members = own.filter { $0.container.rawValue == ":objects" }
    controller =
      members.first { $0.attribute("sceneMemberID") == "viewController" }
      ?? members.first { sceneID != nil && $0.kind.hasSuffix("ontroller") }
    let naming = ContainerNaming(objects, own, controller, platform, document: name)
    scene = CodeScene(
      container: naming.container,
      platform: platform,
      scene: sceneID,
      title: naming.title(of: sceneID)
    )
    space = NameSpace(base: naming.container.base)
    switch naming.container.root {
    case .controllerView(let id): rootID = id
    case .itself: rootID = ContainerNaming.topViews(own).first?.id
    case .controller, .holder: rootID = nil
    }
    outlets = SceneReader.outlets(own, of: naming.owners)
    readItems()
    readConstraints()
    scene.settings = SettingReader(platform, resources: objects).settings(of: scene.views)
  }

  /// Returns the objects in depth-first order, which is the same for files and projects.
  private static func ordered(_ objects: [LayoutObject]) -> [LayoutObject] {
    let known = Set(objects.map(\.id))
    var children: [ObjectID: [LayoutObject]] = [:]
    var pending: [LayoutObject] = []
    for object in objects {
      if let parent = object.parent, known.contains(parent), parent != object.id {
        children[parent, default: []].append(object)
      } else {
        pending.append(object)
      }
    }
    var ordered: [LayoutObject] = []
    pending.sort { isBefore($1, $0) }
    while let object = pending.popLast() {
      ordered.append(object)
      pending += (children.removeValue(forKey: object.id) ?? []).sorted { isBefore($1, $0) }
    }
    return ordered
  }

  /// Indices are comparable only within a container; containers are ordered by path.
  private static func isBefore(_ left: LayoutObject, _ right: LayoutObject) -> Bool {
    if left.container != right.container { return left.container < right.container }
    if left.position != right.position { return left.position < right.position }
    return left.id < right.id
  }

  private static func outlets(_ objects: [LayoutObject], of owners: Set<ObjectID>)
    -> [ObjectID: String]
  {
    var outlets: [ObjectID: String] = [:]
    for object in objects where object.role == .connection && object.kind == "outlet" {
      guard let owner = object.parent, owners.contains(owner),
        let property = object.attribute("property"), Identifier.isValid(property),
        let destination = object.attribute("destination")
      else { continue }
      outlets[ObjectID(destination)] = outlets[ObjectID(destination)] ?? property
    }
    return outlets
  }

  // MARK: - Views and guides

  private mutating func readItems() {
    let named = nameViews()
    let installed = installedSets()
    for object in objects {
      if object.role == .view {
        let attachment = attachment(of: object)
        let item = item(of: object, attachment, name: named[object.id])
        scene.items[object.id] = item
        scene.views.append(
          CodeView(
            object: object,
            item: item,
            type: ViewType(object, platform: platform),
            attachment: attachment,
            isDeclared: named[object.id] != nil,
            installed: installed[object.id] ?? .all
          )
        )
      } else if object.role == .guide {
        readGuide(object)
      }
      if let item = scene.items[object.id] {
        scene.names.append(.init(id: object.id, expression: item.path))
      }
    }
  }

  /// Names the views that the code declares. Outlets come first, so they keep their names.
  private mutating func nameViews() -> [ObjectID: String] {
    let declared = objects.filter {
      $0.role == .view && $0.id != rootID && attachment(of: $0) != .given
    }
    var named: [ObjectID: String] = [:]
    let ordered =
      declared.filter { outlets[$0.id] != nil } + declared.filter { outlets[$0.id] == nil }
    for object in ordered {
      named[object.id] = space.name(
        exact: outlets[object.id],
        object.attribute("userLabel"),
        noun: object.kind
      )
    }
    return named
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

  private func attachment(of object: LayoutObject) -> CodeView.Attachment {
    guard object.id != rootID, let holder = object.parent.flatMap({ byID[$0] }),
      holder.role == .view
    else { return .none }
    if object.container.rawValue == ":subviews" {
      return holder.kind == "clipView"
        ? .property("documentView", of: holder.id)
        : .subview(of: holder.id)
    }
    guard let key = object.key else { return .none }
    if key == "contentView", platform != .macOS { return .given }
    return SceneReader.assignable.contains(key) ? .property(key, of: holder.id) : .none
  }

  private static let assignable: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "accessoryView", "contentView", "documentView", "headerView", "cornerView",
    "horizontalScroller", "verticalScroller",
  ]

  private func item(
    of object: LayoutObject,
    _ attachment: CodeView.Attachment,
    name: String?
  ) -> CodeItem {
    var path = name ?? "view"
    var isMember = true
    var short = name ?? "root"
    if object.id == rootID {
      if case .itself = scene.container.root { (path, isMember) = ("self", false) }
    } else if attachment == .given, let holder = object.parent.flatMap({ scene.items[$0] }) {
      path = holder.isMember ? "\(holder.path).contentView" : "contentView"
      short = holder.shortName + "Content"
    }
    return CodeItem(
      id: object.id,
      kind: .view,
      path: path,
      isMember: isMember,
      view: object.id,
      shortName: short
    )
  }

  private mutating func readGuide(_ object: LayoutObject) {
    guard let parent = object.parent, let holder = byID[parent] else { return }
    if object.kind == "viewControllerLayoutGuide" {
      guard let root = rootID, let type = object.attribute("type"),
        type == "top" || type == "bottom"
      else { return }
      let path = "\(type)LayoutGuide"
      scene.items[object.id] = CodeItem(
        id: object.id,
        kind: .support,
        path: path,
        isMember: true,
        view: root,
        shortName: path
      )
      return
    }
    guard holder.role == .view, let owner = scene.items[parent] else { return }
    if let property = object.key.flatMap({ SceneReader.guideProperties[$0] }) {
      scene.items[object.id] = CodeItem(
        id: object.id,
        kind: .guide,
        path: owner.isMember ? "\(owner.path).\(property)" : property,
        isMember: true,
        view: parent,
        shortName: owner.shortName + (object.key ?? "").capitalizedFirst
      )
    } else if object.key == nil {
      let name = space.name(object.attribute("userLabel"), noun: "layoutGuide")
      let item = CodeItem(
        id: object.id,
        kind: .guide,
        path: name,
        isMember: true,
        view: parent,
        shortName: name
      )
      scene.items[object.id] = item
      scene.guides.append(CodeGuide(item: item, owner: parent))
    }
  }

  private static let guideProperties = [
    "safeArea": "safeAreaLayoutGuide", "layoutMargins": "layoutMarginsGuide",
    "contentLayoutGuide": "contentLayoutGuide", "frameLayoutGuide": "frameLayoutGuide",
    "keyboard": "keyboardLayoutGuide",
  ]

  // MARK: - Constraints

  private mutating func readConstraints() {
    for (index, constraint) in layouts[0].constraints.enumerated() {
      let states = layouts.map { $0.constraints[index] }
      if constraint.isPlaceholder { continue }
      if let objection = states.compactMap({ objection(to: $0) }).first {
        scene.omissions.append(.init(id: constraint.id, reason: objection))
        continue
      }
      let group = ConstraintGroup(states)
      for constraint in group.constraints {
        var constraint = constraint
        let outlet = outlets[constraint.id]
        if constraint.dependsOnClass || outlet != nil {
          let first = scene.items[constraint.form.first]?.shortName ?? ""
          constraint.name = space.name(
            exact: outlet,
            first + constraint.form.firstAttribute.capitalizedFirst + "Constraint",
            noun: "constraint"
          )
        }
        scene.constraints.append(constraint)
      }
    }
  }

  private func objection(to constraint: EffectiveConstraint) -> String? {
    for id in [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
    where scene.items[id] == nil {
      return byID[id] == nil
        ? "its item \(id) is not in the scene" : "code can't name its item \(id)"
    }
    if let objection = ConstraintRules.objection(
      constraint.firstAttribute,
      constraint.secondItem == nil ? nil : constraint.secondAttribute ?? ""
    ) {
      return objection
    }
    let numbers = [constraint.constant, constraint.multiplier, constraint.priority]
    return numbers.allSatisfy(\.isFinite) ? nil : "one of its numbers is not finite"
  }
}

/// The constraints in code for one constraint: several if more than the constant varies.
private struct ConstraintGroup {
  private(set) var constraints: [CodeConstraint] = []

  /// - Parameter states: The constraint in each of the final classes.
  init(_ states: [EffectiveConstraint]) {
    let forms = PerClass { CodeConstraint.Form(states[$0]) }
    for (form, classes) in forms.cases {
      constraints.append(
        CodeConstraint(
          id: states[0].id,
          form: form,
          constants: PerClass { classes.contains($0) ? states[$0].constant : states[0].constant },
          active: ClassSet(
            states.indices.filter { classes.contains($0) && states[$0].state.isActive }
          ),
          identifier: states[0].attribute("identifier")
        )
      )
    }
  }
}

extension CodeConstraint.Form {
  init(_ constraint: EffectiveConstraint) {
    first = constraint.firstItem
    firstAttribute = constraint.firstAttribute
    relation = ConstraintNotation.Relation(rawValue: constraint.relation) ?? .equal
    second = constraint.secondItem
    secondAttribute = constraint.secondItem == nil ? nil : constraint.secondAttribute
    multiplier = constraint.multiplier == 1 ? nil : constraint.attribute("multiplier")
    priority = constraint.priority
  }
}
