internal import LayoutModel

/// Names a scene that its picture does not tell: a plate on an empty screen, or a caption in a free place
/// of a screen without a title and with hardly any text.
struct SceneAnnotation {
  private let scene: PreviewScene
  private let canvas: PreviewCanvas
  private let roots: [DrawingItem]
  private let ground: DrawingColor
  private let bars: Set<Int>

  /// - Parameters:
  ///   - roots: The topmost drawn views.
  ///   - ground: The color of the paper.
  init(
    _ scene: PreviewScene,
    _ canvas: PreviewCanvas,
    _ roots: [DrawingItem],
    ground: DrawingColor
  ) {
    (self.scene, self.canvas, self.roots, self.ground) = (scene, canvas, roots, ground)
    let kinds = ["navigationBar", "tabBar", "toolbar", "titleBar", "tabView"]
    bars = Set(
      scene.views.indices.filter { index in
        let view = scene.views[index]
        return view.id.rawValue.hasPrefix(":") && kinds.contains(view.kind)
      }
    )
  }

  private var name: String { scene.subject.isEmpty ? scene.title : scene.subject }

  /// The plate or the caption; empty for a scene that its picture tells.
  var items: [DrawingItem] {
    let contents = roots.filter { item in
      if case .view(let view) = item { !bars.contains(view.index) } else { true }
    }
    let backdrop = backdrop(of: contents) ?? ground
    if !Visibility(paper: backdrop).isSeen(contents) { return emptyPlate(on: backdrop) }
    return isTold ? [] : caption
  }

  // MARK: - Empty screens

  /// Returns the plate of a scene that shows nothing: its class, that it is empty, and what else is known.
  private func emptyPlate(on backdrop: DrawingColor) -> [DrawingItem] {
    let what = scene.views.isEmpty ? "no view in the document" : "empty view"
    let room = room(between: bars.compactMap { canvas.frames[$0] })
    return PlateControl.plate(
      name,
      "square.dashed",
      in: room.inset(by: min(8, paper.width / 8, paper.height / 8)),
      on: backdrop,
      palette: scene.palette,
      notes: [what] + scene.details
    )
  }

