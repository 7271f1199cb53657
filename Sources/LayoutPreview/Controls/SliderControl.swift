internal import LayoutModel

/// Sliders.
enum SliderControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    var room = context.bounds.inset(Insets(left: 2, right: 2))
    var items: [DrawingItem] = []
    if let image = ImageLook(values, "minimumValueImage") {
      let size = image.size(context.palette) ?? Size(width: 20, height: 20)
      let place = Frame(
        x: room.x,
        y: (room.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      items += ImageDrawing.items(
        image,
        .aspectFit,
        in: place,
        context.palette,
        tint: context.tint
      )
      room = room.inset(Insets(left: size.width + 10))
    }
    if let image = ImageLook(values, "maximumValueImage") {
      let size = image.size(context.palette) ?? Size(width: 20, height: 20)
      let place = Frame(
        x: room.x + room.width - size.width,
        y: (room.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      items += ImageDrawing.items(
        image,
        .aspectFit,
        in: place,
        context.palette,
        tint: context.tint
      )
      room = room.inset(Insets(right: size.width + 10))
    }
    items += bar(context, in: room)
    return ControlDrawing([
      .group(DrawingGroup(items, opacity: context.isEnabled ? 1 : 0.5))
    ])
  }

  private static func bar(_ context: ControlContext, in room: Frame) -> [DrawingItem] {
    let values = context.values
    let part = fraction(values)
    let height: Double = context.era == .flat ? 2 : 4
    let diameter = min(28, max(8, room.width))
    let travel = max(0, room.width - diameter)
    let middle = room.y + room.height / 2
    let knob = Frame(
      x: room.x + travel * part,
      y: middle - diameter / 2,
      width: diameter,
      height: diameter
    )
    let rest =
      context.color("maximumTrackTintColor")
      ?? (context.era == .flat
        ? DrawingColor(0xb7b7b7) : context.palette.system("systemFillColor"))
    let filled = context.color("minimumTrackTintColor") ?? context.tint
    let track = Frame(x: room.x, y: middle - height / 2, width: room.width, height: height)
    var done = track
    done.width = knob.x + diameter / 2 - room.x
    return [
      .rectangle(track, radius: height / 2, paint: .fill(rest)),
      .rectangle(done, radius: height / 2, paint: .fill(filled)),
    ] + SwitchControl.knob(knob, context.color("thumbTintColor") ?? .white)
  }

  /// Returns the value's place between the minimum and the maximum, from 0 to 1.
  static func fraction(_ values: LookValues) -> Double {
    let least = values.number("minValue") ?? 0
    let most = values.number("maxValue") ?? 1
    let value = values.number("value") ?? 0.5
    return most > least ? min(max((value - least) / (most - least), 0), 1) : 0
  }
}
