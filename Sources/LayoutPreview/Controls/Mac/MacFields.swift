internal import LayoutModel

/// Color wells.
enum MacColorWell {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let color = context.color("color") ?? .black
    let inner = context.bounds.inset(by: 5)
    let items = context.bezel(context.bounds.inset(by: 1), radius: 4)
    return .withBackground(items + [.rectangle(inner, radius: 2, paint: .fill(color))])
  }
}

/// Date pickers: text with a stepper, or a month and a clock.
enum MacDatePicker {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    if context.size.height > 60 {
      return PlateControl.draw(context, title: "Date Picker", "calendar")
    }
    let hasStepper = cell.values.literal("style") != "textField"
    let field = context.bounds.inset(Insets(right: hasStepper ? 18 : 0))
    let text = TextBlock(
      spans: [TextSpan("1/1/2026", font: cell.cellFont, color: cell.controlInk)])
    var items = cell.well(field, radius: 2) + text.items(in: field.inset(Insets(left: 5, right: 3)))
    if hasStepper {
      let place = Frame(
        x: context.size.width - 14,
        y: (context.size.height - 22) / 2,
        width: 13,
        height: 22
      )
      items += cell.bezel(place, radius: 5)
      let arrow = place.centered(Size(width: 6, height: 4))
      for (symbol, y) in [("chevron.up", -5.5), ("chevron.down", 5.5)] {
        items += SymbolGlyph.items(symbol, in: arrow.moved(y: y), color: cell.controlInk)
      }
    }
    return .withBackground(items)
  }
}

/// Path controls.
enum MacPathControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let side = min(13, context.size.height)
    let icon = Frame(x: 3, y: (context.size.height - side) / 2, width: side, height: side)
    let ink = cell.palette.system("secondaryLabelColor")
    let text = TextBlock(spans: [TextSpan("Path", font: cell.cellFont, color: ink)])
    return .withBackground(
      SymbolGlyph.items("folder", in: icon, color: ink)
        + text.items(in: context.bounds.inset(Insets(left: side + 8)))
    )
  }
}
