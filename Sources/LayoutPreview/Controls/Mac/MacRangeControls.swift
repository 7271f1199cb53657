internal import LayoutModel

/// Sliders: linear and circular.
enum MacSlider {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    if cell.values.literal("sliderType") == "circular" { return circular(cell) }
    let isVertical = context.size.height > context.size.width
    let share = share(of: cell.values)
    let middle = (isVertical ? context.size.width : context.size.height) / 2
    let length = isVertical ? context.size.height : context.size.width
    let room = max(0, length - 20)
    let position = 10 + room * (isVertical ? 1 - share : share)
    let track = cell.palette.system("labelColor").faded(0.16)
    var items: [DrawingItem] = [
      .rectangle(bar(2, length - 2, middle, isVertical), radius: 2, paint: .fill(track))
    ]
    let (from, to) = isVertical ? (position, length - 2) : (2, position)
    let fill = cell.isEnabled ? cell.accent : cell.accent.faded(0.4)
    items.append(.rectangle(bar(from, to, middle, isVertical), radius: 2, paint: .fill(fill)))
    items += ticks(cell, room: room, middle: middle, isVertical: isVertical)
    items += knob(
      cell,
      isVertical ? DrawingPoint(middle, position) : DrawingPoint(position, middle)
    )
    return .withBackground(items)
  }

  /// Returns the round knob of a slider, or the narrow one of a slider with tick marks.
  private static func knob(_ cell: ControlContext, _ center: DrawingPoint) -> [DrawingItem] {
    let color = cell.isDark ? DrawingColor(0xcccccc) : .white
    guard cell.values.number("numberOfTickMarks") ?? 0 > 0 else {
      return SwitchControl.knob(
        Frame(x: center.x - 8, y: center.y - 8, width: 16, height: 16),
        color
      )
    }
    let isVertical = cell.size.height > cell.size.width
    let (width, height) = isVertical ? (17.0, 9.0) : (9.0, 17.0)
    let frame = Frame(
      x: center.x - width / 2,
      y: center.y - height / 2,
      width: width,
      height: height
    )
    return [
      .rectangle(
        frame.moved(y: 0.6).inset(by: -0.5),
        radius: 4.5,
        paint: .fill(.black.faded(0.15))
      ),
      .rectangle(frame, radius: 4.5, paint: .fill(color)),
    ]
  }

  private static func bar(
    _ from: Double,
    _ to: Double,
    _ middle: Double,
    _ isVertical: Bool
  ) -> Frame {
    isVertical
      ? Frame(x: middle - 2, y: from, width: 4, height: max(0, to - from))
      : Frame(x: from, y: middle - 2, width: max(0, to - from), height: 4)
  }

  /// Returns where the value lies between minimum and maximum, from 0 to 1.
  static func share(of values: LookValues) -> Double {
    let minimum = values.number("minValue") ?? 0
    let maximum = values.number("maxValue") ?? 1
    guard maximum > minimum else { return 0 }
    let value = values.number("doubleValue") ?? 0
    return min(max((value - minimum) / (maximum - minimum), 0), 1)
  }

  private static func ticks(
    _ cell: ControlContext,
    room: Double,
    middle: Double,
    isVertical: Bool
  ) -> [DrawingItem] {
    guard let count = cell.values.number("numberOfTickMarks")?.whole, count > 1, count <= 200 else {
      return []
    }
    let paint = Paint.stroke(cell.palette.system("tertiaryLabelColor"))
    // The values of the two directions are the same numbers: "left" is "above".
    let isBefore = ["above", "left", "leading"].contains(cell.values.literal("tickMarkPosition"))
    let (near, far) = isBefore ? (middle - 6, middle - 11) : (middle + 6, middle + 11)
    return (0..<count).map { index in
      let place = 10 + room * Double(index) / Double(count - 1)
      func end(_ across: Double) -> DrawingPoint {
        isVertical ? DrawingPoint(across, place) : DrawingPoint(place, across)
      }
      return .line(from: end(near), to: end(far), paint: paint)
    }
  }

  private static func circular(_ cell: ControlContext) -> ControlDrawing {
    let side = min(cell.size.width, cell.size.height)
    let disk = cell.bounds.centered(Size(width: side, height: side)).inset(by: 1)
    let mark = Frame(x: -2, y: -disk.height * 0.32 - 2, width: 4, height: 4)
    let dial = DrawingGroup(
      [.ellipse(mark, paint: .fill(cell.controlInk))],
      origin: DrawingPoint(disk.x + disk.width / 2, disk.y + disk.height / 2),
      rotation: share(of: cell.values) * 360
    )
    let items = cell.bezel(disk, radius: disk.width / 2)
    return .withBackground(items + [.group(dial)])
  }
}

