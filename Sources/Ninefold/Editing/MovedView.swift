public import LayoutModel

/// A view that a gesture moves, in one size class.
public struct MovedView: Sendable, Equatable {
  /// The view.
  public let id: ObjectID
  /// The size class.
  public let sizeClass: SizeClass
  /// The old frame in points, in the coordinates of its root view.
  public let before: Frame
  /// The new frame in points, in the coordinates of its root view; nil if the view is no longer
  /// active.
  public let after: Frame?

  /// A view with all size classes in which a gesture moves it.
  public struct Summary: Sendable, Equatable {
    /// The view.
    public let id: ObjectID
    /// The size classes, in the order of the moves.
    public let classes: [SizeClass]
  }
}

extension Sequence<MovedView> {
  /// The moves grouped by view, sorted by id.
  public var byView: [MovedView.Summary] {
    var classes: [ObjectID: [SizeClass]] = [:]
    for view in self { classes[view.id, default: []].append(view.sizeClass) }
    return classes.sorted { $0.key < $1.key }
      .map { MovedView.Summary(id: $0.key, classes: $0.value) }
  }
}
