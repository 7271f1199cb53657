internal import LayoutModel

/// Buttons that open a menu.
enum MacPopUpButton {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let isPullDown = cell.values.flag("pullsDown") == true
    let hasBorder =
      cell.values.literal("borderStyle") != nil
      || cell.values.literal("bezelStyle") == "texturedRounded"
    var frame = context.bounds
    if cell.values.literal("bezelStyle") == "rounded", frame.height > 22, frame.height != 24 {
      frame = frame.inset(Insets(top: 2, left: 3, bottom: 4, right: 3))
    }
    var items = hasBorder ? cell.bezel(frame, radius: min(5, frame.height / 2)) : []
    let side = max(0, min(16, frame.height - 4))
    let box = Frame(
      x: frame.x + frame.width - side - 2,
      y: frame.y + (frame.height - side) / 2,
      width: side,
      height: side
    )
    items += arrows(cell, box, isPullDown: isPullDown, hasBorder: hasBorder)
    let room = frame.inset(Insets(left: hasBorder ? 8 : 4, right: side + 4))
    items += content(context, cell, isPullDown, in: room)
    return .withBackground(items)
  }

  private static func arrows(
    _ cell: ControlContext,
    _ box: Frame,
    isPullDown: Bool,
    hasBorder: Bool
  ) -> [DrawingItem] {
    if cell.values.literal("arrowPosition") == "noArrow" { return [] }
    let fills = hasBorder && !isPullDown && cell.isEnabled
    let ink: DrawingColor = fills ? .white : cell.controlInk
    var items: [DrawingItem] = []
    if fills { items.append(.rectangle(box, radius: 4, paint: .fill(cell.accent))) }
    if isPullDown {
      let place = box.centered(Size(width: 8, height: 4.5))
      return items + SymbolGlyph.items("chevron.down", in: place, color: ink)
    }
    let place = box.centered(Size(width: 6.5, height: 4))
    items += SymbolGlyph.items("chevron.up", in: place.moved(y: -3), color: ink)
    items += SymbolGlyph.items("chevron.down", in: place.moved(y: 3), color: ink)
    return items
  }

  /// Returns the selected item: its title, or its image in a menu of images.
  private static func content(
    _ context: ControlContext,
    _ cell: ControlContext,
    _ isPullDown: Bool,
    in room: Frame
  ) -> [DrawingItem] {
    let shown = shownItem(cell, isPullDown: isPullDown)
    let values = shown.map { LookValues($0, in: context.surroundings.sizeClass) }
    var rest = room
    var items: [DrawingItem] = []
    if let shown, let values, values.literal("image") != nil {
      let item = ControlContext(
        object: shown,
        values: values,
        size: context.size,
        surroundings: context.surroundings,
        inherited: context.inherited,
        hasSubviews: false
      )
      if let image = MacImage(item, "image") {
        let size = image.size(item, in: room)
        let place = Frame(
          x: room.x,
          y: room.y + (room.height - size.height) / 2,
          width: size.width,
          height: size.height
        )
        items += image.items(item, in: place, cell.controlInk)
        rest = room.inset(Insets(left: size.width + 4))
      }
    }
    if cell.values.literal("imagePosition") == "only" { return items }
    let text = values?.text("title") ?? cell.values.text("title") ?? ""
    let block = TextBlock(
      spans: [TextSpan(text, font: cell.cellFont, color: cell.controlInk)],
      alignment: cell.anchor()
    )
    return items + block.items(in: rest)
  }

  /// Returns the menu item that the closed button shows: the first one of a pull-down button, which
  /// is its title, or the selected one.
  private static func shownItem(_ cell: ControlContext, isPullDown: Bool) -> LayoutObject? {
    let objects = cell.surroundings.objects
    guard let menu = objects.child(of: cell.object.id, key: "menu") else { return nil }
    let items = objects.children(of: menu.id, in: ":items")
    if isPullDown { return items.first }
    let selected = cell.values.literal("selectedItem")
    return items.first { $0.id.rawValue == selected }
  }
}
