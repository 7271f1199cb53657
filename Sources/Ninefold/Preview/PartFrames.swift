internal import LayoutEngine
internal import LayoutModel
internal import LayoutPreview

/// The frames of a picture's views in an environment, in the picture's coordinates.
struct PartFrames {
  /// The frame of each node; nil for those that are not shown.
  private(set) var frames: [Frame?] = []
  /// The distance by which bars move down the content of a scroll view or a navigation bar, or a
  /// header the rows of a table of macOS, by node. ``frames`` include it.
  private(set) var contentInsets: [Int: Double] = [:]
  /// The parts of the picture that are whole screens of a phone or tablet.
  private(set) var screens: [PreviewScreen] = []
  /// The size of the picture.
  private(set) var size = Size(width: 0, height: 0)
  /// The engine's note about layouts that it can't compute.
  private(set) var unsolvedNote: String?

  /// A part with its place in the picture.
  private struct Place {
    let area: Frame
    let environment: LayoutEnvironment
    let computed: Frames
    let bars: ScreenBars
    /// The frame of the part's views: the area without the bars that cover no views.
    let content: Frame
  }

  private let parts: SceneParts
  private let source: PreviewSource
  private let environment: LayoutEnvironment
  private var places: [Place?] = []
  private var nextX = 0.0
  private var rows = TopLevelRows()
  /// The heights of title bars and tabs above nodes.
  private let titled: [Int: Double]
  /// The places of prototype cells whose stored places are not usable, by node.
  private let stacked: [Int: Frame]

  /// Lays out the parts of a picture.
  ///
  /// - Parameter computed: The frames of the first part's scene in the environment, if they are
  ///   known.
  init(
    of parts: SceneParts,
    _ source: PreviewSource,
    in environment: LayoutEnvironment,
    computed: Frames? = nil
  ) {
    self.parts = parts
    self.source = source
    self.environment = environment
    titled = Dictionary(
      parts.nodes.compactMap { node in
        switch node.standIn {
        case .titleBar(let below, let height, let distance) where distance >= 0: (below, height)
        case .tabs(let below): (below, SceneParts.tabHeight)
        default: nil
        }
      },
      uniquingKeysWith: +
    )
    stacked = CellStacking(parts, source, environment.sizeClass).frames
    places = Array(repeating: nil, count: parts.parts.count)
    var opened = -1
    for node in parts.nodes {
      // The host of a part comes before the part's nodes, so its frame is known.
      while opened < node.part {
        opened += 1
        places[opened] = place(of: opened, known: opened == 0 ? computed : nil)
      }
      let frame = frame(of: node)
      frames.append(frame)
      if let frame, let inset = contentInset(of: node, frame) {
        contentInsets.updateValue(inset, forKey: frames.count - 1)
      }
    }
    for (node, frame) in zip(parts.nodes, frames) where node.parent == nil {
      guard let frame else { continue }
      size.width = max(size.width, frame.x + frame.width)
      size.height = max(size.height, frame.y + frame.height)
    }
    // A sheet is lower than the screen.
    screens = screens.map { screen in
      var result = screen
      result.frame.height = min(screen.frame.height, size.height - screen.frame.y)
      return result
    }
  }

  // MARK: - Parts

  /// The size of the screen or canvas.
  private var full: Size {
    if source.isMac { return Size(width: 400, height: 300) }
    if source.document.platform == .watchOS { return Size(width: 200, height: 240) }
    if environment.rootSizing != .stored { return environment.screen }
    return source.storedCanvas ?? environment.canvas
  }

