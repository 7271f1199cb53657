import LayoutModel

/// Decides what is cosmetic in a document.
struct CosmeticRule {
  /// True if the document's frames are computed by Auto Layout.
  let usesAutoLayout: Bool

  /// Reads the switch from the document element.
  init(_ document: Document) {
    usesAutoLayout =
      document.objects.first { $0.role == .document }?.attribute("useAutolayout") == "YES"
  }

  /// A rule by itself.
  init(usesAutoLayout: Bool) {
    self.usesAutoLayout = usesAutoLayout
  }

  /// True if the object's frame is data: without Auto Layout, and under springs and struts.
  func hasAuthoredFrame(_ object: LayoutObject) -> Bool {
    !usesAutoLayout || object.attribute("fixedFrame") == "YES"
  }

  /// The kind of noise that a fact is; nil if the fact means something.
  ///
  /// - Parameters:
  ///   - role: The role of the fact's object.
  ///   - path: Where the fact stands in it.
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
