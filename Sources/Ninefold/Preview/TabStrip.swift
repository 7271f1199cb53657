internal import LayoutModel

/// The tabs that a tab view controller of macOS shows above the views of its tabs.
struct TabStrip {
  /// The stand-in of the tab view.
  let bar: LayoutObject
  /// Copies of the tabs, which belong to the bar.
  let items: [LayoutObject]

  /// Reads the tabs; nil if the scene of a part lies in no tab view controller, or in one that shows
  /// its tabs elsewhere.
  init?(_ part: SceneParts.Part, number: Int, _ source: PreviewSource) {
    let objects = source.document.objects
    guard let holder = part.containers.last, objects[holder].kind == "tabViewController",
      TabStrip.isOnTop(holder, source)
    else { return nil }
    var bar = StandInObject.bar("tabView", part: number, like: nil)
    let tabs = WindowToolbar.tabs(of: holder, in: bar, showing: [part.scene], source)
    guard !tabs.isEmpty else { return nil }
    items = tabs.map { tab in
      var tab = tab
      tab.container = ":tabViewItems"
      return tab
    }
    if let shown = tabs.first(where: { $0.attribute("selected") == "YES" }) {
      bar.properties.append(StandInObject.attribute("initialItem", shown.id.rawValue))
    }
    self.bar = bar
  }

  private static func isOnTop(_ holder: Int, _ source: PreviewSource) -> Bool {
    let controller = source.document.objects[holder]
    switch controller.attribute("tabStyle") {
    case nil, "segmentedControlOnTop": return true
    case "unspecified":
      // The tab view itself has the tabs.
      let view = (source.members[controller.scene] ?? []).lazy.map { source.document.objects[$0] }
        .first { $0.parent == controller.id && $0.key == "tabView" }
      return view?.attribute("type").map { $0 == "topTabsBezelBorder" } ?? true
    default: return false
    }
  }
}
