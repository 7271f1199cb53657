import LayoutModel

/// The name and the kind of the class that builds a scene.
struct ContainerNaming {
  private let own: [LayoutObject]
  private let controller: LayoutObject?
  private let controllers: ControllerNames
  private let platform: Platform
  private let document: String

  init(
    _ own: [LayoutObject],
    _ controller: LayoutObject?,
    _ controllers: ControllerNames,
    _ platform: Platform,
    document: String
  ) {
    self.own = own
    self.controller = controller
    self.controllers = controllers
    self.platform = platform
    self.document = document
  }

  /// Returns the views without a superview.
  static func topViews(_ objects: [LayoutObject]) -> [LayoutObject] {
    objects.filter { object in
      object.role == .view && object.container.rawValue == ":objects"
    }
  }

  /// The object that stands for a xib's owner.
  private var ownerPlaceholder: LayoutObject? {
    own.first {
      $0.attribute("placeholderIdentifier") == "IBFilesOwner"
        || platform == .macOS && $0.id == "-2" && $0.kind == "customObject"
    }
  }

  /// The object that owns a xib; nil if it is the application.
  private var fileOwner: LayoutObject? {
    ownerPlaceholder.flatMap { applications.contains($0.id) ? nil : $0 }
  }

  /// The objects that stand for the application of AppKit: the application of a storyboard or a xib,
  /// and a xib's owner of its class. The application also owns the xib with its main menu.
  var applications: Set<ObjectID> {
    guard platform == .macOS else { return [] }
    var applications = Set(
      own.filter { $0.kind == "application" || $0.kind == "customObject" && $0.id == "-3" }
        .map(\.id)
    )
    let hasMainMenu = own.contains {
      $0.attribute("systemMenu") == "main" && $0.container.rawValue == ":objects"
    }
    if let owner = ownerPlaceholder,
      hasMainMenu || owner.attribute("customClass") == "NSApplication"
    {
      applications.insert(owner.id)
    }
    return applications
  }

  /// The objects whose connections are those of the class.
  var owners: Set<ObjectID> {
    var owners: Set<ObjectID> = []
    if let controller { owners.insert(controller.id) }
    if let fileOwner, otherOwner == nil { owners.insert(fileOwner.id) }
    if case .itself(let id) = container.root { owners.insert(id) }
    return owners
  }

  /// The owner of a xib whose view or controller is the class, if the owner has another class: an
  /// object of the app that loads the xib.
  var otherOwner: CodeScene.Owner? {
    guard let owner = fileOwner, let name = ownName(of: owner), name != container.name else {
      return nil
    }
    if controller == nil {
      guard case .itself = container.root else { return nil }
    }
    return .init(id: owner.id, name: name)
  }

  var container: CodeClass.Container {
    if let controller { return container(of: controller) }
    if let owned = ownedContainer { return owned }
    let root = ContainerNaming.topViews(own).first
    if platform != .macOS, let root {
      let type = ObjectType(root, platform: platform)
      let fallback = stem + (stem.hasSuffix("View") || stem.hasSuffix("Cell") ? "" : "View")
      return .init(name: type.own ?? fallback, base: type.base, root: .itself(root.id))
    }
    if platform == .macOS, let root, root.attribute("customClass") != nil,
      !own.contains(where: { $0.kind == "window" })
    {
      let type = ObjectType(root, platform: platform)
      return .init(name: type.own ?? stem, base: type.base, root: .itself(root.id))
    }
    // A class in the document can have the name of the document.
    let isTaken = own.contains { $0.attribute("customClass") == stem }
    return .init(name: stem + (isTaken ? "Layout" : ""), base: "NSObject", root: .holder)
  }

  /// The class of a xib's owner: a controller if it has a view.
  private var ownedContainer: CodeClass.Container? {
    guard let owner = fileOwner else { return nil }
    let outlets = own.filter { $0.role == .connection && $0.parent == owner.id }
    if outlets.isEmpty { return nil }
    let view = outlets.first { $0.kind == "outlet" && $0.attribute("property") == "view" }
    let views = ContainerNaming.topViews(own)
    let name = ownName(of: owner)
    if let id = view?.attribute("destination").map({ ObjectID($0) }),
      let root = views.first(where: { $0.id == id }),
      let base = name == nil ? controllerBase(of: owner) : platform.classPrefix + "ViewController"
    {
      return .init(name: name ?? controllerName, base: base, root: .controllerView(root.id))
    }
    guard let name else { return nil }
    if platform == .macOS, outlets.contains(where: { $0.attribute("property") == "window" }) {
      return .init(name: name, base: "NSWindowController", root: .controller)
    }
    // A view with a class of its own is the class; its owner is a part of the app.
    if platform != .macOS, views.first?.attribute("customClass") != nil { return nil }
    return .init(name: name, base: "NSObject", root: .holder)
  }

  /// Returns the class of an owner; nil if it has none or one of the toolkit.
  private func ownName(of owner: LayoutObject) -> String? {
    guard let name = owner.attribute("customClass"), Identifier.isValid(name), name != "NSObject",
      !name.hasPrefix(platform.classPrefix)
    else { return nil }
    return name
  }

  /// Returns the controller that an owner with a view and without a class of its own is; nil if its
  /// class is not a controller.
  private func controllerBase(of owner: LayoutObject) -> String? {
    let plain = platform.classPrefix + "ViewController"
    guard let name = owner.attribute("customClass"), name != "NSObject" else { return plain }
    return ClassTable.of(platform).inherits(name, from: plain) ? name : nil
  }

  /// The name of a controller without a class, made of the document's name.
  private var controllerName: String {
    var name = stem
    if !name.hasSuffix("Controller") { name += name.hasSuffix("View") ? "" : "View" }
    if !name.hasSuffix("Controller") { name += "Controller" }
    return name + (own.contains { $0.attribute("customClass") == name } ? "Layout" : "")
  }

  private func container(of controller: LayoutObject) -> CodeClass.Container {
    let root = own.first {
      $0.parent == controller.id && $0.key == "view" && $0.role == .view
    }
    let entry = controllers[controller.id]
    let type = ObjectType(controller, platform: platform)
    return .init(
      name: entry?.name ?? type.own ?? controllerName,
      base: entry?.base ?? (type.own == nil ? type.name : type.base),
      root: root.map { .controllerView($0.id) } ?? .controller
    )
  }

  /// The document's name without folder and extension, as a type name.
  private var stem: String {
    let file = document.split(separator: "/").last.map(String.init) ?? document
    return file.split(separator: ".").first.flatMap { Identifier.typeName(String($0)) } ?? "Layout"
  }

  func title(of scene: ObjectID?) -> String {
    guard let scene else { return document }
    return "\(document), scene \(scene)"
  }
}
