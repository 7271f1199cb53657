internal import LayoutModel

/// The places of new menu items and bar buttons.
extension ObjectAdder {
  /// Returns a new object with the holder, the list and the key that its item needs; others as given.
  func placingItem(_ new: NewObject) throws(EditError) -> NewObject {
    let holder = try object(new.parent)
    switch (new.kind, holder.kind) {
    case ("menuItem", "popUpButton"), ("menuItem", "popUpButtonCell"), ("menuItem", "menuItem"):
      guard order.platform == .macOS, new.container == nil, let menu = menu(of: holder) else {
        return new
      }
      var result = new
      result.parent = menu
      return result
    case ("barButtonItem", "navigationItem"): return placingBarButton(new, in: holder)
    default: return new
    }
  }

  /// Returns the menu of a pop-up button, which its cell has, or the submenu of a menu item.
  private func menu(of holder: LayoutObject) -> ObjectID? {
    let parts = slice.children(of: holder.id)
    if let menu = parts.first(where: { $0.kind == "menu" }) { return menu.id }
    return parts.first { $0.key == "cell" }.flatMap { menu(of: $0) }
  }

  /// Returns a new bar button with its place in a navigation item. The only button of a side has a key,
  /// several are in a list. So the button that has the key moves to the list.
  ///
  /// Of 550 sides with buttons in public documents, 513 have a key and 37 a list of several. None has
  /// both, or a list of one.
  private func placingBarButton(_ new: NewObject, in holder: LayoutObject) -> NewObject {
    let list = new.container ?? PropertyPath(":rightBarButtonItems")
    let key = String(list.rawValue.dropFirst().dropLast())
    guard new.key == nil, ["leftBarButtonItem", "rightBarButtonItem"].contains(key),
      holder.property(list) == nil
    else { return new }
    var result = new
    if let first = slice.children(of: holder.id).first(where: { $0.key == key }) {
      objectMover.changeOwner(first.id, to: holder.id, list, 0)
      result.container = list
    } else {
      result.container = nil
      result.key = key
    }
    return result
  }

  /// Shows a new toolbar item, which is among the allowed items: the default items refer to it.
  func addToDefaultItems(_ id: ObjectID, of toolbar: ObjectID) {
    let list = PropertyPath(":defaultToolbarItems")
    rowWriter.ensureContainer(list, of: toolbar)
    let count = slice[toolbar]?.properties.count { property in
      property.path.parent == list
        && property.path.name.prefix { $0 != "#" } == ":toolbarItem"
    }
    let segment = count.map { $0 > 0 ? ":toolbarItem#\($0 + 1)" : ":toolbarItem" } ?? ":toolbarItem"
    rowWriter.setElement(
      list.appending(segment),
      .element(tag: "toolbarItem", text: nil),
      attributes: [("reference", id.rawValue)],
      of: toolbar
    )
  }
}
