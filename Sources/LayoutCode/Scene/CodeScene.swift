import LayoutModel

/// One scene as code sees it: names, views in the order in which they are made, constraints.
struct CodeScene {
  /// What the code's class is.
  struct Container {
    /// Its name.
    let name: String
    /// The class that it inherits from.
    let base: String
    /// How its hierarchy begins.
    let root: Root
  }

  /// Where the hierarchy of views begins.
  enum Root {
    /// A controller's view, made in `loadView`.
    case controllerView(ObjectID)
    /// A controller that makes its view itself, or has none.
    case controller
    /// The class is the view.
    case itself
    /// Views that the class only holds.
    case holder
  }

  let container: Container
  let platform: Platform
  let scene: ObjectID?
  /// What the first line of the code says the scene is called.
  let title: String
  var views: [CodeView] = []
  var guides: [CodeGuide] = []
  var constraints: [CodeConstraint] = []
  var items: [ObjectID: CodeItem] = [:]
  var names: [SceneCode.Name] = []
  var omissions: [SceneCode.Omission] = []
  /// Values of views that one class or several set.
  var settings: [CodeSetting] = []

  /// True if anything differs between size classes.
  var isVaried: Bool {
    constraints.contains(where: \.isVaried) || views.contains { $0.installed != .all }
      || settings.contains { $0.values.common == nil }
  }

  /// True if the class has a trait collection: size classes are the toolkit's of phones and tablets
  /// only, and a holder is no part of a hierarchy.
  var hasTraits: Bool {
    if platform == .macOS { return false }
    if case .holder = container.root { return false }
    return true
  }

  /// The class of the toolkit that a name without prefix stands for, such as `View`.
  func type(_ name: String) -> String { platform.classPrefix + name }

  /// The views with subviews that come and go, each with all of its subviews.
  var arrangements: [(holder: ObjectID, subviews: [CodeView])] {
    var order: [ObjectID] = []
    var subviews: [ObjectID: [CodeView]] = [:]
    for view in views {
      guard case .subview(let holder) = view.attachment else { continue }
      if subviews[holder] == nil { order.append(holder) }
      subviews[holder, default: []].append(view)
    }
    return order.compactMap { holder in
      let views = subviews[holder] ?? []
      return views.contains { $0.installed != .all } ? (holder, views) : nil
    }
  }

  /// The modules that the code imports, sorted.
  var modules: [String] {
    let toolkit = platform == .macOS ? "AppKit" : "UIKit"
    return Set(views.flatMap(\.type.modules) + [toolkit]).sorted()
  }
}
