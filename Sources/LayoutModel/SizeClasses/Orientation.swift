/// The orientation of a device. The raw value is that of the attribute `orientation` of a `device`
/// element.
public enum Orientation: String, CaseIterable, Hashable, Sendable {
  /// The long side is vertical.
  case portrait
  /// The long side is horizontal.
  case landscape
}
