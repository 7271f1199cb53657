import LayoutModel

/// The bars that cover the edges of a controller's view, and their insets.
///
/// Measured on Interface Builder's canvases. The version limits are chosen between the observed
/// versions.
struct ControllerBars {
  let document: DocumentFacts
  let environment: LayoutEnvironment

  /// A navigation bar.
  struct NavigationBar: Equatable, Sendable {
    var isTranslucent = true
    var hasPrompt = false
    var hasLargeTitles = false
    /// True for a bar whose view is stored as hidden. The canvas draws it anyway (2 of 2 roots of one
    /// app), but at run time it takes no room.
    var isHiddenAtRunTime = false
    var height: Double { hasPrompt ? 74 : 44 }
  }

  // MARK: - Safe areas

  /// Returns the safe area insets of a controller's view, in points.
  ///
  /// - Parameter first: The kind of the view's first subview.
  func safeArea(of controller: Int, stored: Frame?, above first: ViewKind?) -> Insets {
    let facts = document.controllers[controller]
    let size = stored?.size ?? environment.canvas
    let canvas = screen(of: controller)
    let bar = navigationBar(of: controller)
    if isPopover(controller), size != canvas { return .zero }
    let isPart = isEmbedded(controller) || facts.bars.isFreeform && bar == nil
    if isPart, size != canvas, isTooLowForBars(size) { return .zero }
    let edges = environment.screenEdges
    if let sheet = sheetInsets(size, bar, controller, above: first) { return sheet }
    if facts.bars.isFreeform, bar == nil, environment.toolsVersion < 9000 { return .zero }
    let isFull =
      facts.bars.isFreeform
      ? isScreenOfItsOwn(controller, size) : size.height >= canvas.height - 0.5
    var insets = Insets(left: edges.sides, right: edges.sides)
    // From 13000, canvases show the status bar even if it is turned off (15 of 15 roots of 9
    // apps; before, 0 of 4 roots).
    let showsStatusBar =
      (facts.bars.hasStatusBar || environment.toolsVersion >= 13000)
      && !isInEmbeddedTabBar(controller)
    let status = showsStatusBar ? statusBar(above: size) : 0
    insets.top = status
    if let bar { insets.top += height(of: bar) + largeTitle(of: controller, bar, above: first) }
    let isBelowBar = bar.map { !liesBehind($0, controller) } ?? leavesRoomForBar(controller, size)
    if isBelowBar {
      insets.top = 0
      if let bar, isFull, !facts.bars.isFreeform { insets.bottom = status + height(of: bar) }
    }
    let coversEnd =
      isFull ? !facts.bars.isFreeform || reachesEnd(size) : isScreenWhereEmbedded(controller)
    insets.bottom += bottomInset(
      controller,
      isFull: coversEnd,
      hasOpaqueBar: isBelowBar && bar?.isTranslucent != true,
      size
    )
    if !isBelowBar, doublesInsets, isFull, bar != nil || !isShown(controller) {
      insets.top += status
      if coversEnd { insets.bottom += edges.homeIndicator }
    }
    if isBelowBar, let bar, leavesDoubledRoom(for: bar, size) {
      insets.bottom += edges.homeIndicator
    }
    return insets
  }

  /// Returns true for a view that is lower than the canvas by an opaque bar and twice the status bar.
  /// Then the inset at its bottom counts twice too (5 of 5 roots of one app).
  private func leavesDoubledRoom(for bar: NavigationBar, _ size: Size) -> Bool {
    let room = 2 * environment.screenEdges.statusBar + height(of: bar)
    return doublesInsets && abs(environment.canvas.height - size.height - room) < 0.5
  }

  /// Returns true if a controller's view extends below a bar. It extends below an opaque one only if
  /// its controller says so (34 of 37 roots of one app).
  func liesBehind(_ bar: NavigationBar, _ controller: Int) -> Bool {
    let facts = document.controllers[controller]
    return facts.extendsBelowTopBar && (bar.isTranslucent || facts.extendsBelowOpaqueBars)
  }

  /// Returns true for a view that is lower than the canvas by the heights of the status bar and a
  /// navigation bar, although the document has no such bar: it lies below one that code or another
  /// document shows (of all roots as low, 196 of 200 have no top inset).
  private func leavesRoomForBar(_ controller: Int, _ size: Size) -> Bool {
    guard environment.rootSizing == .stored, !isHeld(controller),
      !document.controllers[controller].bars.isFreeform,
      abs(size.width - environment.canvas.width) < 0.5
    else { return false }
    let room = environment.screenEdges.statusBar + height(of: NavigationBar())
    return abs(environment.canvas.height - size.height - room) < 0.5
  }

