internal import LayoutModel

/// Buttons: push, check, radio, disclosure and the other bezels.
enum MacButton {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let items: [DrawingItem]
    switch cell.values.literal("type") {
    case "check": items = MacCheck.items(cell, isRound: false)
    case "radio": items = MacCheck.items(cell, isRound: true)
    case "help": items = help(cell)
    case "disclosureTriangle": items = triangle(cell)
    default: items = bordered(cell)
    }
    return .withBackground(items)
  }

  // MARK: - Bezels

  private static func bordered(_ cell: ControlContext) -> [DrawingItem] {
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
    items += MacButtonContent(cell, ink: ink).items(
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
      return cell.bezel(frame, radius: min(5, frame.height / 2), isDefault: isDefault)
    case "circular":
      return cell.bezel(frame, radius: min(frame.width, frame.height) / 2)
    default:
      return cell.bezel(frame.inset(by: 0.5), radius: 3)
    }
  }

  /// Returns the visible part of a button: its frame has room for a shadow.
  private static func bezelFrame(_ cell: ControlContext) -> Frame {
    let bounds = cell.bounds
    guard cell.values.literal("bezelStyle") == "rounded", bounds.height > 24, bounds.height != 28
    else { return bounds }
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

  init(_ cell: ControlContext, ink: DrawingColor) {
    self.cell = cell
    self.ink = ink
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
    let rest = frame.inset(isLeft ? Insets(left: room) : Insets(right: room))
    return image.items(cell, in: place, ink) + title(in: rest)
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
enum MacCheck {
  static func items(_ cell: ControlContext, isRound: Bool) -> [DrawingItem] {
    let side: Double =
      switch cell.values.literal("controlSize") {
      case "small": 12
      case "mini": 10
      default: 14
      }
    let isLeft = cell.values.literal("imagePosition") != "right"
    let y = (cell.size.height - side) / 2
    let box = Frame(
      x: isLeft ? 2 : cell.size.width - side - 2,
      y: y,
      width: side,
      height: side
    )
    let room = side + 6
    let rest = cell.bounds.inset(isLeft ? Insets(left: room) : Insets(right: room))
    var items = mark(cell, box, isRound)
    if cell.values.literal("imagePosition") != "only" {
      items += MacButtonContent(cell, ink: cell.controlInk).title(in: rest, default: .start)
    }
    return items
  }

  private static func mark(
    _ cell: ControlContext,
    _ box: Frame,
    _ isRound: Bool
  ) -> [DrawingItem] {
    let radius = isRound ? box.width / 2 : 3.5
    let state = cell.values.literal("state")
    guard state == "on" || state == "mixed" else { return cell.well(box, radius: radius) }
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
