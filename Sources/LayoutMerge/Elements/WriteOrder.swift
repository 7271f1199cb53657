import LayoutModel

/// The order in which Interface Builder writes elements and attributes that both sides added at one
/// place (measured).
enum WriteOrder {
  /// Returns true if the first attribute is written before the second; nil if the order is unknown.
  static func precedes(_ first: String, _ second: String, of kind: String) -> Bool? {
    let ranks = kind == "document" ? documentRanks : attributeRanks
    guard let a = ranks[first], let b = ranks[second] else { return nil }
    return a < b
  }

  /// Returns true if the first child is written before the second; nil if the order is unknown.
  ///
  /// Variation blocks follow everything except the connections and the canvas location. Their masks
  /// refer to elements that must be read first.
  static func precedes(_ first: ChildKey, _ second: ChildKey) -> Bool? {
    switch (first, second) {
    case (.block(let left), .block(let right)): left.blockOrder < right.blockOrder
    case (.block, .element(let name)): followsBlocks(name)
    case (.element(let name), .block): !followsBlocks(name)
    case (.block, .object): false
    case (.object, .block): true
    case (.element(let left), .element(let right)):
      childRanks[left].flatMap { rank in childRanks[right].map { rank < $0 } }
    default: nil
    }
  }

  private static func followsBlocks(_ name: String) -> Bool {
    name == ":connections" || name == "canvasLocation"
  }

  private static let documentRanks = ranks([
    "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "variant",
    "propertyAccessControl", "useAutolayout", "launchScreen", "useTraitCollections",
    "useSafeAreas", "colorMatched", "customObjectInstantitationMethod", "initialViewController",
  ])

  private static let attributeRanks = ranks([
    "restorationIdentifier", "storyboardIdentifier", "title", "opaque", "clipsSubviews",
    "multipleTouchEnabled", "userInteractionEnabled", "alpha", "contentMode",
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "fixedFrame", "text", "firstItem", "firstAttribute", "relation", "secondItem",
    "secondAttribute", "multiplier", "priority", "constant", "symbolic", "placeholder",
    "identifier", "property", "selector", "destination", "kind", "relationship",
    "translatesAutoresizingMaskIntoConstraints", ElementAttribute.ownID, "userLabel",
    "customClass", "customModule", "customModuleProvider", "sceneMemberID",
  ])

  private static let childRanks = ranks([
    ":layoutGuides", "frame", "frameInset", "autoresizingMask", ":animations", ":subviews",
    "backgroundColor", "tintColor", "accessibilityConfiguration", ":gestureRecognizers",
    ":constraints", "text", "fontDescription", "textColor", "highlightedColor", "normal",
    "highlighted", "selected", "layoutMargins", ":userDefinedRuntimeAttributes", ":connections",
    "canvasLocation",
  ])

  private static func ranks(_ names: [String]) -> [String: Int] {
    Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
  }
}
