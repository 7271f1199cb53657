internal import LayoutModel

/// Puts scenes into a new navigation or tab bar controller, and takes them out again.
///
/// The rules are those that Interface Builder shows in the histories of public storyboards: the new
/// scene takes the place of the old one on the canvas, which moves to the right; segues and the
/// storyboard's entry lead to the new controller; a tab bar item moves to a navigation controller.
struct ControllerEmbedder: EditPart {
  let state: EditState

  /// The property of a controller that has its children.
  enum Relationship: String {
    case root = "rootViewController"
    case tabs = "viewControllers"
  }

  // MARK: - Embedding

  func embed(
    _ ids: [ObjectID],
    in container: EmbeddingContainer
  ) throws(EditError) -> CompletedEdit {
    let isNavigation = container == .navigationController
    let kind = isNavigation ? "navigationController" : "tabBarController"
    let children = try controllers(of: ids)
    guard let first = children.first, let scene = first.scene else { throw .notAStoryboard }
    for child in children { try refuse(child, in: kind) }
    guard !isNavigation || children.count == 1 else {
      throw .badSelection(
        "a navigation controller has one root controller; name only one controller"
      )
    }
    guard let template = ObjectTemplate.of(kind, on: order.platform) else {
      throw .unknownKind(kind, platform: order.platform.rawValue)
    }
    let controller = try insertContainer(template, isNavigation: isNavigation, at: scene)
    fitBar(of: controller, to: first)
    let scenes = Set(children.compactMap(\.scene))
    for child in children {
      adopt(child, by: controller, isNavigation: isNavigation, beside: scenes)
    }
    let titles = gestureEditor.names(children.map(\.id))
    return CompletedEdit(
      kind: .embed,
      meaning: "embedded \(titles) in \(name(controller))",
      subject: controller
    )
  }

  /// Adds a scene with a container at the place of another scene on the canvas.
  private func insertContainer(
    _ template: ObjectTemplate,
    isNavigation: Bool,
    at scene: ObjectID
  ) throws(EditError) -> ObjectID {
    let place = slice[scene]?.property(PropertyPath("canvasLocation"))?.value
    let new = sceneEditor.insertScene(titled: template.tag, at: place)
    let controller = try sceneEditor.insertController(template, into: new)
    rowWriter.setAttribute(
      PropertyPath("automaticallyAdjustsScrollViewInsets"),
      "NO",
      of: controller
    )
    setEmpty("toolbarItems", of: controller)
    if isNavigation { setEmpty("nil", [("name", Relationship.tabs.rawValue)], of: controller) }
    return controller
  }

  /// Gives a container's bar the width of the child in a document with a device. In public storyboards
  /// with a device, 68 of 79 bars have that width. Without one, 65 of 66 bars have the template's.
  private func fitBar(of container: ObjectID, to child: LayoutObject) {
    guard let device, let width = width(of: child, on: device),
      let bar = slice.children(of: container)
        .first(where: { $0.key == "navigationBar" || $0.key == "tabBar" }),
      var frame = bar.storedFrame
    else { return }
    frame.width = width
    geometry.store(frame, of: bar.id)
  }

  /// Makes a controller the child of a container.
  ///
  /// - Parameter scenes: The scenes of all children, whose segues to each other stay.
  private func adopt(
    _ child: LayoutObject,
    by controller: ObjectID,
    isNavigation: Bool,
    beside scenes: Set<ObjectID>
  ) {
    redirect(from: child.id, to: controller, except: scenes)
    if isNavigation {
      moveTabBarItem(of: child.id, to: controller)
      addKeyed("navigationItem", [], to: child.id)
    } else {
      addKeyed("tabBarItem", [("title", "Item")], to: child.id)
    }
    let relationship: Relationship = isNavigation ? .root : .tabs
    connectionEditor.insertConnection(
      "segue",
      [
        ("destination", child.id.rawValue), ("kind", "relationship"),
        ("relationship", relationship.rawValue),
      ],
      of: controller
    )
    moveAside(child)
  }

  /// Returns the controllers of scenes that are named by any object in them.
  func controllers(of ids: [ObjectID]) throws(EditError) -> [LayoutObject] {
    var result: [LayoutObject] = []
    for id in ids {
      let object = try object(id)
      guard let scene = object.scene else { throw .notAStoryboard }
      guard let controller = slice.controller(ofScene: scene) else {
        throw .badSelection("\(name(id)) is in a scene without a controller")
      }
      if !result.contains(where: { $0.id == controller.id }) { result.append(controller) }
    }
    return result
  }

  private func refuse(_ child: LayoutObject, in kind: String) throws(EditError) {
    let refused =
      kind == "navigationController"
      ? ["navigationController", "splitViewController"] : ["tabBarController"]
    guard refused.contains(child.kind) else { return }
    throw .badSelection(
      "\(name(child.id)) is a \(child.kind), which UIKit does not allow in a \(kind)"
    )
  }

  private func setEmpty(
    _ tag: String,
    _ attributes: [(name: String, literal: String)] = [],
    of id: ObjectID
  ) {
    let path = PropertyPath(":" + tag)
    guard slice[id]?.property(path) == nil else { return }
    rowWriter.setElement(path, .element(tag: tag, text: nil), attributes: attributes, of: id)
  }

