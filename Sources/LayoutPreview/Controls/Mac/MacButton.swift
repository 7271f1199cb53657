internal import LayoutModel

/// Buttons: push, check, radio, disclosure and the other bezels.
enum MacButton {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let hugs = context.values.flag("imageHugsTitle") == true
    let items: [DrawingItem]
    switch cell.values.literal("type") {
    case "check": items = MacCheck(cell, hugs: hugs).items(isRound: false)
    case "radio": items = MacCheck(cell, hugs: hugs).items(isRound: true)
    case "help": items = help(cell)
    case "disclosureTriangle": items = triangle(cell)
    default: items = bordered(cell, hugs: hugs)
    }
    return .withBackground(items)
  }

  // MARK: - Bezels

  private static func bordered(_ cell: ControlContext, hugs: Bool) -> [DrawingItem] {
    let hasBorder =
      cell.values.literal("borderStyle") != nil
      && cell.values.flag("bordered") != false
    let frame = bezelFrame(cell)
    let isDefault = hasBorder && cell.values.text("keyEquivalent") == "\r"
    var items = hasBorder ? bezel(cell, frame, isDefault) : []
    let ink: DrawingColor =
      cell.color("contentTintColor") ?? (isDefault ? .white : cell.controlInk)
    if cell.values.literal("bezelStyle") == "roundedDisclosure" {
      let place = frame.centered(Size(width: 9, height: 5))
      return items + SymbolGlyph.items("chevron.down", in: place, color: ink)
    }
    let side: Double = hasBorder ? 6 : 0
    items += MacButtonContent(cell, ink: ink, hugs: hugs).items(
      in: frame.inset(Insets(left: side, right: side))
    )
    return items
  }

  private static func bezel(
    _ cell: ControlContext,
    _ frame: Frame,
    _ isDefault: Bool
  ) -> [DrawingItem] {
    switch cell.values.literal("bezelStyle") {
    case "rounded", "roundRect", "recessed", "inline", "texturedRounded", "roundedDisclosure":
      let radius = min(5, frame.height / 2)
      return cell.bezel(frame, radius: radius, isDefault: isDefault) + shade(cell, frame, radius)
    case "circular":
      let radius = min(frame.width, frame.height) / 2
      return cell.bezel(frame, radius: radius) + shade(cell, frame, radius)
    default:
      let inner = frame.inset(by: 0.5)
      return cell.bezel(inner, radius: 3) + shade(cell, inner, 3)
    }
  }

  /// Returns the shade of a bezel whose button is on, if its behavior is to change the background then.
  private static func shade(_ cell: ControlContext, _ frame: Frame, _ radius: Double)
    -> [DrawingItem]
  {
    let values = cell.values
    guard values.literal("state") == "on", values.flag("behavior/changeBackground") == true else {
      return []
    }
    let fill = cell.palette.system("labelColor").faded(0.2)
    return [.rectangle(frame, radius: radius, paint: .fill(fill))]
  }

  /// Returns the visible part of a button: its frame has room for a shadow.
  private static func bezelFrame(_ cell: ControlContext) -> Frame {
    let bounds = cell.bounds
    let size = cell.values.literal("controlSize")
    guard cell.values.literal("bezelStyle") == "rounded", bounds.height > 24,
      bounds.height != 28 || size == "small"
    else { return bounds }
    if size == "small" { return bounds.inset(Insets(top: 4, left: 6, bottom: 7, right: 6)) }
    return bounds.inset(Insets(top: 5, left: 7, bottom: 7, right: 7))
  }

  private static func help(_ cell: ControlContext) -> [DrawingItem] {
    let side = min(20, cell.size.width, cell.size.height)
    let frame = cell.bounds.centered(Size(width: side, height: side))
    let text = TextBlock(
      spans: [TextSpan("?", font: DrawingFont(size: 13, weight: 500), color: cell.controlInk)],
      alignment: .middle
    )
    return cell.bezel(frame, radius: side / 2) + text.items(in: frame)
  }

  private static func triangle(_ cell: ControlContext) -> [DrawingItem] {
    let isOpen = cell.values.literal("state") == "on"
    let place = cell.bounds.centered(Size(width: isOpen ? 9 : 5, height: isOpen ? 5 : 9))
    let ink = cell.palette.system("secondaryLabelColor")
    return SymbolGlyph.items(isOpen ? "chevron.down" : "chevron.right", in: place, color: ink)
  }
}

/// The title and the image of a button.
struct MacButtonContent {
  private let cell: ControlContext
  private let ink: DrawingColor
  private let hugs: Bool

  /// - Parameter hugs: True if the image stands beside the title rather than at the edge.
  init(_ cell: ControlContext, ink: DrawingColor, hugs: Bool = false) {
    self.cell = cell
    self.ink = ink
    self.hugs = hugs
  }

  /// Returns the content in a rectangle.
  func items(in frame: Frame) -> [DrawingItem] {
    let position = cell.values.literal("imagePosition")
    let image = position == "none" ? nil : MacImage(cell, "image")
    let hasTitle = position != "only" && !(cell.values.text("title") ?? "").isEmpty
    guard let image else { return hasTitle ? title(in: frame) : [] }
    let size = image.size(cell, in: frame)
    guard hasTitle else { return image.items(cell, in: frame.centered(size), ink) }
    switch position {
    case "left", "leading", "right", "trailing":
      return beside(image, size, frame, isLeft: position == "left" || position == "leading")
    case "above", "below":
      return stacked(image, size, frame, isAbove: position == "above")
    default:
      return image.items(cell, in: frame.centered(size), ink) + title(in: frame)
    }
  }

