internal import LayoutModel

/// Text fields, labels, search fields and combo boxes.
enum MacTextField {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let hasBorder = cell.values.literal("borderStyle") != nil
    let isRound = cell.values.literal("bezelStyle") == "round"
    var items = ground(cell, context.bounds, radius: isRound ? 5 : 0)
    let inset =
      hasBorder
      ? Insets(top: 2, left: isRound ? 7 : 4, bottom: 2, right: 4)
      : Insets(left: 2, right: 2)
    items += text(cell, in: context.bounds.inset(inset), isAtTop: !isRound)
    return .withBackground(items)
  }

  static func drawSearch(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let bounds = context.bounds
    var items = cell.well(bounds, radius: min(6, bounds.height / 2))
    let side = min(13, bounds.height - 6)
    let place = Frame(x: 6, y: (bounds.height - side) / 2, width: side, height: side)
    let faint = cell.palette.system("secondaryLabelColor")
    items += SymbolGlyph.items("magnifyingglass", in: place, color: faint)
    let room = bounds.inset(Insets(left: 24, right: 6))
    if (cell.values.text("placeholderString") ?? "").isEmpty, isEmpty(cell) {
      items += line("Search", cell, cell.palette.system("placeholderTextColor"), in: room)
    } else {
      items += text(cell, in: room, isAtTop: false)
    }
    return .withBackground(items)
  }

  static func drawComboBox(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let field = context.bounds.inset(Insets(top: 1, bottom: 2, right: 3))
    var items = cell.well(field, radius: 4)
    let side = max(0, min(18, field.height - 4))
    let box = Frame(
      x: field.x + field.width - side - 2,
      y: field.y + (field.height - side) / 2,
      width: side,
      height: side
    )
    items.append(.rectangle(box, radius: 4, paint: .fill(cell.accent)))
    let arrow = box.centered(Size(width: 8, height: 5))
    items += SymbolGlyph.items("chevron.down", in: arrow, color: .white)
    items += text(cell, in: field.inset(Insets(left: 5, right: side + 4)), isAtTop: false)
    return .withBackground(items)
  }

  // MARK: - Parts

  private static func isEmpty(_ cell: ControlContext) -> Bool {
    (cell.values.text("title") ?? "").isEmpty && !cell.values.has("attributedTitle")
      && !cell.values.has("attributedStringValue")
  }

  private static func ground(
    _ cell: ControlContext,
    _ bounds: Frame,
    radius: Double
  ) -> [DrawingItem] {
    let fill = cell.color("backgroundColor")
    let draws = cell.values.flag("drawsBackground") == true
    switch cell.values.literal("borderStyle") {
    case "bezel": return cell.well(bounds, radius: radius, fill: draws ? fill : nil)
    case "border": return cell.well(bounds, radius: 0, fill: draws ? fill : nil)
    default: return draws ? [.rectangle(bounds, paint: .fill(fill ?? .white))] : []
    }
  }

  /// Returns the text of a field, or its placeholder.
  static func text(
    _ cell: ControlContext,
    in frame: Frame,
    isAtTop: Bool
  ) -> [DrawingItem] {
    block(cell, isAtTop: isAtTop && frame.height > cell.cellFont.lineHeight * 1.8).items(in: frame)
  }

  /// Returns the text of a field, or its placeholder, with its lines.
  static func block(_ cell: ControlContext, isAtTop: Bool) -> TextBlock {
    let own = cell.color("textColor") ?? cell.palette.system("controlTextColor")
    let color = cell.isEnabled ? own : cell.palette.system("disabledControlTextColor")
    var look = TextLook(
      cell,
      text: "title",
      attributed: cell.values.has("attributedTitle") ? "attributedTitle" : "attributedStringValue",
      font: cell.cellFont,
      color: color
    )
    if look.isEmpty, let placeholder = cell.values.text("placeholderString") {
      let faint = cell.palette.system("placeholderTextColor")
      look.spans = [TextSpan(placeholder, font: cell.cellFont, color: faint)]
    } else if cell.object.kind == "secureTextFieldCell" {
      look.spans = look.spans.map { span in
        var dots = span
        dots.text = String(repeating: "•", count: min(span.text.count, 40))
        return dots
      }
    }
    let isSingle =
      cell.values.flag("usesSingleLineMode") == true
      || cell.values.flag("scrollable") == true
    return TextBlock(
      spans: look.spans,
      alignment: cell.anchor(),
      maximumLines: isSingle ? 1 : 0,
      lineBreak: TextLook.lineBreak(cell.values.literal("lineBreakMode") ?? "wordWrap"),
      isAtTop: isAtTop
    )
  }

  private static func line(
    _ text: String,
    _ cell: ControlContext,
    _ color: DrawingColor,
    in frame: Frame
  ) -> [DrawingItem] {
    TextBlock(spans: [TextSpan(text, font: cell.cellFont, color: color)]).items(in: frame)
  }
}

/// Text views.
enum MacTextView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    var items: [DrawingItem] = []
    if context.values.flag("drawsBackground") != false {
      let fill = context.color("backgroundColor") ?? context.palette.system("textBackgroundColor")
      items.append(.rectangle(context.bounds, paint: .fill(fill)))
    }
    let color = context.color("textColor") ?? context.palette.system("textColor")
    let look = TextLook(
      context,
      text: "string",
      attributed: "textStorage",
      font: context.font("font", default: DrawingFont(size: 12)),
      color: color
    )
    let block = TextBlock(
      spans: look.spans,
      alignment: look.alignment,
      maximumLines: 0,
      lineBreak: .clip,
      isAtTop: true
    )
    items += block.items(in: context.bounds.inset(Insets(left: 5, right: 5)))
    var drawing = ControlDrawing.withBackground(items)
    drawing.clips = true
    return drawing
  }
}