  /// Lets segues, relationships and the storyboard's entry lead to another controller.
  ///
  /// - Parameter scenes: Scenes whose segues stay.
  private func redirect(
    from old: ObjectID,
    to new: ObjectID,
    except scenes: Set<ObjectID> = []
  ) {
    for id in state.slice.referrers(to: [old]) {
      guard let object = slice[id], id != new else { continue }
      if object.kind == "segue", object.attribute("destination") == old.rawValue,
        object.parent != new, !(object.scene.map(scenes.contains) ?? false)
      {
        rowWriter.setAttribute(PropertyPath("destination"), new.rawValue, of: id)
      } else if object.role == .document, object.attribute("initialViewController") == old.rawValue
      {
        rowWriter.setAttribute(PropertyPath("initialViewController"), new.rawValue, of: id)
      }
    }
    removeRepeatedRelationships(to: new)
  }

  /// A controller is the child of another one once, also if several of its tabs were embedded.
  private func removeRepeatedRelationships(to controller: ObjectID) {
    var seen: Set<ObjectID> = []
    let repeated = state.slice.referrers(to: [controller]).filter { id in
      guard let object = slice[id], object.attribute("kind") == "relationship",
        let source = object.parent
      else { return false }
      return !seen.insert(source).inserted
    }
    if !repeated.isEmpty { _ = objectDeleter.deleteFromProject(repeated) }
  }

  private func moveTabBarItem(of child: ObjectID, to controller: ObjectID) {
    guard let item = slice.children(of: child).first(where: { $0.key == "tabBarItem" }),
      !slice.children(of: controller).contains(where: { $0.key == "tabBarItem" })
    else { return }
    let scene = slice[controller]?.scene
    for member in slice.subtree(of: item.id) {
      state.slice.update(member.id) {
        $0.scene = scene
        if $0.id == item.id { $0.parent = controller }
      }
    }
    if let moved = slice[item.id] {
      let position = elementPlacer.positionForChild(moved, in: controller)
      state.slice.update(item.id) { $0.position = position }
    }
    rowWriter.dropContentFormatting(of: .object, .base, child)
  }

  /// Adds an item that is the value of a controller's property, unless the controller has one.
  func addKeyed(
    _ tag: String,
    _ attributes: [(String, String?)],
    to controller: ObjectID
  ) {
    guard !slice.children(of: controller).contains(where: { $0.key == tag }),
      slice[controller]?.property(PropertyPath(tag)) == nil
    else { return }
    var item = connectionEditor.newElement(tag, .object, in: controller, .object, attributes)
    item.key = tag
    rowWriter.insert(item)
  }

  // MARK: - The canvas

  /// Moves the scene of a controller to the right by the width of a screen and a gap.
  private func moveAside(_ controller: LayoutObject) {
    guard let scene = controller.scene else { return }
    let path = PropertyPath("canvasLocation")
    guard case .record(var record)? = slice[scene]?.property(path)?.value,
      let x = record["x"].flatMap(Double.init)
    else { return }
    // With a device, the canvas's unit makes each screen 600 units wide.
    let distance =
      device.flatMap { width(of: controller, on: $0) }
      .map { ($0 + 212) * 600 / $0 } ?? 812
    record["x"] = NumberText.component(x + distance)
    rowWriter.replaceValue(path, .base, .record(record), of: scene)
    state.slice.update(scene) { $0.formatting.removeAll { $0.path == path } }
  }

  /// The device of the document's canvas; nil in documents of Xcode 7 and earlier.
  private var device: LayoutObject? {
    slice.children(of: Document.rootID).first { $0.kind == "device" }
  }

  /// Returns the width of a controller's view, or of the screen for a controller without a view; nil
  /// for an unknown device.
  private func width(of controller: LayoutObject, on device: LayoutObject) -> Double? {
    let view = slice.children(of: controller.id).first { $0.key == "view" }
    let width = view?.storedFrame?.width ?? screenWidth(device)
    return width.flatMap { $0 > 0 ? $0 : nil }
  }

  /// The width of a device's screen, which a controller without a view of its own has.
  private func screenWidth(_ device: LayoutObject) -> Double? {
    let orientation = device.attribute("orientation").flatMap(Orientation.init) ?? .portrait
    return Device.first(onCanvas: device.id.rawValue).map {
      Double($0.size(in: orientation).width)
    }
  }

  // MARK: - Unembedding

  /// Removes a navigation or tab bar controller with one child, which takes its place.
  func unembed(_ id: ObjectID) throws(EditError) -> CompletedEdit {
    let controller = try object(id)
    guard let scene = controller.scene else { throw .notAStoryboard }
    let title = name(id)
    let segues = slice.children(of: id, in: PropertyPath(":connections")).filter {
      $0.attribute("kind") == "relationship"
    }
    guard let only = segues.first, segues.count == 1,
      let child = only.attribute("destination").flatMap({ slice[ObjectID($0)] })
    else {
      throw .badSelection(
        "\(title) has \(segues.count) child controllers; unembedding needs exactly one"
      )
    }
    _ = objectDeleter.deleteFromProject([only.id])
    redirect(from: id, to: child.id)
    if controller.kind == "navigationController" { moveTabBarItem(of: id, to: child.id) }
    let path = PropertyPath("canvasLocation")
    if let place = slice[scene]?.property(path)?.value, let home = child.scene,
      slice[home]?.property(path) != nil
    {
      rowWriter.replaceValue(path, .base, place, of: home)
      state.slice.update(home) { $0.formatting.removeAll { $0.path == path } }
    }
    _ = objectDeleter.deleteFromProject([scene])
    return CompletedEdit(
      kind: .unembed,
      meaning: "unembedded \(name(child.id)) from \(title)",
      subject: child.id
    )
  }
}