  /// Returns the height of the status bar. In a document without a device, a view that is not as
  /// wide as the canvas was laid out on another one, which had a status bar (1 of 1 root).
  private func statusBar(above size: Size) -> Double {
    let isFromElsewhere =
      document.header.deviceID == nil && environment.rootSizing == .stored
      && size.width != environment.canvas.width
    return isFromElsewhere ? 20 : environment.screenEdges.statusBar
  }

  /// Returns the safe area insets of a view without a controller, as in a xib, in points.
  func safeArea(ofFreeView facts: ViewFacts, size: Size) -> Insets {
    guard document.header.platform == .iOS else { return .zero }
    switch facts.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableViewCellContentView:
      return .zero
    default: break
    }
    let canvas = environment.canvas
    // A view wider than the canvas of a phone with a notch has all insets of a screen (13 of 13
    // roots; without a notch, 0 of 3).
    let isWide = size.width > canvas.width + 0.5 && environment.screenEdges.front == .notch
    let isFull = size.height >= canvas.height - 0.5
    if isTooLowForBars(size), !isWide { return .zero }
    var insets = Insets(left: environment.screenEdges.sides, right: environment.screenEdges.sides)
    let status = environment.screenEdges.statusBar
    insets.top = status
    if facts.bars.top == .navigation {
      insets.top = facts.bars.isTopTranslucent ? status + height(of: NavigationBar()) : 0
    }
    // From Xcode 14.3, a xib's view of any height is a screen of its own (8 of 8 roots; at tools
    // version 21507, 0 of 2).
    let isScreen = environment.toolsVersion >= 21600 && !document.header.isStoryboard
    if isFull || (isScreen || isWide) && environment.rootSizing == .stored {
      insets.bottom = environment.screenEdges.homeIndicator
    }
    if doublesInsets {
      if insets.top > 0 { insets.top += status }
      if isFull { insets.bottom *= 2 }
    }
    return insets
  }

  /// Returns true for a freeform view that has the insets of a screen: on canvases with a device,
  /// if it is high enough (24 of 25 roots on phones with a notch), and from Xcode 16 on if no other
  /// controller shows it (11 of 11 roots; otherwise 0 of 2). An inherited bar at the bottom covers
  /// a view that is as wide as the canvas and at least as high (19 of 19 roots of 10 apps).
  private func isScreenOfItsOwn(_ controller: Int, _ size: Size) -> Bool {
    document.header.deviceID != nil && environment.rootSizing == .stored
      && environment.toolsVersion >= 14000 && (size.height >= 480 || isScreenAtAnySize(size))
      && (reservedBottomBar(of: controller) == nil || coversCanvas(size))
      && (environment.toolsVersion < 23700 || !isShown(controller))
  }

  /// Returns true for an embedded view that reaches to the end of a screen, whatever its height: from
  /// Xcode 14.3 on (7 of 7 roots of 3 apps; before, 1 of 11 of 6 apps).
  private func isScreenWhereEmbedded(_ controller: Int) -> Bool {
    environment.rootSizing == .stored && environment.toolsVersion >= 21600
      && !document.controllers[controller].bars.isFreeform && isEmbedded(controller)
  }

  private func coversCanvas(_ size: Size) -> Bool {
    let canvas = environment.canvas
    return abs(size.width - canvas.width) < 0.5 && size.height > canvas.height - 0.5
  }

  /// Returns false for a freeform view that is narrower and lower than the canvas: it has no inset at
  /// its bottom (18 of 18 roots of 2 apps).
  private func reachesEnd(_ size: Size) -> Bool {
    environment.rootSizing != .stored || size.width > environment.canvas.width - 0.5
      || size.height > environment.canvas.height - 0.5 || isScreenAtAnySize(size)
  }

  /// Returns true for a freeform view that has the insets of a screen whatever its height: as in xibs,
  /// one that is wider than a phone with a notch, and from Xcode 14.3 on any (11 of 11 roots of 3 apps).
  private func isScreenAtAnySize(_ size: Size) -> Bool {
    environment.rootSizing == .stored && environment.screenEdges.front == .notch
      && (environment.toolsVersion >= 21600 || size.width > environment.canvas.width + 0.5)
  }

  /// Returns true if a view is too low to be the screen of a phone. Before tools version 15000 such
  /// a view has no insets (8 of 8 embedded roots and 3 of 3 freeform ones; 3 of 3 higher ones have
  /// them).
  private func isTooLowForBars(_ size: Size) -> Bool {
    environment.toolsVersion < 15000 && size.height < 480
  }

  /// Returns the insets that the margins of a view without a controller respect.
  ///
  /// From Xcode 11 to 14.2 these are the insets of the view's safe area, with and without safe areas
  /// (10 of 10 roots).
  func freeMarginInsets(_ safeArea: Insets) -> Insets {
    let respectsAll =
      !document.header.isStoryboard && environment.rootSizing == .stored
      && (15000..<21700).contains(environment.toolsVersion)
    return respectsAll || environment.usesSafeAreas ? safeArea : safeArea.sides
  }

  /// True if the insets of the screen count twice, without those of bars. Xcode 16 doubles them on
  /// phones with a notch in portrait (22 of 22 roots, and 10 of 10 of 4 apps above a tab bar; in
  /// landscape 0 of 3). Those of a controller that another one shows without a bar count once (3 of 3
  /// roots), and that at the bottom of a low xib view too (the top counts twice in 3 of 3 of one app).
  private var doublesInsets: Bool {
    (23700..<30000).contains(environment.toolsVersion) && environment.screenEdges.front == .notch
      && environment.rootSizing == .stored && !isOnItsSide
  }

  private var isOnItsSide: Bool { environment.canvas.width > environment.canvas.height }

  /// Returns the insets of a page sheet, which is 54, 20 or 10 points shorter than the device; nil
  /// if the view is not one.
  private func sheetInsets(
    _ size: Size,
    _ bar: NavigationBar?,
    _ controller: Int,
    above first: ViewKind?
  ) -> Insets? {
    let missing = environment.canvas.height - size.height
    guard abs(size.width - environment.canvas.width) < 0.5,
      !document.controllers[controller].bars.isFreeform
    else { return nil }
    if let bar, !bar.isTranslucent, !document.controllers[controller].extendsBelowOpaqueBars {
      return nil
    }
    if let bar, isNewSheet(missing) {
      let isLarge = largeTitle(of: controller, bar, above: first) > 0
      return Insets(top: isLarge ? 126 : 70, bottom: 0)
    }
    guard missing == 54 || missing == 20 || missing == 10 else { return nil }
    let home = environment.screenEdges.homeIndicator
    // From Xcode 13 on, a sheet with a bar has no bottom inset (5 of 5 roots; before, 0 of 1), and a
    // sheet that is ten points shorter never has one (12 of 12 roots of 7 apps). A tab bar covers the
    // sheets in it (3 of 3 roots).
    let keepsEnd = missing != 10 && (bar == nil || environment.toolsVersion < 19000)
    let end = reservedBottomBar(of: controller) == .tab ? 49 + home : keepsEnd ? home : 0
    return Insets(top: bar == nil ? 0 : 56, bottom: end)
  }

  /// Returns true for the height by which sheets are shorter than a phone with a notch from tools
  /// version 24000 on: that of the status bar. The top inset with a bar is 70 points (2 of 2 roots)
  /// and 126 with a large title (3 of 3). Without a bar it is the status bar (2 of 2).
  private func isNewSheet(_ missing: Double) -> Bool {
    hasHighBars && environment.screenEdges.front == .notch && environment.rootSizing == .stored
      && missing > 0 && missing == environment.screenEdges.statusBar
  }

  private func bottomInset(
    _ controller: Int,
    isFull: Bool,
    hasOpaqueBar: Bool,
    _ size: Size
  ) -> Double {
    if roomOfBottomBar(below: controller) != nil { return 0 }
    let bars = document.controllers[controller].bars
    let bar = navigationBar(of: controller)
    let isShortened =
      hasOpaqueBar && !bars.isFreeform
      && (environment.canvas.height - size.height <= mostRoom
        || bar.map { leavesDoubledRoom(for: $0, size) } ?? false)
    // A simulated bar lies at the bottom of a view of any size (2 of 2 roots).
    let hasOwnBar = bars.isFreeform && (bars.bottom == .tab || bars.bottom == .tool)
    guard isFull || isShortened || hasOwnBar else { return 0 }
    return bottomBarHeight(of: controller) ?? environment.screenEdges.homeIndicator
  }

  /// Returns the height of a controller's tab bar or toolbar, with the home indicator below it; nil if
  /// there is none.
  private func bottomBarHeight(of controller: Int) -> Double? {
    guard let bar = reservedBottomBar(of: controller) else { return nil }
    let home = environment.screenEdges.homeIndicator
    if let lowBottomBar { return lowBottomBar + home }
    return switch bar {
    case .tab: hasTabletBars ? tabletBar : (hasHighBars && isOnItsSide ? 52 : 49) + home
    case .tool: hasTabletBars ? tabletBar : (hasHighToolbars ? 49 : 44) + home
    default: nil
    }
  }

  /// The maximum height of a status bar and a navigation bar, in points: on canvases, higher ones
  /// leave no inset (7 views of one app).
  private var mostRoom: Double { environment.rootSizing == .stored ? 110 : 120 }

  /// Returns the height that the status bar and an opaque navigation bar take from a controller's
  /// view; nil if the view lies behind the bar or has none.
  func roomOfOpaqueBar(above controller: Int) -> Double? {
    guard let bar = navigationBar(of: controller), !bar.isTranslucent, !liesBehind(bar, controller)
    else { return nil }
    return environment.screenEdges.statusBar + height(of: bar)
  }

  /// Returns the height that a tab bar or toolbar takes from a controller's view at run time; nil if the
  /// view lies behind the bar or has none (`UIViewController.edgesForExtendedLayout`).
  func roomOfBottomBar(below controller: Int) -> Double? {
    guard environment.rootSizing == .screen,
      !document.controllers[controller].extendsBelowBottomBar
    else { return nil }
    return bottomBarHeight(of: controller)
  }

  /// The height of a tab bar or toolbar of a phone in landscape at run time, without the home
  /// indicator; nil elsewhere.
  var lowBottomBar: Double? { isLowScreen ? 32 : nil }

  /// True at run time on a screen of compact height, where bars are lower: a phone in landscape. The
  /// size class does not tell, because it can be one that includes others. The lowest screen of
  /// regular height, that of the iPhone 4s in portrait, has 480 points; the highest of compact
  /// height has fewer.
  private var isLowScreen: Bool {
    environment.rootSizing == .screen && environment.screen.height < 480
  }

  /// The height of a tab bar or toolbar of a tablet: 50 points, and 65 with a home indicator, which it
  /// covers in part (9 of 9 roots of 4 apps).
  private var tabletBar: Double { environment.screenEdges.homeIndicator > 0 ? 65 : 50 }

  /// True if toolbars are as high as tab bars: above a home indicator, and from Xcode 11 on everywhere
  /// (9 of 9 roots of 5 apps; before, 44 points).
  private var hasHighToolbars: Bool {
    environment.screenEdges.homeIndicator > 0
      || environment.rootSizing == .stored && environment.toolsVersion >= 14800
  }

  /// Returns the height of a navigation bar on this canvas or screen. At run time it is 12 points
  /// less on a phone in landscape.
  func height(of bar: NavigationBar) -> Double {
    if environment.rootSizing == .screen { return bar.height - (isLowScreen ? 12 : 0) }
    return bar.height + (hasHighBars ? 10 : hasTabletBars ? 6 : 0)
  }

  /// True if bars are those of tablets, which are 50 points high from Xcode 10 on (11 of 12 roots of 10
  /// apps; before, 44 points: 17 of 17 roots of 4 apps).
  private var hasTabletBars: Bool {
    environment.toolsVersion >= 14300 && !hasHighBars && environment.rootSizing == .stored
      && min(environment.canvas.width, environment.canvas.height) > 600
  }

  /// Returns the height that a large title adds to a bar on the canvas. At run time scrolling hides
  /// it.
  ///
  /// It is 52 points, and 47 on the narrowest phones. A table or a collection view that is the first
  /// subview hides it (13 of 17 roots, and 2 of 2).
  func largeTitle(
    of controller: Int,
    _ bar: NavigationBar,
    above first: ViewKind?
  ) -> Double {
    guard bar.hasLargeTitles, environment.rootSizing == .stored,
      !document.controllers[controller].refusesLargeTitle,
      first != .tableView, first != .collectionView
    else { return 0 }
    return environment.canvas.width <= 320 ? 47 : 52
  }

  /// True if bars are taller: from tools version 24000, on phones with a notch in landscape (19
  /// views of one document) and in portrait (7 of 7 roots of 5 apps), and without a notch (1 of 1).
  private var hasHighBars: Bool { (24000..<30000).contains(environment.toolsVersion) }
}
