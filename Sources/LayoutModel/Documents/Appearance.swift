/// The appearance of the system, light or dark.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark text on light backgrounds.
  case light
  /// Light text on dark backgrounds.
  case dark
}
