internal import LayoutModel

/// Views that draw nothing but their background.
enum PlainControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    if isUnknown(context) { return PlateControl.custom(context) }
    var drawing = ControlDrawing()
    drawing.form = .container
    return drawing
  }

  static func drawScroll(_ context: ControlContext) -> ControlDrawing {
    var drawing = draw(context)
    drawing.clips = context.values.flag("clipsSubviews") != false
    return drawing
  }

  /// Returns true for a view of the app's own class that nothing in the document fills.
  private static func isUnknown(_ context: ControlContext) -> Bool {
    guard !context.hasSubviews, context.size.width >= 24, context.size.height >= 16,
      let name = context.values.literal("customClass")
    else { return false }
    return !isPlainName(name)
  }

  /// Returns true for classes whose name says that they only hold or separate other views.
  private static func isPlainName(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["separator", "divider", "spacer", "hairline", "gradient", "shadow", "background"]
      .contains(where: name.contains)
  }
}
