/// A list whose members a mask can install and uninstall in size classes. The raw value is the
/// mask's key.
public enum MaskedContainer: String, CaseIterable, Sendable {
  /// The subviews of a view.
  case subviews
  /// The constraints that a view owns.
  case constraints

  /// Returns true for the key of a mask.
  static func isMask(_ key: String) -> Bool {
    // Called for each varied row. `init(rawValue:)` is slower, because it searches a list.
    key == "subviews" || key == "constraints"
  }

  /// The path of the list in its owner.
  public var path: PropertyPath {
    switch self {
    case .subviews: PropertyPath(":subviews")
    case .constraints: PropertyPath(":constraints")
    }
  }
}