  private mutating func place(of number: Int, known: Frames?) -> Place? {
    let part = parts.parts[number]
    guard var area = area(of: part) else { return nil }
    var environment = environment
    let isWhole = part.host == nil && part.column == nil
    if !isWhole, !source.isMac { environment = environment.area(of: area.size) }
    let computed = known ?? source.frames(in: environment, scene: part.scene)
    unsolvedNote = unsolvedNote ?? computed.unsolvedNote
    let root = parts.nodes.first {
      $0.part == number && $0.parent == part.host && $0.standIn == nil
    }
    let size = root.flatMap { computed[parts.object($0.object, in: source.document).id] }?.size
    let bars = bars(around: part, environment, area.size, root: size)
    var content = area
    if !bars.liesBehindBar, let bar = bars.navigationBar { content.y += bars.statusBar + bar }
    if let size { (content.width, content.height) = (size.width, size.height) }
    addScreen(part, area, content, bars, size)
    // The bar above a view of its own size is as wide as the view.
    if let size, bars.navigationBar != nil, !PartFrames.fills(size, area.size) {
      (area.width, area.height) = (size.width, size.height)
    }
    if part.column != nil, part.host == nil { nextX = area.x + (size?.width ?? area.width) + 1 }
    return Place(
      area: area,
      environment: environment,
      computed: computed,
      bars: bars,
      content: content
    )
  }

  /// Adds the screen that a part fills. A popover and a view of its own size have none.
  private mutating func addScreen(
    _ part: SceneParts.Part,
    _ area: Frame,
    _ content: Frame,
    _ bars: ScreenBars,
    _ root: Size?
  ) {
    guard part.host == nil, part.scene != nil, source.document.platform == .iOS,
      part.column == nil || abs(area.width - full.width) < 0.5,
      root.map({ bars != ScreenBars() && PartFrames.fills($0, area.size) }) ?? true
    else { return }
    let height = max(area.height, content.y + content.height - area.y)
    let frame = Frame(x: area.x, y: area.y, width: area.width, height: height)
    screens.append(screen(frame, statusBar: bars.statusBar))
  }

  private func screen(_ frame: Frame, statusBar: Double) -> PreviewScreen {
    let edges = environment.screenEdges
    return PreviewScreen(
      frame: frame,
      statusBar: statusBar,
      homeIndicator: edges.homeIndicator,
      hasNotch: edges.front == .notch
    )
  }

  /// Adds the screen that a topmost view of a xib fills.
  private mutating func addScreen(_ view: LayoutObject, _ frame: Frame) {
    let canvas = environment.rootSizing == .stored ? environment.canvas : environment.screen
    guard source.document.platform == .iOS, frame.size == canvas, canvas.height >= 320,
      view.kind != "tableViewCell", view.kind != "collectionViewCell",
      !view.properties.contains(where: { property in
        guard property.path.rawValue == "simulatedStatusBarMetrics" else { return false }
        if case .element("nil", _) = property.value { return true }
        return false
      })
    else { return }
    screens.append(screen(frame, statusBar: environment.screenEdges.statusBar))
  }

  private func area(of part: SceneParts.Part) -> Frame? {
    if let host = part.host, frames[host] == nil { return nil }
    let whole =
      part.host.flatMap { frames[$0] }
      ?? Frame(x: 0, y: 0, width: full.width, height: full.height)
    guard let column = part.column else { return whole }
    if source.isMac {
      let width = part.host == nil ? whole.width : whole.width / Double(max(1, column.count))
      let x = part.host == nil ? nextX : whole.x + Double(column.number) * width
      return Frame(x: x, y: whole.y, width: width, height: whole.height)
    }
    // On a narrow canvas each column has the whole width, so that both are recognized. A container
    // holds them side by side.
    guard whole.width >= 600 || part.host != nil else {
      let x = whole.x + Double(column.number) * (whole.width + 1)
      return Frame(x: x, y: whole.y, width: whole.width, height: whole.height)
    }
    let side = min(320, whole.width * 0.4) / max(1, Double(column.count - 1))
    let x = whole.x + Double(column.number) * (side + 1)
    let isLast = column.number == column.count - 1
    return Frame(
      x: x,
      y: whole.y,
      width: isLast ? whole.x + whole.width - x : side,
      height: whole.height
    )
  }

