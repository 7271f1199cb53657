import LayoutModel

/// A scene as code: names, views in the order of their creation, constraints.
struct CodeScene {
  /// The class that the code declares.
  struct Container {
    /// Its name.
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
    case itself
    /// A plain object that owns the views.
    case holder
  }

  let container: Container
  let platform: Platform
  let scene: ObjectID?
  /// The scene's name in the first line of the code.
  let title: String
  var views: [CodeView] = []
  var guides: [CodeGuide] = []
  var constraints: [CodeConstraint] = []
  var items: [ObjectID: CodeItem] = [:]
  var names: [SceneCode.Name] = []
  var omissions: [SceneCode.Omission] = []
  /// The values that code sets on views.
  var settings: [CodeSetting] = []

  /// True if anything differs between size classes.
  var dependsOnClass: Bool {
    constraints.contains(where: \.dependsOnClass) || views.contains { $0.installed != .all }
      || settings.contains { $0.values.common == nil }
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

  /// The views with subviews that are installed in some classes only, each with all its subviews.
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
