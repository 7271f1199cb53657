/// The lists whose members a mask can install and uninstall, named as the mask's key.
public enum MaskedContainer: String, CaseIterable, Sendable {
  /// The subviews of a view.
  case subviews
  /// The constraints that a view owns.
  case constraints

  /// The path of the list in its owner.
  public var path: PropertyPath {
    switch self {
    case .subviews: PropertyPath(":subviews")
    case .constraints: PropertyPath(":constraints")
    }
  }
}