  private var paper: Frame {
    Frame(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
  }

  /// Returns the background of the only topmost view, a plain view of a controller; nil if it has none, and
  /// for other views.
  private func backdrop(of contents: [DrawingItem]) -> DrawingColor? {
    guard contents.count == 1, case .view(let view)? = contents.first,
      scene.views[view.index].kind == "view", scene.views[view.index].controllerName != nil,
      case .rectangle(let frame, _, let paint)? = view.items.first, let fill = paint.fill,
      fill.alpha > 0.99, view.opacity > 0.99, frame.width >= view.frame.width,
      frame.height >= view.frame.height
    else { return nil }
    return fill
  }

  /// Returns the part of the picture between bars at its top and at its bottom, and below the status bar.
  private func room(between bars: [Frame]) -> Frame {
    let middle = paper.height / 2
    let screen = canvas.screens.first
    let top = bars.filter { $0.y < middle }.map { $0.y + $0.height }.max() ?? screen?.statusBar ?? 0
    let end = paper.height - (screen.map { $0.homeIndicator > 0 ? 14 : 0 } ?? 0)
    let bottom = bars.filter { $0.y >= middle }.map(\.y).min() ?? end
    return Frame(x: 0, y: top, width: paper.width, height: max(0, bottom - top))
  }

  // MARK: - Screens that say little

  /// True if an annotation of a view or a plate names the scene, or if its texts tell what it is.
  private var isTold: Bool {
    // A part of a screen is only worth a name that says more than what the system calls such views.
    if scene.subject.isEmpty || isPart && scene.subject.contains(" ") { return true }
    // A placeholder shows the name of its controller. That of an embedded one is another.
    if roots.contains(where: showsName) { return true }
    if roots.annotationLabels.contains(where: { $0.hasPrefix(name) || $0.contains(", " + name) }) {
      return true
    }
    var words = 0
    return roots.contains { tells($0, isTitle: false, &words) }
  }

  /// True for a picture of a part of a screen, such as a cell.
  private var isPart: Bool { paper.height < 240 || paper.width < 240 }

  /// The number of words that tell what a screen or a part of it is.
  private var enough: Int { isPart ? 3 : 8 }

  /// Returns true if a text of an item is the name, which may be cut.
  private func showsName(_ item: DrawingItem) -> Bool {
    switch item {
    case .text(let run):
      let ends = run.text.split(separator: "…", omittingEmptySubsequences: false)
      return name.hasPrefix(ends.first ?? "") && name.hasSuffix(ends.last ?? "")
        && !PlaceholderText.isPlaceholder(run.text) && ends.joined().count > 3
    case .group(let group): return group.items.contains(where: showsName)
    case .view(let view):
      return (view.items + view.overlay + view.subviews).contains(where: showsName)
    default: return false
    }
  }

  /// Returns true once the texts of some items tell enough. A title in a bar is enough alone.
  private func tells(_ item: DrawingItem, isTitle: Bool, _ words: inout Int) -> Bool {
    switch item {
    case .text(let run):
      let count = PlaceholderText.words(in: run.text)
      words += isTitle && run.font.weight >= 600 && count > 0 ? enough : count
      return words >= enough
    case .group(let group): return group.items.contains { tells($0, isTitle: isTitle, &words) }
    case .view(let view):
      let kind = scene.views.indices.contains(view.index) ? scene.views[view.index].kind : ""
      // Tabs name other screens too, and code fills a picker.
      if ["tabBar", "pickerView"].contains(kind) || view.state != .active { return false }
      let isTitle = kind == "navigationBar" || kind == "titleBar"
      return (view.items + view.overlay).contains { tells($0, isTitle: isTitle, &words) }
        || view.subviews.contains { tells($0, isTitle: false, &words) }
    default: return false
    }
  }

  /// The name and what else is known, on a plate in the largest free place.
  private var caption: [DrawingItem] {
    let lines = [name] + scene.details.prefix(2)
    let scale = PlateControl.scale(in: canvas.size)
    let fonts = lines.indices.map { number in
      DrawingFont(size: (number == 0 ? 14 : 11.5) * scale, weight: number == 0 ? 500 : 400)
    }
    let widths = zip(lines, fonts).map { TextWidths.width(of: $0, in: $1) }
    let wanted = Size(
      width: (widths.max() ?? 0) + 24,
      height: fonts.map(\.lineHeight).reduce(12, +)
    )
    let room = room(between: bars.compactMap { canvas.frames[$0] })
    guard room.width >= 60, room.height >= 16 else { return [] }
    let free = FreePlace(in: room, around: roots).best(for: wanted)
    let shown = free.height < wanted.height ? 1 : lines.count
    let place = free.centered(
      Size(
        width: min(wanted.width, free.width),
        height: shown == 1 ? min(24 * scale, free.height) : wanted.height
      )
    )
    let behind = Backdrop.color(
      at: DrawingPoint(place.x + place.width / 2, place.y + place.height / 2),
      in: roots,
      over: ground
    )
    return .annotation(
      lines.joined(separator: ", "),
      plate(Array(zip(lines, fonts).prefix(shown)), in: place, on: behind)
    )
  }

  private func plate(
    _ lines: [(String, DrawingFont)],
    in place: Frame,
    on behind: DrawingColor
  ) -> [DrawingItem] {
    let ink =
      behind.luminance < 0.6
      ? DrawingColor(0xe8e8ee) : DrawingColor(behind.luminance < 0.8 ? 0x3a3a3e : 0x6e6e76)
    var items: [DrawingItem] = [
      .rectangle(place, radius: 4, paint: .fill(behind.faded(0.85))),
      .rectangle(
        place.inset(by: 0.5),
        radius: 4,
        paint: Paint(fill: ink.faded(0.1), stroke: ink.faded(0.6), dash: [4, 3])
      ),
    ]
    let height = lines.map(\.1.lineHeight).reduce(0, +)
    var y = place.y + (place.height - height) / 2
    for (number, (text, font)) in lines.enumerated() {
      items += TextBlock.name(text, font, number == 0 ? ink : ink.faded(0.85))
        .items(in: Frame(x: place.x + 6, y: y, width: place.width - 12, height: font.lineHeight))
      y += font.lineHeight
    }
    return items
  }
}
