import LayoutModel
import LocalizedStrings

/// Converts a scene's objects to the classes of a ``CodeScene``.
struct SceneReader {
  let objects: [LayoutObject]
  let platform: Platform
  let byID: [ObjectID: LayoutObject]
  let layouts: [EffectiveLayout]
  let controller: LayoutObject?
  let ledger: Ledger
  let values: ValueReader
  private let naming: ContainerNaming
  /// The class of each object, as a place in the scene's classes.
  private var places: [ObjectID: Int] = [:]
  /// The names of the outlets that lead from a class to an object of its own, by destination.
  var outlets: [ObjectID: String] = [:]
  /// The parts of the controller that exist without its view.
  var shell: Set<ObjectID> = []
  var scene: CodeScene
  /// The omissions of values of the document that apply to each scene.
  let documentOmissions: [SceneCode.Omission]

  /// - Parameters:
  ///   - objects: All objects of the document.
  ///   - sceneID: The scene; nil for a xib.
  ///   - name: The document's name, for a class without another name.
  ///   - keys: The keys of texts that are looked up in the document's strings file; nil for plain
  ///     texts.
  init(
    _ objects: [LayoutObject],
    scene sceneID: ObjectID?,
    document name: String,
    keys: TextKeys?
  ) {
    platform = objects.first { $0.role == .document }.map { Platform(ofDocument: $0) } ?? .iOS
    documentOmissions = SceneReader.omissions(ofDocument: objects)
    let own = SceneReader.ordered(
      objects.filter { $0.scene == sceneID && $0.role != .document }.map(SceneReader.sorted)
    )
    self.objects = own
    ledger = Ledger(own)
    byID = Dictionary(own.map { ($0.id, $0) }) { first, _ in first }
    layouts = SizeClass.finals.map { EffectiveLayout(of: own, in: $0) }
    controller =
      sceneID == nil
      ? SceneReader.controller(ofXib: own, platform) : SceneReader.controller(ofScene: own)
    let controllers = ControllerNames(objects, platform)
    naming = ContainerNaming(own, controller, controllers, platform, document: name)
    scene = CodeScene(platform: platform, scene: sceneID, title: naming.title(of: sceneID))
    scene.controllers = controllers
    scene.firstResponders = Set(objects.filter(\.isFirstResponder).map(\.id))
    let stem = name.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    values = ValueReader(
      platform,
      resources: objects,
      table: keys.map { .init(name: stem ?? name, keys: $0) }
    )
    readClasses()
    reserveActions()
    readObjects()
    readConstraints()
    readSettings()
  }

  /// Returns the controller of a scene; nil if it has none, or the application in its place.
  private static func controller(ofScene objects: [LayoutObject]) -> LayoutObject? {
    let members = objects.filter { $0.container.rawValue == ":objects" }
    let found = members.first(where: \.isSceneController)
    return found?.kind == "application" ? nil : found ?? members.first(where: \.isOfControllerKind)
  }

  /// Returns the controller that a xib of UIKit has in place of views; nil for other xibs.
  private static func controller(
    ofXib objects: [LayoutObject],
    _ platform: Platform
  ) -> LayoutObject? {
    guard platform != .macOS, ContainerNaming.topViews(objects).isEmpty else { return nil }
    let controllers = objects.filter {
      $0.container.rawValue == ":objects" && $0.isOfControllerKind
    }
    return controllers.count == 1 ? controllers.first : nil
  }

  /// Returns the omissions of the document's own values: a storyboard of UIKit gives its tint color to
  /// the window of the app, which no scene's class has.
  private static func omissions(ofDocument objects: [LayoutObject]) -> [SceneCode.Omission] {
    objects.filter { $0.role == .document }.compactMap { document in
      guard let value = document.property("tintColor")?.value else { return nil }
      return SceneCode.Omission(
        id: document.id,
        reason: "the app must set it as the tintColor of its window",
        attribute: "tintColor",
        value: value.shown
      )
    }
  }

