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

  /// Returns what people set of an object's frame and mask. Auto Layout computes the other numbers.
  /// A view that constraints place does not use its mask, which Xcode 8 and later remove.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - parent: The object that contains it; nil for the document element.
  ///   - above: The object that contains the parent; nil if there is none.
  func authoredFrame(of object: LayoutObject, in parent: LayoutObject?, below above: LayoutObject?)
    -> FrameParts
  {
    if usesAutoLayout, object.isPlacedByConstraints {
      return authoredNumbers(of: object, in: parent, below: above)
    }
    return authoredNumbers(of: object, in: parent, below: above).union(.mask)
  }

  private func authoredNumbers(
    of object: LayoutObject,
    in parent: LayoutObject?,
    below above: LayoutObject?
  ) -> FrameParts {
    if !usesAutoLayout || object.attribute("fixedFrame") == "YES" { return .all }
    guard object.role == .view, let parent else { return [] }
    // A xib's view, and a view beside a scene's controller, have the size that people drag.
    if object.key == nil, parent.role == .document || parent.role == .scene { return .size }
    if let key = object.key, CosmeticRule.ownHeights.contains(key) { return .height }
    // The clip view of a scroll view resizes what it shows.
    guard parent.kind != "clipView" else { return [] }
    if let above, above.placesByStyle(object.id) { return [] }
    return object.isPlacedByMask(in: parent, object.baseRows) ? .all : []
  }

  /// The keys of views whose height a table takes from their frame.
  private static let ownHeights: Set<String> = ["tableHeaderView", "tableFooterView"]

  /// Returns the cosmetic category of a change, or nil if the change is meaningful.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - role: The role of the property's object.
  ///   - authored: What people set of the object's frame and mask.
  static func cosmetic(_ change: PropertyChange, of role: ObjectRole, authored: FrameParts)
    -> Cosmetic?
  {
    if let cosmetic = cosmetic(role, change.path, authored: authored) { return cosmetic }
    guard change.path.rawValue == "frame", case .record(let old)? = change.old,
      case .record(let new)? = change.new, old.kind == .rect, new.kind == .rect
    else { return nil }
    return FrameParts(differing: old, new).isDisjoint(with: authored) ? .frame : nil
  }

  /// Returns the cosmetic category of a property, or nil if the property is meaningful.
  ///
  /// - Parameters:
  ///   - role: The role of the property's object.
  ///   - path: The path of the property.
  ///   - authored: What people set of the object's frame and mask.
  static func cosmetic(_ role: ObjectRole, _ path: PropertyPath, authored: FrameParts)
    -> Cosmetic?
  {
    switch role {
    case .resource: return .resource
    case .document: return headerSlots.contains(path.root) ? .header : nil
    default: break
    }
    // Xcode 8 and 9 also write a frame by its distances from the near edges.
    if path.isPart(of: "frameInset") { return authored.hasNumbers ? nil : .frame }
    switch path.rawValue {
    case "frame": return authored.hasNumbers ? nil : .frame
    case "autoresizingMask": return authored.contains(.mask) ? nil : .frame
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
