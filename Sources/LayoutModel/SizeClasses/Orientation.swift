/// The orientation of a device, spelled as in the `orientation` attribute of a `device` element.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// The long side is vertical.
  case portrait
  /// The long side is horizontal.
  case landscape
}
