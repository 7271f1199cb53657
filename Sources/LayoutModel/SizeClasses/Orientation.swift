/// The way a device is held, spelled as in the `orientation` attribute of a `device` element.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// The long side is upright.
  case portrait
  /// The long side lies flat.
  case landscape
}
