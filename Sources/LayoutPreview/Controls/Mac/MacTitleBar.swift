internal import LayoutModel

/// The title bar of a window.
enum MacTitleBar {
  /// Draws the bar with the window's buttons and its title.
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let bounds = context.bounds
    let middle = bounds.height / 2
    let ground = context.isDark ? DrawingColor(0x3a3a3c) : DrawingColor(0xf3f3f3)
    var items: [DrawingItem] = [.rectangle(bounds, paint: .fill(ground))]
    for (number, color) in MacTitleBar.buttons.enumerated() {
      let x = 8 + Double(number) * 20
      guard x + 12 < bounds.width else { break }
      items.append(
        .ellipse(
          Frame(x: x, y: middle - 6, width: 12, height: 12),
          paint: Paint(fill: color, stroke: .black.faded(0.12), width: 0.5)
        )
      )
    }
    items.append(
      .line(
        from: DrawingPoint(0, bounds.height - 0.25),
        to: DrawingPoint(bounds.width, bounds.height - 0.25),
        paint: .stroke(context.palette.system("separatorColor"), width: 0.5)
      )
    )
    let title = TextSpan(
      context.values.text("title") ?? "",
      font: DrawingFont(size: 13, weight: 600),
      color: context.palette.system("windowFrameTextColor")
    )
    let room = bounds.inset(Insets(left: 70, right: 70))
    items += TextBlock(spans: [title], alignment: .middle).items(in: room)
    return .withBackground(items)
  }

  /// Close, minimize and zoom.
  private static let buttons = [
    DrawingColor(0xff5f57), DrawingColor(0xfebc2e), DrawingColor(0x28c840),
  ]
}
