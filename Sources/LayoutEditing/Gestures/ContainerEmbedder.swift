internal import LayoutModel

/// Puts views into a new scene that a container view embeds, and adds such scenes.
///
/// The rules are those of 27 container views in public storyboards: the root view of the embedded
/// scene begins at zero and is as large as the container (23 of 23 with frames), its mask lets it grow,
/// and the scene is below that of the container on the canvas (9 of 20; the others are to its right).
struct ContainerEmbedder: EditPart {
  let state: EditState

  func embed(_ views: [ObjectID]) throws(EditError) -> CompletedEdit {
    try requireStoryboard()
    let title = gestureEditor.names(views)
    let inner = try ViewEmbedder(state: state).embed(views).subject
    guard let host = slice[inner]?.scene else { throw .notAStoryboard }
    let editingClass = state.context.editingClass
    state.context.editingClass = .anyAny
    defer { state.context.editingClass = editingClass }
    let container = try insertContainer(at: inner)
    var notes = try moveConstraints(from: inner, to: container)
    let controller = try insertScene(beside: host, for: container)
    let moved = moveContent(inner, to: controller)
    for connection in objectMover.dropCrossing(moved) {
      notes.append(
        "left out: \(connectionEditor.title(of: connection)), because it leads to another scene"
      )
    }
    return CompletedEdit(
      kind: .embed,
      meaning: "embedded \(title) in \(name(container)) by a scene with \(name(controller))",
      subject: container,
      notes: notes
    )
  }

  /// Adds the scene that a container view embeds, with an empty view.
  ///
  /// - Parameter host: The scene of the container view.
  /// - Returns: The controller of the new scene.
  func addScene(to container: ObjectID, beside host: ObjectID) throws(EditError) -> ObjectID {
    let controller = try insertScene(beside: host, for: container)
    if let root = slice.children(of: controller).first(where: { $0.key == "view" }),
      let frame = geometry.storedFrame(of: container)
    {
      geometry.store(Frame(x: 0, y: 0, width: frame.width, height: frame.height), of: root.id)
    }
    sceneEditor.addGuides(to: controller)
    return controller
  }

  // MARK: - The container view

  /// Adds a container view with the place of a view.
  private func insertContainer(at view: ObjectID) throws(EditError) -> ObjectID {
    guard let model = slice[view], let parent = model.parent,
      let template = ObjectTemplate.of("containerView", on: order.platform)
    else { throw .unknownKind("containerView", platform: order.platform.rawValue) }
    let id = try objectAdder.insert(
      template,
      into: parent,
      model.container,
      key: nil,
      .after(view)
    )
    if let frame = model.storedFrame { geometry.store(frame, of: id) }
    for name in ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"] {
      let path = PropertyPath(name)
      if let literal = model.attribute(name) {
        rowWriter.setAttribute(path, literal, of: id)
      } else {
        rowWriter.removeAttribute(path, of: id)
      }
    }
    let mask = PropertyPath("autoresizingMask")
    if let value = model.property(mask)?.value { rowWriter.setElement(mask, value, of: id) }
    for entry in model.installations { installationWriter.restore(entry, of: id) }
    return id
  }

  /// Lets the container stand for the view in constraints to other objects, and deletes those of the
  /// objects in the view.
  private func moveConstraints(
    from view: ObjectID,
    to container: ObjectID
  ) throws(EditError) -> [String] {
    let members = Set(slice.subtree(of: view).map(\.id))
    let embedder = Embedder(state: state)
    var lost: [Tie] = []
    for tie in tieEditor.ties(of: members) {
      let items = [tie.first.item, tie.second?.item].compactMap { $0 }
      if items.allSatisfy(members.contains) { continue }
      if items.contains(view) {
        try embedder.replace(view, by: container, in: tie)
      } else {
        lost.append(tie)
      }
    }
    let notes = lost.map { tie in
      let sentence = slice[tie.id]?.sentence { $0.rawValue } ?? "\(tie.id)"
      return "left out: constraint \(sentence), because its items are in two scenes then"
    }
    tieEditor.delete(lost.map(\.id))
    return notes
  }

  // MARK: - The scene

  /// Adds a scene and the embed segue of a container view that leads to it.
  private func insertScene(
    beside host: ObjectID,
    for container: ObjectID
  ) throws(EditError) -> ObjectID {
    let kind = "viewController"
    guard let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(kind, platform: order.platform.rawValue)
    }
    var place = slice[host]?.property(PropertyPath("canvasLocation"))?.value
    if case .record(var point)? = place, let y = point["y"].flatMap(Double.init) {
      point["y"] = NumberText.component(y + 700)
      place = .record(point)
    }
    let scene = sceneEditor.insertScene(titled: kind, at: place)
    let controller = try sceneEditor.insertController(template, into: scene)
    connectionEditor.insertConnection(
      "segue",
      [("destination", controller.rawValue), ("kind", "embed")],
      of: container
    )
    return controller
  }

  /// Makes a view the root view of a controller, with the gesture recognizers of what is in it.
  ///
  /// - Returns: The objects that moved.
  private func moveContent(_ view: ObjectID, to controller: ObjectID) -> Set<ObjectID> {
    guard let old = slice[view], let scene = slice[controller]?.scene else { return [] }
    let roots = slice.children(of: controller).filter { $0.key == "view" }.map(\.id)
    _ = objectDeleter.deleteFromProject(roots)
    let recognizers = recognizers(in: view)
    var moved = Set(slice.subtree(of: view).map(\.id))
    for id in recognizers { moved.formUnion(slice.subtree(of: id).map(\.id)) }
    for id in moved { state.slice.update(id) { $0.scene = scene } }
    for id in recognizers {
      let last = slice.children(of: scene, in: LayoutFragment.objects).last?.position ?? 0
      state.slice.update(id) {
        $0.parent = scene
        $0.position = last + 1
      }
    }
    for entry in old.installations {
      installationWriter.dropEntryFormatting(entry.variation, of: old)
    }
    state.slice.update(view) {
      $0.parent = controller
      $0.container = .object
      $0.key = "view"
      $0.installations = []
    }
    objectDeleter.pruneAfter(old)
    for name in ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"] {
      rowWriter.removeAttribute(PropertyPath(name), of: view)
    }
    if let frame = old.storedFrame {
      geometry.store(Frame(x: 0, y: 0, width: frame.width, height: frame.height), of: view)
    }
    let mask = Record(.autoresizingMask, ["widthSizable": "YES", "heightSizable": "YES"])
    rowWriter.setElement(PropertyPath("autoresizingMask"), .record(mask), of: view)
    rowWriter.updateRole(of: view)
    if let root = slice[view] {
      let position = elementPlacer.positionForChild(root, in: controller)
      state.slice.update(view) { $0.position = position }
    }
    sceneEditor.addGuides(to: controller)
    return moved
  }

  /// The gesture recognizers beside the controller that only views in a view have.
  private func recognizers(in view: ObjectID) -> [ObjectID] {
    let members = Set(slice.subtree(of: view).map(\.id))
    var users: [ObjectID: Set<Bool>] = [:]
    for object in slice.unordered
    where object.kind == "outletCollection" && object.attribute("property") == "gestureRecognizers"
    {
      guard let end = object.attribute("destination"), let holder = object.parent else { continue }
      users[ObjectID(end), default: []].insert(members.contains(holder))
    }
    return users.filter { $0.value == [true] }.keys.filter { slice[$0] != nil }.sorted()
  }
}
