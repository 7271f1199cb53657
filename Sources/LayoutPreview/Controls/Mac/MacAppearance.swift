package import LayoutModel

/// The appearances that views of macOS set for themselves and their subviews.
package enum MacAppearance {
  /// Returns the appearance of a name in a document, such as `darkAqua` or `vibrantLight`.
  package static func named(_ name: String) -> Appearance {
    name.lowercased().contains("dark") ? .dark : .light
  }

  /// Returns the appearance of a view; nil for that of its superview.
  ///
  /// The materials whose name says an appearance draw their subviews in it
  /// (`NSVisualEffectMaterialDark`). Other materials follow the appearance around them.
  static func own(of kind: String, _ values: LookValues) -> Appearance? {
    if let name = values.literal("appearanceType") {
      return named(name)
    }
    guard kind == "visualEffectView" else { return nil }
    return switch values.literal("material") {
    case "dark", "ultraDark": .dark
    case "light", "mediumLight": .light
    default: nil
    }
  }
}
