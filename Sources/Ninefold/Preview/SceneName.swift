internal import LayoutModel

/// What a document calls a scene, for pictures that do not tell what the scene is.
struct SceneName {
  /// The class of the controller, of a xib's owner or of a view; in words if it is the system's own.
  let name: String
  /// What else is known: titles, identifiers, and the file if the name says little. At most three.
  let details: [String]
  /// The app's own class of the controller or of a xib's owner; nil for one of the system.
  let ownClass: String?

  /// The name in one line, with the first detail if the name says little.
  var line: String {
    guard SceneName.isGeneric(name), let first = details.first else { return name }
    return "\(name) \u{00b7} \(first)"
  }

  /// - Parameters:
  ///   - scene: The scene; nil for a xib.
  ///   - firstView: The first view, whose class names a scene without a better name.
  init(of scene: ObjectID?, firstView: LayoutObject?, in source: PreviewSource) {
    let facts = source.graphScene(scene)
    ownClass = scene == nil ? SceneName.owner(in: source) : facts?.customClass
    let owner = ownClass.flatMap { $0.hasSuffix("Controller") ? $0 : nil }
    if SceneName.isLaunchScreen(source.document), facts?.customClass == nil {
      name = "Launch Screen"
    } else if let known = facts?.customClass ?? owner ?? firstView?.attribute("customClass")
      ?? facts?.kindName
    {
      name = known
    } else {
      name = ownClass ?? firstView?.outlineName ?? ""
    }
    let classes = scene == nil ? [ownClass, firstView?.attribute("customClass")] : []
    details = SceneName.details(name, of: scene, in: source, classes.compactMap { $0 })
  }

  /// True for a document that the system shows while the app starts.
  private static func isLaunchScreen(_ document: Document) -> Bool {
    document.objects.first { $0.role == .document }?.attribute("launchScreen") == "YES"
  }

  /// The class of the object that loads a xib.
  private static func owner(in source: PreviewSource) -> String? {
    for index in source.members[nil] ?? [] {
      let object = source.document.objects[index]
      let isOwner =
        object.attribute("placeholderIdentifier") == "IBFilesOwner"
        || (object.kind == "customObject" && object.id.rawValue == "-2")
      guard isOwner, let name = object.attribute("customClass"), name != "NSObject" else {
        continue
      }
      return name
    }
    return nil
  }

  // MARK: - Details

  private static func details(
    _ name: String,
    of scene: ObjectID?,
    in source: PreviewSource,
    _ classes: [String]
  ) -> [String] {
    var found = classes
    if let index = source.controller(of: scene) {
      let controller = source.document.objects[index]
      let own = (source.members[controller.scene] ?? []).map { source.document.objects[$0] }
        .filter { $0.parent == controller.id }
      let items = ["navigationItem", "tabBarItem"].compactMap { key in
        own.first { $0.key == key }?.attribute("title")
      }
      found += [controller.attribute("title")].compactMap { $0 } + items
      found += ["userLabel", "storyboardIdentifier", "restorationIdentifier"]
        .compactMap { controller.attribute($0) }
    }
    var known = [key(of: name)]
    var details = found.filter { detail in
      let key = key(of: detail)
      guard detail.count <= mostCharacters, !isPlaceholder(detail),
        !known.contains(where: { $0.contains(key) })
      else { return false }
      known.append(key)
      return true
    }
    if isGeneric(name) {
      if details.isEmpty, let segue = source.links(to: scene).lazy.compactMap(\.identifier).first {
        details.append("segue \(segue)")
      }
      details.append(place(of: source.name))
    }
    return Array(details.prefix(3))
  }

  /// The length of a title from which on it is a sentence, which names nothing.
  private static let mostCharacters = 40

  private static func isPlaceholder(_ text: String) -> Bool {
    ["item", "title", "view controller"].contains(text.lowercased())
  }

  /// Returns the letters of a name that distinguish it, so that names which say the same are equal.
  private static func key(of name: String) -> String {
    var letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for end in ["viewcontroller", "controller", "screen", "scene", "view", "vc", "id"]
    where letters.hasSuffix(end) { letters = String(letters.dropLast(end.count)) }
    return letters
  }

  /// Returns true for a name that says nothing about the scene.
  private static func isGeneric(_ name: String) -> Bool {
    let own = ["viewcontroller", "mainviewcontroller", "rootviewcontroller", "baseviewcontroller"]
    return name.contains(" ") || name == "View" || own.contains(name.lowercased())
      || (name.hasPrefix("UI") && name.hasSuffix("Controller"))
  }

  /// Returns the name of a document's file, with the nearest folder that says something if the file's
  /// name does not.
  private static func place(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last else { return path }
    let base = file.prefix { $0 != "." && $0 != "~" }.lowercased().filter(\.isLetter)
    guard ["main", "mainstoryboard", "launchscreen", "maininterface", "storyboard"].contains(base),
      let folder = parts.dropLast().last(where: { !isGenericFolder($0) })
    else { return file }
    return "\(folder)/\(file)"
  }

  /// Returns true for a folder that many apps have.
  private static func isGenericFolder(_ name: String) -> Bool {
    name.hasSuffix(".lproj") || folders.contains(name.lowercased())
  }

  private static let folders: Set<String> = [
    "storyboards", "storyboard", "resources", "resource", "ios", "iphone", "ipad", "source",
    "sources", "src", "ui", "views", "view", "viewcontrollers", "view controllers", "controllers",
    "xib", "xibs", "supporting files", "app", "application", "interface", "interfaces", "nib",
    "nibs", "shared", "common", "main", "source contents", "launch screen", "launchscreen",
    "universal", "base",
  ]
}
