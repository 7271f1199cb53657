internal import ConstraintSolver
public import LayoutModel

extension LayoutEngine {
  /// Returns the smallest size that satisfies a view's constraints, in points, as
  /// `systemLayoutSizeFitting` does.
  ///
  /// Width and height are set to zero at the fitting size priority, 50, so that any stronger
  /// requirement determines the size.
  ///
  /// - Returns: The size; nil if the view is unknown or inactive, or if its constraints are
  ///   unsatisfiable.
  public func measure(_ view: ObjectID, in environment: LayoutEnvironment) -> Size? {
    guard let object = document.indexByID[view],
      let scene = document.scenes.firstIndex(where: { $0.views.contains(object) })
    else { return nil }
    let tree = SceneTree(document, scene: scene, in: environment.sizeClass)
    let node = tree.nodeByObject[object]
    guard node >= 0, tree.nodes[node].isActive else { return nil }
    return Measurement(
      storage,
      tree,
      environment,
      measurer,
      root: node,
      among: Array(node..<tree.nodes.count),
      Array(tree.constraints.indices)
    ).size()
  }
}
