internal import LayoutModel

/// The work of a ``StoryboardSplitter`` on the storyboard that the scenes leave.
struct StoryboardSplitWork: EditPart {
  let state: EditState
  let origin: String
  let target: String
  private var notes: [String] = []

  init(state: EditState, origin: String, target: String) {
    (self.state, self.origin, self.target) = (state, origin, target)
  }

  mutating func split(_ ids: [ObjectID]) throws(EditError) -> StoryboardSplit {
    try requireStoryboard()
    guard order.platform != .watchOS else {
      throw .badSelection("WatchKit has no storyboard references")
    }
    let division = try SceneDivision(of: ids, in: slice)
    let moved = Set(division.scenes.flatMap { slice.subtree(of: $0).map(\.id) })
    tellEntry(of: division)
    try referToMoved(division, moved)
    let back = try referToStaying(division, moved)
    for connection in objectMover.dropCrossing(moved) {
      notes.append(
        "left out: \(connectionEditor.title(of: connection)), because its ends are in two storyboards"
      )
    }
    let created = try create(division, back)
    _ = objectDeleter.deleteFromProject(division.scenes + back)
    removeUnusedResources()
    let changes = slice.changes()
    let title = gestureEditor.names(division.controllers.map(\.id))
    let result = LayoutEditResult(
      kind: .refactor,
      meaning: "moved \(count(division.scenes.count, "scene")) to storyboard \(target)",
      subject: division.controllers.first?.id ?? Document.rootID,
      added: changes.added,
      changed: changes.changed,
      deleted: changes.deleted,
      released: [],
      notes: notes
    )
    return StoryboardSplit(
      remaining: slice,
      result: result,
      created: created.document,
      createdResult: LayoutEditResult(
        kind: .refactor,
        meaning: "made storyboard \(target) of \(title)",
        subject: division.controllers.first?.id ?? Document.rootID,
        added: created.document.objects.map(\.id).sorted(),
        changed: [],
        deleted: [],
        released: [],
        notes: created.notes
      ),
      moved: moved
    )
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private mutating func tellEntry(of division: SceneDivision) {
    if division.entered.isEmpty, division.named.isEmpty {
      notes.append(
        "no scene that stays leads to the moved scenes, so there is no storyboard reference"
      )
    }
    if division.entry == nil {
      let reason =
        division.entered.count > 1
        ? "scenes of the old storyboard lead to several of its scenes"
        : "the old storyboard finds its scenes by their identifiers"
      notes.append("storyboard \(target) has no initial view controller: \(reason)")
    }
  }

  // MARK: - References

  /// Lets what stays lead to references in place of the moved scenes. Code that makes a scene by its
  /// identifier finds the reference, which has the same one (36 references of 11 apps).
  private mutating func referToMoved(
    _ division: SceneDivision,
    _ moved: Set<ObjectID>
  ) throws(EditError) {
    for controller in division.entered + division.named {
      let isEntry = controller.id == division.entry?.id
      let known = controller.attribute("storyboardIdentifier")
      let identifier = known ?? (isEntry ? nil : makeIdentifier(of: controller))
      let link = StoryboardLink(storyboard: target, identifier: identifier, bundle: nil)
      let reference = try insertReference(link, for: controller).controller
      if let known, !controller.isStoryboardReference {
        rowWriter.setAttribute(PropertyPath("storyboardIdentifier"), known, of: reference)
      }
      redirect(division.crossing, from: controller.id, to: reference)
      let entry = PropertyPath("initialViewController")
      if slice[Document.rootID]?.attribute(entry.rawValue) == controller.id.rawValue {
        rowWriter.setAttribute(entry, reference.rawValue, of: Document.rootID)
      }
    }
  }

  /// Lets what moves lead to references in place of the scenes that stay.
  ///
  /// - Returns: The scenes of these references, which move too.
  private mutating func referToStaying(
    _ division: SceneDivision,
    _ moved: Set<ObjectID>
  ) throws(EditError) -> [ObjectID] {
    let initial = slice[Document.rootID]?.attribute("initialViewController")
    var scenes: [ObjectID] = []
    for controller in division.left {
      let link: StoryboardLink
      if controller.isStoryboardReference {
        link = StoryboardLink(
          storyboard: controller.attribute("storyboardName") ?? origin,
          identifier: controller.attribute("referencedIdentifier"),
          bundle: controller.attribute("bundleIdentifier")
        )
      } else {
        let isEntry = controller.id.rawValue == initial
        let identifier = isEntry ? nil : makeIdentifier(of: controller)
        link = StoryboardLink(storyboard: origin, identifier: identifier, bundle: nil)
      }
      let reference = try insertReference(link, for: controller)
      redirect(division.crossing, from: controller.id, to: reference.controller)
      scenes.append(reference.scene)
    }
    return scenes
  }

  /// Returns the identifier by which a reference finds a controller. One that has none gets its
  /// class and id, as Interface Builder does.
  private mutating func makeIdentifier(of controller: LayoutObject) -> String {
    if let known = slice[controller.id]?.attribute("storyboardIdentifier") { return known }
    let own = ToolkitClass(of: controller.kind, on: order.platform).name
    let identifier = "\(own)-\(controller.id)"
    rowWriter.setAttribute(PropertyPath("storyboardIdentifier"), identifier, of: controller.id)
    notes.append("\(name(controller.id)) gets the storyboard identifier '\(identifier)'")
    return identifier
  }

  private func redirect(_ segues: [LayoutObject], from old: ObjectID, to new: ObjectID) {
    for segue in segues where segue.attribute("destination") == old.rawValue {
      rowWriter.setAttribute(PropertyPath("destination"), new.rawValue, of: segue.id)
    }
  }

  private func insertReference(
    _ link: StoryboardLink,
    for controller: LayoutObject
  ) throws(EditError) -> (scene: ObjectID, controller: ObjectID) {
    let kind = order.platform == .macOS ? "controllerPlaceholder" : "viewControllerPlaceholder"
    guard let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(kind, platform: order.platform.rawValue)
    }
    let place = controller.scene.flatMap { slice[$0]?.property(PropertyPath("canvasLocation")) }
    let scene = sceneEditor.insertScene(titled: kind, at: place?.value)
    // A comment can't contain two hyphens in a row.
    let title = (link.identifier ?? link.storyboard).replacing("--", with: "- -")
    state.slice.update(scene) { $0.comment = title }
    let reference = try sceneEditor.insertController(template, into: scene)
    let attributes = [
      ("storyboardName", link.storyboard), ("bundleIdentifier", link.bundle),
      ("referencedIdentifier", link.identifier),
    ]
    for case (let name, let literal?) in attributes {
      rowWriter.setAttribute(PropertyPath(name), literal, of: reference)
    }
    let items = Set(slice.children(of: controller.id).compactMap(\.key))
    let embedder = ControllerEmbedder(state: state)
    if items.contains("navigationItem") {
      embedder.addKeyed("navigationItem", [], to: reference)
    } else if items.contains("tabBarItem") {
      embedder.addKeyed("tabBarItem", [("title", "")], to: reference)
    }
    return (scene, reference)
  }

