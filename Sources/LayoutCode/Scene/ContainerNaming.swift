import LayoutModel

/// The name and the kind of the class that builds a scene.
struct ContainerNaming {
  private let all: [LayoutObject]
  private let own: [LayoutObject]
  private let controller: LayoutObject?
  private let platform: Platform
  private let document: String

  init(
    _ all: [LayoutObject],
    _ own: [LayoutObject],
    _ controller: LayoutObject?,
    _ platform: Platform,
    document: String
  ) {
    self.all = all
    self.own = own
    self.controller = controller
    self.platform = platform
    self.document = document
  }

  /// Returns the views without a superview.
  static func topViews(_ objects: [LayoutObject]) -> [LayoutObject] {
    objects.filter { object in
      object.role == .view && object.container.rawValue == ":objects"
    }
  }

  /// The objects whose outlets are members of the class.
  var owners: Set<ObjectID> {
    if let controller { return [controller.id] }
    var owners: Set<ObjectID> = ["-1", "-2"]
    if let root = ContainerNaming.topViews(own).first { owners.insert(root.id) }
    return owners
  }

  var container: CodeScene.Container {
    if let controller { return container(of: controller) }
    if platform != .macOS, let root = ContainerNaming.topViews(own).first {
      let type = ViewType(root, platform: platform)
      let fallback = stem + (stem.hasSuffix("View") || stem.hasSuffix("Cell") ? "" : "View")
      return .init(name: type.custom ?? fallback, base: type.base, root: .itself)
    }
    return .init(name: stem, base: "NSObject", root: .holder)
  }

  private func container(of controller: LayoutObject) -> CodeScene.Container {
    let root = own.first {
      $0.parent == controller.id && $0.key == "view" && $0.role == .view
    }
    return .init(
      name: controllerName(controller),
      base: base(of: controller.kind),
      root: root.map { .controllerView($0.id) } ?? .controller
    )
  }

  private func controllerName(_ controller: LayoutObject) -> String {
    if let custom = controller.attribute("customClass"), Identifier.isValid(custom) {
      return custom
    }
    let wishes = [
      controller.attribute("storyboardIdentifier"), controller.attribute("userLabel"),
      controller.attribute("title"), controller.kind,
    ]
    let name = wishes.lazy.compactMap { $0 }.compactMap(Identifier.typeName).first ?? "Scene"
    return name.hasSuffix("Controller") ? name : name + "ViewController"
  }

  private func base(of kind: String) -> String {
    let prefix = platform.classPrefix
    let kinds: Set<String> =
      platform == .macOS
      ? ["viewController", "windowController", "tabViewController", "splitViewController"]
      : [
        "viewController", "tableViewController", "collectionViewController",
        "navigationController", "tabBarController", "splitViewController", "pageViewController",
      ]
    return prefix + (kinds.contains(kind) ? kind : "viewController").capitalizedFirst
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
