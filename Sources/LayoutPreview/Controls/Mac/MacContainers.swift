internal import LayoutModel

/// Boxes: titled groups, separators and plain rectangles.
enum MacBox {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    switch values.literal("boxType") {
    case "separator": return .withBackground(separator(context))
    case "custom": return .withBackground(custom(context))
    default: return .withBackground(group(context))
    }
  }

  private static func separator(_ context: ControlContext) -> [DrawingItem] {
    let isVertical = context.size.height > context.size.width
    let size =
      isVertical
      ? Size(width: 1, height: context.size.height) : Size(width: context.size.width, height: 1)
    let color = context.palette.system("separatorColor")
    return [.rectangle(context.bounds.centered(size), paint: .fill(color))]
  }

  private static func custom(_ context: ControlContext) -> [DrawingItem] {
    let radius = context.values.number("cornerRadius") ?? 0
    let hasLine = context.values.literal("borderType") != "none"
    let width = context.values.number("borderWidth") ?? 1
    let edge = context.color("borderColor") ?? context.palette.system("separatorColor")
    let isClear = context.values.flag("transparent") == true
    let paint = Paint(
      fill: isClear ? nil : context.color("fillColor"),
      stroke: hasLine && width > 0 ? edge : nil,
      width: width
    )
    return [
      .rectangle(context.bounds.inset(by: hasLine ? width / 2 : 0), radius: radius, paint: paint)
    ]
  }

  private static func group(_ context: ControlContext) -> [DrawingItem] {
    let text = context.values.text("title") ?? "Box"
    let hasTitle = context.values.literal("titlePosition") != "noTitle" && !text.isEmpty
    let font = context.font("titleFont", default: DrawingFont(size: 11))
    let top = hasTitle ? font.lineHeight + 3 : 2
    let frame = context.bounds.inset(Insets(top: top, left: 3, bottom: 4, right: 3))
    let ink = context.palette.system("labelColor")
    var items: [DrawingItem] = []
    if context.values.flag("transparent") != true {
      let paint = Paint(fill: ink.faded(0.035), stroke: ink.faded(0.09), width: 1)
      items.append(.rectangle(frame.inset(by: 0.5), radius: 5, paint: paint))
    }
    if hasTitle {
      let line = Frame(x: 8, y: 0, width: max(0, context.size.width - 16), height: font.lineHeight)
      items += TextBlock(spans: [TextSpan(text, font: font, color: ink)]).items(in: line)
    }
    return items
  }
}

/// Tab views: the tabs above the selected item's view.
enum MacTabView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let type = context.values.literal("type")
    if type == "noTabsNoBorder" { return ControlDrawing() }
    let ink = context.palette.system("labelColor")
    let hasTabs = type != "noTabsBezelBorder" && type != "noTabsLineBorder"
    let frame = context.bounds.inset(
      Insets(top: hasTabs ? 17 : 6, left: 7, bottom: 10, right: 7)
    )
    let paint = Paint(fill: ink.faded(0.035), stroke: ink.faded(0.09), width: 1)
    // A strip of tabs has no room for the border.
    let border: [DrawingItem] =
      frame.height > 12 ? [.rectangle(frame.inset(by: 0.5), radius: 5, paint: paint)] : []
    var drawing = ControlDrawing.withBackground(border)
    if hasTabs { drawing.overlay = tabs(context) }
    return drawing
  }

  /// Returns the item whose view a tab view shows: the document's choice, or else the first.
  static func shownItem(
    of tabView: LayoutObject,
    _ surroundings: ControlContext.Surroundings
  ) -> ObjectID? {
    let items = surroundings.objects.children(of: tabView.id, in: ":tabViewItems")
    let values = LookValues(tabView, in: surroundings.sizeClass)
    let chosen = values.literal("initialItem") ?? values.literal("selectedItem")
    return (items.first { $0.id.rawValue == chosen } ?? items.first)?.id
  }

  private static func tabs(_ context: ControlContext) -> [DrawingItem] {
    let items = context.surroundings.objects.children(of: context.object.id, in: ":tabViewItems")
    let font = context.font("font", default: DrawingFont(size: 13))
    let texts = items.prefix(50).map {
      LookValues($0, in: context.surroundings.sizeClass).text("label") ?? ""
    }
    let widths = texts.map { TextWidths.width(of: $0, in: font) + 20 }
    let total = min(widths.reduce(0, +), max(0, context.size.width - 20))
    guard total > 0 else { return [] }
    let factor = total / max(widths.reduce(0, +), 1)
    let bar = Frame(x: (context.size.width - total) / 2, y: 6, width: total, height: 21)
    let shown = shownItem(of: context.object, context.surroundings)
    let chosen = items.firstIndex { $0.id == shown } ?? 0
    var result = context.bezel(bar, radius: 5)
    var x = bar.x
    for (index, (text, width)) in zip(texts, widths).enumerated() {
      let place = Frame(x: x, y: bar.y, width: width * factor, height: bar.height)
      let isChosen = index == chosen
      if isChosen {
        result.append(.rectangle(place.inset(by: 1), radius: 4, paint: .fill(context.accent)))
      }
      let ink: DrawingColor = isChosen ? .white : context.controlInk
      let block = TextBlock(spans: [TextSpan(text, font: font, color: ink)], alignment: .middle)
      result += block.items(in: place)
      x += width * factor
    }
    return result
  }
}

