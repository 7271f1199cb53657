internal import LayoutModel

/// Tables: their background, and the titles of static sections.
enum TableControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let look = TableLook(context)
    let palette = context.palette
    let own = context.background(ofSystem: look.background(palette))
    let ground = own ?? context.inherited.backdrop
    var items: [DrawingItem] = own.map { [.rectangle(context.bounds, paint: .fill($0))] } ?? []
    var overlay: [DrawingItem] = []
    let objects = context.surroundings.objects
    let sections = TableLook.sections(of: context.object.id, objects)
    for section in sections { overlay += titles(of: section, look, ground, context) }
    let prototypes = objects.children(of: context.object.id, in: ":prototypes")
    if sections.isEmpty, prototypes.allSatisfy({ EmptyCell.isEmpty($0.id, objects) }) {
      if !context.hasSubviews { items += rows(context, look) }
      items += CodeContent.label(
        "cells come from code",
        context,
        on: ground,
        covers: !context.hasSubviews
      )
    }
    var drawing = ControlDrawing.withBackground(items)
    drawing.overlay = overlay
    drawing.clips = true
    return drawing
  }

  /// Returns the header and the footer of a section.
  private static func titles(
    of section: LayoutObject,
    _ look: TableLook,
    _ ground: DrawingColor,
    _ context: ControlContext
  ) -> [DrawingItem] {
    let surroundings = context.surroundings
    let values = LookValues(section, in: surroundings.sizeClass)
    let frames = surroundings.objects.children(of: section.id, in: ":cells").compactMap {
      context.places[$0.id]
    }
    guard let first = frames.first, let last = frames.last else { return [] }
    let isPlain = look.style == .plain
    let margin = first.x + (isPlain ? 15 : look.style == .insetGrouped ? 16 : 16)
    let width = context.size.width - margin * 2
    var items: [DrawingItem] = []
    if let text = values.text("headerTitle"), !text.isEmpty {
      let font = isPlain ? DrawingFont(size: 17, weight: 600) : DrawingFont(size: 13)
      if isPlain {
        let band = Frame(x: 0, y: first.y - 28, width: context.size.width, height: 28)
        items.append(
          .rectangle(band, paint: .fill(context.palette.system("secondarySystemBackgroundColor")))
        )
      }
      let color = isPlain ? context.palette.system("labelColor") : remarkColor(context)
      let shown = isPlain ? text : text.uppercased()
      let lines = max(1, (TextWidths.width(of: shown, in: font) / max(width, 1)).rounded(.up))
      let height = font.lineHeight * min(lines, 4) + 1
      items += TextBlock(
        spans: [TextSpan(shown, font: font, color: color)],
        maximumLines: 0
      ).items(
        in: Frame(
          x: margin,
          y: first.y - (isPlain ? 4 : 7) - height,
          width: width,
          height: height
        )
      )
    }
    if let text = values.text("footerTitle"), !text.isEmpty {
      let font = DrawingFont(size: 13)
      let color = remarkColor(context)
      items += TextBlock(
        spans: [TextSpan(text, font: font, color: color)],
        maximumLines: 6,
        isAtTop: true
      ).items(
        in: Frame(
          x: margin,
          y: last.y + last.height + 8,
          width: width,
          height: font.lineHeight * 6
        )
      )
    }
    return items
  }

  /// The color of the titles of groups.
  private static func remarkColor(_ context: ControlContext) -> DrawingColor {
    context.era == .flat
      ? DrawingColor(0x6d6d72) : context.palette.system("secondaryLabelColor")
  }

  /// Returns the separators of the empty rows of a table without cells.
  private static func rows(_ context: ControlContext, _ look: TableLook) -> [DrawingItem] {
    guard let color = look.separator else { return [] }
    let height = context.values.number("rowHeight").flatMap { $0 >= 20 ? $0 : nil } ?? 44
    let count = min(60, max(0, Int(exactly: (context.size.height / height).rounded(.down)) ?? 0))
    return (0..<count).map { row -> DrawingItem in
      let y = context.contentInset + height * Double(row + 1)
      return .line(
        from: DrawingPoint(look.separatorInset?.left ?? 16, y),
        to: DrawingPoint(context.size.width, y),
        paint: .stroke(color, width: 0.5)
      )
    }
  }
}
