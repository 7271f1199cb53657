internal import LayoutModel

/// The toolbar of a macOS window: its default items, or the tabs of a controller that shows its tabs
/// there.
struct WindowToolbar {
  /// The display mode of items, as in documents: `iconOnly`, `labelOnly` or `iconAndLabel`.
  let mode: String
  /// Copies of the items, which belong to the window's title bar.
  let items: [LayoutObject]
  /// True if the items are tabs.
  private let hasTabs: Bool

  private static let mostItems = 100

  /// Reads the toolbar; nil for a window without one.
  ///
  /// - Parameters:
  ///   - bar: The stand-in of the title bar.
  ///   - containers: The controllers around the view, as indices in the document.
  ///   - controller: The view's own controller, as an index in the document.
  init?(
    of window: LayoutObject,
    in bar: LayoutObject,
    containers: [Int],
    controller: Int?,
    _ source: PreviewSource
  ) {
    let objects = source.document.objects
    let tabs = containers.first {
      objects[$0].kind == "tabViewController" && objects[$0].attribute("tabStyle") == "toolbar"
    }
    hasTabs = tabs != nil
    if let tabs {
      mode = "iconAndLabel"
      let inside = Set((containers + [controller].compactMap(\.self)).map { objects[$0].scene })
      items = WindowToolbar.tabs(of: tabs, in: bar, showing: inside, source)
    } else {
      let members = (source.members[window.scene] ?? []).lazy.map { objects[$0] }
      guard let toolbar = members.first(where: { $0.parent == window.id && $0.kind == "toolbar" })
      else { return nil }
      mode = toolbar.attribute("displayMode") ?? "iconAndLabel"
      items = WindowToolbar.defaults(of: toolbar, in: bar, source)
    }
    // A toolbar keeps its room without items, which code can add.
    if items.isEmpty, hasTabs { return nil }
  }

  /// The height in points. That of tabs is measured in screenshots of macOS 11 and later.
  var height: Double {
    if hasTabs { return 60 }
    return switch mode {
    case "iconOnly": 38
    case "labelOnly": 26
    default: 54
    }
  }

  /// Returns the items that the toolbar has until a user changes it.
  private static func defaults(
    of toolbar: LayoutObject,
    in bar: LayoutObject,
    _ source: PreviewSource
  ) -> [LayoutObject] {
    defaultItems(of: toolbar)
      .compactMap { source.indexByID[$0] }
      .enumerated()
      .map { StandInObject.item(source.document.objects[$1], in: bar, position: $0) }
  }

  /// Returns the ids of the items that a toolbar has until a user changes it.
  private static func defaultItems(of toolbar: LayoutObject) -> [ObjectID] {
    (1...mostItems).lazy
      .map { number in
        let path = ":defaultToolbarItems/:toolbarItem\(number == 1 ? "" : "#\(number)")/reference"
        return toolbar.attribute(path)
      }
      .prefix { $0 != nil }
      .compactMap { $0.map { ObjectID($0) } }
  }

  /// Returns an item for each tab. A tab without a label has that of its controller.
  static func tabs(
    of holder: Int,
    in bar: LayoutObject,
    showing inside: Set<ObjectID?>,
    _ source: PreviewSource
  ) -> [LayoutObject] {
    let objects = source.document.objects
    let id = objects[holder].id
    let scenes = source.contents(of: holder, ["tabItems"])
    let tabs = (source.members[objects[holder].scene] ?? []).map { objects[$0] }
      .filter { $0.parent == id && $0.container.rawValue == ":tabViewItems" }
    return tabs.prefix(mostItems).enumerated().map { number, tab in
      var item = StandInObject.item(tab, in: bar, position: number)
      let scene = number < scenes.count ? scenes[number] : nil
      if item.attribute("label") == nil {
        let title = scene.flatMap { source.controller(of: $0) }
          .flatMap { objects[$0].attribute("title") }
        let label = title ?? item.attribute("identifier") ?? ""
        item.properties.append(StandInObject.attribute("label", label))
      }
      if let scene, inside.contains(scene) {
        item.properties.append(StandInObject.attribute("selected", "YES"))
      }
      return item
    }
  }
}

extension PreviewSource {
  /// Returns the toolbars that title bars show. The bars draw the views of their default items, and the views
  /// of other items are not shown.
  ///
  /// - Parameter scene: The scene of the windows; nil for a xib.
  func shownToolbars(of scene: ObjectID?) -> Set<ObjectID> {
    guard isMac else { return [] }
    let members = (members[scene] ?? []).map { document.objects[$0] }
    let bars = members.filter { bar in
      guard bar.kind == "toolbar", let window = members.first(where: { $0.id == bar.parent }) else {
        return false
      }
      return isTitled(window)
    }
    return Set(bars.map(\.id))
  }

  /// Returns the window with a title bar whose content is a view: the view's parent in a xib, or the
  /// window of the controller that contains the view's; nil for other views.
  ///
  /// - Parameter containers: The controllers around the view, as indices in the document.
  func window(around view: Int, inside containers: [Int]) -> LayoutObject? {
    guard isMac else { return nil }
    let objects = document.objects
    let holder = containers.last { objects[$0].kind == "windowController" }
    let inXib = objects[view].parent.flatMap { indexByID[$0] }.map { objects[$0] }
    let window =
      holder.flatMap { holder in
        (members[objects[holder].scene] ?? []).lazy.map { objects[$0] }
          .first { $0.parent == objects[holder].id && $0.key == "window" }
      } ?? inXib
    guard let window, isTitled(window) else { return nil }
    return window
  }

  /// Returns true for a window with a title bar.
  private func isTitled(_ window: LayoutObject) -> Bool {
    (window.kind == "window" || window.kind == "panel")
      && window.attribute("styleMask/titled") == "YES"
  }
}

extension LayoutObject {
  /// True for a window whose title bar covers the upper part of its content; false if it lies above.
  var hasFullSizeContent: Bool { attribute("styleMask/fullSizeContentView") == "YES" }

  /// True for a panel with a low title bar, such as a palette.
  var isUtilityPanel: Bool { attribute("styleMask/utility") == "YES" }
}
