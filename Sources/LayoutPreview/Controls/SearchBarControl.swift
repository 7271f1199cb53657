internal import LayoutModel

/// Search bars.
enum SearchBarControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    let palette = context.palette
    let isMinimal = values.literal("searchBarStyle") == "minimal"
    let isFlat = context.era == .flat
    var items: [DrawingItem] = []
    let ground =
      context.color("barTintColor") ?? context.color("backgroundColor")
      ?? (isMinimal ? nil : isFlat ? DrawingColor(0xc9c9ce) : palette.barColor)
    if let ground { items.append(.rectangle(context.bounds, paint: .fill(ground))) }
    let hasCancel = values.flag("showsCancelButton") == true
    let hasScopes = values.flag("showsScopeBar") == true && context.size.height > 70
    let height: Double = isFlat ? 28 : 36
    let bar = Frame(
      x: 0,
      y: 0,
      width: context.size.width,
      height: hasScopes ? context.size.height - 44 : context.size.height
    )
    let field = Frame(
      x: 8,
      y: (bar.height - height) / 2,
      width: max(0, bar.width - 16 - (hasCancel ? 66 : 0)),
      height: height
    )
    let fill = isFlat && !isMinimal ? DrawingColor.white : palette.system("tertiarySystemFillColor")
    items.append(.rectangle(field, radius: isFlat ? 5 : 10, paint: .fill(fill)))
    items += text(in: field, context, isCentered: isFlat)
    if hasCancel {
      let block = TextBlock(
        spans: [TextSpan("Cancel", font: DrawingFont(size: 17), color: context.tint)],
        alignment: .middle
      )
      items += block.items(
        in: Frame(x: field.x + field.width + 6, y: bar.y, width: 60, height: bar.height)
      )
    }
    if hasScopes { items += scopes(context, y: bar.height) }
    return .withBackground(items)
  }

  private static func text(
    in field: Frame,
    _ context: ControlContext,
    isCentered: Bool
  ) -> [DrawingItem] {
    let values = context.values
    let palette = context.palette
    let font = DrawingFont(size: isCentered ? 14 : 17)
    let own = values.text("text").flatMap { $0.isEmpty ? nil : $0 }
    let shown = own ?? values.text("placeholder") ?? "Search"
    let gray = palette.system(isCentered ? "systemGrayColor" : "secondaryLabelColor")
    let width = TextWidths.width(of: shown, in: font)
    let glyph = Size(width: isCentered ? 13 : 18, height: isCentered ? 13 : 18)
    let isInMiddle = isCentered && own == nil
    let left = isInMiddle ? max(8, (field.width - width - glyph.width - 6) / 2) : 8
    let icon = Frame(
      x: field.x + left,
      y: field.y + (field.height - glyph.height) / 2,
      width: glyph.width,
      height: glyph.height
    )
    let start = icon.x + glyph.width + 5
    let block = TextBlock(
      spans: [TextSpan(shown, font: font, color: own == nil ? gray : palette.system("labelColor"))]
    )
    return SymbolGlyph.items("magnifyingglass", in: icon, color: gray)
      + block.items(
        in: Frame(
          x: start,
          y: field.y,
          width: max(0, field.x + field.width - start - 4),
          height: field.height
        )
      )
  }

  private static func scopes(_ context: ControlContext, y: Double) -> [DrawingItem] {
    let values = context.values
    let titles = values.elements("string", in: ":scopeButtonTitles").compactMap { values.text($0) }
    guard !titles.isEmpty else { return [] }
    let frame = Frame(x: 8, y: y + 6, width: context.size.width - 16, height: 32)
    let palette = context.palette
    var items: [DrawingItem] = [
      .rectangle(frame, radius: 8, paint: .fill(palette.system("tertiarySystemFillColor")))
    ]
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = Frame(
        x: frame.x + width * Double(index),
        y: frame.y,
        width: width,
        height: frame.height
      )
      if index == 0 {
        let fill = palette.appearance == .dark ? DrawingColor(0x636366) : .white
        items.append(.rectangle(place.inset(by: 2), radius: 7, paint: .fill(fill)))
      }
      items += TextBlock(
        spans: [
          TextSpan(
            title,
            font: DrawingFont(size: 13, weight: 500),
            color: palette.system("labelColor")
          )
        ],
        alignment: .middle
      ).items(in: place)
    }
    return items
  }
}
