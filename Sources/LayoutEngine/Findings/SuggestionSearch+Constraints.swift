import ConstraintSolver
import LayoutModel

/// The constraints that can determine a quantity.
extension SuggestionSearch {
  func position(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let row = span.origin - outer.origin
    let attribute = quantity == .x ? "leading" : "top"
    return tie(node, quantity, attribute, row, storedDistances(node, quantity.axis)?.near)
  }

  /// Pins the far edge of a view to the far edge of its superview.
  func farEdge(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let attribute = quantity.axis == .horizontal ? "trailing" : "bottom"
    let value = storedDistances(node, quantity.axis)?.far
    return tie(node, quantity, attribute, span.end - outer.end, value)
  }

  /// Places the center of a view relative to that of its superview.
  func center(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let attribute = quantity.axis == .horizontal ? "centerX" : "centerY"
    let isMiddle = isInMiddle(node, quantity.axis)
    let value = isMiddle ? 0 : middleOffset(node, quantity.axis)
    return tie(node, quantity, attribute, span.center - outer.center, value)
  }

  /// Returns true if a constraint ties the center of a view to its superview, to a guide, or to a sibling
  /// that is unambiguous on the axis.
  func isCentered(_ node: Int, _ axis: Axis) -> Bool {
    let ties = centerTies[layout.tree.nodes[node].object] ?? []
    return ties.contains { $0.axis == axis && places($0.other, node, axis) }
  }

  /// Returns true if a constraint to an item gives a view a place.
  private func places(_ item: Int, _ node: Int, _ axis: Axis) -> Bool {
    guard item >= 0 else { return false }
    let nodes = layout.tree.nodes
    let other = layout.tree.nodeByObject[item]
    if other < 0 || other == nodes[node].parent { return true }
    return nodes[other].parent == nodes[node].parent && !open[other].contains { $0.axis == axis }
  }

  /// Fixes a length at a whole number of points.
  func length(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard let length = alignment(of: node, axis)?.length else { return nil }
    let value = max(1, (storedLength(node, axis) ?? length.value(solution.values)).rounded())
    return Candidate(
      node: node,
      quantity: quantity,
      edit: .constraint(
        ConstraintNotation(anchor(node, quantity.rawValue), constant: SuggestionSearch.text(value))
      ),
      row: length.expression + (-value)
    )
  }

  /// Gives a view whose content the app sets the stored length as its content's length. It has an
  /// effect in Interface Builder only.
  func placeholder(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    let view = layout.tree.nodes[node]
    let isSetByApp = RunTimeContent.settles(
      [quantity],
      of: view,
      layout.document.objects[view.object],
      arranges: solution.system.arrangesContent(of: node),
      isMac: layout.document.isMac
    )
    guard isSetByApp, let length = alignment(of: node, axis)?.length else { return nil }
    func edit(_ axis: Axis, _ value: Double?) -> SuggestedEdit? {
      let name = axis == .horizontal ? "Width" : "Height"
      let number = (value ?? 0).whole
      return number.map { .priority(view.id, PropertyPath("placeholderIntrinsic\(name)"), $0) }
    }
    let value = max(1, (storedLength(node, axis) ?? length.value(solution.values)).rounded())
    // Interface Builder always writes the placeholders of both axes.
    guard let own = edit(axis, value),
      let beside = edit(axis.other, storedLength(node, axis.other)?.rounded())
    else { return nil }
    return Candidate(
      node: node,
      quantity: quantity,
      edit: own,
      companions: [beside],
      row: length.expression + (-value),
      priority: min(view.facts.hugging[axis], view.facts.compression[axis])
    )
  }

  /// Pins the farthest subview of a view to the view's far edge, so that the view is as long as its
  /// contents; nil for a view that places its subviews itself, and if that subview is centered.
  func subviewsEnd(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard layout.tree.nodes[node].facts.kind != .stackView,
      solution.system.contents[node] == nil, let own = alignment(of: node, axis),
      let last = farthestSubview(of: node, axis), !isCentered(last.node, axis)
    else { return nil }
    let attribute = axis == .horizontal ? "trailing" : "bottom"
    let value = storedDistances(last.node, axis)?.far
    return tie(last.node, quantity, attribute, last.end - own.end, value, settling: node)
  }

