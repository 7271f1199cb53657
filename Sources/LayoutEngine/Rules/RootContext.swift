import LayoutModel

/// The properties that a root gets from its surroundings: its size, safe area and margins.
struct RootContext: Sendable, Equatable {
  var size: Size
  /// The safe area insets of the root.
  var safeArea = Insets.zero
  /// The margins of the root, including the safe area if they respect it.
  var margins = Insets(all: 8)
}

/// The role of a root.
enum RootRole: Sendable, Equatable {
  /// The view of a controller, as an index among the controllers.
  case controllerView(Int)
  /// A view of a xib, or one beside a controller in its scene.
  case free
  /// A view that another object positions, such as a cell, a header or a title view.
  case held
}

/// Computes the contexts of the roots of a scene.
struct RootContextBuilder {
  let storage: DocumentStorage
  let tree: SceneTree
  let environment: LayoutEnvironment

  var document: DocumentFacts {
    _read { yield storage.facts }
  }

  private var bars: ControllerBars {
    ControllerBars(document: document, environment: environment)
  }

  func role(of root: Int) -> RootRole {
    let node = tree.nodes[root]
    let parent = document.parents[node.object]
    if parent >= 0, let controller = document.controllerByObject[parent] {
      return .controllerView(controller)
    }
    return node.isTopmost && (parent < 0 || document.objects[parent].role != .object)
      ? .free : .held
  }

  /// Returns the context of a root.
  ///
  /// - Parameter solved: The frames found so far. They include the containers of a held root.
  func context(of root: Int, solved: [Frame?]) -> RootContext {
    switch role(of: root) {
    case .controllerView(let controller): controllerContext(root, controller)
    case .free: freeContext(root)
    case .held:
      RootContext(
        size: heldSize(root, solved),
        margins: LayoutMargins.held(tree, root, solved, environment)
      )
    }
  }

  // MARK: - Topmost views

  private func controllerContext(_ root: Int, _ controller: Int) -> RootContext {
    let stored = tree.nodes[root].facts.frame
    let size = rootSize(root, stored?.size)
    let first = tree.nodes[root].children.first.map { tree.nodes[$0].facts.kind }
    let covered = bars.safeArea(of: controller, stored: shape(root, stored), above: first)
    let insets = safeArea(root, covered)
    let margins = LayoutMargins.topmost(
      tree.nodes[root].facts,
      width: size.width,
      outside: environment.topmostMarginsRespectSafeArea ? insets : insets.sides,
      environment
    )
    return RootContext(
      size: size,
      safeArea: insets,
      margins: LayoutMargins.readable(
        keepingCanvas(margins, tree.nodes[root].facts),
        tree.nodes[root].facts,
        width: size.width,
        environment
      )
    )
  }

  private func freeContext(_ root: Int) -> RootContext {
    let facts = tree.nodes[root].facts
    let size = rootSize(root, contentOrOwnSize(root))
    let insets = safeArea(root, bars.safeArea(ofFreeView: facts, size: size))
    var margins = LayoutMargins.topmost(
      facts,
      width: size.width,
      outside: bars.freeMarginInsets(insets),
      environment
    )
    if document.header.isStoryboard || LayoutMargins.isPlainTopmost(facts, environment) {
      margins = LayoutMargins.plain(facts)
    } else {
      margins = keepingCanvas(margins, facts)
    }
    return RootContext(
      size: size,
      safeArea: insets,
      margins: LayoutMargins.readable(margins, facts, width: size.width, environment)
    )
  }

  /// Returns the margins of a topmost view, which are at least those of the canvas if the view
  /// preserves its superview's margins (3 of 3 roots).
  private func keepingCanvas(_ margins: Insets, _ facts: ViewFacts) -> Insets {
    facts.preservesSuperviewMargins ? margins.atLeast(LayoutMargins.canvas) : margins
  }

