internal import LayoutModel

/// Buttons with a configuration: plain, gray, tinted and filled.
enum ConfiguredButton {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    let style = values.literal("configuration/style") ?? "plain"
    let palette = context.palette
    let base = context.color("configuration/baseBackgroundColor")
    var fill: DrawingColor?
    var ink = context.tint
    switch style {
    case "filled": (fill, ink) = (base ?? context.tint, .white)
    case "tinted": fill = (base ?? context.tint).faded(0.18)
    case "gray": fill = base ?? palette.system("secondarySystemFillColor")
    default: fill = nil
    }
    ink = context.color("configuration/baseForegroundColor") ?? ink
    fill = context.color("configuration/background/backgroundColor") ?? fill
    if !context.isEnabled {
      ink = palette.system("tertiaryLabelColor")
      fill = fill.map { _ in palette.system("tertiarySystemFillColor") }
    }
    var items: [DrawingItem] = []
    let edge = context.color("configuration/background/strokeColor")
    if fill != nil || edge != nil {
      items.append(
        .rectangle(
          context.bounds,
          radius: radius(context),
          paint: Paint(
            fill: fill,
            stroke: edge,
            width: values.number("configuration/background/strokeWidth") ?? 1
          )
        )
      )
    }
    items += content(context, ink)
    return ControlDrawing(items)
  }

  private static func radius(_ context: ControlContext) -> Double {
    let values = context.values
    if let own = values.number("configuration/background/cornerRadius") { return own }
    switch values.literal("configuration/cornerStyle") {
    case "capsule": return context.size.height / 2
    case "large": return 8
    case "small": return 4
    default: return 5.95
    }
  }

  // MARK: - Content

  /// Returns the title.
  static func titleBlock(_ context: ControlContext) -> TextBlock {
    TextBlock(spans: spans(context, "title", "attributedTitle", titleFont(context), .black))
  }

  /// The font of the title. That of a primary action is bold.
  private static func titleFont(_ context: ControlContext) -> DrawingFont {
    DrawingFont(size: 17, weight: context.values.literal("role") == "primary" ? 600 : 400)
  }

  private static func content(_ context: ControlContext, _ ink: DrawingColor) -> [DrawingItem] {
    let values = context.values
    let title = spans(context, "title", "attributedTitle", titleFont(context), ink)
    let subtitle = spans(context, "subtitle", "attributedSubtitle", DrawingFont(size: 12), ink)
    let image = ImageLook(values, "configuration/image") ?? ImageLook(values, "normal/image")
    let imageSize = image.map { $0.size(context.palette) ?? Size(width: 22, height: 22) }
    let padding =
      image == nil || title.isEmpty
      ? 0 : values.number("configuration/imagePadding") ?? 0
    let placement = values.literal("configuration/imagePlacement") ?? "leading"
    let insets = values.insets("configuration/contentInsets") ?? Insets(left: 6, right: 6)
    let room = context.bounds.inset(Insets(left: insets.left, right: insets.right))
    let lines = [title, subtitle].filter { !$0.isEmpty }
    let textSize = Size(
      width: lines.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0,
      height: lines.reduce(0) { $0 + ($1.first?.font.lineHeight ?? 0) }
    )
    let stack = ContentStack(
      image: imageSize,
      text: textSize,
      padding: padding,
      placement: placement,
      room: room,
      alignment: values.literal("contentHorizontalAlignment")
    )
    var items: [DrawingItem] = []
    if let image {
      items += ImageDrawing.items(
        image,
        .aspectFit,
        in: stack.imageFrame,
        context.palette,
        tint: ink,
        isMask: true
      )
    }
    var y = stack.textFrame.y
    let isCentered = placement == "top" || placement == "bottom" || image == nil
    for line in lines {
      let height = line.first?.font.lineHeight ?? 0
      let block = TextBlock(spans: line, alignment: isCentered ? .middle : .start)
      items += block.items(
        in: Frame(x: stack.textFrame.x, y: y, width: stack.textFrame.width, height: height)
      )
      y += height
    }
    return items
  }

  private static func spans(
    _ context: ControlContext,
    _ plain: String,
    _ attributed: String,
    _ font: DrawingFont,
    _ ink: DrawingColor
  ) -> [TextSpan] {
    let path = "configuration/"
    let font = context.values.record(path + "titleFontDescription").map { DrawingFont($0) } ?? font
    if let parts = TextLook.fragments(context, path + attributed, font: font, color: ink) {
      return parts.spans.filter { !$0.text.isEmpty }
    }
    // Files keep a title of the state even where the configuration has an image alone.
    let hasImage = ImageLook(context.values, path + "image") != nil
    let ofState = plain == "title" && !hasImage ? context.values.text("normal/title") : nil
    let text = context.values.text(path + plain) ?? ofState ?? ""
    return text.isEmpty ? [] : [TextSpan(text, font: font, color: ink)]
  }
}

/// The places of an image and a text beside each other.
private struct ContentStack {
  var imageFrame = Frame.zero
  var textFrame = Frame.zero

  init(
    image: Size?,
    text: Size,
    padding: Double,
    placement: String,
    room: Frame,
    alignment: String?
  ) {
    let image = image ?? Size(width: 0, height: 0)
    let isColumn = placement == "top" || placement == "bottom"
    let isFirst = placement != "trailing" && placement != "bottom"
    if isColumn {
      let height = image.height + padding + text.height
      let top = room.y + (room.height - height) / 2
      let imageTop = isFirst ? top : top + text.height + padding
      imageFrame = Frame(
        x: room.x + (room.width - image.width) / 2,
        y: imageTop,
        width: image.width,
        height: image.height
      )
      textFrame = Frame(
        x: room.x,
        y: isFirst ? top + image.height + padding : top,
        width: room.width,
        height: text.height
      )
      return
    }
    let textWidth = min(text.width, max(0, room.width - image.width - padding))
    let width = image.width + padding + textWidth
    let spare = room.width - width
    let left =
      switch alignment {
      case "left", "leading": room.x
      case "right", "trailing": room.x + spare
      default: room.x + spare / 2
      }
    imageFrame = Frame(
      x: isFirst ? left : left + textWidth + padding,
      y: room.y + (room.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    textFrame = Frame(
      x: isFirst ? left + image.width + padding : left,
      y: room.y + (room.height - text.height) / 2,
      width: max(textWidth, 1),
      height: text.height
    )
  }
}
