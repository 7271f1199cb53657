internal import LayoutModel

/// Tool bars.
enum ToolbarControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let objects = context.surroundings.objects.children(of: context.object.id, in: ":items")
    let items = objects.map { object in
      var item = BarItem(object, context.surroundings)
      item.drawsCustomView = context.object.parent == nil
      return item
    }
    let ground = BarGround.color(context)
    var inherited = context.inherited
    inherited.tint = context.color("tintColor") ?? context.tint
    inherited.backdrop = ground
    return .withBackground(
      frame(context.bounds, ground, context.palette, isAtBottom: true)
        + row(items, in: context.bounds, context.surroundings, inherited)
    )
  }

  /// Returns the background of a bar and the line at its inner edge.
  static func frame(
    _ frame: Frame,
    _ color: DrawingColor,
    _ palette: Palette,
    isAtBottom: Bool
  ) -> [DrawingItem] {
    let y = isAtBottom ? frame.y + 0.25 : frame.y + frame.height - 0.25
    return [
      .rectangle(frame, paint: .fill(color)),
      .line(
        from: DrawingPoint(frame.x, y),
        to: DrawingPoint(frame.x + frame.width, y),
        paint: .stroke(palette.system("separatorColor"), width: 0.5)
      ),
    ]
  }

  /// Returns items in a row. Flexible spaces share the width that the others leave.
  static func row(
    _ items: [BarItem],
    in bar: Frame,
    _ surroundings: ControlContext.Surroundings,
    _ inherited: ControlContext.Inherited
  ) -> [DrawingItem] {
    let row = Frame(
      x: bar.x + 16,
      y: bar.y,
      width: max(0, bar.width - 32),
      height: min(44, bar.height)
    )
    let widths = items.map { $0.width(surroundings) }
    let flexible = Double(items.count(where: \.isFlexible))
    let gap = 8.0
    let used = widths.reduce(0, +) + gap * Double(max(0, items.count - 1))
    let spare = max(0, row.width - used)
    var x = row.x
    var result: [DrawingItem] = []
    for (item, width) in zip(items, widths) {
      let own = item.isFlexible && flexible > 0 ? spare / flexible : width
      result += item.items(
        in: Frame(x: x, y: row.y, width: own, height: row.height),
        surroundings,
        inherited
      )
      x += own + gap
    }
    return result
  }
}

/// The background of bars at the bottom.
enum BarGround {
  static func color(_ context: ControlContext) -> DrawingColor {
    context.color("standardAppearance/backgroundColor") ?? context.color("barTintColor")
      ?? context.background
      ?? (context.values.literal("barStyle")?.hasPrefix("black") == true
        ? DrawingColor(0x161616) : context.palette.barColor)
  }
}

extension BarItem {
  /// True for a space that takes what the others leave.
  var isFlexible: Bool { if case .flexibleSpace = content { true } else { false } }
}

/// Tab bars among the views of a scene.
enum TabBarControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let objects = context.surroundings.objects.children(of: context.object.id, in: ":items")
    let selected = context.values.literal("selectedItem")
    let chosen = objects.firstIndex { $0.id.rawValue == selected }
    let ground = BarGround.color(context)
    return .withBackground(
      ToolbarControl.frame(context.bounds, ground, context.palette, isAtBottom: true)
        + items(
          objects,
          selected: chosen,
          in: context.bounds,
          tint: context.color("selectedImageTintColor") ?? context.tint,
          context.surroundings
        )
    )
  }

  /// Returns tabs side by side in a bar.
  static func items(
    _ tabs: [LayoutObject?],
    selected: Int?,
    in bar: Frame,
    tint: DrawingColor,
    _ surroundings: ControlContext.Surroundings
  ) -> [DrawingItem] {
    guard !tabs.isEmpty else { return [] }
    let width = bar.width / Double(tabs.count)
    return tabs.enumerated().flatMap { index, tab -> [DrawingItem] in
      let place = Frame(
        x: bar.x + width * Double(index),
        y: bar.y,
        width: width,
        height: min(49, bar.height)
      )
      let gray = DrawingColor(surroundings.palette.appearance == .dark ? 0x757575 : 0x999999)
      let isSelected = index == selected
      return item(tab, isSelected, in: place, isSelected ? tint : gray, surroundings)
    }
  }

  private static func item(
    _ tab: LayoutObject?,
    _ isSelected: Bool,
    in place: Frame,
    _ ink: DrawingColor,
    _ surroundings: ControlContext.Surroundings
  ) -> [DrawingItem] {
    let values = tab.map { LookValues($0, in: surroundings.sizeClass) }
    let (title, symbol) = system(values?.literal("systemItem"))
    let text = title ?? values?.text("title") ?? ""
    let chosen = isSelected ? values.flatMap { ImageLook($0, "selectedImage") } : nil
    let image = chosen ?? values.flatMap { ImageLook($0, "image") }
    let hasTitle = !text.isEmpty
    let icon = Frame(
      x: place.x,
      y: place.y + 4,
      width: place.width,
      height: hasTitle ? 28 : place.height - 8
    )
    var items: [DrawingItem] = []
    if let image {
      let size = image.size(surroundings.palette) ?? Size(width: 25, height: 25)
      let fit = min(1, 30 / max(size.width, size.height, 1))
      items += ImageDrawing.items(
        image,
        .aspectFit,
        in: icon.centered(Size(width: size.width * fit, height: size.height * fit)),
        surroundings.palette,
        tint: ink,
        isMask: true
      )
    } else {
      items += SymbolGlyph.items(
        symbol ?? "square",
        in: icon.centered(Size(width: 24, height: 24)),
        color: ink
      )
    }
    if hasTitle {
      let font = DrawingFont(size: 10, weight: 500)
      items += TextBlock(spans: [TextSpan(text, font: font, color: ink)], alignment: .middle)
        .items(
          in: Frame(
            x: place.x + 2,
            y: place.y + 34,
            width: place.width - 4,
            height: font.lineHeight
          )
        )
    }
    if let badge = values?.text("badgeValue"), !badge.isEmpty {
      items += self.badge(
        badge,
        at: DrawingPoint(place.x + place.width / 2 + 6, place.y + 3),
        surroundings.palette
      )
    }
    return items
  }

  private static func badge(
    _ text: String,
    at point: DrawingPoint,
    _ palette: Palette
  ) -> [DrawingItem] {
    let font = DrawingFont(size: 13)
    let width = max(18, TextWidths.width(of: text, in: font) + 10)
    let frame = Frame(x: point.x, y: point.y, width: width, height: 18)
    return [
      .rectangle(frame, radius: 9, paint: .fill(palette.system("systemRedColor")))
    ]
      + TextBlock(spans: [TextSpan(text, font: font, color: .white)], alignment: .middle)
      .items(in: frame)
  }

  private static func system(_ name: String?) -> (title: String?, symbol: String?) {
    switch name {
    case "favorites": ("Favorites", "star.fill")
    case "featured": ("Featured", "star.fill")
    case "topRated": ("Top Rated", "star")
    case "recents": ("Recents", "clock")
    case "contacts": ("Contacts", "person")
    case "history": ("History", "clock")
    case "bookmarks": ("Bookmarks", "book")
    case "search": ("Search", "magnifyingglass")
    case "downloads": ("Downloads", "arrow.down")
    case "mostRecent": ("Most Recent", "clock")
    case "mostViewed": ("Most Viewed", "list.bullet")
    case "more": ("More", "ellipsis")
    default: (nil, nil)
    }
  }
}
