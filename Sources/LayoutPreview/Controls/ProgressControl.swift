internal import LayoutModel

/// Progress bars.
enum ProgressControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let part = min(max(context.values.number("progress") ?? 0, 0), 1)
    let height = max(context.size.height, context.era == .flat ? 2 : 4)
    let isBar = context.values.literal("progressViewStyle") == "bar"
    let radius = isBar ? 0 : height / 2
    let rest =
      context.color("trackTintColor")
      ?? (isBar ? .clear : context.palette.system("systemFillColor"))
    let filled = context.color("progressTintColor") ?? context.tint
    if isRing(context) { return ring(in: context.bounds, part, rest, filled) }
    let track = Frame(x: 0, y: 0, width: context.size.width, height: height)
    var done = track
    done.width *= part
    return ControlDrawing([
      .rectangle(track, radius: radius, paint: .fill(rest)),
      .rectangle(done, radius: radius, paint: .fill(filled)),
    ])
  }

  /// Returns true for a class of the app that is as high as it is wide, and so draws no bar.
  private static func isRing(_ context: ControlContext) -> Bool {
    let (width, height) = (context.size.width, context.size.height)
    return context.values.has("customClass") && height >= 16 && width < height * 1.5
      && height < width * 1.5
  }

  /// Returns the progress around a circle, from its top.
  private static func ring(
    in bounds: Frame,
    _ part: Double,
    _ rest: DrawingColor,
    _ filled: DrawingColor
  ) -> ControlDrawing {
    let side = min(bounds.width, bounds.height)
    let width = max(2, side * 0.06)
    let circle = bounds.centered(Size(width: side - width, height: side - width))
    let middle = DrawingPoint(circle.x + circle.width / 2, circle.y + circle.height / 2)
    var drawing = ControlDrawing([.ellipse(circle, paint: .stroke(rest, width: width))])
    let length = circle.width * Double.pi
    let arc = DrawingItem.ellipse(
      circle.moved(x: -middle.x, y: -middle.y),
      paint: Paint(stroke: filled, width: width, dash: [length * part, length])
    )
    if part > 0 {
      // An ellipse begins at its right end.
      drawing.items.append(.group(DrawingGroup([arc], origin: middle, rotation: -90)))
    }
    return drawing
  }
}

/// Activity indicators.
enum ActivityControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let style = context.values.literal("style") ?? ""
    let isLarge = style.lowercased().contains("large")
    let standard =
      style == "white" || style == "whiteLarge"
      ? DrawingColor.white : context.palette.system("systemGrayColor")
    let color = context.color("color") ?? standard
    let count = context.era == .flat ? 12 : 8
    let outer: Double = isLarge ? 18 : 10
    let middle = DrawingPoint(context.size.width / 2, context.size.height / 2)
    let spokes = (0..<count).map { index -> DrawingItem in
      let fade = 1 - 0.75 * Double(index) / Double(count)
      let line = DrawingItem.line(
        from: DrawingPoint(0, -outer * 0.5),
        to: DrawingPoint(0, -outer * 0.92),
        paint: .stroke(color.faded(fade), width: outer * 0.19, isRound: true)
      )
      return .group(
        DrawingGroup(
          [line],
          origin: middle,
          rotation: -360 * Double(index) / Double(count)
        )
      )
    }
    return ControlDrawing(spokes)
  }
}

/// The dots of pages.
enum PageControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    let count = max(0, min(values.number("numberOfPages").flatMap { $0.whole } ?? 0, 100))
    let current = values.number("currentPage").flatMap { $0.whole } ?? 0
    let ink = context.isOnDark ? DrawingColor.white : .black
    let dot = context.color("pageIndicatorTintColor") ?? ink.faded(0.3)
    let chosen = context.color("currentPageIndicatorTintColor") ?? ink.faded(0.85)
    let pitch = 16.0
    let left = context.size.width / 2 - pitch * Double(count - 1) / 2
    return ControlDrawing(
      (0..<count).map { index in
        let place = Frame(
          x: left + pitch * Double(index) - 3.5,
          y: context.size.height / 2 - 3.5,
          width: 7,
          height: 7
        )
        return .ellipse(place, paint: .fill(index == current ? chosen : dot))
      }
    )
  }
}

/// Color wells.
enum ColorWellControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let side = min(context.size.width, context.size.height, 28)
    let place = context.bounds.centered(Size(width: side, height: side))
    let color = context.color("selectedColor") ?? context.color("color")
    return ControlDrawing([
      .ellipse(place.inset(by: 1.5), paint: .stroke(DrawingColor(0xff2d55), width: 3)),
      .ellipse(
        place.inset(by: 5),
        paint: .fill(color ?? context.palette.system("systemGray5Color"))
      ),
    ])
  }
}
