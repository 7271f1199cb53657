internal import LayoutModel

/// Buttons without a configuration; see ``ConfiguredButton`` for the others.
enum ButtonControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    if context.values.has("configuration") { return ConfiguredButton.draw(context) }
    if context.values.literal("buttonType") == "close" { return closeButton(context) }
    if let symbol = symbol(of: context) {
      let place = context.bounds.centered(Size(width: 22, height: 22))
      return ControlDrawing(SymbolGlyph.items(symbol, in: place, color: context.tint))
    }
    let look = ButtonLook(context)
    var items: [DrawingItem] = []
    if let image = look.backgroundImage {
      items += ImageDrawing.items(
        image,
        .scale,
        in: context.bounds,
        context.palette,
        tint: context.tint
      )
    }
    items += ButtonContent(look, context).items
    var drawing = ControlDrawing(items)
    drawing.clips = context.values.flag("clipsSubviews") == true
    return drawing
  }

  /// Draws a gray disc with a gray cross, whose colors no tint changes.
  private static func closeButton(_ context: ControlContext) -> ControlDrawing {
    let side = min(30, context.size.width, context.size.height)
    let disc = context.bounds.centered(Size(width: side, height: side))
    let cross = context.bounds.centered(Size(width: side * 0.42, height: side * 0.42))
    return ControlDrawing(
      [.ellipse(disc, paint: .fill(context.palette.system("tertiarySystemFillColor")))]
        + SymbolGlyph.items(
          "xmark",
          in: cross,
          color: context.palette.system("secondaryLabelColor")
        )
    )
  }

  /// Returns the symbol of a button type that has one.
  private static func symbol(of context: ControlContext) -> String? {
    switch context.values.literal("buttonType") {
    case "detailDisclosure", "infoLight", "infoDark": "info.circle"
    case "contactAdd": "plus.circle"
    default: nil
    }
  }
}

/// The values of a button in its state.
struct ButtonLook {
  var title: [TextSpan]
  var image: ImageLook?
  var backgroundImage: ImageLook?
  var tint: DrawingColor
  var isSystem: Bool

  init(_ context: ControlContext) {
    let values = context.values
    let states = ButtonLook.states(values)
    let type = values.literal("buttonType")
    isSystem = type == "system" || type == "roundedRect"
    let titleColor = states.lazy.compactMap { context.color($0 + "/titleColor") }.first
    var color = titleColor ?? (isSystem ? context.tint : .white)
    if !context.isEnabled, context.color("disabled/titleColor") == nil {
      color = isSystem ? context.palette.system("tertiaryLabelColor") : color.faded(0.5)
    }
    tint = isSystem ? color : context.tint
    if isSystem, titleColor != nil { tint = context.isEnabled ? context.tint : color }
    let font = context.font(default: DrawingFont(size: 15))
    let attributed = states.lazy
      .compactMap {
        TextLook.fragments(context, $0 + "/attributedTitle", font: font, color: color)
      }.first
    if let attributed {
      title = attributed.spans
    } else {
      let text = states.lazy.compactMap { values.text($0 + "/title") }.first ?? ""
      title = [TextSpan(text, font: font, color: color)]
    }
    image = states.lazy.compactMap { ImageLook(values, $0 + "/image") }.first
    backgroundImage = states.lazy.compactMap { ImageLook(values, $0 + "/backgroundImage") }.first
  }

  /// The paths of the states whose values apply, most specific first.
  private static func states(_ values: LookValues) -> [String] {
    var result = ["normal"]
    if values.flag("selected") == true { result.insert("selected", at: 0) }
    if values.flag("highlighted") == true { result.insert("highlighted", at: 0) }
    if values.flag("enabled") == false { result.insert("disabled", at: 0) }
    return result.map { path(of: $0, values) }
  }

  /// Returns the path of a state. The attributes `selected` and `highlighted` have the names of
  /// states. If the attribute exists, the key of the element for that state is not its path.
  private static func path(of state: String, _ values: LookValues) -> String {
    if values.literal(state) == nil { return state }
    let unkeyed = [":state", ":state#2", ":state#3"]
    return unkeyed.first { values.literal($0 + "/key") == state } ?? state
  }
}

/// The image and the title of a button in a row.
struct ButtonContent {
  private let look: ButtonLook
  private let context: ControlContext

  init(_ look: ButtonLook, _ context: ControlContext) {
    self.look = look
    self.context = context
  }