/// Scroll views, the views that clip their documents, and their scrollers.
enum MacScrollView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let border = context.values.literal("borderType")
    var items: [DrawingItem] = []
    if context.values.flag("drawsBackground") != false, let fill = context.color("backgroundColor")
    {
      items.append(.rectangle(context.bounds, paint: .fill(fill)))
    }
    var drawing = ControlDrawing.withBackground(items)
    if border != "none" {
      let edge = context.palette.system("labelColor").faded(0.18)
      drawing.overlay = [.rectangle(context.bounds.inset(by: 0.5), paint: .stroke(edge))]
    }
    // The header of a table can be wider than the view around it.
    drawing.clips = true
    drawing.form = .container
    return drawing
  }

  static func drawClip(_ context: ControlContext) -> ControlDrawing {
    var drawing = ControlDrawing()
    if context.values.flag("drawsBackground") != false {
      let fill =
        context.color("backgroundColor")
        ?? context.palette.system("controlBackgroundColor")
      drawing = .withBackground([.rectangle(context.bounds, paint: .fill(fill))])
    }
    drawing.clips = true
    drawing.form = .container
    return drawing
  }

  /// Scrollers lie over the content, and are visible while a user scrolls.
  static func drawScroller(_ context: ControlContext) -> ControlDrawing {
    .withBackground([])
  }
}

/// Visual effect views. The content behind the window is unknown, so the material has its plain
/// color.
enum MacEffectView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let name: String =
      switch context.values.literal("material") {
      case "sidebar", "sourceList": "_sourceListBackgroundColor"
      case "dark", "ultraDark", "hudWindow", "HUDWindow": "underPageBackgroundColor"
      case "contentBackground": "controlBackgroundColor"
      default: "windowBackgroundColor"
      }
    let color = context.palette.system(name)
    var drawing = ControlDrawing.withBackground([.rectangle(context.bounds, paint: .fill(color))])
    drawing.form = .container
    return drawing
  }
}

/// Views whose items come from code.
enum MacCollection {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.background ?? context.palette.system("controlBackgroundColor")
    var drawing = ControlDrawing.withBackground([
      .rectangle(context.bounds, paint: .fill(ground))
    ])
    if !context.hasSubviews {
      drawing.items += CodeContent.label("items come from code", context, on: ground)
    }
    return drawing
  }

  /// Draws a browser: its columns, whose rows come from code.
  static func drawBrowser(_ context: ControlContext) -> ControlDrawing {
    var drawing = draw(context)
    let least = max(context.values.number("minColumnWidth") ?? 100, 40)
    let count = min(20, (context.size.width / least).rounded(.down).whole ?? 0)
    let line = Paint.stroke(context.palette.system("gridColor"))
    for column in 1..<max(2, count) {
      let x = context.size.width * Double(column) / Double(max(2, count))
      drawing.items.append(
        .line(from: DrawingPoint(x, 0), to: DrawingPoint(x, context.size.height), paint: line)
      )
    }
    return drawing
  }
}
