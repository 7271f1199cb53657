import LayoutModel

/// The properties of a view controller that affect layout.
struct ControllerFacts: Sendable {
  /// The index of the controller among the document's objects.
  var object: Int
  var kind: String
  var bars = SimulatedBars()
  var hidesNavigationBar = false
  /// True if the view of a navigation controller's bar is hidden.
  var hasHiddenBarView = false
  var hidesToolbar = true
  var hasOpaqueNavigationBar = false
  /// True if the bar of a navigation controller shows large titles.
  var hasLargeTitles = false
  /// True if the controller disables large titles.
  var refusesLargeTitle = false
  /// True if the controller has a line of text above its title, which makes the bar higher.
  var hasPrompt = false
  var hidesBottomBarWhenPushed = false
  /// True if the top bar covers the view; false if the view begins at the bar's bottom edge.
  var extendsBelowTopBar = true
  /// True if the bar at the bottom covers the view; false if the view ends at the bar's top edge.
  var extendsBelowBottomBar = true
  /// True if the view extends below an opaque bar too.
  var extendsBelowOpaqueBars = false
  /// The segues to this controller, as indices among the document's segues.
  var incoming: [Int] = []
}

/// A segue between two controllers.
struct SegueFacts: Sendable {
  var id: ObjectID
  var kind: String
  var relationship: String?
  /// The source controller, as an index among the controllers.
  var source: Int
  /// The source object, as an index among the document's objects.
  var origin: Int
  /// True if the document names this segue as the one that determines its destination's bars.
  var isTieBreaker = false
}

extension ControllerFacts {
  init(object index: Int, _ object: LayoutObject) {
    self.init(object: index, kind: object.kind)
    for property in object.properties where property.variation.isBase {
      let path = property.path.rawValue
      switch property.value {
      case .attribute(let literal): read(path, literal)
      case .element(let tag, _):
        if path == "edgesForExtendedLayout" {
          extendsBelowTopBar = object.attribute(path + "/top") == "YES"
          extendsBelowBottomBar = object.attribute(path + "/bottom") == "YES"
        }
        bars.readElement(path, tag)
      case .record: if path == "freeformSize" { bars.isFreeform = true }
      }
    }
  }

  private mutating func read(_ path: String, _ literal: String) {
    switch path {
    case "navigationBarHidden": hidesNavigationBar = literal == "YES"
    case "toolbarHidden": hidesToolbar = literal != "NO"
    case "hidesBottomBarWhenPushed": hidesBottomBarWhenPushed = literal == "YES"
    case "extendedLayoutIncludesOpaqueBars": extendsBelowOpaqueBars = literal == "YES"
    default: bars.read(path, literal)
    }
  }
}
