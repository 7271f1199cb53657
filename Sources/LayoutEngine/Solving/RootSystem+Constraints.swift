import ConstraintSolver
import LayoutModel

/// What a constraint names: a view, or a guide with the view it belongs to.
enum ConstraintItem: Sendable, Equatable {
  case view(Int)
  case guide(Int, owner: Int)

  var node: Int {
    switch self {
    case .view(let node), .guide(_, let node): node
    }
  }
}

extension RootSystem {
  /// Adds a document's constraint; leaves out one whose items are not all views of this root.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.constraints[index]
    guard let expression = expression(of: constraint) else { return }
    rows.add(expression, constraint.relation, constraint.priority, .constraint(index))
  }

  private mutating func expression(of constraint: ConstraintFacts) -> Expression? {
    guard let first = item(constraint.firstItem), let attribute = constraint.firstAttribute
    else { return nil }
    guard let secondItem = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else {
      guard constraint.secondItem == nil, attribute.isLength else { return nil }
      return (anchor(first, attribute, other: nil) - constraint.constant).expression
    }
    guard let second = item(secondItem) else { return nil }
    let left = anchor(first, attribute, other: second)
    let right = anchor(second, secondAttribute, other: first)
    let multiplier = constraint.multiplier
    guard multiplier != 1, constraint.owner >= 0 else {
      return left.combined(with: right, times: -multiplier) - constraint.constant
    }
    return relative(left, attribute, to: constraint.owner)
      .adding(relative(right, secondAttribute, to: constraint.owner), times: -multiplier)
      - constraint.constant
  }

  /// Multiplied positions are measured from the origin of the view that holds the constraint.
  private func relative(
    _ anchor: Coordinate,
    _ attribute: AnchorAttribute,
    to owner: Int
  ) -> Expression {
    let node = tree.nodeByObject[owner]
    guard !attribute.isLength, node >= 0, let span = spans[node]?[attribute.axis] else {
      return anchor.expression
    }
    let isMirrored = attribute.isFlowRelative && environment.direction == .rightToLeft
    return isMirrored ? anchor.combined(with: span.end, times: 1) : anchor - span.origin
  }

  /// The item that an object is; nil if it is not active in this root.
  func item(_ object: Int) -> ConstraintItem? {
    guard object >= 0 else { return nil }
    let node = tree.nodeByObject[object]
    if node >= 0 { return spans[node] == nil ? nil : .view(node) }
    guard document.objects[object].role == .guide else { return nil }
    let parent = document.parents[object]
    guard parent >= 0 else { return nil }
    let owner = tree.nodeByObject[parent]
    if owner >= 0 { return spans[owner] == nil ? nil : .guide(object, owner: owner) }
    // The top and bottom guides belong to the controller; they lie in its view.
    return document.parents[tree.nodes[root].object] == parent ? .guide(object, owner: root) : nil
  }

  // MARK: - Anchors

  /// The place that an attribute names; leading and trailing grow with the text's direction.
  mutating func anchor(
    _ item: ConstraintItem,
    _ attribute: AnchorAttribute,
    other: ConstraintItem?
  ) -> Coordinate {
    let axis = attribute.axis
    switch attribute {
    case .width, .height: return span(item, axis, other: nil).length
    case .centerX, .centerY: return span(item, axis, other: nil).center
    case .baseline, .lastBaseline: return baseline(item, isFirst: false)
    case .firstBaseline: return baseline(item, isFirst: true)
    case .left, .top: return span(item, axis, other: other).origin
    case .right, .bottom: return span(item, axis, other: other).end
    // Spans first: an argument that changes the system makes a copy of it for the call around it.
    case .leading, .trailing:
      let span = span(item, axis, other: other)
      return flow(span, isLeading: attribute == .leading)
    case .leadingMargin, .trailingMargin:
      let span = marginSpan(item, axis, other: other)
      return flow(span, isLeading: attribute == .leadingMargin)
    case .leftMargin, .topMargin: return marginSpan(item, axis, other: other).origin
    case .rightMargin, .bottomMargin: return marginSpan(item, axis, other: other).end
    case .centerXWithinMargins, .centerYWithinMargins:
      return marginSpan(item, axis, other: nil).center
    }
  }

  /// Right to left, distances grow from the right edge, so that constants keep their sense.
  private func flow(_ span: Span, isLeading: Bool) -> Coordinate {
    if environment.direction == .leftToRight { return isLeading ? span.origin : span.end }
    return -1 * (isLeading ? span.end : span.origin)
  }

  private mutating func span(_ item: ConstraintItem, _ axis: Axis, other: ConstraintItem?) -> Span {
    switch item {
    case .guide(let guide, let owner): return guideSpan(guide, owner)[axis]
    case .view(let node):
      guard let other, meansContent(node, other) else { return alignmentSpan(node, axis) }
      return contentSpan(node)[axis]
    }
  }

  private mutating func marginSpan(
    _ item: ConstraintItem,
    _ axis: Axis,
    other: ConstraintItem?
  ) -> Span {
    let base = span(item, axis, other: other)
    guard case .view(let node) = item else { return base }
    let insets = margins(of: node)
    return base.inset(near: insets.near(axis), far: insets.far(axis))
  }

  // MARK: - Scroll views

  /// Edges of a scroll view mean its content to constraints with its descendants (measured).
  private func meansContent(_ node: Int, _ other: ConstraintItem) -> Bool {
    guard tree.nodes[node].facts.kind.isScrolling, other.node != node else { return false }
    var above = tree.nodes[other.node].parent
    while above >= 0 {
      if above == node { return true }
      above = tree.nodes[above].parent
    }
    return false
  }

  /// The content of a scroll view: it begins at the view's origin and has lengths of its own.
  mutating func contentSpan(_ node: Int) -> PerAxis<Span> {
    if let known = contents[node] { return known }
    let frame = spans[node] ?? PerAxis(Span(origin: 0, length: 0), Span(origin: 0, length: 0))
    let content = PerAxis(
      Span(frame.horizontal.origin, rows.variable()),
      Span(frame.vertical.origin, rows.variable())
    )
    contents[node] = content
    return content
  }

  // MARK: - Baselines

  private mutating func baseline(_ item: ConstraintItem, isFirst: Bool) -> Coordinate {
    guard case .view(let node) = item else {
      let span = span(item, .vertical, other: nil)
      return isFirst ? span.origin : span.end
    }
    return baseline(node, isFirst: isFirst)
  }

  /// True for a view that shows text on a line of its own.
  func hasBaseline(_ node: Int) -> Bool {
    switch tree.nodes[node].facts.kind {
    case .label, .button, .textField, .textView: true
    case .stackView: arrangedViews(node).contains(where: hasBaseline)
    default: false
    }
  }

  /// The first or last baseline of a view; its bottom edge if it shows no text.
  func baseline(_ node: Int, isFirst: Bool) -> Coordinate {
    let view = tree.nodes[node].storage
    let kind = view.facts.kind
    if isMac, kind != .stackView { return macBaseline(node, isFirst: isFirst) }
    let span = alignmentSpan(node, .vertical)
    let size = Baselines.pointSize(view.facts)
    switch kind {
    case .label:
      return isFirst
        ? span.origin + size * Baselines.ascender : span.end - size * Baselines.descender
    case .button, .textField:
      return span.center + size * (Baselines.ascender - Baselines.descender) / 2
    case .textView:
      return isFirst
        ? span.origin + (8 + size * Baselines.ascender)
        : span.end - (8 + size * Baselines.descender)
    case .stackView:
      let arranged = arrangedViews(node)
      let usesFirst = isFirst || view.facts.stack.axis == .horizontal
      guard let child = usesFirst ? arranged.first : arranged.last else { return span.end }
      return baseline(child, isFirst: isFirst)
    default:
      return isFirst ? span.origin : span.end
    }
  }
}

extension RootSystem {
  private func macBaseline(_ node: Int, isFirst: Bool) -> Coordinate {
    guard let span = spans[node]?.vertical else { return Coordinate(0) }
    let facts = tree.nodes[node].facts
    if isFirst, facts.kind == .textField, facts.mac.borderStyle == nil {
      return span.origin + Baselines.macAscent(facts)
    }
    return span.end - Baselines.macOffset(facts)
  }
}

extension AnchorAttribute {
  /// True for attributes that follow the direction of text.
  var isFlowRelative: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
