internal import LayoutModel

/// The name of a scene whose picture does not identify it: a plate on an empty screen, or a caption
/// in a free place of a screen without a title.
struct SceneAnnotation {
  private let scene: PreviewScene
  private let canvas: PreviewCanvas
  private let roots: [DrawingItem]
  private let ground: DrawingColor
  private let bars: Set<Int>

  /// - Parameters:
  ///   - roots: The topmost drawn views.
  ///   - ground: The color behind all views.
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

  /// The plate or the caption; empty for a scene that its picture identifies.
  var items: [DrawingItem] {
    let contents = roots.filter { item in
      if case .view(let view) = item { !bars.contains(view.index) } else { true }
    }
    let backdrop = backdrop(of: contents) ?? ground
    if !Visibility(paper: backdrop).isSeen(contents) { return emptyPlate(on: backdrop) }
    return isNamed ? [] : caption
  }

  // MARK: - Empty screens

  /// Returns the plate of a scene that shows nothing: its class, a line that it is empty or about
  /// its hidden views, and the details.
  private func emptyPlate(on backdrop: DrawingColor) -> [DrawingItem] {
    let hidden = HiddenTexts(scene, canvas).line
    let what = hidden ?? (scene.views.isEmpty ? "no view in the document" : "empty view")
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
      fill.isOpaque, view.isOpaque, frame.width >= view.frame.width,
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

  /// True if an annotation of a view or a plate names the scene.
  private var isNamed: Bool {
    // The system's name for such a view does not identify a part of a screen.
    if scene.subject.isEmpty || isPart && scene.subject.contains(" ") { return true }
    // The placeholder of a scene shows its name. That of an embedded scene has another name.
    return scene.views.contains { $0.parent == nil && $0.isPlaceholder }
      || roots.contains(where: showsName)
      || roots.annotationLabels.contains { $0.hasPrefix(name) || $0.contains(", " + name) }
  }

  /// True for a picture of a part of a screen, such as a cell.
  private var isPart: Bool { paper.height < 240 || paper.width < 240 }

  /// The number of words from which on the texts identify a screen or a part of it.
  private var enough: Int { isPart ? 3 : 8 }

  /// Returns true if a text of an item is the name, or the name cut off.
  private func showsName(_ item: DrawingItem) -> Bool {
    switch item {
    case .text(let run):
      // Most texts have no ellipsis, and its first byte is fast to find.
      let isWhole = !run.text.utf8.contains(0xe2)
      let ends =
        isWhole
        ? [Substring(run.text)]
        : run.text.split(separator: "…", omittingEmptySubsequences: false)
      return name.hasPrefix(ends.first ?? "") && name.hasSuffix(ends.last ?? "")
        && !PlaceholderText.isPlaceholder(run.text) && ends.joined().count > 3
    case .group(let group): return group.items.contains(where: showsName)
    case .view(let view):
      return (view.items + view.overlay + view.subviews).contains(where: showsName)
    default: return false
    }
  }

  /// What the texts of a picture say about the scene.
  private struct Told {
    /// The number of words that describe the scene.
    var words = 0
    /// True if a bar has a title, which alone identifies the scene.
    var hasBarTitle = false
    /// True if a text is as large as a title.
    var hasHeading = false
  }

  /// True if the texts identify the scene, so that it needs no caption.
  private func isIdentified(_ told: Told) -> Bool {
    told.hasBarTitle
      || told.words >= enough && (isPart || told.hasHeading || !scene.subjectTells)
  }

  /// Adds what the texts of an item say about the scene, until they identify it.
  private func read(_ item: DrawingItem, isInBar: Bool, into told: inout Told) {
    if isIdentified(told) { return }
    switch item {
    case .text(let run):
      let count = PlaceholderText.words(in: run.text)
      told.words += count
      let isHeading = run.font.size >= 22 || run.font.size >= 17 && run.font.weight >= 600
      if count > 0, isInBar, run.font.weight >= 600 { told.hasBarTitle = true }
      if count > 0, isHeading { told.hasHeading = true }
    case .group(let group):
      for item in group.items { read(item, isInBar: isInBar, into: &told) }
    case .view(let view):
      let kind = scene.views.indices.contains(view.index) ? scene.views[view.index].kind : ""
      // Tabs name other screens too, and code fills a picker.
      if ["tabBar", "pickerView"].contains(kind) || view.state != .active { return }
      if !view.isVisible { return }
      let isBar = kind == "navigationBar" || kind == "titleBar"
      for item in view.items + view.overlay { read(item, isInBar: isBar, into: &told) }
      for item in view.subviews { read(item, isInBar: false, into: &told) }
    default: break
    }
  }

  /// The name and the details on a plate in a free place; empty for a scene that its texts
  /// identify.
  ///
  /// A screen with enough words but no title has a caption only if the plate covers nothing at all.
  private var caption: [DrawingItem] {
    var told = Told()
    for item in roots { read(item, isInBar: false, into: &told) }
    if isIdentified(told) { return [] }
    let hasWords = told.words >= enough
    let room = room(between: bars.compactMap { canvas.frames[$0] })
    guard room.width >= 60, room.height >= 16 else { return [] }
    let hidden = HiddenTexts(scene, canvas).line.map { [$0] } ?? []
    let texts = [name] + (scene.details.prefix(2) + hidden).prefix(2)
    let scale = PlateControl.scale(in: canvas.size)
    let whole = Caption(texts, scale: scale)
    guard let (caption, place) = placed(whole, Caption([name], scale: scale), in: room, hasWords)
    else { return [] }
    let middle = DrawingPoint(place.x + place.width / 2, place.y + place.height / 2)
    let behind = Backdrop.color(at: middle, in: roots, over: ground)
    return .annotation(texts.joined(separator: ", "), plate(caption.lines, in: place, on: behind))
  }

  /// Returns a caption, or only its name, with a place where it covers neither texts nor images;
  /// nil without such a place.
  ///
  /// - Parameter isOptional: True if it must not cover areas and lines either, and must not be cut
  ///   off.
  private func placed(_ whole: Caption, _ name: Caption, in room: Frame, _ isOptional: Bool)
    -> (Caption, Frame)?
  {
    // Code sets the rows of a picker, so the drawn texts are samples.
    let samples = Set(scene.views.indices.filter { scene.views[$0].kind == "pickerView" })
    let content = PictureContent(of: roots, in: room, samples: samples)
    let marks = content.marks
    let places = FreePlace(in: room, around: marks)
    let small = name.scaled(by: 0.8)
    for caption in [whole, name, small] {
      let size = caption.size
      let outer = Size(width: size.width + 12, height: size.height + 8)
      if let free = places.place(for: outer) { return (caption, content.place(of: size, in: free)) }
    }
    if isOptional { return nil }
    // The plate may cover areas and lines.
    let above = FreePlace(in: room, around: marks.filter { $0.kind != .shape })
    for caption in [name, small] {
      if let free = above.place(for: caption.size) {
        return (caption, content.place(of: caption.size, in: free))
      }
    }
    let least = Size(width: 40, height: 12)
    guard
      let free = places.best(for: small.size, atLeast: least)
        ?? above.best(for: small.size, atLeast: least)
    else { return nil }
    let size = Size(
      width: min(small.size.width, free.width),
      height: min(small.size.height, free.height)
    )
    return (small, content.place(of: size, in: free))
  }

  private func plate(
    _ lines: [(String, DrawingFont)],
    in place: Frame,
    on behind: DrawingColor
  ) -> [DrawingItem] {
    let ink = PlateControl.ink(on: behind)
    var items: [DrawingItem] = [
      .rectangle(place, radius: 4, paint: .fill(behind)),
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

extension PictureContent {
  /// Returns the place of a caption in a free rectangle: the middle, or the lower edge on a
  /// background image, whose middle is the most important part.
  func place(of size: Size, in free: Frame) -> Frame {
    let middle = free.centered(size)
    guard artworks.contains(where: { $0.overlaps(middle) }) else { return middle }
    let bottom = free.y + free.height - size.height - 12
    return Frame(x: middle.x, y: max(middle.y, bottom), width: size.width, height: size.height)
  }
}

/// The lines of a name on a plate.
private struct Caption {
  let lines: [(text: String, font: DrawingFont)]

  /// - Parameter scale: The factor of the size of the text.
  init(_ texts: [String], scale: Double) {
    lines = texts.enumerated().map { number, text in
      let size = (number == 0 ? 14 : 11.5) * scale
      return (text, DrawingFont(size: size, weight: number == 0 ? 500 : 400))
    }
  }

  private init(_ lines: [(String, DrawingFont)]) { self.lines = lines }

  func scaled(by factor: Double) -> Caption {
    Caption(
      lines.map { line in
        (line.text, DrawingFont(size: line.font.size * factor, weight: line.font.weight))
      }
    )
  }

  /// The size of the plate.
  var size: Size {
    let widths = lines.map { TextWidths.width(of: $0.text, in: $0.font) }
    return Size(
      width: (widths.max() ?? 0) + 24,
      height: lines.map(\.font.lineHeight).reduce(10, +)
    )
  }
}
