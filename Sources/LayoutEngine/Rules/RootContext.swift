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
    let stored = tree.nodes[root].facts.frame?.size
    let bars = ControllerBars(document: document, environment: environment)
    let insets = bars.safeArea(of: controller, stored: tree.nodes[root].facts.frame)
    var size = rootSize(stored, isController: true)
    if environment.rootSizing == .stored, let stored { size = stored }
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
    let size = rootSize(facts.frame?.size, isController: false)
    let bars = ControllerBars(document: document, environment: environment)
    let insets = bars.safeArea(ofFreeView: facts, size: size)
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

  /// The stored size, taken along where the screen differs from the canvas.
  private func rootSize(_ stored: Size?, isController: Bool) -> Size {
    let stored = stored ?? environment.canvas
    guard environment.rootSizing == .screen else { return stored }
    let canvas = environment.canvas
    let keepsDistance = abs(stored.width - canvas.width) < 0.5
    guard keepsDistance, isController || stored == canvas else { return stored }
    let missing = canvas.height - stored.height
    guard missing >= 0, missing <= 130 else {
      return Size(width: environment.screen.width, height: stored.height)
    }
    return Size(
      width: environment.screen.width,
      height: max(0, environment.screen.height - missing)
    )
  }

  // MARK: - Held views

  /// The stored size, grown by as much as the holder has grown: a row, a header or a footer. A view in
  /// a bar and an item of a collection keep their size.
  private func heldSize(_ root: Int, _ solved: [Frame?]) -> Size {
    let node = tree.nodes[root]
    var size = node.facts.frame?.size ?? Size(width: 0, height: 0)
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
