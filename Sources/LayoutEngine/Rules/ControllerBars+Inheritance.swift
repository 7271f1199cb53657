import LayoutModel

/// The bars that a controller inherits from the controllers that lead to it.
extension ControllerBars {
  /// Returns the simulated or inherited navigation bar of a controller's view.
  func navigationBar(of controller: Int) -> NavigationBar? {
    guard var bar = document.inheritedBars.navigationBars[controller],
      !(bar.isHiddenAtRunTime && environment.rootSizing != .stored)
    else { return nil }
    bar.hasPrompt = bar.hasPrompt || document.controllers[controller].hasPrompt
    return bar
  }

  /// Returns the simulated or inherited bottom bar of a controller's view.
  func bottomBar(of controller: Int) -> SimulatedBars.Bar? {
    document.inheritedBars.bottomBars[controller]
  }

  /// Returns the bottom bar for which the safe area of a controller's view leaves room.
  ///
  /// A pushed controller can hide the bar. On canvases with safe areas, the inset at the bottom stays
  /// (27 of 27 roots of one app); a layout guide has none (1 of 1 root).
  func reservedBottomBar(of controller: Int) -> SimulatedBars.Bar? {
    environment.rootSizing == .stored && environment.usesSafeAreas
      ? document.inheritedBars.keptBottomBars[controller] : bottomBar(of: controller)
  }

  /// Returns the screen of a controller: simulated, inherited along segues, or the canvas.
  func screen(of controller: Int) -> Size {
    document.inheritedBars.screens[controller] ?? environment.canvas
  }

  /// Returns true for a controller that another one embeds or shows in a popover.
  func isHeld(_ controller: Int) -> Bool { isEmbedded(controller) || isPopover(controller) }

  /// Returns true for a controller to which a segue leads, and not only a relationship. Custom and
  /// embed segues do not count: a controller that they show at the size of the canvas is a screen
  /// of its own (11 of 11 roots of 2 apps).
  func isShown(_ controller: Int) -> Bool {
    document.controllers[controller].incoming.contains {
      let segue = document.segues[$0]
      return segue.relationship == nil && segue.kind != "custom" && segue.kind != "embed"
    }
  }

  /// Returns true if all segues to a controller present it, and the document gives it no bars.
  func isOnlyPresented(_ controller: Int) -> Bool {
    let incoming = document.controllers[controller].incoming.map { document.segues[$0].kind }
    return !incoming.isEmpty && incoming.allSatisfy { $0 == "presentation" || $0 == "modal" }
      && navigationBar(of: controller) == nil && bottomBar(of: controller) == nil
  }

  func isPopover(_ controller: Int) -> Bool { document.inheritedBars.isPopover[controller] }

  /// Returns true for a child of an embedded tab bar controller.
  func isInEmbeddedTabBar(_ controller: Int) -> Bool {
    document.inheritedBars.isInEmbeddedTabBar[controller]
  }

  func isEmbedded(_ controller: Int) -> Bool { document.inheritedBars.isEmbedded[controller] }
}
