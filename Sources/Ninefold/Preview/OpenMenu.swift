internal import LayoutModel
internal import LayoutPreview

/// A menu of a xib of macOS without views, such as that of an item in the menu bar. It is drawn open.
struct OpenMenu {
  /// The stand-in for the menu.
  let menu: LayoutObject
  /// Copies of the items, which belong to the stand-in.
  let items: [LayoutObject]
  /// The size in points.
  var size: Size { MenuSize.size(of: items) }

  private static let mostItems = 200
  private static let mostMenus = 20

  /// Reads the topmost menus of a xib, in the order of the file. A menu without items is not shown.
  static func all(in source: PreviewSource) -> [OpenMenu] {
    guard source.isMac else { return [] }
    let objects = source.document.objects
    let menus = (source.members[nil] ?? []).lazy.filter {
      objects[$0].kind == "menu" && objects[$0].key == nil
    }
    return menus.prefix(mostMenus).compactMap { OpenMenu(objects[$0], source) }
  }

  private init?(_ menu: LayoutObject, _ source: PreviewSource) {
    let bar = StandInObject.menuList(of: menu)
    let objects = source.document.objects
    let shown = (source.members[nil] ?? []).lazy.filter {
      objects[$0].parent == menu.id && objects[$0].container.rawValue == ":items"
        && objects[$0].attribute("hidden") != "YES"
    }
    items = shown.prefix(OpenMenu.mostItems).enumerated().map { position, index in
      var item = StandInObject.item(objects[index], in: bar, position: position)
      if source.child(of: objects[index], key: "submenu") != nil {
        item.properties.append(StandInObject.attribute("hasSubmenu", "YES"))
      }
      return item
    }
    if items.isEmpty { return nil }
    self.menu = bar
  }
}
