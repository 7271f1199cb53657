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
    var lists = Lists()
    for property in document.properties {
      if !lists.read(property), let literal = property.value.literal {
        readAttribute(property.path.rawValue, literal)
      }
    }
    tieBreakers = lists.tieBreakers
    designedSizes = lists.designedSizes
    // Unreleased versions identify themselves as 32700. The plug-in version reveals the actual one.
    if toolsVersion >= 30000, let version = lists.pluginVersion { toolsVersion = version }
  }

  private mutating func readAttribute(_ path: String, _ literal: String) {
    switch path {
    case "type": isStoryboard = DocumentType(literal).has("Storyboard")
    case "targetRuntime": isForTablet = literal.hasSuffix("iPad")
    case "toolsVersion": toolsVersion = Int(majorVersion: literal) ?? 0
    case "useAutolayout": usesAutoLayout = literal == "YES"
    case "useTraitCollections": usesTraits = literal == "YES"
    case "useSafeAreas": usesSafeAreas = literal == "YES"
    case "defaultSimulatedMetrics/destination/type": simulatedScreen = literal
    default: break
    }
  }
}

/// The lists of a document element that its header needs. The rows of an entry come in any order.
private struct Lists {
  private(set) var pluginVersion: Int?
  private(set) var tieBreakers: Set<ObjectID> = []
  private var designables: [Substring: (id: ObjectID?, size: Size?)] = [:]

  var designedSizes: [ObjectID: Size] {
    var sizes: [ObjectID: Size] = [:]
    // In order, so that of two entries with one id the same one counts in every run.
    for (_, entry) in designables.sorted(by: { $0.key < $1.key }) {
      if let id = entry.id, let size = entry.size { sizes[id] = size }
    }
    return sizes
  }

  /// Reads a property of the document element; returns false if it belongs to none of the lists.
  mutating func read(_ property: Property) -> Bool {
    let path = property.path
    if path.isPart(of: ":dependencies") {
      guard path.rawValue.hasSuffix("Plugin]/version"), let text = property.value.literal
      else { return true }
      pluginVersion = Int(majorVersion: text)
    } else if path.isPart(of: ":inferredMetricsTieBreakers") {
      guard path.rawValue.hasSuffix("/reference"), let id = property.value.literal else {
        return true
      }
      tieBreakers.insert(ObjectID(id))
    } else if path.isPart(of: ":designables") {
      readDesignable(property)
    } else {
      return false
    }
    return true
  }

  private mutating func readDesignable(_ property: Property) {
    let path = property.path.rawValue
    if let entry = path.withoutSuffix("/name"), let name = property.value.literal {
      designables[entry, default: (nil, nil)].id = ObjectID(name)
    } else if let entry = path.withoutSuffix("/intrinsicContentSize"),
      case .record(let size) = property.value
    {
      designables[entry, default: (nil, nil)].size = Size(size)
    }
  }
}

extension Int {
  /// Creates the first number of a version such as 14868.3.
  fileprivate init?(majorVersion text: String) {
    self.init(text.prefix { $0 != "." })
  }
}

extension String {
  /// Returns the text before a suffix; nil without the suffix.
  fileprivate func withoutSuffix(_ suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }
}

extension Size {
  /// Creates a size from a record of any kind. Missing and invalid fields are zero.
  package init(_ record: Record) { self = Frame(record).size }
}