  var items: [DrawingItem] {
    let values = context.values
    let room = context.bounds.inset(values.insets("contentEdgeInsets") ?? .zero)
    let imageSize = look.image.map { image in
      image.size(context.palette)
        ?? Size(
          width: min(24, room.width),
          height: min(24, room.height)
        )
    }
    let hasTitle = look.title.contains { !$0.text.isEmpty }
    let imageInsets = values.insets("imageEdgeInsets") ?? .zero
    let titleInsets = values.insets("titleEdgeInsets") ?? .zero
    var image = imageSize ?? Size(width: 0, height: 0)
    // Insets and a small button make the image smaller.
    let space = room.inset(imageInsets)
    let shrink = min(1, space.width / max(image.width, 1), space.height / max(image.height, 1))
    image = Size(width: image.width * shrink, height: image.height * shrink)
    let natural = hasTitle ? look.title.reduce(0) { $0 + $1.width } : 0
    // Negative insets of the title give it more room, as below an image.
    let added = max(0, -(titleInsets.left + titleInsets.right))
    let title = min(natural, max(0, room.width - image.width) + added)
    let gap = hasTitle && look.image != nil ? spacing : 0
    let start = start(of: image.width + gap + title, in: room)
    let imageStart = isReversed ? start + title + gap : start
    let titleStart = isReversed ? start : start + image.width + gap
    var items: [DrawingItem] = []
    if let picture = look.image {
      let isFilling = values.literal("contentHorizontalAlignment") == "fill"
      let own = Frame(
        x: imageStart,
        y: top(of: image.height, in: room),
        width: image.width,
        height: image.height
      )
      items += ImageDrawing.items(
        picture,
        .scale,
        in: isFilling && !hasTitle ? space : shifted(own, imageInsets),
        context.palette,
        tint: look.tint,
        isMask: look.isSystem
      )
    }
    // An image that fills the button leaves no room for a title, not even for an ellipsis.
    if hasTitle, look.image == nil || title >= min(natural, 8) {
      items += titleItems(
        at: titleStart,
        width: title,
        isAlone: look.image == nil,
        in: room,
        titleInsets
      )
    }
    return items
  }

  private func titleItems(
    at x: Double,
    width: Double,
    isAlone: Bool,
    in room: Frame,
    _ insets: Insets
  ) -> [DrawingItem] {
    let height = look.title.first?.font.lineHeight ?? 0
    let block = block(isAlone: isAlone)
    let line =
      isAlone
      ? Frame(x: room.x, y: room.y, width: room.width, height: room.height)
      : Frame(x: x, y: top(of: height, in: room), width: max(width, 1), height: height)
    var frame = isAlone ? line.inset(insets) : shifted(line, insets)
    if isAlone, block.maximumLines == 1, frame.height > height {
      frame = Frame(
        x: frame.x,
        y: top(of: height, in: frame),
        width: frame.width,
        height: height
      )
    }
    return block.items(in: frame)
  }

  /// The distance between the image and the title, under the names that libraries share. The system
  /// has none.
  private var spacing: Double {
    let own = context.values.runtimeNumber("imageSpacing", "imageTitleSpacing", "imagePadding") ?? 0
    return min(max(own, 0), context.size.width / 2)
  }

  /// Returns the title with its lines.
  ///
  /// - Parameter isAlone: True if the button has no image.
  func block(isAlone: Bool) -> TextBlock {
    let values = context.values
    let mode = values.literal("lineBreakMode")
    let isWrapped = mode == "wordWrap" || mode == "characterWrap"
    let hasLines = look.title.contains { $0.text.contains(where: \.isNewline) }
    var block = TextBlock(
      spans: look.title,
      alignment: isAlone || isWrapped ? alignment : .start,
      maximumLines: isWrapped || hasLines ? 0 : 1,
      lineBreak: isWrapped ? .wrap : mode == nil ? .middle : TextLook.lineBreak(mode)
    )
    if isWrapped, let own = values.literal("textAlignment") {
      block.alignment = TextLook.alignment(own, context)
    }
    return block
  }

  /// True if the button is laid out from right to left in every language, as apps do to place the
  /// image behind the title.
  private var isReversed: Bool {
    context.values.literal("semanticContentAttribute") == "forceRightToLeft"
  }

  private var alignment: TextRun.Anchor {
    switch context.values.literal("contentHorizontalAlignment") {
    case "left", "fill": .start
    case "right": .end
    case "leading": isReversed ? .end : .start
    case "trailing": isReversed ? .start : .end
    default: .middle
    }
  }

  private func start(of width: Double, in room: Frame) -> Double {
    switch alignment {
    case .start: room.x
    case .middle: room.x + (room.width - width) / 2
    case .end: room.x + room.width - width
    }
  }

  private func top(of height: Double, in room: Frame) -> Double {
    switch context.values.literal("contentVerticalAlignment") {
    case "top": room.y
    case "bottom": room.y + room.height - height
    default: room.y + (room.height - height) / 2
    }
  }

  /// Returns a frame moved as insets move it: by the inset of the edge at which the content lies, and in the
  /// middle by half the difference of opposite insets.
  private func shifted(_ frame: Frame, _ insets: Insets) -> Frame {
    let dx =
      switch alignment {
      case .start: insets.left
      case .middle: (insets.left - insets.right) / 2
      case .end: -insets.right
      }
    let dy =
      switch context.values.literal("contentVerticalAlignment") {
      case "top": insets.top
      case "bottom": -insets.bottom
      default: (insets.top - insets.bottom) / 2
      }
    return frame.moved(x: dx, y: dy)
  }
}
