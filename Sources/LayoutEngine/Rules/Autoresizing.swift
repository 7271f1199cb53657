import ConstraintSolver

/// Springs and struts on one axis.
///
/// The flexible parts share the change of the superview's length in proportion to their old
/// lengths, equally if those sum to nothing; with no flexible part the near margin is kept (the
/// system's classic resize; cases of GNUstep's tests).
struct Autoresizing {
  private let near: Bool
  private let size: Bool
  private let far: Bool

  init(mask: AutoresizingMask, _ axis: Axis) {
    near = mask.near[axis]
    size = mask.size[axis]
    far = mask.far[axis]
  }

  /// True if no part gives way, so that the superview can't resize without breaking a strut.
  var isOverDetermined: Bool { !near && !size && !far }

  /// The span of a view in its resized superview.
  func span(origin: Double, length: Double, _ before: Double, _ parent: Span) -> Span {
    let shares = shares(origin: origin, length: length, before)
    return Span(
      (parent.origin + (origin - shares.near * before)).adding(parent.length, times: shares.near),
      Coordinate(length - shares.size * before)
        .adding(parent.length, times: shares.size)
    )
  }

  private func shares(
    origin: Double,
    length: Double,
    _ before: Double
  ) -> (near: Double, size: Double) {
    let nearPart = near ? origin : 0
    let sizePart = size ? length : 0
    let farPart = far ? before - origin - length : 0
    let sum = nearPart + sizePart + farPart
    if sum > 0 { return (nearPart / sum, sizePart / sum) }
    let count = (near ? 1.0 : 0) + (size ? 1 : 0) + (far ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    return (near ? 1 / count : 0, size ? 1 / count : 0)
  }
}
