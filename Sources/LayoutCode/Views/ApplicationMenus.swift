import LayoutModel

/// The menus of an app that AppKit fills or shows itself.
enum ApplicationMenus {
  /// The properties of `NSApplication` for menus.
  static let properties: Set<String> = ["mainMenu", "windowsMenu", "servicesMenu", "helpMenu"]

  /// Returns the statement that gives a menu to the application; empty for other menus.
  static func statements(
    _ object: LayoutObject,
    _ name: String,
    _ syntax: Syntax,
    _ ledger: Ledger
  ) -> [String] {
    guard object.kind == "menu", let role = object.attribute("systemMenu") else { return [] }
    let property: String
    switch role {
    case "main": property = "mainMenu"
    case "window": property = "windowsMenu"
    case "services": property = "servicesMenu"
    case "help": property = "helpMenu"
    case "font":
      ledger.write(object.id, "systemMenu")
      let manager = syntax.pick("NSFontManager.shared", "NSFontManager.sharedFontManager")
      return [syntax.call(manager, "setFontMenu(\(name))", "setFontMenu:\(name)")]
    case "apple":
      let reason = "the first menu of the main menu is that of the app"
      ledger.markWithoutEffect(object.id, under: "systemMenu", reason)
      return []
    case "recentDocuments":
      ledger.omit(object.id, under: "systemMenu", "AppKit has no public property for this menu")
      return []
    default: return []
    }
    ledger.write(object.id, "systemMenu")
    // The main menu in a storyboard is a property of its application.
    return object.key == property ? [] : [syntax.assign("NSApp.\(property)", name)]
  }
}
