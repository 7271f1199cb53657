internal import LayoutModel

/// Cells of tables: background, separator and accessory.
enum TableCellControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let table = context.inherited.table
    let palette = context.palette
    let own = context.background
    let fill = own ?? table?.cellBackground(palette) ?? palette.system("systemBackgroundColor")
    let id = context.object.id
    let isFirst = table?.firstCells.contains(id) == true
    let isLast = table?.lastCells.contains(id) == true
    let isInset = table?.style == .insetGrouped
    var items: [DrawingItem] = []
    if isInset, isFirst || isLast {
      items += CardShape.items(context.bounds, fill, isFirst, isLast)
    } else {
      items.append(.rectangle(context.bounds, paint: .fill(fill)))
    }
    var drawing = ControlDrawing.withBackground(items)
    drawing.overlay = ListContent.items(context) + EmptyCell.items(context, on: fill)
    drawing.overlay += accessory(context)
    drawing.overlay += EmptyCell.remark(context, on: fill)
    if let table, let color = table.separator {
      drawing.overlay += separators(table, color, isFirst, isLast, context)
    }
    drawing.clips = context.values.flag("clipsSubviews") == true
    return drawing
  }

  // MARK: - Accessories

  private static func accessory(_ context: ControlContext) -> [DrawingItem] {
    let palette = context.palette
    let right = context.size.width - 16
    let middle = context.size.height / 2
    func glyph(_ name: String, _ right: Double, _ size: Size, _ color: DrawingColor)
      -> [DrawingItem]
    {
      SymbolGlyph.items(
        name,
        in: Frame(
          x: right - size.width,
          y: middle - size.height / 2,
          width: size.width,
          height: size.height
        ),
        color: color
      )
    }
    let chevron = [
      Chevron.right(
        in: Frame(x: right - 7, y: context.size.height / 2 - 5.5, width: 5.5, height: 11),
        width: 2,
        palette.system(context.era == .flat ? "systemGray3Color" : "tertiaryLabelColor")
      )
    ]
    switch context.values.literal("accessoryType") {
    case "disclosureIndicator": return chevron
    case "detailDisclosureButton":
      return chevron
        + glyph("info.circle", right - 18, Size(width: 22, height: 22), context.tint)
    case "detailButton":
      return glyph("info.circle", right, Size(width: 22, height: 22), context.tint)
    case "checkmark":
      return glyph("checkmark", right, Size(width: 16, height: 16), context.tint)
    default: return []
    }
  }

  // MARK: - Separators

  private static func separators(
    _ table: TableLook,
    _ color: DrawingColor,
    _ isFirst: Bool,
    _ isLast: Bool,
    _ context: ControlContext
  ) -> [DrawingItem] {
    let own = context.values.insets("separatorInset") ?? table.separatorInset
    let left = own?.left ?? labelStart(context) ?? 16
    let (width, height) = (context.size.width, context.size.height)
    func line(_ y: Double, from start: Double) -> DrawingItem {
      .line(
        from: DrawingPoint(min(start, width), y),
        to: DrawingPoint(width - (own?.right ?? 0), y),
        paint: .stroke(color, width: 0.5)
      )
    }
    switch table.style {
    case .plain: return [line(height - 0.25, from: left)]
    case .insetGrouped: return isLast ? [] : [line(height - 0.25, from: left)]
    case .grouped:
      return (isFirst ? [line(0.25, from: 0)] : []) + [
        line(height - 0.25, from: isLast ? 0 : left)
      ]
    }
  }

  /// Returns the left edge of the text label of a cell with an image, or of the content of a configuration
  /// without an image, where the separator begins.
  private static func labelStart(_ context: ControlContext) -> Double? {
    if ListContent.has(context.object), !context.values.has("contentConfiguration/image") {
      return ListContent.margin(context.size.width)
    }
    guard context.values.has("imageView"), let id = context.values.literal("textLabel"),
      let label = context.surroundings.objects[ObjectID(id)]
    else { return nil }
    return LookValues(label, in: context.surroundings.sizeClass).record("frame")
      .map { Frame($0).x }
  }
}

