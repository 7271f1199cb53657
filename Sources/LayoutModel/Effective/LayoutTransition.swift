/// The changes of a layout from one size class to another, which the system would animate.
public struct LayoutTransition: Sendable, Equatable {
  /// A property with its values before and after the transition.
  public struct Change: Sendable, Equatable {
    /// The object that changes.
    public let object: ObjectID
    /// The property's path.
    public let path: PropertyPath
    /// The old value; nil if absent.
    public let before: Value?
    /// The new value; nil if absent.
    public let after: Value?
  }

  /// The old size class.
  public let from: SizeClass
  /// The new size class.
  public let to: SizeClass
  /// The views that become active.
  public let enteringViews: [ObjectID]
  /// The views that become inactive.
  public let leavingViews: [ObjectID]
  /// The constraints that become active.
  public let enteringConstraints: [ObjectID]
  /// The constraints that become inactive.
  public let leavingConstraints: [ObjectID]
  /// The changed properties of views and constraints that are active in either size class.
  public let changes: [Change]

  /// Creates the transition between the layouts of the same objects in two size classes.
  public init(from: EffectiveLayout, to: EffectiveLayout) {
    self.from = from.sizeClass
    self.to = to.sizeClass
    let views = zip(from.views, to.views)
    let constraints = zip(from.constraints, to.constraints)
    enteringViews = views.filter { !$0.state.isActive && $1.state.isActive }.map(\.1.id)
    leavingViews = views.filter { $0.state.isActive && !$1.state.isActive }.map(\.0.id)
    enteringConstraints =
      constraints.filter { !$0.state.isActive && $1.state.isActive }.map(\.1.id)
    leavingConstraints =
      constraints.filter { $0.state.isActive && !$1.state.isActive }.map(\.0.id)
    let viewChanges = views.filter { $0.state.isActive || $1.state.isActive }
      .flatMap { LayoutTransition.changes($0.id, $0.properties, $1.properties) }
    let constraintChanges = constraints.filter { $0.state.isActive || $1.state.isActive }
      .flatMap { LayoutTransition.changes($0.id, $0.properties, $1.properties) }
    changes = viewChanges + constraintChanges
  }

  private static func changes(
    _ object: ObjectID,
    _ before: [Property],
    _ after: [Property]
  ) -> [Change] {
    if before == after { return [] }
    var old: [PropertyPath: Value] = [:]
    var new: [PropertyPath: Value] = [:]
    for property in before { old[property.path] = property.value }
    for property in after { new[property.path] = property.value }
    return Set(old.keys).union(new.keys).sorted()
      .filter { old[$0] != new[$0] }
      .map { Change(object: object, path: $0, before: old[$0], after: new[$0]) }
  }
}
