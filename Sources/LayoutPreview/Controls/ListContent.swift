internal import LayoutModel

/// The content that a cell's `listContentConfiguration` describes: an image, a text and a text below it.
enum ListContent {
  private static let path = "contentConfiguration"

  /// Returns true for a cell with a text or an image in its configuration.
  static func has(_ cell: LayoutObject) -> Bool {
    ["text", "secondaryText", "image"].contains { !(cell.attribute("\(path)/\($0)") ?? "").isEmpty }
  }

  /// The distance of the content from the edge of a cell. Tables that are at least as wide as the screen of
  /// a large phone have the larger margin.
  static func margin(_ width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// Returns the content of a cell; nothing without a configuration.
  static func items(_ context: ControlContext) -> [DrawingItem] {
    guard has(context.object) else { return [] }
    let margin = margin(context.size.width)
    let hasAccessory = (context.values.literal("accessoryType") ?? "none") != "none"
    var room = context.bounds.inset(Insets(left: margin, right: hasAccessory ? 44 : margin))
    guard room.width > 0 else { return [] }
    var items: [DrawingItem] = []
    if let image = ImageLook(context.values, path + "/image") {
      let natural = image.size(context.palette) ?? Size(width: 22, height: 22)
      let height = min(natural.height, max(0, room.height - 8))
      let width = natural.height > 0 ? natural.width * height / natural.height : 0
      let place = Frame(
        x: room.x,
        y: room.y + (room.height - height) / 2,
        width: width,
        height: height
      )
      items += ImageDrawing.items(image, .aspectFit, in: place, context.palette, tint: context.tint)
      room = room.inset(Insets(left: width + 16))
    }
    return items + texts(context, in: room)
  }

  /// Returns the text and the text below it.
  private static func texts(_ context: ControlContext, in room: Frame) -> [DrawingItem] {
    let ink = context.palette.system("labelColor")
    let lines = [("text", 17.0), ("secondaryText", 12.0)].compactMap { name, size -> TextSpan? in
      guard let text = context.values.text("\(path)/\(name)"), !text.isEmpty else { return nil }
      return TextSpan(text, font: DrawingFont(size: size), color: ink)
    }
    let gap = 2.0
    let heights =
      lines.reduce(0) { $0 + $1.font.lineHeight } + gap * Double(max(0, lines.count - 1))
    var y = room.y + (room.height - heights) / 2
    var items: [DrawingItem] = []
    for line in lines {
      let height = line.font.lineHeight
      let place = Frame(x: room.x, y: y, width: max(0, room.width), height: height)
      items += TextBlock(spans: [line]).items(in: place)
      y += height + gap
    }
    return items
  }
}
