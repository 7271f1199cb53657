internal import LayoutModel

/// The menu bar of an app: the titles of its menus.
enum MacMenuBar {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.isDark ? DrawingColor(0x2c2c2e) : DrawingColor(0xf6f6f6)
    var items: [DrawingItem] = [.rectangle(context.bounds, radius: 5, paint: .fill(ground))]
    let ink = context.palette.system("labelColor")
    let titles = context.surroundings.objects.children(of: context.object.id, in: ":items")
      .map { LookValues($0, in: context.surroundings.sizeClass).text("title") ?? "" }
    var x = MenuTitles.margin
    for (number, title) in titles.enumerated() {
      let font = MenuTitles.font(number)
      let width = TextWidths.width(of: title, in: font)
      let place = Frame(x: x, y: 0, width: width, height: context.size.height)
      let span = TextSpan(title, font: font, color: ink)
      items += TextBlock(spans: [span]).items(in: place)
      x += width + MenuTitles.gap
    }
    return .withBackground(items)
  }
}

/// The places of the titles in a menu bar.
package enum MenuTitles {
  static let margin = 12.0
  static let gap = 20.0

  /// Returns the font of a title. The menu of the app, which is the first, has a bold one.
  static func font(_ number: Int) -> DrawingFont {
    DrawingFont(size: 13, weight: number == 0 ? 700 : 400)
  }

  /// Returns the width of a menu bar with titles, in points.
  package static func width(of titles: [String]) -> Double {
    let widths = titles.enumerated().map { TextWidths.width(of: $1, in: font($0)) }
    return widths.reduce(0, +) + gap * Double(max(0, titles.count - 1)) + 2 * margin
  }
}
