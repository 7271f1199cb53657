package import LayoutModel

/// An item of an open menu.
struct MenuRow {
  let title: String
  let isSeparator: Bool
  let isEnabled: Bool
  let isOn: Bool
  let hasSubmenu: Bool
  /// The keys that choose the item, such as `⌘S`; empty without any.
  let keys: String

  init(_ values: LookValues) {
    title = values.text("title") ?? ""
    isSeparator = values.flag("isSeparatorItem") == true
    isEnabled = values.flag("enabled") != false
    isOn = values.literal("state") == "on"
    hasSubmenu = values.flag("hasSubmenu") == true
    keys = MenuRow.keys(values)
  }

  /// The marks of keys without a letter, and of the control characters that documents contain.
  private static let marks: [Character: String] = [
    "\u{8}": "⌫", "\u{7f}": "⌫", "\r": "↩", "\t": "⇥", "\u{1b}": "⎋", " ": "Space",
    "\u{f700}": "↑", "\u{f701}": "↓", "\u{f702}": "←", "\u{f703}": "→",
  ]

  /// Returns the keys of an item. One without a mask has the command key, and an uppercase letter the
  /// shift key.
  private static func keys(_ values: LookValues) -> String {
    let mask = "keyEquivalentModifierMask"
    guard let own = values.text("keyEquivalent"), let key = own.first, own.count == 1 else {
      return ""
    }
    let isPrivate = ("\u{e000}"..."\u{f8ff}").contains(key)
    guard let name = marks[key] ?? (isPrivate ? nil : own.uppercased()) else { return "" }
    func has(_ modifier: String) -> Bool { values.flag(mask + "/" + modifier) == true }
    let hasShift = has("shift") || own != own.lowercased()
    let hasCommand = has("command") || !values.has(mask)
    return (has("control") ? "⌃" : "") + (has("option") ? "⌥" : "") + (hasShift ? "⇧" : "")
      + (hasCommand ? "⌘" : "") + name
  }

  static let font = DrawingFont(size: 13)

  /// The height in points.
  var height: Double { isSeparator ? 11 : 22 }
  /// The width of the texts in points, with the space between them.
  var width: Double {
    let right = hasSubmenu ? 10 : TextWidths.width(of: keys, in: MenuRow.font)
    return TextWidths.width(of: title, in: MenuRow.font) + (right > 0 ? 24 + right : 0)
  }
}

/// The sizes of open menus of macOS.
package enum MenuSize {
  static let above = 5.0
  /// The space at the left for the mark of an item that is on, and at the right.
  static let (left, right) = (21.0, 14.0)

  /// Returns the size of an open menu in points.
  package static func size(of items: [LayoutObject]) -> Size {
    let rows = items.map { MenuRow(LookValues($0, in: .anyAny)) }
    let width = rows.map(\.width).max() ?? 0
    return Size(
      width: max(60, left + width + right),
      height: rows.reduce(2 * above) { $0 + $1.height }
    )
  }
}

/// An open menu, as Interface Builder shows it on the canvas: its items, without those of its submenus.
enum MacMenuList {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.isDark ? DrawingColor(0x2c2c2e) : DrawingColor(0xf6f6f6)
    let edge = context.palette.system("separatorColor")
    let paint = Paint(fill: ground, stroke: edge, width: 0.5)
    var items: [DrawingItem] = [.rectangle(context.bounds, radius: 6, paint: paint)]
    let rows = context.surroundings.objects.children(of: context.object.id, in: ":items")
      .map { MenuRow(LookValues($0, in: context.surroundings.sizeClass)) }
    var y = MenuSize.above
    for row in rows {
      let place = Frame(x: 0, y: y, width: context.size.width, height: row.height)
      items += row.isSeparator ? [line(in: place, edge)] : texts(of: row, in: place, context)
      y += row.height
    }
    return .withBackground(items)
  }

  private static func line(in place: Frame, _ color: DrawingColor) -> DrawingItem {
    let y = place.y + place.height / 2
    return .line(
      from: DrawingPoint(10, y),
      to: DrawingPoint(place.width - 10, y),
      paint: .stroke(color, width: 1)
    )
  }

  private static func texts(of row: MenuRow, in place: Frame, _ context: ControlContext)
    -> [DrawingItem]
  {
    let palette = context.palette
    let ink = palette.system(row.isEnabled ? "labelColor" : "tertiaryLabelColor")
    let faint = palette.system(row.isEnabled ? "secondaryLabelColor" : "tertiaryLabelColor")
    let room = place.inset(Insets(top: 0, left: MenuSize.left, bottom: 0, right: MenuSize.right))
    func text(_ text: String, _ color: DrawingColor, _ side: TextRun.Anchor) -> [DrawingItem] {
      if text.isEmpty { return [] }
      let span = TextSpan(text, font: MenuRow.font, color: color)
      return TextBlock(spans: [span], alignment: side).items(in: room)
    }
    var items = text(row.title, ink, .start)
    if row.isOn {
      let mark = Frame(x: 6, y: place.y + 5, width: 12, height: 12)
      items += SymbolGlyph.items("checkmark", in: mark, color: ink)
    }
    if row.hasSubmenu {
      let arrow = Frame(x: room.x + room.width - 5, y: place.y + 7, width: 5, height: 8)
      items.append(Chevron.right(in: arrow, width: 1.5, ink))
    } else {
      items += text(row.keys, faint, .end)
    }
    return items
  }
}
