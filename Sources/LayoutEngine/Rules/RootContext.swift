import LayoutModel

/// What a root is given from outside: its size, and what keeps free of its edges.
struct RootContext: Sendable, Equatable {
  var size: Size
  /// How far bars and hardware reach into the root.
  var safeArea = Insets.zero
  /// The margins of the root itself, safe area included where it counts.
  var margins = Insets(all: 8)
}

/// Where a root stands.
enum RootRole: Sendable, Equatable {
  /// The view of a controller, as an index among the controllers.
  case controllerView(Int)
  /// A view of a xib, or beside a controller in its scene.
  case free
  /// A cell, a header, a title view and whatever else another object places.
  case held
}

/// Works out what surrounds the roots of a scene.
struct RootSurroundings {
  let document: DocumentFacts
  let tree: SceneTree
  let environment: LayoutEnvironment

  func role(of root: Int) -> RootRole {
    let node = tree.nodes[root]
    let parent = document.parents[node.object]
    if parent >= 0, let controller = document.controllerByObject[parent] {
      return .controllerView(controller)
    }
    return node.isTopmost && (parent < 0 || document.objects[parent].role != .object)
      ? .free : .held
  }

  /// The context of a root.
  ///
  /// - Parameter solved: The frames found so far; the holders of a held root are among them.
  func context(of root: Int, solved: [Frame?]) -> RootContext {
    switch role(of: root) {
    case .controllerView(let controller): controllerContext(root, controller)
    case .free: freeContext(root)
    case .held:
      RootContext(
        size: heldSize(root, solved),
        margins: LayoutMargins.plain(tree.nodes[root].facts)
      )
    }
  }

  // MARK: - Topmost views

  private func controllerContext(_ root: Int, _ controller: Int) -> RootContext {
    let stored = tree.nodes[root].facts.frame
    let bars = ControllerBars(document: document, environment: environment)
    let size = rootSize(root, stored?.size)
    let insets = safeArea(root, bars.safeArea(of: controller, stored: shape(root, stored)))
    let margins = LayoutMargins.topmost(
      tree.nodes[root].facts,
      width: size.width,
      outside: environment.usesSafeAreas ? insets : insets.sides,
      environment
    )
    return RootContext(
      size: size,
      safeArea: insets,
      margins: keepingCanvas(margins, tree.nodes[root].facts)
    )
  }

  private func freeContext(_ root: Int) -> RootContext {
    let facts = tree.nodes[root].facts
    let size = rootSize(root, contentOrOwnSize(root))
    let bars = ControllerBars(document: document, environment: environment)
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
    return RootContext(size: size, safeArea: insets, margins: margins)
  }

  /// Margins of a topmost view that may keep those of the canvas, which is a view as others (3 of 3
  /// roots).
  private func keepingCanvas(_ margins: Insets, _ facts: ViewFacts) -> Insets {
    facts.preservesSuperviewMargins ? margins.atLeast(LayoutMargins.canvas) : margins
  }

  /// The stored size on the canvas, and of what a screen holds; the screen's for what fills it, less
  /// what the canvas leaves free at its end.
  private func rootSize(_ root: Int, _ stored: Size?) -> Size {
    let stored = stored ?? environment.canvas
    guard environment.rootSizing == .screen, !isComponent(root) else { return stored }
    let canvas = environment.canvas
    let missing = canvas.height - stored.height
    let isAsWide = abs(stored.width - canvas.width) < 0.5
    let isLowered = isAsWide && (0...RootSurroundings.mostMissing).contains(missing)
    return Size(
      width: environment.screen.width,
      height: max(0, environment.screen.height - (isLowered ? missing : 0))
    )
  }

  /// The most that bars and sheets keep of a canvas's height.
  private static let mostMissing = 130.0

  /// The frame by which a root's bars are found: of one that fills any screen, the canvas's.
  private func shape(_ root: Int, _ stored: Frame?) -> Frame? {
    guard environment.rootSizing == .screen, !isComponent(root), let stored else { return stored }
    let size = rootSize(root, stored.size)
    return Frame.zero.resized(
      Size(
        width: environment.canvas.width,
        height: environment.canvas.height - (environment.screen.height - size.height)
      )
    )
  }

  /// What covers a root. On a device a component lies where nobody knows, and nothing covers it.
  private func safeArea(_ root: Int, _ onScreen: Insets) -> Insets {
    environment.rootSizing == .screen && isComponent(root) ? .zero : onScreen
  }

  /// True for a root that does not fill the screen: something else gives it its size, for which the
  /// stored one stands.
  ///
  /// These are views of a xib that are not the view of its owner at the canvas's size, views beside a
  /// controller, children and popovers, freeform views of another size than the canvas, cells and bars.
  func isComponent(_ root: Int) -> Bool {
    switch role(of: root) {
    case .held: return true
    case .free:
      return document.header.isStoryboard || !isOwnersView(root)
        || tree.nodes[root].facts.frame?.size != environment.canvas
    case .controllerView(let controller):
      let bars = ControllerBars(document: document, environment: environment)
      return bars.isHeld(controller)
        || document.controllers[controller].bars.isFreeform
          && tree.nodes[root].facts.frame?.size != environment.canvas
    }
  }

  /// True for the view that the owner of a xib, a controller, shows.
  private func isOwnersView(_ root: Int) -> Bool {
    document.ownersView == tree.nodes[root].object
  }

  /// The axes on which a root grows with what its contents require: what a component is stored with is
  /// no requirement. The rows of a table are as wide as the table, unless that is part of a component.
  func yieldingAxes(_ root: Int) -> [Axis] {
    guard isComponent(root) else { return [] }
    let parent = tree.nodes[root].parent
    guard parent >= 0, tree.nodes[parent].facts.kind == .tableView,
      !isComponent(tree.nodes[parent].root)
    else { return Axis.allCases }
    return [.vertical]
  }

  // MARK: - Held views

  /// The stored size; of a cell of a collection that of its content, as the cell's own is often stale.
  private func contentOrOwnSize(_ root: Int) -> Size? {
    CellRules(document: document, tree: tree, environment: environment).storedSize(root)
  }

  /// The stored size, grown by as much as the holder has grown: a row, a header or a footer. A view in
  /// a bar and an item of a collection keep their size.
  private func heldSize(_ root: Int, _ solved: [Frame?]) -> Size {
    let node = tree.nodes[root]
    var size = contentOrOwnSize(root) ?? Size(width: 0, height: 0)
    guard node.parent >= 0,
      tree.nodes[node.parent].facts.kind == .tableView
        || node.facts.kind == .collectionReusableView,
      let before = tree.nodes[node.parent].facts.frame, let now = solved[node.parent],
      environment.rootSizing == .screen
    else { return size }
    size.width = max(0, size.width + now.width - before.width)
    return size
  }
}
