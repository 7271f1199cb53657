/// The lists whose members a mask can install and uninstall, named as the mask's key.
public enum MaskedContainer: String, CaseIterable, Sendable {
  /// The subviews of a view.
  case subviews
  /// The constraints that a view owns.
  case constraints

  /// True for the key of a mask.
  static func isMask(_ key: String) -> Bool {
    // Asked for each varied row; making a case of a text compares it with a list.
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