  /// Returns the stored size on the canvas and for components. On a screen, other roots have the
  /// screen's size, less the height that they leave free on the canvas.
  ///
  /// A controller's view whose stored size is still that of the canvas before devices has the size
  /// of the current canvas (62 views of one root).
  private func rootSize(_ root: Int, _ stored: Size?) -> Size {
    let canvas = environment.canvas
    let stored = stored ?? canvas
    if environment.rootSizing == .area, case .controllerView = role(of: root) {
      return environment.screen
    }
    guard !isComponent(root) else {
      return Size(width: givenWidth(root) ?? stored.width, height: stored.height)
    }
    guard environment.rootSizing == .screen else {
      return document.header.deviceID != nil && stored == RootContextBuilder.canvasBeforeDevices
        ? canvas : stored
    }
    if tree.nodes[root].facts.kind.isBar {
      return Size(width: environment.screen.width, height: stored.height)
    }
    let missing = canvas.height - stored.height
    let isAsWide = abs(stored.width - canvas.width) < 0.5
    let isLowered = isAsWide && (0...mostMissing(root)).contains(missing)
    let room = isAsWide && missing >= 44 ? roomOfOpaqueBar(above: root) : nil
    let end = roomOfBottomBar(below: root)
    // On the canvas, both bars take the missing height.
    let above = room ?? (isLowered ? max(0, missing - (end ?? 0)) : 0)
    return Size(
      width: environment.screen.width,
      height: max(0, environment.screen.height - above - (end ?? 0))
    )
  }

  /// Returns the height of a bar below a controller's view, above which the view ends; nil if there is
  /// none.
  private func roomOfBottomBar(below root: Int) -> Double? {
    guard case .controllerView(let controller) = role(of: root) else { return nil }
    return bars.roomOfBottomBar(below: controller)
  }

  /// Returns the height of the status bar and an opaque bar above a controller's view, which differs
  /// between screens; nil if it does not begin below such a bar.
  private func roomOfOpaqueBar(above root: Int) -> Double? {
    guard case .controllerView(let controller) = role(of: root) else { return nil }
    return bars.roomOfOpaqueBar(above: controller)
  }

  /// The canvas of Xcode 6 and 7, which represented all devices.
  private static let canvasBeforeDevices = Size(width: 600, height: 600)

  /// Returns the maximum height that bars and sheets take from a canvas, in points. A view that segues
  /// only present has no bars above it, but a sheet is lower by up to the highest status bar.
  private func mostMissing(_ root: Int) -> Double {
    guard case .controllerView(let controller) = role(of: root) else { return 130 }
    return bars.isOnlyPresented(controller) ? 62 : 130
  }

  /// Returns the frame that determines a root's bars. For a root that fills the screen it is the
  /// matching frame on the canvas.
  private func shape(_ root: Int, _ stored: Frame?) -> Frame? {
    if environment.rootSizing == .area { return Frame.zero.resized(environment.screen) }
    guard environment.rootSizing == .screen, !isComponent(root), let stored else { return stored }
    let size = rootSize(root, stored.size)
    return Frame.zero.resized(
      Size(
        width: environment.canvas.width,
        height: environment.canvas.height - (environment.screen.height - size.height)
      )
    )
  }

  /// Returns the safe area of a root. On a device the position of a component is unknown, so it has
  /// none.
  private func safeArea(_ root: Int, _ onScreen: Insets) -> Insets {
    environment.rootSizing == .screen && isComponent(root) ? .zero : onScreen
  }

  /// Returns true for a component: a root that does not fill the screen because something else
  /// determines its size. The engine uses its stored size instead.
  ///
  /// Components are xib views other than the owner's view at the canvas's size, views beside a
  /// controller, embedded controllers and popovers, freeform views that differ from the canvas in
  /// size, cells and bars.
  func isComponent(_ root: Int) -> Bool {
    switch role(of: root) {
    case .held: return true
    case .free:
      return document.header.isStoryboard || !isOwnersView(root)
        || tree.nodes[root].facts.frame?.size != environment.canvas
    case .controllerView(let controller):
      return bars.isHeld(controller)
        || document.controllers[controller].bars.isFreeform
          && tree.nodes[root].facts.frame?.size != environment.canvas
    }
  }

