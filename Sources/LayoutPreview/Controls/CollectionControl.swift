internal import LayoutModel

/// Collections. Their cells are subviews.
enum CollectionControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.background ?? context.palette.system("systemBackgroundColor")
    var drawing = ControlDrawing.withBackground([
      .rectangle(context.bounds, paint: .fill(ground))
    ])
    if !context.hasSubviews {
      drawing.items += CodeContent.label("cells come from code", context, on: ground)
    }
    drawing.clips = true
    return drawing
  }
}

/// Cells and headers of collections.
enum CollectionCellControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.background ?? context.inherited.backdrop
    var drawing = ControlDrawing(EmptyCell.items(context, on: ground))
    drawing.overlay = EmptyCell.remark(context, on: ground)
    if !drawing.items.isEmpty {
      let line = DrawingColor(0x8e8e93, alpha: 0.4)
      drawing.items.append(
        .rectangle(
          context.bounds.inset(by: 0.5),
          radius: 4,
          paint: Paint(stroke: line, dash: [4, 3])
        )
      )
    }
    return drawing
  }
}

/// Blurred backgrounds.
enum EffectControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let style = (context.values.literal(":blurEffect/style") ?? "").lowercased()
    let isDark =
      style.contains("dark")
      || (context.palette.appearance == .dark && !style.contains("light"))
    let opacity: Double =
      style.contains("ultrathin")
      ? 0.45
      : style.contains("thin")
        ? 0.6
        : style.contains("thick") || style.contains("chrome") ? 0.88 : 0.75
    let tone = isDark ? DrawingColor(0x252525) : DrawingColor(0xf5f5f5)
    let fill = context.values.has(":blurEffect") ? tone.faded(opacity) : .clear
    var drawing = ControlDrawing([
      .rectangle(context.bounds, radius: context.roundness, paint: .fill(fill))
    ])
    drawing.clips = context.values.flag("clipsSubviews") == true
    return drawing
  }
}
