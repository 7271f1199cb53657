/// Two views that show texts or controls, and the part of the screen that both cover.
public struct Overlap: Sendable, Equatable {
  /// The view that is drawn first.
  public let below: ObjectID
  /// The view that is drawn over it.
  public let above: ObjectID
  /// The common part in points, in the coordinates of the root view.
  public let area: Frame

  /// Creates an overlap.
  public init(below: ObjectID, above: ObjectID, area: Frame) {
    (self.below, self.above, self.area) = (below, above, area)
  }
}
