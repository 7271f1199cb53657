internal import LayoutModel

/// The sizes of title bars of macOS.
package enum TitleBarSize {
  /// Returns the height in points of a bar without a toolbar. Utility panels, such as palettes, have a low one.
  package static func height(isUtility: Bool) -> Double { isUtility ? 19 : 28 }
}

/// The title bar of a window.
enum MacTitleBar {
  /// Draws the bar with the window's buttons and its title, and the toolbar below them.
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let bounds = context.bounds
    let height = TitleBarSize.height(isUtility: isUtility(context))
    let middle = min(bounds.height, height) / 2
    var items = ground(context) + buttons(context, middle: middle)
    let room = Frame(x: 70, y: 0, width: max(0, bounds.width - 140), height: middle * 2)
    items += title(context, in: room)
    if let toolbar = MacToolbar(context), bounds.height > height {
      let row = Frame(x: 0, y: height, width: bounds.width, height: bounds.height - height)
      items += toolbar.items(in: row)
    }
    return .withBackground(items)
  }

  private static func isUtility(_ context: ControlContext) -> Bool {
    context.values.flag("utility") == true
  }

  /// Returns the background of the bar and the line below it. The background of a transparent bar is that of
  /// the window, or of the content that the bar covers. Content shows through the bar above it.
  private static func ground(_ context: ControlContext) -> [DrawingItem] {
    let bounds = context.bounds
    let covers = context.values.flag("coversContent") == true
    if context.values.flag("titlebarAppearsTransparent") == true {
      let fill = context.palette.system("windowBackgroundColor")
      return covers ? [] : [.rectangle(bounds, paint: .fill(fill))]
    }
    let fill = context.isDark ? DrawingColor(0x3a3a3c) : DrawingColor(0xf3f3f3)
    return [
      .rectangle(bounds, paint: .fill(covers ? fill.faded(0.8) : fill)),
      .line(
        from: DrawingPoint(0, bounds.height - 0.25),
        to: DrawingPoint(bounds.width, bounds.height - 0.25),
        paint: .stroke(context.palette.system("separatorColor"), width: 0.5)
      ),
    ]
  }

  /// Returns the title of a window that shows it.
  private static func title(_ context: ControlContext, in room: Frame) -> [DrawingItem] {
    if context.values.literal("titleVisibility") == "hidden" { return [] }
    let title = TextSpan(
      context.values.text("title") ?? "",
      font: DrawingFont(size: isUtility(context) ? 11 : 13, weight: 600),
      color: context.palette.system("windowFrameTextColor")
    )
    return TextBlock(spans: [title], alignment: .middle).items(in: room)
  }

  /// Returns the buttons that close, minimize and zoom the window. A button is gray if the window
  /// does not support its action. A window that supports none of the actions has no buttons.
  private static func buttons(_ context: ControlContext, middle: Double) -> [DrawingItem] {
    let can = ["closable", "miniaturizable", "resizable"].map { context.values.flag($0) == true }
    guard can.contains(true) else { return [] }
    let gray = DrawingColor(context.isDark ? 0x5e5e60 : 0xd4d4d4)
    let (side, step) = isUtility(context) ? (9.0, 15.0) : (12, 20)
    return zip(colors, can).enumerated().compactMap { number, button in
      let x = 8 + Double(number) * step
      guard x + side < context.bounds.width else { return nil }
      return .ellipse(
        Frame(x: x, y: middle - side / 2, width: side, height: side),
        paint: Paint(fill: button.1 ? button.0 : gray, stroke: .black.faded(0.12), width: 0.5)
      )
    }
  }

  private static let colors = [
    DrawingColor(0xff5f57), DrawingColor(0xfebc2e), DrawingColor(0x28c840),
  ]
}
