internal import LayoutModel

/// Segmented controls.
enum MacSegmentedControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let cell = context.cell
    let segments = cell.values.elements("segment", in: ":segments")
    guard !segments.isEmpty else { return .withBackground([]) }
    let frame = context.bounds.inset(
      Insets(top: 1, left: 2, bottom: context.size.height > 22 ? 2 : 1, right: 2)
    )
    var items = cell.bezel(frame, radius: min(5, frame.height / 2))
    for (path, place) in zip(segments, places(of: segments, cell, in: frame)) {
      let isSelected =
        cell.values.flag(path + "/selected") == true
        && cell.values.literal("trackingMode") != "momentary"
      if isSelected {
        let pill = place.inset(by: 1)
        items.append(.rectangle(pill, radius: 4, paint: .fill(cell.accent)))
      } else if place.x > frame.x + 0.5 {
        let paint = Paint.stroke(cell.palette.system("separatorColor"))
        items.append(
          .line(
            from: DrawingPoint(place.x, frame.y + 4),
            to: DrawingPoint(place.x, frame.y + frame.height - 4),
            paint: paint
          )
        )
      }
      items += content(path, cell, place, ink: isSelected ? .white : cell.controlInk)
    }
    return .withBackground(items)
  }

  /// Returns the rectangles of the segments. Stored widths are scaled so that all fit.
  private static func places(
    of segments: [String],
    _ cell: ControlContext,
    in frame: Frame
  ) -> [Frame] {
    let own = segments.map { path -> Double in
      if let width = cell.values.number(path + "/width"), width > 0 { return width }
      if cell.values.literal("segmentDistribution") == "fillEqually" { return 50 }
      let text = cell.values.text(path + "/label") ?? ""
      return max(24, TextWidths.width(of: text, in: cell.cellFont) + 16)
    }
    let factor = frame.width / max(own.reduce(0, +), 1)
    var x = frame.x
    return own.map { width in
      defer { x += width * factor }
      return Frame(x: x, y: frame.y, width: width * factor, height: frame.height)
    }
  }

  private static func content(
    _ path: String,
    _ cell: ControlContext,
    _ place: Frame,
    ink: DrawingColor
  ) -> [DrawingItem] {
    if let image = MacImage(cell, path + "/image") {
      let size = image.size(cell, in: place.inset(by: 3))
      return image.items(cell, in: place.centered(size), ink)
    }
    let text = cell.values.text(path + "/label") ?? ""
    let block = TextBlock(
      spans: [TextSpan(text, font: cell.cellFont, color: ink)],
      alignment: .middle
    )
    return block.items(in: place.inset(Insets(left: 3, right: 3)))
  }
}
