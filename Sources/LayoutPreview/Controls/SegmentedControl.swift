internal import LayoutModel

/// Segmented controls.
enum SegmentedControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let values = context.values
    let segments = values.elements("segment", in: ":segments")
    guard !segments.isEmpty else { return .withBackground([]) }
    let bounds = context.bounds
    let frames = frames(of: segments, values, in: bounds)
    let selected = values.number("selectedSegmentIndex").flatMap { $0.whole } ?? 0
    let isFlat = context.era == .flat
    var items = isFlat ? outline(context) : ground(context)
    for (index, (path, frame)) in zip(segments, frames).enumerated() {
      let isSelected = index == selected
      if isSelected { items += selection(frame, context) }
      if index > 0, isFlat || (!isSelected && index - 1 != selected) {
        let inset: Double = isFlat ? 0 : 8
        let ink = isFlat ? context.tint : context.palette.system("separatorColor")
        items.append(
          .line(
            from: DrawingPoint(frame.x, inset),
            to: DrawingPoint(frame.x, bounds.height - inset),
            paint: .stroke(ink)
          )
        )
      }
      items += content(path, isSelected, frame, context)
    }
    let opacity = context.isEnabled ? 1 : 0.5
    return .withBackground([.group(DrawingGroup(items, opacity: opacity))])
  }

  /// Returns the places of the segments. Those with a width have it; the others share the rest.
  private static func frames(
    of segments: [String],
    _ values: LookValues,
    in bounds: Frame
  ) -> [Frame] {
    let widths = segments.map { values.number($0 + "/width").flatMap { $0 > 0 ? $0 : nil } }
    let fixed = widths.compactMap(\.self).reduce(0, +)
    let count = Double(widths.count { $0 == nil })
    let share = count > 0 ? max(0, bounds.width - fixed) / count : 0
    var x = bounds.x
    return widths.map { width in
      let own = width ?? share
      defer { x += own }
      return Frame(x: x, y: bounds.y, width: own, height: bounds.height)
    }
  }

  private static func ground(_ context: ControlContext) -> [DrawingItem] {
    let fill =
      context.color("backgroundColor")
      ?? context.palette.system("tertiarySystemFillColor")
    return [.rectangle(context.bounds, radius: 8, paint: .fill(fill))]
  }

  private static func outline(_ context: ControlContext) -> [DrawingItem] {
    let paint = Paint(fill: context.color("backgroundColor"), stroke: context.tint)
    return [.rectangle(context.bounds.inset(by: 0.5), radius: 4, paint: paint)]
  }

  private static func selection(_ frame: Frame, _ context: ControlContext) -> [DrawingItem] {
    if context.era == .flat {
      return [.rectangle(frame.inset(by: 0.5), radius: 3, paint: .fill(context.tint))]
    }
    let color =
      context.color("selectedSegmentTintColor")
      ?? (context.palette.appearance == .dark ? DrawingColor(0x636366) : .white)
    let pill = frame.inset(by: 2)
    return [
      .rectangle(pill.moved(y: 1), radius: 7, paint: .fill(.black.faded(0.1))),
      .rectangle(pill, radius: 7, paint: .fill(color)),
    ]
  }

  private static func content(
    _ path: String,
    _ isSelected: Bool,
    _ frame: Frame,
    _ context: ControlContext
  ) -> [DrawingItem] {
    let isFlat = context.era == .flat
    let label = context.palette.system("labelColor")
    let isDimmed = context.values.flag(path + "/enabled") == false
    let ink = (isFlat ? (isSelected ? onTint(context) : context.tint) : label)
      .faded(isDimmed ? 0.3 : 1)
    if let image = ImageLook(context.values, path + "/image") {
      let size = image.size(context.palette) ?? Size(width: 20, height: 20)
      return ImageDrawing.items(
        image,
        .aspectFit,
        in: frame.centered(size),
        context.palette,
        tint: ink,
        isMask: true
      )
    }
    let weight = isFlat ? 400 : isSelected ? 600 : 500
    return block(path, weight: weight, ink, context)
      .items(in: frame.inset(Insets(left: 3, right: 3)))
  }

  /// Returns the titles of all segments.
  static func blocks(_ context: ControlContext) -> [TextBlock] {
    context.values.elements("segment", in: ":segments")
      .map { block($0, weight: 500, .black, context) }
  }

  private static func block(
    _ path: String,
    weight: Int,
    _ ink: DrawingColor,
    _ context: ControlContext
  ) -> TextBlock {
    let text = context.values.text(path + "/title") ?? ""
    return TextBlock(
      spans: [TextSpan(text, font: DrawingFont(size: 13, weight: weight), color: ink)],
      alignment: .middle
    )
  }

  private static func onTint(_ context: ControlContext) -> DrawingColor {
    context.isOnDark || context.tint.luminance > 0.8 ? DrawingColor(0x1c1c1e) : .white
  }
}
