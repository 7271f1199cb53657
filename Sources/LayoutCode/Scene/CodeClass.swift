import LayoutModel

/// A class of the code: its views in the order of their creation, its constraints and connections.
struct CodeClass {
  /// The class's declaration.
  struct Container {
    /// The name of the class.
    let name: String
    /// The class that it inherits from.
    let base: String
    /// The root of its view hierarchy.
    let root: Root
  }

  /// The root of the view hierarchy.
  enum Root {
    /// A controller's view, created in `loadView`.
    case controllerView(ObjectID)
    /// A controller that creates its view itself, or has none.
    case controller
    /// The class is the view.
    case itself(ObjectID)
    /// A plain object that owns the views.
    case holder
  }

  let container: Container
  let platform: Platform
  /// The objects whose connections are those of the class.
  let owners: Set<ObjectID>
  /// True for the class of a prototype cell.
  let isPrototype: Bool
  var objects: [CodeObject] = []
  var guides: [CodeGuide] = []
  /// The identifiers of guides that the code creates.
  var guideIdentifiers: [ObjectID: String] = [:]
  var constraints: [CodeConstraint] = []
  var items: [ObjectID: CodeItem] = [:]
  /// The values that code sets on objects.
  var settings: [CodeSetting] = []
  /// The connections whose source is in the class, in document order.
  var connections: [LayoutObject] = []
  /// The names that the class uses.
  var space: NameSpace

  init(
    container: Container,
    platform: Platform,
    owners: Set<ObjectID>,
    isPrototype: Bool = false
  ) {
    self.container = container
    self.platform = platform
    self.owners = owners
    self.isPrototype = isPrototype
    space = NameSpace(base: container.base)
  }

  /// The views.
  var views: [CodeObject] { objects.filter(\.isView) }

  /// The id of the view that the class is or has; nil without one.
  var rootID: ObjectID? {
    switch container.root {
    case .controllerView(let id), .itself(let id): id
    case .controller, .holder: nil
    }
  }

  /// What places each view.
  var placings: [ObjectID: FrameRules.Placing] {
    let known = Dictionary(objects.map { ($0.object.id, $0.object) }) { first, _ in first }
    let pairs = views.map { view in
      let rules = FrameRules(
        view.object,
        view.attachment,
        view.object.parent.flatMap { known[$0] },
        isRoot: view.object.id == rootID
      )
      return (view.object.id, rules.placing)
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Returns the expression of the frame that the document gives to the view that the class is; nil
  /// for other classes, and for cells, whose table sizes them.
  func ownFrame(in language: CodeLanguage) -> String? {
    guard case .itself(let id) = container.root,
      let root = objects.first(where: { $0.object.id == id })?.object,
      FrameRules(root, .none, nil, isRoot: true).placing == .root
    else { return nil }
    return FrameExpression.text(of: root, platform, in: language)
  }

  /// True if the document names the class of the root view.
  var hasOwnName: Bool { objects.first { $0.object.id == rootID }?.type.own != nil }

  /// Returns true for the table or the collection of a controller that has a property for it, if the
  /// list has a class of its own: the property's type is the toolkit's.
  func isListOfItsOwn(_ id: ObjectID) -> Bool {
    guard case .controllerView(id) = container.root,
      let root = objects.first(where: { $0.object.id == id })
    else { return false }
    return !root.isDeclared && root.type.custom != nil
  }

  /// True if the class is a controller.
  var isController: Bool {
    switch container.root {
    case .controller, .controllerView: true
    case .itself, .holder: false
    }
  }

  /// True if the class has a trait collection: only UIKit has size classes, and a holder is not in
  /// a view hierarchy.
  var hasTraits: Bool {
    if platform == .macOS { return false }
    if case .holder = container.root { return false }
    return true
  }

  /// Returns the toolkit's class for a name without prefix, such as `View`.
  func type(_ name: String) -> String { platform.classPrefix + name }

  /// The views that have subviews which are installed only in some classes, each with all its
  /// subviews.
  var arrangements: [(holder: ObjectID, subviews: [CodeObject])] {
    var order: [ObjectID] = []
    var subviews: [ObjectID: [CodeObject]] = [:]
    for view in objects where view.isView {
      guard case .subview(let holder) = view.attachment else { continue }
      if subviews[holder] == nil { order.append(holder) }
      subviews[holder, default: []].append(view)
    }
    return order.compactMap { holder in
      let views = subviews[holder] ?? []
      return views.contains { $0.installed != .all } ? (holder, views) : nil
    }
  }

  /// The modules that the class needs besides the toolkit.
  var modules: [String] { objects.flatMap(\.type.modules) }
}

/// The classes of a scene: that of the scene first, then those of prototype cells.
struct CodeScene {
  /// The owner of a xib.
  struct Owner {
    let id: ObjectID
    /// The class.
    let name: String
  }

  let platform: Platform
  let scene: ObjectID?
  /// The scene's name in the first line of the code.
  let title: String
  var classes: [CodeClass] = []
  var names: [SceneCode.Name] = []
  /// The controllers of the document and their classes.
  var controllers = ControllerNames()
  /// The xib's owner, if it is another object than the class; nil otherwise.
  var otherOwner: Owner?
  /// The objects that stand for the application of AppKit.
  var applications: Set<ObjectID> = []
  /// The objects that stand for the first responder, of all scenes of the document: each scene has
  /// its own, and they are the same object.
  var firstResponders: Set<ObjectID> = []

  /// The modules that the code imports, sorted.
  var modules: [String] {
    let toolkit = platform == .macOS ? "AppKit" : "UIKit"
    let bases = classes.compactMap { ClassTable.of(platform).named($0.container.base)?.module }
    return Set(classes.flatMap(\.modules) + bases + [toolkit]).sorted()
  }
}
