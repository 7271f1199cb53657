internal import LayoutModel

/// Steppers.
enum StepperControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let palette = context.palette
    let isFlat = context.era == .flat
    let bounds = Frame(x: 0, y: 0, width: 94, height: isFlat ? 29 : 32)
    let ink = isFlat ? context.tint : palette.system("labelColor")
    let half = bounds.width / 2
    let glyph = Size(width: 15, height: 15)
    let left = Frame(x: 0, y: 0, width: half, height: bounds.height).centered(glyph)
    let right = Frame(x: half, y: 0, width: half, height: bounds.height).centered(glyph)
    var items: [DrawingItem] = []
    if isFlat {
      items.append(.rectangle(bounds.inset(by: 0.5), radius: 4, paint: .stroke(ink)))
    } else {
      items.append(
        .rectangle(bounds, radius: 8, paint: .fill(palette.system("tertiarySystemFillColor")))
      )
    }
    let edge = isFlat ? ink : palette.system("separatorColor")
    let top: Double = isFlat ? 0 : 7
    items.append(
      .line(
        from: DrawingPoint(half, top),
        to: DrawingPoint(half, bounds.height - top),
        paint: .stroke(edge)
      )
    )
    items += SymbolGlyph.items("minus", in: left, color: ink)
    items += SymbolGlyph.items("plus", in: right, color: ink)
    return ControlDrawing([.group(DrawingGroup(items, opacity: context.isEnabled ? 1 : 0.5))])
  }
}