/// Steppers.
enum MacStepper {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let frame = context.bounds.centered(
      Size(width: min(13, context.size.width), height: min(22, context.size.height))
    )
    var items = cell.bezel(frame, radius: 5)
    let arrow = Size(width: 6, height: 4)
    let quarter = frame.height / 4
    items += SymbolGlyph.items(
      "chevron.up",
      in: frame.centered(arrow).moved(y: -quarter),
      color: cell.controlInk
    )
    items += SymbolGlyph.items(
      "chevron.down",
      in: frame.centered(arrow).moved(y: quarter),
      color: cell.controlInk
    )
    return .withBackground(items)
  }
}

/// Switches.
enum MacSwitch {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let isOn = context.values.literal("state") == "on"
    let track = context.bounds.centered(
      Size(width: min(38, context.size.width), height: min(21, context.size.height))
    )
    let off = context.palette.system("labelColor").faded(0.16)
    let side = max(0, track.height - 2)
    let knob = Frame(
      x: isOn ? track.x + track.width - side - 1 : track.x + 1,
      y: track.y + 1,
      width: side,
      height: side
    )
    let ground = DrawingItem.rectangle(
      track,
      radius: track.height / 2,
      paint: .fill(isOn ? context.accent : off)
    )
    return .withBackground([ground] + SwitchControl.knob(knob, .white))
  }
}

/// Progress indicators: bars and spinners.
enum MacProgressIndicator {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    if context.values.literal("style") == "spinning" { return .withBackground(spinner(context)) }
    let bar = context.bounds.centered(
      Size(width: max(0, context.size.width - 4), height: min(6, context.size.height))
    )
    let track = context.palette.system("labelColor").faded(0.12)
    let isEndless = context.values.flag("indeterminate") == true
    var done = bar
    done.width *= isEndless ? 0.4 : MacSlider.share(of: context.values)
    return .withBackground([
      .rectangle(bar, radius: bar.height / 2, paint: .fill(track)),
      .rectangle(done, radius: bar.height / 2, paint: .fill(context.accent)),
    ])
  }

  /// Returns the spokes of a spinner, brightest at the top.
  private static func spinner(_ context: ControlContext) -> [DrawingItem] {
    let radius = min(context.size.width, context.size.height) / 2
    let middle = DrawingPoint(context.size.width / 2, context.size.height / 2)
    let ink = context.palette.system("labelColor")
    return (0..<8).map { spoke in
      let color = ink.faded(0.8 - 0.075 * Double(spoke))
      let line = DrawingItem.line(
        from: DrawingPoint(0, -radius * 0.5),
        to: DrawingPoint(0, -radius * 0.9),
        paint: .stroke(color, width: radius * 0.2, isRound: true)
      )
      return .group(DrawingGroup([line], origin: middle, rotation: Double(spoke) * 45))
    }
  }
}

/// Level indicators.
enum MacLevelIndicator {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let share = MacSlider.share(of: cell.values)
    if cell.values.literal("levelIndicatorStyle") == "rating" {
      return .withBackground(rating(cell))
    }
    let bar = context.bounds.centered(
      Size(width: context.size.width, height: min(16, context.size.height))
    )
    var level = bar.inset(by: 1)
    level.width *= share
    let green = context.palette.system("systemGreenColor")
    return .withBackground(
      cell.well(bar, radius: 2) + [.rectangle(level, radius: 1, paint: .fill(green))]
    )
  }

  private static func rating(_ cell: ControlContext) -> [DrawingItem] {
    let count = min(10, max(1, cell.values.number("maxValue")?.whole ?? 5))
    let shown = cell.values.number("doubleValue")?.whole ?? 0
    let side = min(14, cell.size.height)
    let ink = cell.palette.system("labelColor")
    return (0..<count).flatMap { index in
      let place = Frame(
        x: Double(index) * (side + 2),
        y: (cell.size.height - side) / 2,
        width: side,
        height: side
      )
      return SymbolGlyph.items(
        "star.fill",
        in: place,
        color: ink.faded(index < shown ? 0.85 : 0.2)
      )
    }
  }
}