/// The background of a cell at the end of a rounded group.
enum CardShape {
  static func items(
    _ frame: Frame,
    _ fill: DrawingColor,
    _ isFirst: Bool,
    _ isLast: Bool
  ) -> [DrawingItem] {
    let radius = min(10, frame.height / 2)
    if isFirst, isLast { return [.rectangle(frame, radius: radius, paint: .fill(fill))] }
    let (left, right) = (frame.x, frame.x + frame.width)
    let outer = isFirst ? frame.y : frame.y + frame.height
    let inner = isFirst ? frame.y + frame.height : frame.y
    let turn = isFirst ? radius : -radius
    let bend = turn * 0.4477
    let path = DrawingPath([
      .move(DrawingPoint(left, inner)), .line(DrawingPoint(left, outer + turn)),
      .curve(
        DrawingPoint(left, outer + bend),
        DrawingPoint(left + radius * 0.4477, outer),
        to: DrawingPoint(left + radius, outer)
      ),
      .line(DrawingPoint(right - radius, outer)),
      .curve(
        DrawingPoint(right - radius * 0.4477, outer),
        DrawingPoint(right, outer + bend),
        to: DrawingPoint(right, outer + turn)
      ),
      .line(DrawingPoint(right, inner)), .close,
    ])
    return [.path(path, paint: .fill(fill))]
  }
}

/// The name in the place of a cell's content that only code adds.
enum EmptyCell {
  /// Returns true for a cell without subviews and without content of its configuration.
  static func isEmpty(_ cell: ObjectID, _ objects: SceneObjects) -> Bool {
    if let cell = objects[cell], ListContent.has(cell) { return false }
    let content = objects.child(of: cell, key: "contentView")
    return objects.children(of: cell, in: ":subviews").isEmpty
      && (content.map { objects.children(of: $0.id, in: ":subviews").isEmpty } ?? true)
  }

  /// Returns the name of an empty cell, to be drawn above its content view; nothing for other cells.
  static func items(_ context: ControlContext, on cell: DrawingColor) -> [DrawingItem] {
    let objects = context.surroundings.objects
    guard isEmpty(context.object.id, objects), context.size.height >= 16, context.size.width >= 24
    else { return [] }
    let values = context.values
    let name = values.literal("customClass") ?? values.text("reuseIdentifier") ?? "Cell"
    let ground = contentBackground(context).map { $0.over(cell) } ?? cell
    let isDark = ground.luminance < 0.45
    let ink = isDark ? DrawingColor.white.faded(0.65) : DrawingColor.black.faded(0.45)
    let font = DrawingFont(size: min(13, max(9, context.size.height * 0.4)))
    let isRow = context.size.width > context.size.height * 2
    let span = TextSpan(name, font: font, color: ink)
    return .annotation(
      name,
      TextBlock(
        spans: [span],
        alignment: isRow ? .start : .middle,
        lineBreak: .middle,
        minimumScale: 0.7
      ).items(in: context.bounds.inset(Insets(left: isRow ? 16 : 3, right: isRow ? 34 : 3)))
    )
  }

  /// Returns the color of a cell's content view.
  private static func contentBackground(_ context: ControlContext) -> DrawingColor? {
    context.surroundings.objects.child(of: context.object.id, key: "contentView").flatMap {
      context.palette.color(
        LookValues($0, in: context.surroundings.sizeClass).record("backgroundColor")
      )
    }
  }

  /// Returns the name of the class of a cell whose texts are all placeholders, or its reuse identifier,
  /// at its lower edge; nothing for other cells.
  static func remark(_ context: ControlContext, on ground: DrawingColor) -> [DrawingItem] {
    let values = context.values
    guard context.size.height >= 32, context.size.width >= 100,
      let name = values.literal("customClass") ?? values.text("reuseIdentifier"),
      PlaceholderText.words(in: name) > 0, !PlaceholderText.isPlaceholder(name)
    else { return [] }
    let texts = texts(in: context)
    guard !texts.isEmpty, texts.allSatisfy(PlaceholderText.isPlaceholder) else { return [] }
    let ink = (ground.luminance < 0.45 ? DrawingColor.white : .black).faded(0.4)
    let font = DrawingFont(size: 9)
    let hasAccessory = values.has("accessoryType")
    let place = Frame(
      x: 16,
      y: context.size.height - font.lineHeight - 2,
      width: context.size.width - (hasAccessory ? 50 : 32),
      height: font.lineHeight
    )
    let span = TextSpan(name, font: font, color: ink)
    return .annotation(
      name,
      TextBlock(spans: [span], alignment: .end, lineBreak: .middle).items(in: place)
    )
  }

  /// The maximum number of views of a cell whose texts are examined.
  private static let mostViews = 60

  private static func texts(in context: ControlContext) -> [String] {
    let objects = context.surroundings.objects
    var rest = objects.children(of: context.object.id)
    var texts: [String] = []
    var count = 0
    while let view = rest.popLast(), count < mostViews {
      count += 1
      let values = LookValues(view, in: context.surroundings.sizeClass)
      texts += ["text", "title", "normal/title", "configuration/title", "placeholder"]
        .compactMap { values.text($0) }.filter { !$0.isEmpty }
      rest += objects.children(of: view.id)
    }
    return texts
  }
}
