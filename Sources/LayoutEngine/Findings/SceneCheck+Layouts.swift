import ConstraintSolver
import LayoutModel

/// The layouts of the scene, each computed once.
extension SceneCheck {
  /// Returns the canvas that represents a class: the document's own canvas, or Interface Builder's
  /// if the class has no screens. Returns nil if only its screens represent the class.
  func shownCanvas(
    of sizeClass: SizeClass,
    on screens: [LayoutScreen]
  ) -> LayoutEnvironment? {
    let own = LayoutEnvironment.sizeClass(sizeClass, on: canvas)
    return screens.isEmpty || own.equalsIgnoringClass(as: canvas) ? own : nil
  }

  /// Returns which views are entirely visible on the document's own canvas, with the rows of a
  /// class.
  mutating func visibleViews(in sizeClass: SizeClass) -> VisibleViews {
    let rows = rows(in: sizeClass)
    if let known = visibleViewsByRows[rows] { return known }
    var environment = canvas
    environment.sizeClass = sizeClass
    let visible = visibleViews(layout(in: environment))
    visibleViewsByRows[rows] = visible
    return visible
  }

  func visibleViews(_ layout: SolvedScene) -> VisibleViews {
    VisibleViews(layout, searchesOverlaps: screenKinds.contains(.overlap))
  }

  /// Returns the view tree of a class.
  mutating func tree(in sizeClass: SizeClass) -> SceneTree {
    let rows = rows(in: sizeClass)
    if let tree = trees[rows] { return tree }
    var tree = SceneTree(storage.facts, scene: scene, in: sizeClass, sharing: &varied)
    if let examinedRoots { tree.keepRoots(around: examinedRoots) }
    trees[rows] = tree
    return tree
  }

  mutating func layout(in environment: LayoutEnvironment) -> SolvedScene {
    let rows = rows(in: environment.sizeClass)
    if rows != sharedRows { (shared.solutions, shared.clear) = ([:], [:]) }
    sharedRows = rows
    // The layout changes the dictionaries in place if it has the only reference to them.
    let known = shared
    shared = SharedRoots()
    let layout = SolvedScene(
      storage,
      scene: scene,
      tree: tree(in: environment.sizeClass),
      environment,
      measurer,
      keepsSolutions: true,
      shared: consume known,
      omitsClear: screenKinds.isEmpty,
      abandonedRoots: abandonedRoots
    )
    shared = layout.shared
    return layout
  }
}
