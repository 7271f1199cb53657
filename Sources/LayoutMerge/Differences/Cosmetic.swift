import LayoutModel

/// Decides which properties of a document are cosmetic.
struct CosmeticRule {
  /// True if the document's frames are computed by Auto Layout.
  let usesAutoLayout: Bool

  /// Creates the rule for a document, whose root element says whether it uses Auto Layout.
  init(_ document: Document) {
    usesAutoLayout = DocumentHeader(document.objects).usesAutoLayout
  }

  /// Creates a rule.
  init(usesAutoLayout: Bool) {
    self.usesAutoLayout = usesAutoLayout
  }

  /// True if the object's frame is data: without Auto Layout, or for a view that its autoresizing
  /// mask lays out.
  func hasAuthoredFrame(_ object: LayoutObject) -> Bool {
    !usesAutoLayout || object.attribute("fixedFrame") == "YES"
  }

  /// Returns the cosmetic category of a property, or nil if the property is meaningful.
  ///
  /// - Parameters:
  ///   - role: The role of the property's object.
  ///   - path: The path of the property.
  ///   - hasAuthoredFrame: True if the object's frame is data.
  static func cosmetic(_ role: ObjectRole, _ path: PropertyPath, hasAuthoredFrame: Bool)
    -> Cosmetic?
  {
    switch role {
    case .resource: return .resource
    case .document: return headerSlots.contains(path.root) ? .header : nil
    default: break
    }
    switch path.rawValue {
    case "frame": return hasAuthoredFrame ? nil : .frame
    case "misplaced", "ambiguous", "screenRect": return .frame
    case "canvasLocation": return .canvas
    default: return nil
    }
  }

  private static let headerSlots: Set<String> = [
    "version", "toolsVersion", "systemVersion", "variant", "propertyAccessControl",
    "colorMatched", ":device", ":dependencies", ":accessibilityOverrides", ":classes",
    "defaultSimulatedMetrics", ":simulatedMetricsContainer", ":inferredMetricsTieBreakers",
    "customFonts", ":designables",
  ]
}
