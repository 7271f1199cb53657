import LayoutModel

/// Finds the holder of each object, and how code attaches the object to it.
extension SceneReader {
  /// Returns the attachment of an object; nil for objects that the code does not have.
  func attachment(of object: LayoutObject) -> CodeObject.Attachment? {
    let own = scene.classes[place(of: object.id)]
    if object.id == own.rootID { return CodeObject.Attachment.none }
    if own.owners.contains(object.id) || object.id == controller?.id { return nil }
    guard object.role == .view || isObject(object) else { return nil }
    guard let parent = object.parent, let holder = byID[parent] else {
      return isLoose(object) ? CodeObject.Attachment.none : nil
    }
    if stylePart(object) != nil { return .given }
    if let key = object.key { return attachment(of: object, key: key, holder) }
    let list = object.container.rawValue
    switch list {
    case ":subviews":
      return holder.kind == "clipView"
        ? .property("documentView", of: parent) : .subview(of: parent)
    case ":rightBarButtonItems", ":leftBarButtonItems", ":toolbarItems":
      return .listed(String(list.dropFirst()), of: parent)
    case ":items":
      return platform == .macOS
        ? .added(CodeValue("addItem", "addItem"), of: parent) : .listed("items", of: parent)
    case ":tableColumns", ":tabViewItems", ":splitViewItems":
      let method = "add" + list.dropFirst().dropLast().capitalizedFirst
      return .added(CodeValue(method, method), of: parent)
    case ":allowedToolbarItems", ":defaultToolbarItems":
      return hasOtherDelegate(parent) ? nil : CodeObject.Attachment.none
    case ":cells": return CodeObject.Attachment.none
    case ":rows", ":columns", ":gridCells": return holder.kind == "gridView" ? .given : nil
    case ":objects": return isLoose(object) ? CodeObject.Attachment.none : nil
    default: return object.role == .view ? CodeObject.Attachment.none : nil
    }
  }

  /// Returns the cell that creates a view for its style, and its property for the view; nil for
  /// other views.
  func stylePart(_ view: LayoutObject) -> (cell: ObjectID, property: String)? {
    guard let content = view.parent.flatMap({ byID[$0] }), content.key == "contentView",
      let cell = content.parent.flatMap({ byID[$0] }), cell.kind == "tableViewCell",
      let property = CellStyle(cell).property(of: view.id)
    else { return nil }
    return (cell.id, property)
  }

  /// Returns true if an object other than the class provides the items of a toolbar.
  func hasOtherDelegate(_ toolbar: ObjectID) -> Bool {
    objects.contains {
      $0.parent == toolbar && $0.kind == "outlet" && $0.attribute("property") == "delegate"
        && !scene.classes[0].owners.contains(ObjectID($0.attribute("destination") ?? ""))
    }
  }

  private func attachment(
    of object: LayoutObject,
    key: String,
    _ holder: LayoutObject
  ) -> CodeObject.Attachment? {
    let id = holder.id
    if platform == .macOS { return cocoaAttachment(of: object, key: key, holder) }
    switch key {
    case "contentView", "navigationBar", "toolbar", "tabBar", "navigationItem": return .given
    case "tabBarItem":
      return object.attribute("systemItem") == nil && object.attribute("customClass") == nil
        ? .given : .property(key, of: id)
    case "view" where holder.id == controller?.id: return CodeObject.Attachment.none
    default:
      return SceneReader.assignable.contains(key) ? .property(key, of: id) : nil
    }
  }

  private func cocoaAttachment(
    of object: LayoutObject,
    key: String,
    _ holder: LayoutObject
  ) -> CodeObject.Attachment? {
    let id = holder.id
    switch (key, holder.kind) {
    // The scroll view and the table create these.
    case ("horizontalScroller", _), ("verticalScroller", _), ("headerView", "tableView"),
      ("headerView", "outlineView"):
      return object.attribute("customClass") == nil ? nil : .property(key, of: id)
    case ("contentView", "scrollView"):
      return object.attribute("customClass") == nil ? .given : .property(key, of: id)
    case ("splitView", "splitViewController"), ("tabView", "tabViewController"):
      return object.attribute("customClass") == nil ? .given : .property(key, of: id)
    case ("cell", _): return .given
    case ("dataCell", _): return isViewBased(object) ? nil : .property(key, of: id)
    case ("view", "searchToolbarItem"): return .property("searchField", of: id)
    case ("view", _), ("contentView", _), ("submenu", _), ("menu", _), ("formatter", _),
      ("toolbar", _), ("documentView", _), ("collectionViewLayout", _), ("cornerView", _),
      ("accessoryView", _):
      return .property(key, of: id)
    case ("mainMenu", "application"), ("window", "windowController"): return .property(key, of: id)
    default: return nil
    }
  }

  private static let assignable: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "titleView",
    "customView", "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem",
    "collectionViewLayout", "inputAccessoryView", "inputView",
    "refreshControl",
  ]

  /// Returns true for elements that are objects at run time.
  private func isObject(_ object: LayoutObject) -> Bool {
    if ["placeholder", "exit", "tableViewSection", "device"].contains(object.kind) { return false }
    return ClassTable.of(platform).kind(object.kind) != nil
  }

  /// Returns true for objects other than views that code creates.
  private func isLoose(_ object: LayoutObject) -> Bool {
    if object.role == .view { return true }
    if object.kind == "customObject" {
      return object.attribute("customClass").map { Identifier.isValid($0) } ?? false
        && !["-1", "-2", "-3"].contains(object.id.rawValue)
        && object.attribute("sceneMemberID") != "firstResponder"
    }
    return isObject(object) && object.kind != "application"
  }
}