  // MARK: - The new storyboard

  private func create(
    _ division: SceneDivision,
    _ back: [ObjectID]
  ) throws(EditError) -> (document: Document, notes: [String]) {
    var fragment = try FragmentMaker(Document(objects: slice.objects))
      .fragment(of: division.scenes + back)
    fragment.keepsIDs = true
    let root = try header(for: fragment)
    let canvas = slice.children(of: Document.rootID).filter(\.isCanvas)
      .flatMap { slice.subtree(of: $0.id) }
    let created = EditState(
      document: root,
      slice: LayoutSlice([root] + canvas),
      context: state.context
    )
    var paster = FragmentPaster(state: created, fragment)
    let pasted = try paster.paste(into: Document.rootID, nil, .last)
    state.context.ids = created.context.ids
    let absent = Set(slice.unordered.lazy.map(\.id)).subtracting(
      created.slice.unordered.lazy.map(\.id)
    )
    ObjectDeleter(state: created).dropReferences(to: absent, from: Document.rootID)
    if let entry = division.entry {
      RowWriter(state: created).setAttribute(
        PropertyPath("initialViewController"),
        entry.id.rawValue,
        of: Document.rootID
      )
    }
    return (Document(objects: created.slice.objects), pasted.notes)
  }

  /// The document element of the new storyboard: that of the old one without its content.
  private func header(for fragment: LayoutFragment) throws(EditError) -> LayoutObject {
    var root = try object(Document.rootID)
    root.formatting = []
    root.installations = []
    let known = Set(fragment.document.objects.lazy.map(\.id.rawValue))
    let foreign = root.properties.filter { property in
      property.path.isPart(of: ":designables") && property.path.name == "name"
        && property.value.literal.map { !known.contains($0) } ?? false
    }.map(\.path.parent)
    root.properties.removeAll { property in
      let path = property.path
      return path.isPart(of: ":resources") || path.rawValue == "initialViewController"
        || ResourceWriter.ownCapabilities.contains {
          path.isPart(of: ":dependencies/:capability[\($0)]")
        }
        || foreign.contains { path == $0 || path.isBelow($0) }
    }
    return root
  }

  private func removeUnusedResources() {
    let used = slice.unordered.reduce(into: Set<ResourceReference>()) {
      $0.formUnion($1.resourceReferences)
    }
    for resource in slice.releasedResources() where !used.contains(resource) {
      resourceWriter.removeResource(resource)
    }
  }
}

/// The scene in another storyboard that a storyboard reference stands for.
struct StoryboardLink {
  let storyboard: String
  /// The identifier there; nil for the initial scene.
  let identifier: String?
  let bundle: String?
}
