internal import LayoutModel

/// Tables and outlines: rows, columns and headers.
enum MacTable {
  private static let maximumRows = 500

  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    let isSource =
      values.literal("selectionHighlightStyle") == "sourceList"
      || values.literal("tableStyle") == "sourceList"
    let standard = isSource ? "_sourceListBackgroundColor" : "controlBackgroundColor"
    let fill = context.color("backgroundColor") ?? context.palette.system(standard)
    var items: [DrawingItem] = [.rectangle(context.bounds, paint: .fill(fill))]
    items += rows(context)
    items += lines(context)
    if !context.hasSubviews {
      items += CodeContent.label("rows come from code", context, on: fill)
    }
    var drawing = ControlDrawing.withBackground(items)
    drawing.clips = true
    return drawing
  }

  /// Returns the distance between two rows.
  private static func rowHeight(_ context: ControlContext) -> Double {
    let spacing =
      context.values.record("intercellSpacing").flatMap {
        $0["height"].flatMap { Double($0) }
      } ?? 2
    return min(max((context.values.number("rowHeight") ?? 17) + spacing, 8), 10_000)
  }

  /// Returns the alternating colors of the rows.
  private static func rows(_ context: ControlContext) -> [DrawingItem] {
    guard context.values.flag("alternatingRowBackgroundColors") == true else { return [] }
    let height = rowHeight(context)
    let color = context.palette.system("alternatingContentBackgroundColor")
    let count = min(maximumRows, (context.size.height / height).rounded(.up).whole ?? 0)
    return (0..<max(0, count)).filter { $0 % 2 == 1 }.map { row in
      let frame = Frame(
        x: 0,
        y: Double(row) * height,
        width: context.size.width,
        height: min(height, context.size.height - Double(row) * height)
      )
      return .rectangle(frame, paint: .fill(color))
    }
  }

  /// Returns the grid of the table, as far as the document turns it on.
  private static func lines(_ context: ControlContext) -> [DrawingItem] {
    let paint = Paint.stroke(
      context.color("gridColor") ?? context.palette.system("gridColor"),
      width: 1
    )
    var items: [DrawingItem] = []
    if context.values.flag("gridStyleMask/vertical") == true {
      var x = 0.0
      for column in columns(of: context.object, context) {
        x += column.width
        items.append(
          .line(
            from: DrawingPoint(x, 0),
            to: DrawingPoint(x, context.size.height),
            paint: paint
          )
        )
      }
    }
    if context.values.flag("gridStyleMask/horizontal") == true
      || context.values.flag("gridStyleMask/dashed") == true
    {
      let height = rowHeight(context)
      let count = min(maximumRows, (context.size.height / height).rounded(.down).whole ?? 0)
      for row in 1..<max(1, count + 1) {
        let y = Double(row) * height
        items.append(
          .line(from: DrawingPoint(0, y), to: DrawingPoint(context.size.width, y), paint: paint)
        )
      }
    }
    return items
  }

  // MARK: - Headers

  /// Draws the header view of a table with the titles of its columns.
  static func drawHeader(_ context: ControlContext) -> ControlDrawing {
    var items: [DrawingItem] = [
      .rectangle(context.bounds, paint: .fill(context.palette.system("controlBackgroundColor")))
    ]
    let line = Paint.stroke(context.palette.system("labelColor").faded(0.12), width: 1)
    let bottom = context.size.height - 0.5
    items.append(
      .line(
        from: DrawingPoint(0, bottom),
        to: DrawingPoint(context.size.width, bottom),
        paint: line
      )
    )
    guard let table = table(under: context) else { return .withBackground(items) }
    var x = 0.0
    for column in columns(of: table, context) {
      let place = Frame(x: x + 5, y: 0, width: max(0, column.width - 8), height: bottom)
      let block = TextBlock(
        spans: [
          TextSpan(
            column.title,
            font: DrawingFont(size: 11, weight: 500),
            color: context.palette.system("headerTextColor")
          )
        ],
        alignment: column.anchor
      )
      items += block.items(in: place)
      x += column.width
      items.append(
        .line(from: DrawingPoint(x - 0.5, 4), to: DrawingPoint(x - 0.5, bottom - 4), paint: line)
      )
    }
    var drawing = ControlDrawing.withBackground(items)
    drawing.clips = true
    return drawing
  }

  /// Returns the table that has a header view: it is in the clip view of the same scroll view.
  private static func table(under context: ControlContext) -> LayoutObject? {
    let objects = context.surroundings.objects
    guard let scrollView = context.object.parent else { return nil }
    let documents = objects.children(of: scrollView).filter { $0.kind == "clipView" }
      .flatMap { objects.children(of: $0.id) }
    return documents.first { $0.attribute("headerView") == context.object.id.rawValue }
  }

  private struct Column {
    let title: String
    let width: Double
    let anchor: TextRun.Anchor
  }

  private static func columns(of table: LayoutObject, _ context: ControlContext) -> [Column] {
    let surroundings = context.surroundings
    let columns = surroundings.objects.children(of: table.id, in: ":tableColumns")
    return columns.prefix(maximumRows).map { column in
      let values = LookValues(column, in: surroundings.sizeClass)
      let header = surroundings.objects.child(of: column.id, key: "headerCell")
      let head = header.map { LookValues($0, in: surroundings.sizeClass) }
      func value(_ path: String) -> String? {
        head?.text(path) ?? values.text("headerCell/" + path)
      }
      let spacing = 3.0
      return Column(
        title: value("title") ?? "",
        width: max(0, (values.number("width") ?? 100) + spacing),
        anchor: TextLook.alignment(value("alignment"), context)
      )
    }
  }
}
