internal import ConstraintSolver
public import LayoutModel

extension LayoutEngine {
  /// The smallest size that satisfies a view's constraints, as `systemLayoutSizeFitting` gives it;
  /// nil if the view takes no part in the layout or its constraints contradict each other.
  ///
  /// Width and height are asked to be zero at the priority of fitting a size, 50, so that whatever
  /// matters more holds the view open.
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
