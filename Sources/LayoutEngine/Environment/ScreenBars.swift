public import LayoutModel

/// The bars that a controller's view shares the screen with, in points.
public struct ScreenBars: Sendable, Equatable {
  /// The height of the status bar above the navigation bar.
  public var statusBar = 0.0
  /// The height of the navigation bar, with its large title and without the status bar; nil without
  /// a navigation bar.
  public var navigationBar: Double?
  /// The part of ``navigationBar`` that the large title takes.
  public var largeTitle = 0.0
  /// True if the view lies behind the navigation bar; false if it begins below it.
  public var liesBehindBar = true
  /// The height of the tab bar, with the home indicator; nil without one.
  public var tabBar: Double?
  /// The height of the toolbar, with the home indicator; nil without one.
  public var toolbar: Double?

  /// Creates a screen without bars.
  public init() {}
}

extension LayoutEngine {
  /// Returns the bars around the view of a scene's controller: those that it simulates, or that it
  /// inherits from the controllers that show it.
  ///
  /// - Returns: No bars without a controller, and in a popover or a view of its own size.
  public func bars(around scene: ObjectID?, in environment: LayoutEnvironment) -> ScreenBars {
    let facts = document
    guard let scene,
      let controller = facts.controllers.firstIndex(where: {
        facts.objects[$0.object].scene == scene
      })
    else { return ScreenBars() }
    let rules = ControllerBars(document: facts, environment: environment)
    let holder = facts.controllers[controller]
    if environment.rootSizing == .stored, rules.isHeld(controller), !rules.isPopover(controller) {
      // An embedded controller drawn by itself has no screen around it.
      if rules.navigationBar(of: controller) == nil { return ScreenBars() }
    }
    if rules.isPopover(controller) { return ScreenBars() }
    var bars = ScreenBars()
    if holder.bars.hasStatusBar { bars.statusBar = environment.screenEdges.statusBar }
    if let bar = rules.navigationBar(of: controller) {
      bars.largeTitle = rules.largeTitle(
        of: controller,
        bar,
        above: firstSubview(ofController: holder.object)
      )
      bars.navigationBar = rules.height(of: bar) + bars.largeTitle
      bars.liesBehindBar = rules.liesBehind(bar, controller)
    }
    let home = environment.screenEdges.homeIndicator
    switch rules.bottomBar(of: controller) {
    case .tab: bars.tabBar = (rules.lowBottomBar ?? 49) + home
    case .tool: bars.toolbar = (rules.lowBottomBar ?? (home > 0 ? 49 : 44)) + home
    default: break
    }
    return bars
  }

  /// Returns the kind of the first subview of a controller's view.
  private func firstSubview(ofController controller: Int) -> ViewKind? {
    let facts = document
    let root = facts.views.first { facts.parents[$0] == controller }
    guard let root, let first = facts.views.first(where: { facts.parents[$0] == root })
    else { return nil }
    return facts.viewFacts[first]?.facts.kind
  }
}

extension LayoutEnvironment {
  /// Returns the environment of an area of the screen that a container gives another controller. The
  /// area has no hardware or system bars at its edges.
  public func area(of size: Size) -> LayoutEnvironment {
    var result = self
    result.screen = size
    result.canvas = size
    result.rootSizing = .area
    result.screenEdges = ScreenEdges(front: .homeButton, statusBar: 0)
    return result
  }
}
