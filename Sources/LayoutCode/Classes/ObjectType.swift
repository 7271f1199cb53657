import LayoutModel

/// The class of an object, and the expression that creates it.
struct ObjectType {
  /// The toolkit's class, such as `UILabel`.
  let base: String
  /// The custom class, if any.
  let custom: String?
  /// The custom class unless the toolkit has it, so that code can declare it.
  let own: String?
  /// The toolkit's class with its members; nil for elements that the table does not have.
  let known: CodedClass?
  /// The modules that the code needs besides the toolkit.
  let modules: [String]
  /// The expression that creates the toolkit's class if `init()` is not suitable.
  private let creation: CodeValue?

  var name: String { custom ?? base }

  /// - Parameter given: The arguments of the initializer, if other objects determine them.
  init(_ object: LayoutObject, platform: Platform, creation given: CodeValue? = nil) {
    let table = ClassTable.of(platform)
    let fallback = object.role == .view ? platform.classPrefix + "View" : "NSObject"
    let known = table.kind(object.kind) ?? table.named(fallback)
    self.known = known
    base = known?.name ?? fallback
    custom = object.attribute("customClass").flatMap { Identifier.isValid($0) ? $0 : nil }
    own = custom.flatMap { table.named($0) == nil ? $0 : nil }
    let classes = [known, custom.flatMap(table.named)]
    var modules = classes.compactMap { $0?.module }
    if custom != nil, let module = object.attribute("customModule"), Identifier.isValid(module),
      object.attribute("customModuleProvider") != "target"
    {
      modules.append(module)
    }
    self.modules = modules
    creation =
      given
      ?? Creation.of(object, platform).map { CodeValue($0.swift, $0.objectiveC) }
  }

  /// Returns the type in a language. Objective-C's number formatter has a prefix.
  func name(in language: CodeLanguage) -> String {
    language == .objectiveC && name == "NumberFormatter" ? "NSNumberFormatter" : name
  }

  /// Returns the expression that creates the object.
  func expression(in language: CodeLanguage) -> String {
    let name = name(in: language)
    switch language {
    case .swift:
      guard let creation else { return "\(name)()" }
      return creation.swift.hasPrefix(".")
        ? "\(name)\(creation.swift)" : "\(name)(\(creation.swift))"
    case .objectiveC:
      guard let creation else { return "[[\(name) alloc] init]" }
      return creation.objectiveC.hasPrefix("init")
        ? "[[\(name) alloc] \(creation.objectiveC)]" : "[\(name) \(creation.objectiveC)]"
    }
  }
}

/// The arguments of initializers.
enum Creation {
  /// The paths of the values that are arguments of an object's initializer, by kind.
  static let paths: [String: [String]] = [
    "button": ["buttonType"], "tableView": ["style"], "tableViewCell": ["style"],
    "barButtonItem": ["systemItem"], "tabBarItem": ["systemItem"],
    "tableColumn": ["identifier"], "tabViewItem": ["identifier"],
    "toolbar": ["explicitIdentifier", "implicitIdentifier"],
    "toolbarItem": ["explicitItemIdentifier", "implicitItemIdentifier"],
    "menuItem": ["isSeparatorItem"], "userDefaultsController": ["representsSharedInstance"],
    "pageViewController": ["transitionStyle", "navigationOrientation", "spineLocation"],
    "window": ["contentRect", "styleMask"], "panel": ["contentRect", "styleMask"],
  ]

  /// Returns the arguments of an object's initializer; nil for none.
  static func of(
    _ object: LayoutObject,
    _ platform: Platform
  ) -> (swift: String, objectiveC: String)? {
    platform == .macOS ? cocoa(object) : touch(object)
  }