  private func bars(
    around part: SceneParts.Part,
    _ environment: LayoutEnvironment,
    _ area: Size,
    root: Size?
  ) -> ScreenBars {
    if source.isMac { return ScreenBars() }
    let kinds = Set(part.containers.map { source.document.objects[$0].kind })
    let isInTabs = kinds.contains("tabBarController")
    if let root {
      var bars = source.engine.bars(around: part.scene, in: environment)
      guard PartFrames.fills(root, area) else {
        // A view of its own size has no screen around it. A freeform one has its navigation bar.
        guard isFreeform(part), bars.navigationBar != nil else { return ScreenBars() }
        (bars.tabBar, bars.toolbar) = (nil, nil)
        return bars
      }
      if bars.navigationBar == nil, showsBarOfTabs(part) { bars.navigationBar = 44 }
      // The layout of the view depends on the toolbar alone.
      if bars.toolbar != nil, isInTabs { bars.tabBar = PartFrames.tabBar(in: environment) }
      return bars
    }
    var bars = source.engine.bars(around: part.scene, in: environment)
    if bars == ScreenBars() { bars.statusBar = environment.screenEdges.statusBar }
    if kinds.contains("navigationController"), bars.navigationBar == nil { bars.navigationBar = 44 }
    if isInTabs, bars.tabBar == nil { bars.tabBar = PartFrames.tabBar(in: environment) }
    return bars
  }

  /// Returns true for a view that is a screen of the area: as wide, and as high but for bars.
  private static func fills(_ root: Size, _ area: Size) -> Bool {
    abs(root.width - area.width) < 0.5 && root.height >= area.height - 130
  }

  /// Returns true for the scene of a controller whose document gives it a size of its own.
  private func isFreeform(_ part: SceneParts.Part) -> Bool {
    let controller = part.controller.map { source.document.objects[$0] }
    let metrics = controller?.property("simulatedDestinationMetrics")?.value
    guard case .element("freeformSimulatedSizeMetrics", _)? = metrics else { return false }
    return true
  }

  /// Returns the height of a tab bar with the home indicator.
  private static func tabBar(in environment: LayoutEnvironment) -> Double {
    49 + environment.screenEdges.homeIndicator
  }

  /// Returns true if a navigation controller shows a tab bar controller, and so its bar above the
  /// tabs. The layout of the tabs' views does not depend on that bar.
  private func showsBarOfTabs(_ part: SceneParts.Part) -> Bool {
    let holders = part.containers.map { source.document.objects[$0] }
    return zip(holders, holders.dropFirst()).contains { outer, inner in
      outer.kind == "navigationController" && inner.kind == "tabBarController"
        && outer.attribute("navigationBarHidden") != "YES"
    }
  }

  // MARK: - Nodes

  private mutating func frame(of node: SceneParts.Node) -> Frame? {
    guard let place = places[node.part] else { return nil }
    if let standIn = node.standIn { return frame(of: standIn, place) }
    let object = parts.object(node.object, in: source.document)
    let stored = object.storedFrame(in: place.environment.sizeClass)
    let restacked = stacked[frames.count]
    guard var frame = restacked ?? place.computed[object.id] ?? stored else { return nil }
    let part = parts.parts[node.part]
    if node.parent == part.host {
      if part.scene == nil {
        let placed = rows.place(frame, below: titled[frames.count] ?? 0)
        addScreen(object, placed)
        return placed
      }
      (frame.x, frame.y) = (place.content.x, place.content.y)
      frame.y += titled[frames.count] ?? 0
      return frame
    }
    guard let parent = node.parent, let outer = frames[parent] else { return nil }
    if object.kind == "tableViewCell" {
      frame = row(frame, in: node.parent.map { parts.nodes[$0] }, outer, place.environment)
    }
    if restacked == nil { frame = object.placedByShares(frame, in: outer.size) }
    if source.isMac, !isFlipped(parent) { frame.y = outer.height - frame.y - frame.height }
    if source.texts.isRightToLeft, placesBySystem(node, object) {
      frame.x = outer.width - frame.x - frame.width
    }
    frame.x += outer.x
    frame.y += outer.y + (contentInsets[parent] ?? 0)
    return frame
  }

