extension ObjectRole {
  /// Returns the role of an element, from its name and its place.
  ///
  /// - Parameters:
  ///   - kind: The element name.
  ///   - key: The element's `key`, if any.
  ///   - container: The path, in the parent, of the element that contains it.
  ///   - parent: The parent's role.
  ///   - isWatchKit: True in a WatchKit document, whose controllers and groups contain `items`.
  package static func of(
    kind: String,
    key: String?,
    container: PropertyPath,
    parent: ObjectRole,
    isWatchKit: Bool
  ) -> ObjectRole {
    switch container.rawValue {
    case ":subviews": return .view
    case ":constraints" where kind == "constraint": return .constraint
    case ":connections": return .connection
    case ":layoutGuides": return .guide
    case ":scenes" where kind == "scene": return .scene
    case ":resources" where parent == .document: return .resource
    case ":items" where isWatchKit: return .view
    default: break
    }
    if kind.hasSuffix("LayoutGuide") || kind == "layoutGuide" { return .guide }
    return isView(kind: kind, key: key) ? .view : .object
  }

  /// Returns true for elements that are views in every place. Other elements become views when the
  /// reader finds a frame or an autoresizing mask in them.
  private static func isView(kind: String, key: String?) -> Bool {
    switch kind {
    case "view", "tableViewCell", "collectionViewCell", "collectionReusableView",
      "tableViewCellContentView", "collectionViewCellContentView":
      true
    default:
      key != nil && kind.hasSuffix("View")
    }
  }

  /// Returns true for the properties that only views have: the frame and the autoresizing mask.
  package static func marksView(_ path: PropertyPath, _ value: Value) -> Bool {
    guard case .record(let record) = value else { return false }
    switch record.kind {
    case .rect: return path.rawValue == "frame"
    case .autoresizingMask: return path.rawValue == "autoresizingMask"
    default: return false
    }
  }
}
