internal import LayoutModel

/// Split views: the dividers in the gaps between their panes. AppKit fills nothing behind the panes.
enum MacSplitView {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    ControlDrawing(gaps(context).flatMap { divider(in: $0, context) })
  }

  /// Returns the gaps between visible panes, from the first pane to the last.
  private static func gaps(_ context: ControlContext) -> [Frame] {
    let isVertical = context.values.flag("vertical") == true
    let panes = context.places.filter { isShown($0.key, context) }.map(\.value)
      .sorted { isVertical ? $0.x < $1.x : $0.y < $1.y }
    return zip(panes, panes.dropFirst()).compactMap { first, second in
      let gap =
        isVertical
        ? Frame(
          x: first.x + first.width,
          y: 0,
          width: second.x - first.x - first.width,
          height: context.size.height
        )
        : Frame(
          x: 0,
          y: first.y + first.height,
          width: context.size.width,
          height: second.y - first.y - first.height
        )
      return gap.width > 0 && gap.height > 0 ? gap : nil
    }
  }

  private static func isShown(_ pane: ObjectID, _ context: ControlContext) -> Bool {
    context.surroundings.objects[pane].map {
      LookValues($0, in: context.surroundings.sizeClass).flag("hidden") != true
    } ?? false
  }

  /// Returns a divider: a thin one is a line, a thick one a knob, and the splitter of panes both at
  /// once.
  private static func divider(in gap: Frame, _ context: ControlContext) -> [DrawingItem] {
    let line = context.palette.system("separatorColor")
    let knob = DrawingItem.ellipse(
      gap.centered(Size(width: 6, height: 6)),
      paint: .fill(context.palette.system("labelColor").faded(0.2))
    )
    return switch context.values.literal("dividerStyle") {
    case "thin": [.rectangle(gap, paint: .fill(line))]
    case "paneSplitter": [.rectangle(gap.inset(by: 0.5), paint: .stroke(line)), knob]
    default: [knob]
    }
  }
}
