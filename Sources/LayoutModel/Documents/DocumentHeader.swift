/// The properties of the document element, with the device of the canvas.
package struct DocumentHeader: Sendable {
  /// The platform that the file is for.
  package private(set) var platform = Platform.iOS
  /// The version of Interface Builder that saved the file, such as 14868.
  package private(set) var toolsVersion = 0
  /// True if constraints, and not only masks, lay out the views.
  package private(set) var usesAutoLayout = false
  /// True if values vary by size class.
  package private(set) var usesTraits = false
  /// True if views have safe area guides.
  package private(set) var usesSafeAreas = false
  /// True for a storyboard, false for a xib.
  package private(set) var isStoryboard = false
  /// The canvas's device, such as `retina6_1`; nil before Xcode 8 and on macOS.
  package private(set) var deviceID: String?
  /// The orientation of the canvas's device.
  package private(set) var orientation = Orientation.portrait
  /// The segues that the document prefers where several could determine a controller's bars.
  package private(set) var tieBreakers: Set<ObjectID> = []
  /// True if an old document's target is iPad only.
  package private(set) var isForTablet = false
  /// The screen that a document without a device simulates, such as `retina4_7.fullscreen`.
  package private(set) var simulatedScreen: String?
  /// The intrinsic content sizes that designable views reported to the canvas; negative for none.
  package private(set) var designedSizes: [ObjectID: Size] = [:]

  /// Reads the header.
  ///
  /// - Parameter objects: The objects of a document, or some of them. Without the document element,
  ///   the header is that of an empty xib for iOS.
  package init(_ objects: some Collection<LayoutObject>) {
    // The device has an id, so it is a separate object.
    if let device = objects.first(where: { $0.kind == "device" && $0.parent == Document.rootID }) {
      deviceID = device.id.rawValue
      orientation =
        device.attribute("orientation").flatMap(Orientation.init(rawValue:)) ?? .portrait
    }
    guard let document = objects.first(where: { $0.role == .document }) else { return }
    platform = Platform(ofDocument: document)
    var pluginVersion: Int?
    // The rows of an element come in any order.
    var designables: [Substring: (id: ObjectID?, size: Size?)] = [:]
    for property in document.properties {
      if case .record(let size) = property.value,
        let entry = property.path.designable(owning: "/intrinsicContentSize")
      {
        designables[entry, default: (nil, nil)].size = Size(size)
      }
      guard let literal = property.value.literal else { continue }
      switch property.path.rawValue {
      case "type":
        isStoryboard = literal.contains("Storyboard")
      case "targetRuntime":
        isForTablet = literal.hasSuffix("iPad")
      case "toolsVersion": toolsVersion = Int(literal.prefix { $0 != "." }) ?? 0
      case "useAutolayout": usesAutoLayout = literal == "YES"
      case "useTraitCollections": usesTraits = literal == "YES"
      case "useSafeAreas": usesSafeAreas = literal == "YES"
      case let path where path.hasPrefix(":inferredMetricsTieBreakers/"):
        if path.hasSuffix("/reference") { tieBreakers.insert(ObjectID(literal)) }
      case "defaultSimulatedMetrics/destination/type": simulatedScreen = literal
      case let path where path.hasPrefix(":dependencies/") && path.hasSuffix("Plugin]/version"):
        pluginVersion = Int(literal.prefix { $0 != "." })
      default:
        if let entry = property.path.designable(owning: "/name") {
          designables[entry, default: (nil, nil)].id = ObjectID(literal)
        }
      }
    }
    for case (let id?, let size?) in designables.values { designedSizes[id] = size }
    // Unreleased versions identify themselves as 32700. The plug-in version reveals the actual one.
    if toolsVersion >= 30000, let pluginVersion { toolsVersion = pluginVersion }
  }
}

extension PropertyPath {
  /// Returns the entry of the document's list of designable views to which this path belongs, if
  /// the path ends with `suffix`.
  fileprivate func designable(owning suffix: String) -> Substring? {
    guard rawValue.hasPrefix(":designables/"), rawValue.hasSuffix(suffix) else { return nil }
    return rawValue.dropLast(suffix.count)
  }
}

extension Size {
  /// Creates a size from a record of any kind. Missing and invalid fields are zero.
  package init(_ record: Record) { self = Frame(record).size }
}
