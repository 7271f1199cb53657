import ConstraintSolver
import LayoutModel

/// Ways to determine the size of a scroll view's content.
extension SuggestionSearch {
  /// Pins the farthest subview of a scroll view to the far edge of the content.
  func contentEnd(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard let content = solution.system.contents[node]?[axis],
      let last = farthestSubview(of: node, axis)
    else { return nil }
    let attribute = axis == .horizontal ? "trailing" : "bottom"
    return Candidate(
      node: node,
      quantity: quantity,
      edit: .constraint(
        ConstraintNotation(anchor(last.node, attribute), .equal, .init(.superview, attribute))
      ),
      row: last.end - content.end
    )
  }

  /// Gives the content of a scroll view its own length, through its layout guide.
  func contentSize(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard let content = solution.system.contents[node]?[axis],
      let frame = solution.system.spans[node]?[axis],
      let notation = contentSize(of: node, axis)
    else { return nil }
    let constant = notation.constant.flatMap { Double($0) }
    return Candidate(
      node: node,
      quantity: quantity,
      edit: .constraint(notation),
      row: constant.map { content.length.expression + (-$0) } ?? (content.length - frame.length)
    )
  }

  /// Returns the constraint that makes the content of a scroll view as long as its frame if the stored
  /// subviews fit in it, otherwise as long as they are; nil without layout guides.
  ///
  /// Subviews that their autoresizing masks place say nothing about the content.
  private func contentSize(of node: Int, _ axis: Axis) -> ConstraintNotation? {
    let nodes = layout.tree.nodes
    guard let content = guide("contentLayoutGuide", of: node),
      let frame = guide("frameLayoutGuide", of: node),
      let length = nodes[node].facts.frame?.length(axis)
    else { return nil }
    let ends = nodes[node].children.compactMap { child in
      nodes[child].facts.frame.map { $0.origin(axis) + $0.length(axis) }
    }
    guard let end = ends.max() else { return nil }
    let attribute = axis == .horizontal ? "width" : "height"
    let first = ConstraintNotation.Anchor(.named(content.rawValue), attribute)
    if end <= length {
      return ConstraintNotation(first, .equal, .init(.named(frame.rawValue), attribute))
    }
    return ConstraintNotation(first, constant: SuggestionSearch.text(end.rounded(.up)))
  }

  /// Returns the id of a layout guide of a view.
  private func guide(_ key: String, of node: Int) -> ObjectID? {
    let document = layout.document
    return document.scenes[layout.scene].guides
      .map { (parent: document.parents[$0], object: document.objects[$0]) }
      .first { $0.parent == layout.tree.nodes[node].object && $0.object.key == key }?
      .object.id
  }

  /// Returns the constraints that determine the content of a scroll view if none mentions it: the farthest
  /// subview is tied to its end. If a mask places that subview, the content gets a length. The system
  /// has no content then, so nothing verifies them. If masks place all subviews, there are none: code
  /// sets the size of such a content, and constraints would override it.
  func untiedEnds(of node: Int) -> [SuggestedEdit] {
    let nodes = layout.tree.nodes
    guard solution.system.contents[node] == nil, nodes[node].children.contains(where: isConstrained)
    else { return [] }
    let axes: [(Axis, Finding.Quantity, String, AnchorAttribute)] = [
      (.horizontal, .contentWidth, "trailing", .trailing),
      (.vertical, .contentHeight, "bottom", .bottom),
    ]
    return axes.filter { open[node].contains($0.1) }.compactMap {
      axis,
      _,
      name,
      attribute -> SuggestedEdit? in
      func end(_ child: Int) -> Double {
        nodes[child].facts.frame.map { $0.origin(axis) + $0.length(axis) } ?? 0
      }
      guard let last = nodes[node].children.max(by: { end($0) < end($1) }) else { return nil }
      if !isConstrained(last) { return contentSize(of: node, axis).map { .constraint($0) } }
      let items = Set([nodes[node].object, nodes[last].object])
      let isThere = layout.tree.constraints.contains { constraint in
        constraint.firstAttribute == attribute
          && constraint.secondItem.map { Set([constraint.firstItem, $0]) == items } ?? false
      }
      if isThere { return nil }
      return .constraint(ConstraintNotation(anchor(last, name), .equal, .init(.superview, name)))
    }
  }
}
