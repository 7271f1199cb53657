internal import LayoutModel
internal import LayoutPreview

/// The views of a picture: those of a scene, those of the scenes that its containers show, and
/// stand-ins for bars and other views that the document doesn't contain.
///
/// A navigation controller shows its root, a tab bar controller its first child, a split view
/// controller its columns side by side, and a container view the embedded scene.
struct SceneParts {
  /// A view of the picture.
  struct Node {
    /// The index of the object: in the document, or after its objects among the stand-ins.
    let object: Int
    /// The node that contains this one; nil for a topmost one.
    let parent: Int?
    /// The index of the part.
    let part: Int
    /// The kind of stand-in, which determines its place; nil for a view that the engine lays out.
    let standIn: StandIn?
  }

  /// A scene in the picture.
  struct Part {
    /// The scene whose views are drawn; nil in a xib.
    let scene: ObjectID?
    /// The node in whose area the scene lies; nil for the whole picture.
    let host: Int?
    /// The place among the columns of a split view; nil for the whole area.
    let column: Column?
    /// The controllers that contain this one, outermost first, as indices in the document.
    let containers: [Int]
    /// The scene's controller, as an index in the document.
    let controller: Int?
  }

  /// A column among several.
  struct Column {
    let number: Int
    let count: Int
  }

  /// The kinds of stand-in.
  enum StandIn: Equatable {
    case navigationBar
    case tabBar
    case toolbar
    case plate
    /// The title bar of the window around a view, above the view at a node, with its height and its
    /// distance from the view in points. The distance of a bar that covers the view is its negative height.
    case titleBar(Int, height: Double, distance: Double)
    /// The tabs above the view at a node.
    case tabs(Int)
    /// The menu bar of a scene or xib without views, with its width in points.
    case menuBar(width: Double)
    /// An open menu of a xib without views, with its place in the picture.
    case menu(Frame)
    /// A line of a plate, counted from the top.
    case line(Int, of: Int)
  }

  private let source: PreviewSource
  /// The stand-in objects, which the document doesn't contain.
  private(set) var standIns: [LayoutObject] = []
  private(set) var nodes: [Node] = []
  private(set) var parts: [Part] = []
  /// Messages about what the picture leaves out.
  private(set) var notes: [String] = []

  /// The height of tabs above a view, in points.
  static let tabHeight = 30.0
  /// The maximum depth of scenes inside scenes.
  private static let deepest = 8
  /// The number of views after which no further scenes are added.
  private static let mostNodes = 20_000

  /// Collects the views of a scene, or of a xib.
  init(_ source: PreviewSource, scene: ObjectID?) {
    self.source = source
    add(scene, host: nil, column: nil, containers: [], path: [])
  }

  /// Returns an object of the picture.
  func object(_ index: Int, in document: Document) -> LayoutObject {
    let place = index - document.objects.count
    return place < 0 ? document.objects[index] : standIns[place]
  }

  // MARK: - Scenes

  private mutating func add(
    _ scene: ObjectID?,
    host: Int?,
    column: Column?,
    containers: [Int],
    path: [ObjectID]
  ) {
    let controller = source.controller(of: scene)
    func part(_ scene: ObjectID?) -> Part {
      // The bars of outer controllers aren't shown in an embedded scene.
      let containers =
        host == nil
        ? BarReader.containers(of: scene, in: source, inner: containers) : containers
      return Part(
        scene: scene,
        host: host,
        column: column,
        containers: containers,
        controller: controller
      )
    }
    guard let scene else {
      parts.append(part(nil))
      addViews(of: nil, part: 0, host: nil)
      if nodes.isEmpty, !addMenuBar(of: nil, part: 0), !addMenus(part: 0) {
        addPlate(["No views"], part: 0, host: nil)
      }
      return
    }
    let path = path + [scene]
    guard path.count <= SceneParts.deepest, nodes.count < SceneParts.mostNodes,
      !path.dropLast().contains(scene)
    else {
      parts.append(part(scene))
      addLeftOut(scene, isRepeated: path.dropLast().contains(scene), host: host)
      return
    }
    if let controller, addContents(of: controller, host, column, containers, path) { return }
    parts.append(part(scene))
    let number = parts.count - 1
    let first = nodes.count
    addViews(of: scene, part: number, host: host)
    if nodes.count == first {
      if host == nil, addMenuBar(of: scene, part: number) { return }
      let lines = lines(of: scene, controller)
      addPlate(lines, part: number, host: host)
    } else {
      addEmbedded(from: first, path)
    }
    addBars(part: number)
  }

