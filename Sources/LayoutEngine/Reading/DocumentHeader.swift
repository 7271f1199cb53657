import LayoutModel

/// What the document element says about the layout of all that it holds.
struct DocumentHeader: Sendable {
  var platform = LayoutEnvironment.Platform.iOS
  /// The version of Interface Builder that saved the file, such as 14868.
  var toolsVersion = 0
  var usesAutoLayout = false
  var usesTraits = false
  var usesSafeAreas = false
  var isStoryboard = false
  /// The canvas's device, such as `retina6_1`; nil before Xcode 8 and on macOS.
  var deviceID: String?
  var orientation = Orientation.portrait
  /// The segues that settle which of several tells a controller's bars.
  var tieBreakers: Set<ObjectID> = []
  /// The target is one device family only, as old documents say it.
  var isForTablet = false
  /// The screen that a document without device simulates, such as `retina4_7.fullscreen`.
  var simulatedScreen: String?

  init(_ objects: [LayoutObject]) {
    // The device has an id, so it is an object of its own.
    if let device = objects.first(where: { $0.kind == "device" && $0.parent == Document.rootID }) {
      deviceID = device.id.rawValue
      orientation =
        device.attribute("orientation").flatMap(Orientation.init(rawValue:)) ?? .portrait
    }
    guard let document = objects.first(where: { $0.role == .document }) else { return }
    for property in document.properties {
      guard let literal = property.value.literal else { continue }
      switch property.path.rawValue {
      case "type":
        isStoryboard = literal.contains("Storyboard")
      case "targetRuntime":
        platform = LayoutEnvironment.Platform(targetRuntime: literal)
        isForTablet = literal.hasSuffix("iPad")
      case "toolsVersion": toolsVersion = Int(literal.prefix { $0 != "." }) ?? 0
      case "useAutolayout": usesAutoLayout = literal == "YES"
      case "useTraitCollections": usesTraits = literal == "YES"
      case "useSafeAreas": usesSafeAreas = literal == "YES"
      case let path where path.hasPrefix(":inferredMetricsTieBreakers/"):
        if path.hasSuffix("/reference") { tieBreakers.insert(ObjectID(literal)) }
      case "defaultSimulatedMetrics/destination/type": simulatedScreen = literal
      default: break
      }
    }
  }
}
