internal import LayoutModel
internal import LayoutPreview

/// The name that a document gives a scene, for pictures that do not show what the scene is.
struct SceneName {
  /// The class of the controller, of a xib's owner or of a view; in words if it is the system's own.
  let name: String
  /// At most three further facts: titles and identifiers, the file if the name says little, and the
  /// file or its folder if nothing else is known.
  let details: [String]
  /// The app's own class of the controller or of a xib's owner; nil for one of the system.
  let ownClass: String?

  /// True if the name says what the scene is.
  var tells: Bool { !name.isEmpty && !SceneName.isGeneric(name) }

  /// The name in one line, with the first detail if the name says little.
  var line: String {
    guard !tells, let first = details.first else { return name }
    return "\(name) \u{00b7} \(first)"
  }

  /// - Parameters:
  ///   - scene: The scene; nil for a xib.
  ///   - containers: The controllers that contain the scene's, outermost first, as indices in the document.
  ///   - firstView: The first view, whose class names a scene without a better name.
  init(
    of scene: ObjectID?,
    inside containers: [Int],
    firstView: LayoutObject?,
    in source: PreviewSource
  ) {
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
    let view = firstView?.attribute("customClass").flatMap { SceneName.isOfSystem($0) ? nil : $0 }
    let classes = scene == nil ? [ownClass, view] : []
    let titles = containers.reversed().flatMap { SceneName.titles(of: $0, in: source) }
    details = SceneName.details(name, of: scene, in: source, classes.compactMap { $0 }, titles)
  }

  /// Returns true for a document that the system shows while the app starts.
  private static func isLaunchScreen(_ document: Document) -> Bool {
    document.objects.first { $0.role == .document }?.attribute("launchScreen") == "YES"
  }

  /// Returns the class of the object that loads a xib.
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

  /// Returns true for a class such as `UIControl`.
  private static func isOfSystem(_ name: String) -> Bool {
    ["UI", "NS"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase ?? false }
  }

  // MARK: - Details

  private static func details(
    _ name: String,
    of scene: ObjectID?,
    in source: PreviewSource,
    _ classes: [String],
    _ titlesAround: [String]
  ) -> [String] {
    var found = classes
    if let index = source.controller(of: scene) {
      found += titles(of: index, in: source) + titlesAround
      found += ["userLabel", "storyboardIdentifier", "restorationIdentifier"]
        .compactMap { source.document.objects[index].attribute($0) }
    }
    var known = [key(of: name)]
    var details = found.filter { detail in
      let key = key(of: detail)
      guard detail.count <= mostCharacters, !PlaceholderText.isNewName(detail),
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
    } else if details.isEmpty {
      details += telling(source.name, besides: known)
    }
    return Array(details.prefix(3))
  }

  /// Returns the titles of a controller, its navigation item and its tab.
  private static func titles(of controller: Int, in source: PreviewSource) -> [String] {
    let controller = source.document.objects[controller]
    let items = ["navigationItem", "tabBarItem"].map { source.child(of: controller, key: $0) }
    return ([controller] + items).compactMap { $0?.attribute("title") }
  }

  /// The length of a title from which on it is a sentence, which names nothing.
  private static let mostCharacters = 40

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
    guard let file = path.split(separator: "/").last.map(String.init) else { return path }
    guard isGenericFile(file), let folder = folders(of: path).last(where: { !isGenericFolder($0) })
    else { return file }
    return "\(folder)/\(file)"
  }

  /// Returns a document's file if its name says more than what is known; or else the nearest folder whose name
  /// does, such as that of the app; or nothing.
  private static func telling(_ path: String, besides known: [String]) -> [String] {
    func isNew(_ name: String) -> Bool {
      let key = key(of: name)
      // One or two letters stand for a kind of file, such as C for controllers.
      return key.utf8.count > 2 && !known.contains { $0.contains(key) }
    }
    guard let file = path.split(separator: "/").last.map(String.init) else { return [] }
    if !isGenericFile(file), isNew(base(of: file)) { return [file] }
    return folders(of: path).suffix(4).last { !isGenericFolder($0) && isNew($0) }.map { [$0] } ?? []
  }

  /// Returns the folders in the relative path of a document, outermost first. Those of an absolute path depend
  /// on the machine, and a picture must not.
  private static func folders(of path: String) -> [String] {
    if path.hasPrefix("/") { return [] }
    let folders = path.split(separator: "/").dropLast()
    let start = folders.lastIndex(of: "..").map { $0 + 1 } ?? 0
    return folders[start...].map(String.init)
  }

  /// Returns the name of a file without its type and its device.
  private static func base(of file: String) -> String {
    let base = file.prefix { $0 != "." && $0 != "~" }
    for device in ["iphone", "ipad"] where base.lowercased().hasSuffix(device) {
      return String(base.dropLast(device.count))
    }
    return String(base)
  }

  /// Returns true for a file that many apps have.
  private static func isGenericFile(_ file: String) -> Bool {
    files.contains(base(of: file).lowercased().filter(\.isLetter))
  }

  private static let files: Set<String> = [
    "main", "mainstoryboard", "launchscreen", "maininterface", "storyboard", "splashscreen",
    "splash", "launch", "viewcontroller", "mainwindow",
  ]

  /// Returns true for a folder that many apps have.
  private static func isGenericFolder(_ name: String) -> Bool {
    let name = name.lowercased()
    // The word storyboard has several spellings.
    return name.hasSuffix(".lproj") || name.hasPrefix("storyb") || folders.contains(name)
  }

  private static let folders: Set<String> = [
    "resources", "resource", "ios", "iphone", "ipad", "source",
    "sources", "src", "ui", "views", "view", "viewcontrollers", "view controllers", "controllers",
    "xib", "xibs", "supporting files", "app", "application", "interface", "interfaces", "nib",
    "nibs", "shared", "common", "main", "source contents", "launch screen", "launchscreen",
    "universal", "base", "classes", "class", "controller", "viewcontroller", "screens", "screen",
    "scenes", "scene", "pages", "modules", "module", "features", "feature", "components",
    "presentation", "user interface", "userinterface", "project", "code",
  ]
}