  /// Returns the title in a rectangle.
  func title(in frame: Frame, default anchor: TextRun.Anchor = .middle) -> [DrawingItem] {
    block(default: anchor).items(in: frame)
  }

  /// Returns the title with its lines.
  func block(default anchor: TextRun.Anchor = .middle) -> TextBlock {
    let look = TextLook(
      cell,
      text: "title",
      attributed: "attributedTitle",
      font: cell.cellFont,
      color: ink
    )
    return TextBlock(
      spans: look.spans,
      alignment: cell.anchor(default: anchor),
      maximumLines: 0,
      lineBreak: TextLook.lineBreak(cell.values.literal("lineBreakMode"))
    )
  }

  private func beside(
    _ image: MacImage,
    _ size: Size,
    _ frame: Frame,
    isLeft: Bool
  ) -> [DrawingItem] {
    let y = frame.y + (frame.height - size.height) / 2
    let x = isLeft ? frame.x + 2 : frame.x + frame.width - size.width - 2
    let place = Frame(x: x, y: y, width: size.width, height: size.height)
    let room = size.width + 6
    if hugs {
      let row = hugged(in: frame, besides: room)
      let x = isLeft ? row.x + 2 : row.x + row.width - size.width - 2
      let place = Frame(x: x, y: y, width: size.width, height: size.height)
      let rest = row.inset(isLeft ? Insets(left: room) : Insets(right: room))
      return image.items(cell, in: place, ink) + title(in: rest)
    }
    let rest = frame.inset(isLeft ? Insets(left: room) : Insets(right: room))
    return image.items(cell, in: place, ink) + title(in: rest)
  }

  /// Returns the part of a rectangle that a title and something beside it need, at the place of the
  /// alignment.
  func hugged(
    in frame: Frame,
    besides room: Double,
    default anchor: TextRun.Anchor = .middle
  ) -> Frame {
    let text = block(default: anchor).spans.reduce(0) { $0 + $1.width }
    let width = min(frame.width, text + room + 2)
    let spare = frame.width - width
    let x: Double =
      switch cell.anchor(default: anchor) {
      case .start: 0
      case .middle: spare / 2
      case .end: spare
      }
    return Frame(x: frame.x + x, y: frame.y, width: width, height: frame.height)
  }

  private func stacked(
    _ image: MacImage,
    _ size: Size,
    _ frame: Frame,
    isAbove: Bool
  ) -> [DrawingItem] {
    let line = cell.cellFont.lineHeight + 2
    let (top, bottom) = isAbove ? (0, line) : (line, 0)
    let picture = frame.inset(Insets(top: top, bottom: bottom)).centered(size)
    let y = isAbove ? frame.y + frame.height - line : frame.y
    let text = Frame(x: frame.x, y: y, width: frame.width, height: line)
    return image.items(cell, in: picture, ink) + title(in: text)
  }
}

/// Check boxes and radio buttons.
struct MacCheck {
  private let cell: ControlContext
  private let hugs: Bool

  /// - Parameter hugs: True if the box stands beside the title rather than at the edge.
  init(_ cell: ControlContext, hugs: Bool) {
    self.cell = cell
    self.hugs = hugs
  }

  /// Returns the box or circle and the title.
  func items(isRound: Bool) -> [DrawingItem] {
    let side: Double =
      switch cell.values.literal("controlSize") {
      case "small": 12
      case "mini": 10
      default: 14
      }
    let isLeft = cell.values.literal("imagePosition") != "right"
    let room = side + 6
    let content = MacButtonContent(cell, ink: cell.controlInk)
    let row = hugs ? content.hugged(in: cell.bounds, besides: room, default: .start) : cell.bounds
    let box = Frame(
      x: isLeft ? row.x + 2 : row.x + row.width - side - 2,
      y: (cell.size.height - side) / 2,
      width: side,
      height: side
    )
    let rest = row.inset(isLeft ? Insets(left: room) : Insets(right: room))
    var items = mark(box, isRound)
    if cell.values.literal("imagePosition") != "only" {
      items += content.title(in: rest, default: .start)
    }
    return items
  }

  private func mark(_ box: Frame, _ isRound: Bool) -> [DrawingItem] {
    let radius = isRound ? box.width / 2 : 3.5
    let state = cell.values.literal("state")
    guard state == "on" || state == "mixed" else {
      // In the dark appearance an empty box is a light patch without an edge.
      return cell.isDark
        ? [.rectangle(box, radius: radius, paint: .fill(.white.faded(0.2)))]
        : cell.well(box, radius: radius)
    }
    let fill = cell.isEnabled ? cell.accent : cell.accent.faded(0.5)
    let ground = DrawingItem.rectangle(box, radius: radius, paint: .fill(fill))
    if isRound { return [ground, .ellipse(box.inset(by: box.width * 0.31), paint: .fill(.white))] }
    let inner = box.inset(by: box.width * 0.22)
    if state == "mixed" {
      let (left, right) = (inner.x, inner.x + inner.width)
      let y = box.y + box.height / 2
      let paint = Paint.stroke(.white, width: 1.8, isRound: true)
      return [ground, .line(from: DrawingPoint(left, y), to: DrawingPoint(right, y), paint: paint)]
    }
    return [ground] + SymbolGlyph.items("checkmark", in: inner, color: .white)
  }
}
