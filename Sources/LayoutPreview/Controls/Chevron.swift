internal import LayoutModel

/// The arrows of bars and rows, which are bolder than a symbol of their size.
enum Chevron {
  /// Returns an arrow to the left that fills a rectangle.
  static func left(in frame: Frame, width: Double, _ color: DrawingColor) -> DrawingItem {
    item(from: frame.x + frame.width, to: frame.x, frame, width, color)
  }

  /// Returns an arrow to the right that fills a rectangle.
  static func right(in frame: Frame, width: Double, _ color: DrawingColor) -> DrawingItem {
    item(from: frame.x, to: frame.x + frame.width, frame, width, color)
  }

  private static func item(
    from open: Double,
    to tip: Double,
    _ frame: Frame,
    _ width: Double,
    _ color: DrawingColor
  ) -> DrawingItem {
    .path(
      DrawingPath([
        .move(DrawingPoint(open, frame.y)), .line(DrawingPoint(tip, frame.y + frame.height / 2)),
        .line(DrawingPoint(open, frame.y + frame.height)),
      ]),
      paint: .stroke(color, width: width, isRound: true)
    )
  }
}
