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
  /// The intrinsic sizes that views drawn by their own code told the canvas; negative for none.
  var designedSizes: [ObjectID: Size] = [:]

  init(_ objects: [LayoutObject]) {
    // The device has an id, so it is an object of its own.
    if let device = objects.first(where: { $0.kind == "device" && $0.parent == Document.rootID }) {
      deviceID = device.id.rawValue
      orientation =
        device.attribute("orientation").flatMap(Orientation.init(rawValue:)) ?? .portrait
    }
    guard let document = objects.first(where: { $0.role == .document }) else { return }
    var pluginVersion: Int?
    var designable: ObjectID?
    for property in document.properties {
      if case .record(let size) = property.value, let id = designable,
        property.path.rawValue.hasSuffix("/intrinsicContentSize")
      {
        designedSizes[id] = Size(size)
      }
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
      case let path where path.hasPrefix(":designables/") && path.hasSuffix("/name"):
        designable = ObjectID(literal)
      case let path where path.hasPrefix(":dependencies/") && path.hasSuffix("Plugin]/version"):
        pluginVersion = Int(literal.prefix { $0 != "." })
      default: break
      }
    }
    // Versions that were not released call themselves 32700; their plug-in tells which they were.
    if toolsVersion >= 30000, let pluginVersion { toolsVersion = pluginVersion }
  }
}

extension Size {
  /// Reads a stored size; fields that are missing or no numbers count as zero.
  init(_ record: Record) {
    func number(_ index: Int) -> Double {
      guard let literal = record.fields[index], let value = Double(literal), value.isFinite
      else { return 0 }
      return value
    }
    self.init(width: number(0), height: number(1))
  }
}
