internal import LayoutModel

/// The items of a window's toolbar, in a row below the title.
struct MacToolbar {
  private let context: ControlContext
  private let items: [Item]
  private static let gap = 8.0

  /// An item with what it shows.
  private struct Item {
    let values: LookValues
    /// The view of the item; nil for one with an image.
    let view: LayoutObject?
    let image: MacImage?
    let label: String
    let isSelected: Bool
    let isFlexible: Bool
    let width: Double
  }

  /// Reads the items of a title bar; nil if it has no toolbar.
  init?(_ context: ControlContext) {
    self.context = context
    let mode = context.values.literal("displayMode") ?? "iconAndLabel"
    items = context.surroundings.objects.children(of: context.object.id, in: ":items")
      .map { MacToolbar.item($0, mode, context) }
    if items.isEmpty { return nil }
  }

  private static let font = DrawingFont(size: 11)

  private var hasLabels: Bool { items.contains { !$0.label.isEmpty } }

  private static func item(_ object: LayoutObject, _ mode: String, _ context: ControlContext)
    -> Item
  {
    let surroundings = context.surroundings
    let values = LookValues(object, in: surroundings.sizeClass)
    let kind = values.literal("implicitItemIdentifier") ?? ""
    let own = ControlContext(
      object: object,
      values: values,
      size: Size(width: 24, height: 24),
      surroundings: surroundings,
      inherited: context.inherited,
      hasSubviews: false
    )
    let label = mode == "iconOnly" ? "" : values.text("label") ?? ""
    let view = mode == "labelOnly" ? nil : surroundings.objects.child(of: object.id, key: "view")
    let isSpace = kind.contains("Space") || kind.contains("Separator")
    let content = view.map { min(DetachedView.size(of: $0, surroundings).width, 400) } ?? 24
    let text = TextWidths.width(of: label, in: font)
    return Item(
      values: values,
      view: view,
      image: mode == "labelOnly" ? nil : MacImage(own, "image"),
      label: isSpace ? "" : label,
      isSelected: values.flag("selected") == true,
      isFlexible: kind.contains("FlexibleSpace"),
      width: kind.contains("FlexibleSpace") ? 0 : isSpace ? 20 : max(content, text) + 10
    )
  }

  /// Returns the items in a row.
  func items(in row: Frame) -> [DrawingItem] {
    let fixed = items.reduce(0) { $0 + $1.width + MacToolbar.gap } - MacToolbar.gap
    let room = max(0, row.width - 16)
    let flexible = items.count { $0.isFlexible }
    let stretch = flexible > 0 ? max(0, room - fixed) / Double(flexible) : 0
    // Tabs lie in the middle, and so do the items of a settings window (`NSWindow.ToolbarStyle.preference`).
    let isCentered =
      items.contains(where: \.isSelected)
      || context.values.literal("toolbarStyle") == "preference"
    var x = row.x + 8
    if flexible == 0, isCentered { x += max(0, room - fixed) / 2 }
    var drawn: [DrawingItem] = []
    for item in items {
      let width = item.isFlexible ? stretch : item.width
      // Items that don't fit are in the menu at the end.
      guard x + width <= row.x + row.width else { break }
      drawn += self.drawn(item, in: Frame(x: x, y: row.y, width: width, height: row.height))
      x += width + MacToolbar.gap
    }
    return drawn
  }

  private func drawn(_ item: Item, in frame: Frame) -> [DrawingItem] {
    let ink = item.isSelected ? context.accent : context.palette.system("secondaryLabelColor")
    var result: [DrawingItem] = []
    if item.isSelected {
      let fill = context.palette.system("labelColor").faded(0.1)
      result.append(.rectangle(frame.inset(by: 2), radius: 5, paint: .fill(fill)))
    }
    // An item without a label keeps the room for one, so that the icons lie in a row.
    let labelHeight = hasLabels ? MacToolbar.font.lineHeight : 0
    let icon = frame.inset(Insets(top: 4, left: 0, bottom: labelHeight + 4, right: 0))
    if let view = item.view {
      result += DetachedView.items(view, in: icon, context.surroundings, context.inherited)
    } else if let image = item.image {
      let place = icon.centered(Size(width: min(22, icon.width), height: min(22, icon.height)))
      result += image.items(context, in: place, ink)
    }
    guard !item.label.isEmpty else { return result }
    let line = Frame(
      x: frame.x,
      y: icon.height < 10 ? frame.y + (frame.height - labelHeight) / 2 : icon.y + icon.height,
      width: frame.width,
      height: labelHeight
    )
    let span = TextSpan(item.label, font: MacToolbar.font, color: ink)
    return result + TextBlock(spans: [span], alignment: .middle).items(in: line)
  }
}
