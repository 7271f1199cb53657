package import LayoutModel

/// The colors and images of a document in an appearance.
package struct Palette: Sendable {
  /// The appearance.
  package internal(set) var appearance: Appearance
  /// The platform, which decides what a system color's name means.
  package let platform: Platform
  /// The app's colors and images.
  package let resources: any DrawingResources
  /// The document's own values for named and system colors, for those that nothing else defines.
  private let stored: [String: Record]
  /// The document's own values for system colors, as they are in the light appearance.
  private let storedSystem: [String: Record]
  /// The document's global tint; nil for that of the system.
  private let globalTint: Record?
  /// The sizes of the images that the document names.
  private let imageSizes: [String: Size]

  /// Reads the resources of a document.
  package init(
    _ objects: some Collection<LayoutObject>,
    platform: Platform,
    appearance: Appearance,
    resources: any DrawingResources = NoResources()
  ) {
    self.platform = platform
    self.appearance = appearance
    self.resources = resources
    var stored: [String: Record] = [:]
    var storedSystem: [String: Record] = [:]
    var sizes: [String: Size] = [:]
    for object in objects where object.role == .resource {
      guard let name = object.attribute("name") else { continue }
      if object.kind == "image" {
        let values = LookValues(object, in: .anyAny)
        guard let width = values.number("width"), let height = values.number("height") else {
          continue
        }
        sizes[name] = Size(width: width, height: height)
      } else if let color = object.properties.lazy.compactMap({ $0.value.color }).first {
        stored[name] = color
        if object.kind == "systemColor" { storedSystem[name] = color }
      }
    }
    self.stored = stored
    self.storedSystem = storedSystem
    imageSizes = sizes
    let document = objects.first { $0.role == .document }
    globalTint = document?.property("tintColor")?.value.color
  }

  /// The tint of views that have none and inherit none.
  package var tint: DrawingColor { color(globalTint) ?? system("systemBlueColor") }

  /// Returns a color that the system defines. A name that it does not define is gray.
  ///
  /// The values differ between versions of the system. In the light appearance, the color is the one
  /// that Xcode stored with the document, if it did.
  package func system(_ name: String) -> DrawingColor { known(name) ?? DrawingColor(0x8e8e93) }

  /// Returns a color of a document; nil if it is unknown.
  package func color(_ record: Record?) -> DrawingColor? {
    guard let record else { return nil }
    if let name = record["systemColor"] ?? record["cocoaTouchSystemColor"] {
      return known(name) ?? components(of: record)
    }
    if let name = record["name"] {
      let isSystem = record["catalog"] != nil
      let own = isSystem ? nil : resources.color(named: name, in: appearance)
      return own ?? known(isSystem ? name : nil) ?? components(of: record)
        ?? stored[name].flatMap(components)
    }
    return components(of: record)
  }

  /// Returns the size of an image in points, as the document stores it; nil if it has none.
  package func imageSize(named name: String) -> Size? { imageSizes[name] }

  private func known(_ name: String?) -> DrawingColor? {
    guard let name else { return nil }
    guard let color = DrawingColor(system: name, on: platform, in: appearance) else {
      return stored[name].flatMap(components)
    }
    guard appearance == .light, let own = storedSystem[name].flatMap(components) else {
      return color
    }
    // Rounded values of the same color are not another color.
    return own.isNear(color) ? color : own
  }

  private func components(of record: Record) -> DrawingColor? {
    ColorComponents(record).map {
      DrawingColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
  }
}

extension DrawingColor {
  /// Creates a color of the system; nil if the system has none with this name.
  package init?(system name: String, on platform: Platform, in appearance: Appearance) {
    guard let color = SystemColor.named(name, on: platform)?[appearance] else { return nil }
    self.init(color.rgb, alpha: color.alpha)
  }

  /// Returns true if no component differs by more than a hundredth.
  fileprivate func isNear(_ other: DrawingColor) -> Bool {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .allSatisfy { abs($0 - $1) < 0.01 }
  }
}

extension Value {
  /// The value as a color record; nil for other values.
  fileprivate var color: Record? {
    if case .record(let record) = self, record.kind == .color { record } else { nil }
  }
}