  /// Returns the place of a row. Rows of an inset table stand off from its edges, also if they are
  /// stored as wide as the table.
  private func row(
    _ stored: Frame,
    in table: SceneParts.Node?,
    _ outer: Frame,
    _ environment: LayoutEnvironment
  ) -> Frame {
    guard let table, !source.isMac else { return stored }
    let object = parts.object(table.object, in: source.document)
    guard object.kind == "tableView" else { return stored }
    guard object.attribute("style") == "insetGrouped" else {
      return Frame(x: stored.x, y: stored.y, width: outer.width, height: stored.height)
    }
    guard abs(stored.width - outer.width) < 0.5 else { return stored }
    let inset = min(environment.rowInset(inTableOf: outer.width), outer.width / 2)
    return Frame(
      x: inset,
      y: stored.y,
      width: outer.width - 2 * inset,
      height: stored.height
    )
  }

  /// Returns true if the frames of a macOS view's subviews count from its upper edge.
  private func isFlipped(_ number: Int) -> Bool {
    func kind(_ node: SceneParts.Node) -> String {
      parts.object(node.object, in: source.document).kind
    }
    let shown = parts.nodes.dropFirst(number + 1).first { $0.parent == number }
    return MacCoordinates.isFlipped(kind(parts.nodes[number]), showing: shown.map(kind))
  }

  /// Returns true for views that the system itself places, and on the other side where text runs from
  /// right to left: the cells of collections, the contents of cells, and the parts of standard cells.
  private func placesBySystem(_ node: SceneParts.Node, _ object: LayoutObject) -> Bool {
    if object.kind == "tableViewCellContentView" || object.kind == "collectionViewCell" {
      return true
    }
    guard let content = object.parent.flatMap({ source.indexByID[$0] }) else { return false }
    let holder = source.document.objects[content]
    guard holder.kind == "tableViewCellContentView",
      let cell = holder.parent.flatMap({ source.indexByID[$0] })
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { name in
      source.document.objects[cell].attribute(name) == object.id.rawValue
    }
  }

  // MARK: - Contents of scroll views

  /// Returns the distance by which bars move down a scroll view's content, or by which the status
  /// bar moves down a navigation bar's content; nil for none.
  private func contentInset(of node: SceneParts.Node, _ frame: Frame) -> Double? {
    if source.isMac { return headerInset(of: node, frame) }
    guard let place = places[node.part] else { return nil }
    if node.standIn == .navigationBar { return place.bars.statusBar }
    if node.standIn != nil { return nil }
    let object = parts.object(node.object, in: source.document)
    let bar = place.bars.navigationBar
    let covered = place.area.y + place.bars.statusBar + (bar ?? 0) - frame.y
    guard covered > 0.5, covered < frame.height, frame.y >= place.area.y - 0.5,
      PartFrames.adjusts(object, besideBar: bar != nil),
      object.attribute("contentInsetAdjustmentBehavior") != "never"
    else { return nil }
    let controller = parts.parts[node.part].controller.map { source.document.objects[$0] }
    if controller?.attribute("automaticallyAdjustsScrollViewInsets") == "NO" { return nil }
    return includesBars(place, covered) ? nil : covered
  }

  /// Returns the height by which the header of a table moves down the content of the clip view at the
  /// last node; nil for other views.
  private func headerInset(of node: SceneParts.Node, _ clip: Frame) -> Double? {
    guard node.standIn == nil, let place = places[node.part],
      let scroll = node.parent, let outer = frames[scroll],
      object(node).kind == "clipView",
      let header = child(of: scroll, "tableHeaderView"), header.attribute("hidden") != "YES",
      let shown = child(of: frames.count - 1, "tableView", "outlineView"),
      shown.attribute("headerView") == header.id.rawValue
    else { return nil }
    let sizeClass = place.environment.sizeClass
    return TableHeader.inset(
      header: (place.computed[header.id] ?? header.storedFrame(in: sizeClass))?.height ?? 0,
      clipTop: clip.y - outer.y,
      tableTop: (place.computed[shown.id] ?? shown.storedFrame(in: sizeClass))?.y ?? 0
    )
  }

