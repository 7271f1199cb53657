internal import LayoutModel

/// Text views.
enum TextViewControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let font = context.font(default: DrawingFont(size: 14))
    let color = context.color("textColor") ?? context.palette.system("labelColor")
    let look = TextLook(context, font: font, color: color)
    let block = TextBlock(
      spans: look.spans,
      alignment: look.alignment,
      maximumLines: 0,
      lineBreak: .clip,
      isAtTop: true
    )
    // The text container has these insets by default.
    let room = context.bounds.inset(Insets(top: 8 + context.contentInset, left: 5, right: 5))
    var drawing = ControlDrawing(block.items(in: room))
    drawing.clips = true
    return drawing
  }
}