  /// Returns an object with its rows in the order of the file, which a project does not keep.
  private static func sorted(_ object: LayoutObject) -> LayoutObject {
    var object = object
    object.properties.sort {
      $0.position == $1.position ? $0.path < $1.path : $0.position < $1.position
    }
    return object
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

  // MARK: - Classes

  /// Makes the scene's class and one for each prototype cell.
  private mutating func readClasses() {
    var main = CodeClass(
      container: naming.container,
      platform: platform,
      owners: naming.owners
    )
    if let controller {
      main.items[controller.id] = CodeItem(itself: controller.id)
      shell.insert(controller.id)
      ledger.write(controller.id)
      if main.rootID != nil {
        ledger.markWithoutEffect(controller.id, under: "nibName", "the code creates the view")
      }
      for path in Creation.paths[controller.kind] ?? [] { ledger.write(controller.id, under: path) }
    }
    for id in naming.owners where byID[id] != nil && main.items[id] == nil {
      main.items[id] = CodeItem(itself: id)
      if byID[id]?.kind == "customObject" || byID[id]?.kind == "placeholder" { ledger.write(id) }
    }
    scene.otherOwner = naming.otherOwner
    scene.applications = naming.applications
    for id in scene.applications {
      main.items[id] = CodeItem(application: id)
      if byID[id]?.kind == "application" { ledger.write(id) }
    }
    scene.classes = [main]
    var taken: Set<String> = [main.container.name]
    for object in objects {
      if isPrototype(object) {
        places[object.id] = scene.classes.count
        let type = ObjectType(object, platform: platform)
        let noun = type.base.hasSuffix("Cell") || type.base.hasSuffix("CellView") ? "Cell" : "View"
        let wish =
          object.attribute("reuseIdentifier") ?? object.attribute("identifier")
          ?? object.attribute("userLabel") ?? columnIdentifier(of: object) ?? "Prototype"
        let stem = Identifier.typeName(wish) ?? "Prototype"
        var name = type.own ?? (stem.hasSuffix(noun) ? stem : stem + noun)
        var number = 1
        while ClassTable.of(platform).named(name) != nil || !taken.insert(name).inserted {
          number += 1
          name = (type.own ?? stem) + "\(number)"
        }
        scene.classes.append(
          CodeClass(
            container: .init(name: name, base: type.base, root: .itself(object.id)),
            platform: platform,
            owners: [object.id],
            isPrototype: true
          )
        )
        ledger.write(object.id)
      } else {
        places[object.id] = object.parent.flatMap { places[$0] } ?? 0
      }
    }
  }

  /// Reserves the names of actions for the methods.
  private mutating func reserveActions() {
    for object in objects where object.role == .connection && object.kind == "action" {
      guard let selector = object.attribute("selector"),
        let name = selector.split(separator: ":").first
      else { continue }
      for place in scene.classes.indices { scene.classes[place].space.reserve([String(name)]) }
    }
  }

  private func isPrototype(_ object: LayoutObject) -> Bool {
    guard object.role == .view else { return false }
    switch object.container.rawValue {
    case ":prototypes", ":prototypeCellViews": return true
    case ":cells": return object.kind.hasPrefix("collection")
    default:
      return object.key == "sectionHeaderView" || object.key == "sectionFooterView"
    }
  }

  /// Returns the identifier of the column that has a cell, which is the cell's own in an app.
  private func columnIdentifier(of cell: LayoutObject) -> String? {
    guard cell.container.rawValue == ":prototypeCellViews" else { return nil }
    return cell.parent.flatMap { byID[$0] }?.attribute("identifier")
  }

  /// Returns the place of the class that has an object.
  func place(of id: ObjectID) -> Int { places[id] ?? 0 }

  private mutating func readSettings() {
    let reader = SettingReader(values, ledger)
    for index in scene.classes.indices {
      scene.classes[index].settings = scene.classes[index].objects.flatMap {
        reader.settings(of: $0.object, type: $0.type)
      }
      let container = scene.classes[index].container
      if index == 0, let controller, let type = ClassTable.of(platform).named(container.base) {
        scene.classes[index].settings += reader.settings(of: controller, class: type)
      }
    }
  }
}

extension LayoutObject {
  /// True for an object that stands for the first responder.
  fileprivate var isFirstResponder: Bool {
    attribute("placeholderIdentifier") == "IBFirstResponder"
      || attribute("customClass") == "FirstResponder"
      || attribute("sceneMemberID") == "firstResponder"
  }
}