  /// Returns true for the view that the owner of a xib, a controller, shows.
  private func isOwnersView(_ root: Int) -> Bool {
    document.ownersView == tree.nodes[root].object
  }

  /// Returns the axes on which a root can grow with its contents. The stored size of a component is
  /// not a requirement. Table rows grow only in height, unless their table is part of a component.
  /// Headers and footers of a flow layout grow only on the axis on which it scrolls.
  func growableAxes(_ root: Int) -> [Axis] {
    guard isComponent(root) else { return [] }
    if givenWidth(root) != nil { return [.vertical] }
    let parent = tree.nodes[root].parent
    guard parent >= 0, !isComponent(tree.nodes[parent].root) else { return Axis.allCases }
    if let axis = flowAxis(root) { return [axis] }
    return tree.nodes[parent].facts.kind == .tableView ? [.vertical] : Axis.allCases
  }

  /// Returns the width that the environment gives a component of a xib: a table cell, or a view at
  /// least as wide as the narrowest phone. Nil for other roots.
  private func givenWidth(_ root: Int) -> Double? {
    guard let width = environment.componentWidth, !document.header.isStoryboard,
      case .free = role(of: root), !isOwnersView(root)
    else { return nil }
    let facts = tree.nodes[root].facts
    let isFullWidth =
      facts.kind == .tableViewCell
      || (facts.frame?.width ?? 0) >= RootContextBuilder.narrowestScreen
    return isFullWidth ? width : nil
  }

  /// The width of the narrowest phone, in points.
  private static let narrowestScreen = 320.0

  // MARK: - Held views

  /// Returns the stored size; for a collection view cell that of its content, as the cell's is
  /// often stale.
  private func contentOrOwnSize(_ root: Int) -> Size? {
    CellRules(document: document, tree: tree, environment: environment).storedSize(root)
  }

  /// Returns the axis on which a flow layout that places a header or footer scrolls; nil for other
  /// roots. On the other axis, the header or footer is as long as its collection view
  /// (`UICollectionViewFlowLayout`, "headerReferenceSize").
  private func flowAxis(_ root: Int) -> Axis? {
    let node = tree.nodes[root]
    guard node.facts.kind == .collectionReusableView, node.parent >= 0 else { return nil }
    return document.flowAxes[tree.nodes[node.parent].object]
  }

  /// Returns the stored size. Rows, headers and footers grow in width by as much as their container
  /// has, or fill their table. Those of a flow layout are as long as their collection view across the
  /// scroll direction. Views in bars and collection items keep their size, and so do the cells of
  /// macOS, which are as wide as a column of their table.
  private func heldSize(_ root: Int, _ solved: [Frame?]) -> Size {
    let node = tree.nodes[root]
    var size = contentOrOwnSize(root) ?? Size(width: 0, height: 0)
    guard node.parent >= 0, !document.isMac,
      tree.nodes[node.parent].facts.kind == .tableView
        || node.facts.kind == .collectionReusableView,
      let before = tree.nodes[node.parent].facts.frame, let now = solved[node.parent],
      environment.rootSizing != .stored || environment.rowsFillTables
    else { return size }
    switch flowAxis(root) {
    case .vertical: size.width = now.width
    case .horizontal: size.height = now.height
    case nil: size.width = max(0, size.width + now.width - before.width)
    }
    if environment.rowsFillTables, tree.nodes[node.parent].facts.kind == .tableView {
      let isInset = tree.nodes[node.parent].facts.cell.cellStyle == "insetGrouped"
      size.width = isInset ? min(size.width, now.width) : now.width
    }
    return size
  }
}