  private static func touch(_ object: LayoutObject) -> (swift: String, objectiveC: String)? {
    func word(_ attribute: String, _ name: String, _ usual: String) -> CodeValue {
      let table = EnumerationTable.shared
      return table.value(object.attribute(attribute) ?? usual, of: name)
        ?? table.value(usual, of: name) ?? .none
    }
    switch object.kind {
    case "button":
      let type = word("buttonType", "UIButtonType", "custom")
      return ("type: \(type.swift)", "buttonWithType:\(type.objectiveC)")
    case "tableView":
      let style = word("style", "UITableViewStyle", "plain")
      return (
        "frame: .zero, style: \(style.swift)",
        "initWithFrame:CGRectZero style:\(style.objectiveC)"
      )
    case "tableViewCell":
      let style = CellStyle(object).value
      return (
        "style: \(style.swift), reuseIdentifier: nil",
        "initWithStyle:\(style.objectiveC) reuseIdentifier:nil"
      )
    case "collectionView":
      return (
        "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()",
        "initWithFrame:CGRectZero collectionViewLayout:[[UICollectionViewFlowLayout alloc] init]"
      )
    case "barButtonItem":
      guard let system = object.attribute("systemItem"),
        let item = EnumerationTable.shared.value(system, of: "UIBarButtonSystemItem")
      else { return nil }
      return (
        "barButtonSystemItem: \(item.swift), target: nil, action: nil",
        "initWithBarButtonSystemItem:\(item.objectiveC) target:nil action:nil"
      )
    case "tabBarItem":
      guard let system = object.attribute("systemItem"),
        let item = EnumerationTable.shared.value(system, of: "UITabBarSystemItem")
      else { return nil }
      let tag = object.attribute("tag").flatMap(Int.init) ?? 0
      return (
        "tabBarSystemItem: \(item.swift), tag: \(tag)",
        "initWithTabBarSystemItem:\(item.objectiveC) tag:\(tag)"
      )
    case "navigationItem": return ("title: \"\"", "initWithTitle:@\"\"")
    default: return nil
    }
  }

  private static func cocoa(_ object: LayoutObject) -> (swift: String, objectiveC: String)? {
    func identifier(_ attribute: String, _ type: String) -> (swift: String, objectiveC: String)? {
      guard let literal = object.attribute(attribute) else { return nil }
      let text = CodeValue(string: literal)
      return (
        "\(type)(\(text.swift))", text.objectiveC
      )
    }
    switch object.kind {
    case "tableColumn":
      return identifier("identifier", "NSUserInterfaceItemIdentifier").map {
        ("identifier: \($0.swift)", "initWithIdentifier:\($0.objectiveC)")
      }
    case "tabViewItem":
      return identifier("identifier", "").map {
        ("identifier: \($0.swift.dropFirst().dropLast())", "initWithIdentifier:\($0.objectiveC)")
      }
    case "toolbar":
      let name = object.attribute("explicitIdentifier") ?? object.attribute("implicitIdentifier")
      let text = CodeValue(string: name ?? object.id.rawValue)
      return ("identifier: \(text.swift)", "initWithIdentifier:\(text.objectiveC)")
    case "toolbarItem":
      let name =
        object.attribute("explicitItemIdentifier") ?? object.attribute("implicitItemIdentifier")
      let text = CodeValue(string: name ?? object.id.rawValue)
      return (
        "itemIdentifier: NSToolbarItem.Identifier(\(text.swift))",
        "initWithItemIdentifier:\(text.objectiveC)"
      )
    case "menuItem" where object.attribute("isSeparatorItem") == "YES":
      return (".separator()", "separatorItem")
    case "customObject" where object.attribute("customClass") == "NSFontManager":
      return (".shared", "sharedFontManager")
    case "userDefaultsController" where object.attribute("representsSharedInstance") == "YES":
      return (".shared", "sharedUserDefaultsController")
    case "window", "panel": return WindowCreation(object).arguments
    default: return nil
    }
  }
}

/// The arguments of the initializer of an AppKit window.
struct WindowCreation {
  let arguments: (swift: String, objectiveC: String)

  init(_ window: LayoutObject) {
    var numbers = ["0", "0", "480", "270"]
    if case .record(let rect)? = window.property("contentRect")?.value {
      let found = ["x", "y", "width", "height"].compactMap { rect[$0].flatMap(Double.init) }
        .filter(\.isFinite)
      if found.count == 4 { numbers = found.map(CodeNumber.text) }
    }
    let words = window.properties.compactMap { property -> String? in
      property.path.parent.rawValue == "styleMask" && property.value.literal == "YES"
        ? property.path.name : nil
    }
    let mask =
      EnumerationTable.shared.options(words, of: "NSWindowStyleMask")
      ?? CodeValue("[.titled]", "NSWindowStyleMaskTitled")
    arguments = (
      "contentRect: CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3])), styleMask: \(mask.swift), backing: .buffered, defer: true",
      "initWithContentRect:NSMakeRect(\(numbers.joined(separator: ", "))) "
        + "styleMask:\(mask.objectiveC) backing:NSBackingStoreBuffered defer:YES"
    )
  }
}
