internal import LayoutModel

/// Labels.
enum LabelControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let block = block(context)
    return ControlDrawing(shadow(of: block, context) + block.items(in: context.bounds))
  }

  /// Returns the text with its lines.
  static func block(_ context: ControlContext) -> TextBlock {
    let values = context.values
    let font = context.font(default: DrawingFont(size: 17))
    var color = context.color("textColor") ?? context.palette.system("labelColor")
    if !context.isEnabled { color = context.palette.system("tertiaryLabelColor") }
    let look = TextLook(context, font: font, color: color)
    let isFitted = values.flag("adjustsFontSizeToFit") == true
    let least = values.number("minimumScaleFactor").flatMap { $0 > 0 ? $0 : nil }
    return TextBlock(
      spans: look.spans,
      alignment: look.alignment,
      maximumLines: values.number("numberOfLines").flatMap { $0.whole } ?? 1,
      lineBreak: TextLook.lineBreak(values.literal("lineBreakMode")),
      minimumScale: isFitted
        ? least ?? max(0.1, (values.number("minimumFontSize") ?? 9) / font.size) : 1
    )
  }

  /// Returns the text once more in the color and at the offset of its shadow.
  private static func shadow(of block: TextBlock, _ context: ControlContext) -> [DrawingItem] {
    guard let color = context.color("shadowColor"), color.alpha > 0 else { return [] }
    var shadow = block
    for index in shadow.spans.indices {
      shadow.spans[index].color = color
      shadow.spans[index].background = nil
    }
    let offset =
      context.values.record("shadowOffset").map { Size($0) }
      ?? Size(width: 0, height: -1)
    return shadow.items(in: context.bounds.moved(x: offset.width, y: offset.height))
  }
}
