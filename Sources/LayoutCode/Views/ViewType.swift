import LayoutModel

/// The class of a view, and the expression that creates it.
struct ViewType {
  /// The toolkit's class, such as `UILabel`.
  let base: String
  /// The custom class, if any.
  let custom: String?
  /// The modules that the code needs besides the toolkit.
  let modules: [String]
  /// The expression that creates the toolkit's class if `init()` is not suitable.
  let creation: (swift: String, objectiveC: String)?

  var name: String { custom ?? base }

  init(_ object: LayoutObject, platform: Platform) {
    let known = ViewType.special[object.kind]
    let prefix = platform.classPrefix
    base =
      switch (object.kind, platform) {
      case ("containerView", _), ("customView", _), ("view", _): prefix + "View"
      case ("wkWebView", _): "WKWebView"
      case ("collectionReusableView", _): "UICollectionReusableView"
      default: known?.type ?? prefix + object.kind.capitalizedFirst
      }
    custom = object.attribute("customClass").flatMap { Identifier.isValid($0) ? $0 : nil }
    var modules = known.map { [$0.module] } ?? []
    if custom != nil, let module = object.attribute("customModule"), Identifier.isValid(module),
      object.attribute("customModuleProvider") != "target"
    {
      modules.append(module)
    }
    self.modules = modules
    creation = platform == .macOS ? nil : ViewType.creation(of: object)
  }

  /// Returns the expression that creates the view.
  func expression(in language: CodeLanguage) -> String {
    switch language {
    case .swift: "\(name)(\(creation?.swift ?? ""))"
    case .objectiveC:
      creation.map { creation in
        creation.objectiveC.hasPrefix("init")
          ? "[[\(name) alloc] \(creation.objectiveC)]" : "[\(name) \(creation.objectiveC)]"
      } ?? "[[\(name) alloc] init]"
    }
  }

  private static let special: [String: (type: String, module: String)] = [
    "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"),
    "glkView": ("GLKView", "GLKit"), "skView": ("SKView", "SpriteKit"),
    "sceneKitView": ("SCNView", "SceneKit"), "arscnView": ("ARSCNView", "ARKit"),
    "arskView": ("ARSKView", "ARKit"), "mtkView": ("MTKView", "MetalKit"),
  ]

  private static func creation(of object: LayoutObject) -> (swift: String, objectiveC: String)? {
    switch object.kind {
    case "button":
      let types = [
        "system": "System", "custom": "Custom", "infoLight": "InfoLight",
        "infoDark": "InfoDark", "contactAdd": "ContactAdd", "detailDisclosure": "DetailDisclosure",
      ]
      // `roundedRect` is Interface Builder's name of the former rounded button, now `system`.
      let given = object.attribute("buttonType") ?? "custom"
      let type = types[given] == nil ? "system" : given
      return ("type: .\(type)", "buttonWithType:UIButtonType\(types[type] ?? "System")")
    case "tableView":
      let style = object.attribute("style") == "grouped" ? "grouped" : "plain"
      return (
        "frame: .zero, style: .\(style)",
        "initWithFrame:CGRectZero style:UITableViewStyle\(style.capitalizedFirst)"
      )
    case "collectionView":
      return (
        "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
        "initWithFrame:CGRectZero collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"
      )
    default:
      return nil
    }
  }
}