  /// Adds a plate for a scene that lies in itself or too deep in others, as the last part.
  private mutating func addLeftOut(_ scene: ObjectID, isRepeated: Bool, host: Int?) {
    let title = source.graphScene(scene)?.title ?? scene.rawValue
    note(
      isRepeated
        ? "\(title) contains itself; it is drawn once."
        : "\(title) lies in too many containers and is left out."
    )
    addPlate([title, "contains itself"], part: parts.count - 1, host: host)
  }

  /// Adds the contents of a container in its place. Returns false for other controllers, and for a
  /// container whose contents the document lacks.
  private mutating func addContents(
    of controller: Int,
    _ host: Int?,
    _ column: Column?,
    _ containers: [Int],
    _ path: [ObjectID]
  ) -> Bool {
    let isSplit = source.document.objects[controller].kind == "splitViewController"
    var scenes = source.contents(of: controller, SceneParts.relationships)
    if !isSplit { scenes = Array(scenes.prefix(1)) }
    guard !scenes.isEmpty else { return false }
    let inner = containers + [controller]
    guard isSplit, column == nil, scenes.count > 1 else {
      if let first = scenes.first {
        add(first, host: host, column: column, containers: inner, path: path)
      }
      return true
    }
    let shown = scenes.prefix(3)
    for (number, scene) in shown.enumerated() {
      let column = Column(number: number, count: shown.count)
      add(scene, host: host, column: column, containers: inner, path: path)
    }
    return true
  }

  /// The relationships of a container to the controllers that it shows at once.
  private static let relationships: Set<String> = [
    "rootViewController", "viewControllers", "masterViewController", "supplementaryViewController",
    "detailViewController", "splitItems", "tabItems", "window.shadowedContentViewController",
  ]

  /// Adds the scenes that container views embed.
  private mutating func addEmbedded(from first: Int, _ path: [ObjectID]) {
    for node in first..<nodes.count {
      let view = object(nodes[node].object, in: source.document)
      guard view.kind == "containerView" else { continue }
      let scenes = source.embedded(in: view.id)
      guard let scene = scenes.first else { continue }
      add(scene, host: node, column: nil, containers: [], path: path)
    }
  }

  /// Adds the views below a controller's view, or below all top-level views of a xib.
  private mutating func addViews(of scene: ObjectID?, part: Int, host: Int?) {
    let objects = source.document.objects
    var nodeByObject: [Int: Int] = [:]
    var titled: [(node: Int, window: LayoutObject)] = []
    var roots: [Int] = []
    let toolbars = source.shownToolbars(of: scene)
    for index in source.members[scene] ?? [] where objects[index].role == .view {
      var above = objects[index].parent.flatMap { source.indexByID[$0] }
      var isInBar = false
      while let holder = above, objects[holder].role == .object {
        // A Touch Bar is no part of the window.
        isInBar =
          isInBar || toolbars.contains(objects[holder].id) || objects[holder].kind == "touchBar"
        above = objects[holder].parent.flatMap { source.indexByID[$0] }
      }
      // The title bar draws the views of its items.
      if isInBar { continue }
      let parent = above.flatMap { nodeByObject[$0] }
      let isBelowView = above.map { objects[$0].role == .view } ?? false
      let isRoot =
        parent == nil && !isBelowView
        && (scene == nil || objects[index].key == "view")
      guard parent != nil || isRoot else { continue }
      nodeByObject[index] = nodes.count
      nodes.append(Node(object: index, parent: parent ?? host, part: part, standIn: nil))
      if isRoot { roots.append(nodes.count - 1) }
      if isRoot, host == nil,
        let window = source.window(around: index, inside: parts[part].containers)
      {
        titled.append((nodes.count - 1, window))
      }
    }
    let hasTabs = roots.first.map { addTabs(part: part, host: host, above: $0) } ?? false
    for (node, window) in titled {
      addTitleBar(of: window, above: node, part: part, distance: hasTabs ? SceneParts.tabHeight : 0)
    }
  }

  /// Adds the title bar of a window, with its toolbar.
  ///
  /// - Parameter distance: The height, in points, of what lies between the bar and the view.
  private mutating func addTitleBar(
    of window: LayoutObject,
    above node: Int,
    part: Int,
    distance: Double
  ) {
    // Tabs above the view move it out from under the bar.
    let covers = window.hasFullSizeContent && distance == 0
    var bar = StandInObject.titleBar(of: window, covers: covers)
    let toolbar = WindowToolbar(
      of: window,
      in: bar,
      containers: parts[part].containers,
      controller: parts[part].controller,
      source
    )
    if let toolbar {
      bar.properties.append(StandInObject.attribute("displayMode", toolbar.mode))
    }
    let height = TitleBarSize.height(isUtility: window.isUtilityPanel) + (toolbar?.height ?? 0)
    addStandIn(
      bar,
      .titleBar(node, height: height, distance: covers ? -height : distance),
      part: part,
      parent: nil
    )
    for item in toolbar?.items ?? [] { addItem(item) }
  }

