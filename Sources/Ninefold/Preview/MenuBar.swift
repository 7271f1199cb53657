internal import LayoutModel
internal import LayoutPreview

/// The menu bar of a macOS app, as Interface Builder shows it in the scene of the application and in a xib
/// of menus: the titles of the menus.
struct MenuBar {
  /// The stand-in for the bar.
  let bar: LayoutObject
  /// Copies of the menus' items, which belong to the bar.
  let items: [LayoutObject]
  /// The width of the titles with the space around them, in points.
  let width: Double

  /// The height in points.
  static let height = 24.0
  private static let mostItems = 100

  /// Reads the main menu of a scene; nil without one.
  ///
  /// - Parameters:
  ///   - scene: The scene; nil for a xib.
  ///   - part: The number of the part of the picture, which the id of the stand-in contains.
  init?(of scene: ObjectID?, part: Int, _ source: PreviewSource) {
    guard source.isMac else { return nil }
    let objects = source.document.objects
    let members = source.members[scene] ?? []
    guard
      let menu = members.first(where: {
        objects[$0].kind == "menu" && objects[$0].attribute("systemMenu") == "main"
      })
    else { return nil }
    let bar = StandInObject.menuBar(part)
    let holder = objects[menu].id
    let shown = members.lazy.filter {
      objects[$0].parent == holder && objects[$0].container.rawValue == ":items"
        && objects[$0].attribute("hidden") != "YES"
    }
    items = shown.prefix(MenuBar.mostItems).enumerated().map { position, index in
      StandInObject.item(
        "menuItem",
        title: MenuBar.title(of: objects[index], source),
        in: bar,
        position: position
      )
    }
    if items.isEmpty { return nil }
    self.bar = bar
    width = MenuTitles.width(of: items.map { $0.attribute("title") ?? "" })
  }

  /// Returns the title of an item, or else that of its menu.
  private static func title(of item: LayoutObject, _ source: PreviewSource) -> String {
    if let title = item.attribute("title"), !title.isEmpty { return title }
    return source.child(of: item, key: "submenu")?.attribute("title") ?? ""
  }
}
