internal import LayoutModel

/// The names that a kind can't have, because only kinds without a common class have them, such as
/// `title` on a label of iOS.
///
/// Classes inherit names. So a view can have the names of its own kind, those of a plain view, and
/// those of the kinds with which it shares another class. In 2,947 public documents, no object has a
/// name that this rule refuses.
enum ForeignNames {
  /// Returns true if documents have the name on other kinds only, from which the kind inherits
  /// nothing. False for a kind that is not known, and on watchOS.
  static func contain(_ name: String, for kind: String, _ order: ElementOrder) -> Bool {
    guard order.platform != .watchOS, order.isElement(kind), !isGeneral(name, order),
      !order.ownNames(of: kind).contains(name)
    else { return false }
    let owners = order.owners(of: name)
    guard !owners.isEmpty else { return belongsElsewhere(name, kind, order) }
    // An element of tvOS can have what the same element of iOS has.
    guard !owners.contains(kind), owners.isDisjoint(with: plainViews) else { return false }
    guard order.isView(kind) else { return owners.allSatisfy { order.isView($0) } }
    return !families(on: order.platform).contains { $0.shares(name, owners, with: kind) }
  }

  /// Returns true for a view if only kinds of another platform have the name, unless its class is one
  /// of both platforms.
  private static func belongsElsewhere(
    _ name: String,
    _ kind: String,
    _ order: ElementOrder
  ) -> Bool {
    let platform: Platform = order.platform == .macOS ? .iOS : .macOS
    let owners = ElementOrder(platform: platform, toolsVersion: 0).owners(of: name)
    return !owners.isEmpty && order.isView(kind) && !commonKinds.contains(kind)
  }

  private static func isGeneral(_ name: String, _ order: ElementOrder) -> Bool {
    switch name {
    case "userComments", "verifyAmbiguity": true
    case "directionalLayoutMargins": order.platform != .macOS
    default: name.hasPrefix("simulated")
    }
  }

  private static let commonKinds: Set<String> = [
    "webView", "wkWebView", "mapView", "sceneKitView", "skView", "arscnView", "arskView", "mtkView",
  ]
  private static let plainViews: Set<String> = ["view", "customView"]

  // MARK: - Families

  /// Kinds with a common class other than that of all views.
  private struct Family {
    let kinds: Set<String>
    /// The number of kinds that must have a name, so that it counts as one of the common class.
    let required: Int
    /// Names of the common class that few documents have.
    let names: Set<String>

    init(_ kinds: String, required: Int = 1, names: String = "") {
      self.kinds = Set(kinds.split(separator: " ").map(String.init))
      self.required = required
      self.names = Set(names.split(separator: " ").map(String.init))
    }

    func shares(_ name: String, _ owners: Set<String>, with kind: String) -> Bool {
      kinds.contains(kind)
        && (names.contains(name) || owners.intersection(kinds).count >= required)
    }
  }

  private static func families(on platform: Platform) -> [Family] {
    platform == .macOS ? mac : touch
  }

  private static let touch = [
    Family(
      """
      button textField switch slider stepper segmentedControl pageControl datePicker refreshControl \
      colorWell
      """,
      required: 2,
      names: "enabled selected highlighted"
    ),
    Family("scrollView tableView collectionView textView"),
    Family("textField textView"),
    Family("tableViewCell collectionViewCell collectionReusableView"),
    Family("navigationBar toolbar tabBar searchBar"),
    Family("webView wkWebView"),
  ]

  private static let mac = [
    Family(
      """
      button popUpButton textField secureTextField searchField comboBox tokenField slider stepper \
      segmentedControl imageView colorWell datePicker pathControl switch levelIndicator control
      """,
      required: 2,
      names: "enabled continuous springLoaded"
    ),
    Family("tableView outlineView collectionView browser"),
    Family("textField secureTextField searchField tokenField comboBox"),
    Family("button popUpButton"),
    Family("scrollView clipView"),
    Family("ruleEditor predicateEditor"),
    Family("webView wkWebView"),
  ]
}