  /// Adds the menu bar of a scene or xib without views. Returns false without a main menu.
  private mutating func addMenuBar(of scene: ObjectID?, part: Int) -> Bool {
    guard let menus = MenuBar(of: scene, part: part, source) else { return false }
    addStandIn(menus.bar, .menuBar(width: menus.width), part: part, parent: nil)
    for item in menus.items { addItem(item) }
    return true
  }

  /// Adds the topmost menus of a xib without views, in rows. Returns false without menus.
  private mutating func addMenus(part: Int) -> Bool {
    var rows = TopLevelRows()
    let menus = OpenMenu.all(in: source)
    for menu in menus {
      let size = menu.size
      let place = rows.place(Frame(x: 0, y: 0, width: size.width, height: size.height), below: 0)
      addStandIn(menu.menu, .menu(place), part: part, parent: nil)
      for item in menu.items { addItem(item) }
    }
    return !menus.isEmpty
  }

  /// Adds the tabs above a view that a tab view controller of macOS shows. Returns false if there are
  /// none.
  private mutating func addTabs(part: Int, host: Int?, above node: Int) -> Bool {
    guard source.isMac, parts[part].scene != nil,
      let tabs = TabStrip(parts[part], number: part, source)
    else { return false }
    addStandIn(tabs.bar, .tabs(node), part: part, parent: host)
    for item in tabs.items { addItem(item) }
    return true
  }

  // MARK: - Stand-ins

  /// Adds a stand-in below a node, and returns its node.
  @discardableResult
  mutating func addStandIn(
    _ object: LayoutObject,
    _ kind: StandIn,
    part: Int,
    parent: Int?
  ) -> Int {
    nodes.append(
      Node(
        object: source.document.objects.count + standIns.count,
        parent: parent,
        part: part,
        standIn: kind
      )
    )
    standIns.append(object)
    return nodes.count - 1
  }

  /// Adds an object that belongs to a stand-in and is not drawn by itself, such as a bar's item.
  mutating func addItem(_ object: LayoutObject) { standIns.append(object) }

  private mutating func addPlate(_ lines: [String], part: Int, host: Int?) {
    let object = StandInObject.plate(part, isMac: source.isMac)
    let plate = addStandIn(object, .plate, part: part, parent: host)
    for (number, line) in lines.enumerated() {
      let label = StandInObject.line(line, number, of: part)
      addStandIn(label, .line(number, of: lines.count), part: part, parent: plate)
    }
  }

  /// Returns the known facts about a controller whose view isn't in the document.
  private mutating func lines(of scene: ObjectID, _ controller: Int?) -> [String] {
    guard let facts = source.graphScene(scene) else { return [scene.rawValue] }
    if let reference = facts.reference {
      let name = reference.storyboard ?? "This storyboard"
      let target = reference.identifier.map { "\u{2192} \($0)" } ?? "\u{2192} initial scene"
      return [name, target] + (reference.bundle.map { ["in \($0)"] } ?? [])
    }
    guard let controller else {
      return facts.title == facts.kindName ? [facts.title] : [facts.title, facts.kindName]
    }
    var lines = [facts.customClass ?? facts.title]
    if lines.first != facts.kindName { lines.append(facts.kindName) }
    if let nib = source.document.objects[controller].attribute("nibName") {
      lines.append("view from \(nib)")
    } else if facts.kind == "pageViewController" {
      lines.append("its pages come from code")
    } else if source.document.platform == .watchOS, facts.kind != "hostingController" {
      lines.append("contents are not drawn")
      note("Pictures don't show the contents of scenes of watchOS.")
    } else {
      lines.append("view comes from code")
    }
    return lines
  }

  private mutating func addBars(part number: Int) {
    let part = parts[number]
    guard let controller = part.controller, !source.isMac else { return }
    let bars = BarReader(source, controller: controller, containers: part.containers)
    for (kind, bar, items) in bars.bars(part: number) {
      addStandIn(bar, kind, part: number, parent: part.host)
      for item in items { addItem(item) }
    }
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}