  /// Returns the subview whose end is the farthest from the view's origin: in the stored frames, because
  /// the solution only guesses the place of an ambiguous view. Views placed by their autoresizing masks
  /// don't count, because Interface Builder adds no constraints to them.
  func farthestSubview(of node: Int, _ axis: Axis) -> (node: Int, end: Coordinate)? {
    let ends = layout.tree.nodes[node].children.filter(isConstrained)
      .compactMap { child in
        alignment(of: child, axis).map { (node: child, end: $0.end) }
      }
    func distance(_ child: Int, _ end: Coordinate) -> Double {
      storedDistances(child, axis)?.far ?? end.value(solution.values)
    }
    return ends.max { distance($0.node, $0.end) < distance($1.node, $1.end) }
  }

  /// True if constraints place a view, not its autoresizing mask.
  func isConstrained(_ node: Int) -> Bool { solution.system.isConstrained(node) }

  func spans(of node: Int, _ quantity: Finding.Quantity) -> (own: Span, outer: Span)? {
    let parent = layout.tree.nodes[node].parent
    let axis = quantity.axis
    // A constraint to the edge of a scroll view is one to the edge of its content.
    guard parent >= 0, let own = alignment(of: node, axis),
      let outer = solution.system.contents[parent]?[axis] ?? alignment(of: parent, axis)
    else { return nil }
    return (own, outer)
  }

  /// Returns the alignment rectangle of a view on an axis, to which constraints refer; nil for a view
  /// outside the root.
  func alignment(of node: Int, _ axis: Axis) -> Span? {
    let spans = solution.system.spans
    return spans.contains(node) ? spans.alignment(of: node, axis) : nil
  }

  /// Pins an edge to the superview's at the stored distance, rounded to whole points.
  ///
  /// - Parameter settled: The view whose quantity the constraint determines; nil for the pinned
  ///   view.
  private func tie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    _ attribute: String,
    _ row: Expression,
    _ stored: Double?,
    settling settled: Int? = nil
  ) -> Candidate {
    if settled == nil, let safe = safeAreaTie(node, quantity, attribute) { return safe }
    return tie(
      node,
      quantity,
      attribute,
      row,
      to: .init(.superview, attribute),
      distance: stored ?? row.value(solution.values),
      settling: settled
    )
  }

  /// Ties an anchor of a view to another one at a distance, rounded to whole points.
  ///
  /// - Parameters:
  ///   - row: The distance of the view's anchor from the other one.
  ///   - settled: The view whose quantity the constraint determines; nil for the tied view.
  func tie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    _ attribute: String,
    _ row: Expression,
    to other: ConstraintNotation.Anchor,
    distance: Double,
    settling settled: Int? = nil
  ) -> Candidate {
    let value = distance.rounded()
    let notation = ConstraintNotation(
      anchor(node, attribute),
      .equal,
      other,
      constant: value == 0 ? nil : SuggestionSearch.text(value)
    )
    return Candidate(
      node: settled ?? node,
      quantity: quantity,
      edit: .constraint(notation),
      row: row + (-value)
    )
  }

  /// Pins the top or bottom edge of a view to that of the safe area if it is stored there. The distance
  /// from the superview's edge would be an inset of the canvas's device.
  ///
  /// - Returns: Nil if the view is elsewhere, or if the safe area around it is not that of the root.
  private func safeAreaTie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    _ attribute: String
  ) -> Candidate? {
    let context = solution.system.context
    let isTop = attribute == "top"
    let inset = isTop ? context.safeArea.top : context.safeArea.bottom
    guard isTop || attribute == "bottom", inset > 0, let edge = storedEdge(node, isTop: isTop),
      let own = alignment(of: node, .vertical),
      let outer = solution.system.spans[solution.system.root, .vertical],
      abs(edge - (isTop ? inset : context.size.height - inset)) <= 0.5
    else { return nil }
    let row = isTop ? own.origin - outer.origin + (-inset) : own.end - outer.end + inset
    return Candidate(
      node: node,
      quantity: quantity,
      edit: .constraint(
        ConstraintNotation(anchor(node, attribute), .equal, .init(.safeArea, attribute))
      ),
      row: row
    )
  }

  func anchor(_ node: Int, _ attribute: String) -> ConstraintNotation.Anchor {
    .init(.named(layout.tree.nodes[node].id.rawValue), attribute)
  }

  static func text(_ value: Double) -> String? {
    Frame(x: value, y: 0, width: 0, height: 0).record.fields[0]
  }
}
