import LayoutModel

/// An interval on one axis, in coordinates of the root.
struct Span: Sendable {
  var origin: Coordinate
  var length: Coordinate

  init(_ origin: Coordinate, _ length: Coordinate) {
    self.origin = origin
    self.length = length
  }

  init(origin: Double, length: Double) {
    self.origin = Coordinate(origin)
    self.length = Coordinate(length)
  }

  var end: Coordinate { origin.adding(length) }
  var center: Coordinate { origin.adding(length, times: 0.5) }

  /// Returns the span without the insets at both ends.
  func inset(near: Double, far: Double) -> Span {
    if near == 0, far == 0 { return self }
    return Span(origin + near, length - (near + far))
  }

  /// Returns the span in text direction. Right to left, coordinates increase from the right edge,
  /// so that constants keep their meaning.
  func flowing(_ axis: Axis, _ direction: LayoutEnvironment.Direction) -> Span {
    guard axis == .horizontal, direction == .rightToLeft else { return self }
    return Span(-1 * end, length)
  }
}
