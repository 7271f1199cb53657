package import LayoutModel

/// Draws the views of a scene on a canvas as the system does.
package struct ScenePainter {
  private let scene: PreviewScene
  private let canvas: PreviewCanvas
  private let showsInactive: Bool
  private let showsHidden: Bool
  private let surroundings: ControlContext.Surroundings
  private var subviews: [[Int]]

  /// Prepares a scene.
  ///
  /// - Parameters:
  ///   - showsInactive: True to outline views that are not installed.
  ///   - showsHidden: True to draw hidden views faintly.
  package init(
    _ scene: PreviewScene,
    on canvas: PreviewCanvas,
    showsInactive: Bool = false,
    showsHidden: Bool = false
  ) {
    self.scene = scene
    self.canvas = canvas
    self.showsInactive = showsInactive
    self.showsHidden = showsHidden
    var surroundings = ControlContext.Surroundings(
      objects: scene.objects,
      palette: scene.palette,
      sizeClass: canvas.sizeClass,
      era: Era(toolsVersion: scene.toolsVersion),
      isRightToLeft: canvas.isRightToLeft
    )
    surroundings.namesInBars = ScenePainter.namesInBars(scene, canvas, surroundings)
    self.surroundings = surroundings
    subviews = Array(repeating: [], count: scene.views.count)
    for (index, view) in scene.views.enumerated() {
      if let parent = view.parent, subviews.indices.contains(parent) {
        subviews[parent].append(index)
      }
    }
  }

  /// Returns the titles of the navigation bars, and the names of the controllers whose bars show them in
  /// the place of a title.
  private static func namesInBars(
    _ scene: PreviewScene,
    _ canvas: PreviewCanvas,
    _ surroundings: ControlContext.Surroundings
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, view) in scene.views.enumerated() where view.kind == "navigationBar" {
      guard canvas.frames.indices.contains(index), canvas.frames[index] != nil,
        let object = scene.objects[view.id]
      else { continue }
      if !NavigationBarControl.lacksTitle(object, surroundings) {
        let item = scene.objects.children(of: object.id, in: ":items").last
        let title = item.flatMap { LookValues($0, in: canvas.sizeClass).text("title") }
        names.formUnion([title].compactMap { $0 })
      } else if view.controllerClass != nil {
        names.formUnion([view.controllerName, view.controllerClass].compactMap { $0 })
      }
    }
    return names
  }

  /// A drawing of views, and how faithful each view is.
  package struct Painting {
    /// The views that no drawn view contains, back to front.
    package var roots: [DrawingItem] = []
    /// The form of each view that is part of the layout; nil for others.
    package var forms: [DrawnForm?]
    /// Messages about what the drawing adds to the views.
    package var notes: [String] = []
  }

  /// Draws all views.
  package func painting() -> Painting {
    let inherited = inheritances()
    var painting = Painting(forms: Array(repeating: nil, count: scene.views.count))
    var drawn: [DrawnView?] = Array(repeating: nil, count: scene.views.count)
    // Subviews follow their superviews, so that backwards each view finds its subviews drawn.
    for index in scene.views.indices.reversed() {
      guard let (view, form) = draw(index, inherited[index], drawn) else {
        // A hidden view hides its subviews.
        if hasPlace(index) { leaveOut(subviews[index], &drawn, &painting.forms) }
        continue
      }
      drawn[index] = view
      painting.forms[index] = view.state == .active ? form : nil
      for subview in subviews[index] { drawn[subview] = nil }
    }
    let roots = drawn.compactMap { $0.map(DrawingItem.view) }
    let room = Frame(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    var placement = AnnotationPlacement(of: scene.views, in: room, around: roots)
    var legibility = Legibility(on: paper, in: room)
    painting.roots = legibility.grounded(StandIns.uncovered(placement.placed(roots)))
    painting.notes = placement.notes + legibility.notes
    return painting
  }

  /// The color behind all views.
  var paper: DrawingColor {
    let isMac = scene.palette.platform == .macOS
    return scene.palette.system(isMac ? "windowBackgroundColor" : "systemBackgroundColor")
  }

  /// Draws some views without their subviews. The cost depends on these views and those above them.
  package func views(_ indices: Set<Int>) -> [DrawnView] {
    let nothing = [DrawnView?](repeating: nil, count: scene.views.count)
    let inherited = inheritances(of: indices)
    return indices.filter(scene.views.indices.contains).compactMap { index in
      draw(index, inherited[index], nothing)?.0
    }
  }

  /// Returns true for a view that would be drawn if it were visible.
  private func hasPlace(_ index: Int) -> Bool {
    index < canvas.frames.count && canvas.frames[index] != nil
      && scene.objects[scene.views[index].id] != nil
  }

  /// Removes views with their subviews.
  private func leaveOut(
    _ indices: [Int],
    _ drawn: inout [DrawnView?],
    _ forms: inout [DrawnForm?]
  ) {
    var rest = indices
    while let index = rest.popLast() {
      (drawn[index], forms[index]) = (nil, nil)
      rest += subviews[index]
    }
  }

  // MARK: - Inheritance

  /// Returns what each view inherits from the views above it.
  ///
  /// - Parameter wanted: The views for which the result must hold; nil for all.
  private func inheritances(of wanted: Set<Int>? = nil) -> [ControlContext.Inherited] {
    let root = ControlContext.Inherited(
      tint: scene.palette.tint,
      backdrop: scene.palette.system("systemBackgroundColor")
    )
    var result = Array(repeating: root, count: scene.views.count)
    let holders = wanted.map(above)
    // Superviews come before their subviews.
    for index in scene.views.indices where !subviews[index].isEmpty {
      if let holders, !holders.contains(index) { continue }
      let inherited = result[index]
      let passed = context(index, inherited).map(passing) ?? inherited
      for subview in subviews[index] { result[subview] = passed }
    }
    return result
  }

  /// Returns the views above some views.
  private func above(_ indices: Set<Int>) -> Set<Int> {
    var result: Set<Int> = []
    for index in indices where scene.views.indices.contains(index) {
      var next = scene.views[index].parent
      while let holder = next, result.insert(holder).inserted {
        next = scene.views.indices.contains(holder) ? scene.views[holder].parent : nil
      }
    }
    return result
  }

  private func passing(_ context: ControlContext) -> ControlContext.Inherited {
    var result = context.inherited
    result.tint = context.color("tintColor") ?? result.tint
    if let color = context.background, color.alpha > 0.5 { result.backdrop = color }
    if context.object.kind == "tableView" {
      let table = TableLook(context)
      result.table = table
      if context.background == nil,
        let ground = context.background(ofSystem: table.background(context.palette))
      {
        result.backdrop = ground
      }
    }
    return result
  }

  private func context(
    _ index: Int,
    _ inherited: ControlContext.Inherited
  ) -> ControlContext? {
    guard let object = scene.objects[scene.views[index].id] else { return nil }
    var inherited = inherited
    let view = scene.views[index]
    if view.controllerName != nil || view.controllerClass != nil {
      inherited.controllerClass = view.controllerClass
      inherited.controllerName = view.controllerName
      inherited.controllerDetail = view.controllerDetail
    }
    let values = LookValues(object, in: canvas.sizeClass)
    var surroundings = surroundings
    if scene.palette.platform == .macOS {
      let own = MacAppearance.own(of: object.kind, values) ?? view.windowAppearance
      inherited.appearance = own ?? inherited.appearance
      inherited.appearance.map { surroundings.palette.appearance = $0 }
      if own != nil {
        inherited.tint = surroundings.palette.tint
        inherited.backdrop = surroundings.palette.system("windowBackgroundColor")
      }
    }
    let frame = index < canvas.frames.count ? canvas.frames[index] : nil
    return ControlContext(
      object: object,
      values: values,
      size: Size(width: max(0, frame?.width ?? 0), height: max(0, frame?.height ?? 0)),
      surroundings: surroundings,
      inherited: inherited,
      hasSubviews: !subviews[index].isEmpty,
      contentInset: canvas.contentInsets[index] ?? 0,
      places: ["tableView", "splitView"].contains(object.kind) ? places(in: index) : [:]
    )
  }

  /// Returns the frames of the subviews of a view in it.
  private func places(in view: Int) -> [ObjectID: Frame] {
    var places: [ObjectID: Frame] = [:]
    for subview in subviews[view] where canvas.frames.indices.contains(subview) {
      places[scene.views[subview].id] = canvas.frames[subview].map { relative($0, to: view) }
    }
    return places
  }

  // MARK: - Views

  private func draw(
    _ index: Int,
    _ inherited: ControlContext.Inherited,
    _ drawn: [DrawnView?]
  ) -> (DrawnView, DrawnForm?)? {
    guard index < canvas.frames.count, let frame = canvas.frames[index],
      let context = context(index, inherited)
    else { return nil }
    if isBehindTab(context.object) { return nil }
    let info = scene.views[index]
    let look = ViewLook(context)
    let reason = index < canvas.reasons.count ? canvas.reasons[index] : nil
    let state: DrawnView.State = reason != nil ? .ghost : look.isHidden ? .hidden : .active
    if state == .ghost && !showsInactive || state == .hidden && !showsHidden { return nil }
    var view = DrawnView(
      index: index,
      title: "\(info.name) (\(info.kind) \(info.id))",
      frame: relative(frame, to: info.parent),
      state: state
    )
    view.subviews = subviews[index].compactMap { drawn[$0].map(DrawingItem.view) }
    guard state != .ghost else {
      view.items = [.rectangle(context.bounds.inset(by: 0.5), paint: ScenePainter.outline)]
      return (view, nil)
    }
    let plain = ControlTable.draw(context)
    let mirrors = canvas.isRightToLeft && ControlTable.mirrors(context)
    let drawing = mirrors ? plain.mirrored(in: context.size.width) : plain
    view.opacity = look.opacity
    view.items = look.background(of: drawing, context) + drawing.items
    if let own = info.windowAppearance, own != scene.palette.appearance {
      view.items.insert(windowGround(in: own, context), at: 0)
    }
    view.overlay = drawing.overlay + look.border(context)
    if drawing.clips || look.clips { view.clipRadius = drawing.radius ?? look.radius }
    return (view, drawing.form)
  }

  /// Returns the background of the window around a view, in the window's own appearance. That of other windows
  /// is the background of the picture.
  private func windowGround(in appearance: Appearance, _ context: ControlContext) -> DrawingItem {
    var palette = scene.palette
    palette.appearance = appearance
    return .rectangle(context.bounds, paint: .fill(palette.system("windowBackgroundColor")))
  }

  /// Returns true for the view of a tab that another tab covers.
  private func isBehindTab(_ view: LayoutObject) -> Bool {
    guard let item = view.parent.flatMap({ scene.objects[$0] }), item.kind == "tabViewItem",
      let tabs = item.parent.flatMap({ scene.objects[$0] }), tabs.kind == "tabView"
    else { return false }
    return MacTabView.shownItem(of: tabs, surroundings) != item.id
  }

  /// The outline of a view that the system does not show.
  private static let outline = Paint(
    stroke: DrawingColor(0x8e8e93),
    width: 1,
    dash: [2, 3]
  )

  private func relative(_ frame: Frame, to parent: Int?) -> Frame {
    guard let parent, canvas.frames.indices.contains(parent), let outer = canvas.frames[parent]
    else { return frame }
    return Frame(
      x: frame.x - outer.x,
      y: frame.y - outer.y,
      width: frame.width,
      height: frame.height
    )
  }
}