  /// Returns the first view of some kinds below a node.
  private func child(of parent: Int, _ kinds: String...) -> LayoutObject? {
    parts.nodes.dropFirst(parent + 1).lazy
      .filter { $0.parent == parent && $0.standIn == nil }
      .map { object($0) }
      .first { kinds.contains($0.kind) }
  }

  private func object(_ node: SceneParts.Node) -> LayoutObject {
    parts.object(node.object, in: source.document)
  }

  /// Returns true for scroll views whose content the system moves out from under bars. Views that
  /// rarely scroll vertically only move below a navigation bar.
  private static func adjusts(_ object: LayoutObject, besideBar: Bool) -> Bool {
    switch object.kind {
    case "tableView", "collectionView": true
    case "scrollView", "textView":
      besideBar || object.attribute("alwaysBounceVertical") == "YES"
    default: false
    }
  }

  /// Returns true if the stored places of the last node's contents already begin below the bars.
  /// Interface Builder before Xcode 10 often stored them so.
  private func includesBars(_ place: Place, _ covered: Double) -> Bool {
    if source.toolsVersion >= 14_000 { return false }
    let scroll = frames.count - 1
    let tops = parts.nodes.enumerated().lazy
      .filter { $0.element.parent == scroll && $0.element.standIn == nil }
      .compactMap { number, node -> Double? in
        let object = parts.object(node.object, in: source.document)
        let stored = object.storedFrame(in: place.environment.sizeClass)
        return (stacked[number] ?? place.computed[object.id] ?? stored)?.y
      }
    return tops.min().map { $0 >= covered - 0.5 } ?? false
  }

  private func frame(of standIn: SceneParts.StandIn, _ place: Place) -> Frame? {
    let (area, bars) = (place.area, place.bars)
    // A view that leaves room for bars makes the scene higher by their heights.
    let bottom = max(area.y + area.height, place.content.y + place.content.height)
    func atBottom(_ height: Double?, above: Double = 0) -> Frame? {
      height.map { Frame(x: area.x, y: bottom - above - $0, width: area.width, height: $0) }
    }
    switch standIn {
    case .navigationBar:
      return bars.navigationBar.map {
        // The bar's background lies behind the status bar too.
        Frame(x: area.x, y: area.y, width: area.width, height: bars.statusBar + $0)
      }
    case .tabBar: return atBottom(bars.tabBar)
    case .toolbar:
      guard let toolbar = bars.toolbar, let tabs = bars.tabBar else {
        return atBottom(bars.toolbar)
      }
      // The tab bar lies above the home indicator in its place.
      return atBottom(toolbar - place.environment.screenEdges.homeIndicator, above: tabs)
    case .plate: return area
    case .titleBar(let node, let height, let distance):
      return frames[node].map {
        Frame(x: $0.x, y: $0.y - distance - height, width: $0.width, height: height)
      }
    case .tabs(let node):
      let height = SceneParts.tabHeight
      return frames[node].map {
        Frame(x: $0.x, y: $0.y - height, width: $0.width, height: height)
      }
    case .menuBar(let width):
      return Frame(x: area.x, y: area.y, width: width, height: MenuBar.height)
    case .menu(let place):
      return Frame(
        x: area.x + place.x,
        y: area.y + place.y,
        width: place.width,
        height: place.height
      )
    case .line(let number, let count):
      let height = min(26, area.height / Double(max(count, 1)))
      let top = area.y + (area.height - height * Double(count)) / 2
      return Frame(
        x: area.x + min(8, area.width / 8),
        y: top + Double(number) * height,
        width: max(0, area.width - 2 * min(8, area.width / 8)),
        height: height
      )
    }
  }
}
