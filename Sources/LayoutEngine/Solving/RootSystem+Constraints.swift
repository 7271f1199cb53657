import ConstraintSolver
import LayoutModel

/// An item of a constraint: a view, or a guide with the view to which it belongs.
enum ConstraintItem: Sendable, Equatable {
  case view(Int)
  case guide(Int, owner: Int)

  var node: Int {
    switch self {
    case .view(let node), .guide(_, let node): node
    }
  }

  /// Creates the item of an object. Returns nil if the object is not active in the root.
  init?(
    _ object: Int,
    _ tree: SceneTree,
    _ spans: Spans,
    _ document: DocumentStorage,
    root: Int
  ) {
    guard object >= 0 else { return nil }
    let node = tree.nodeByObject[object]
    if node >= 0 {
      guard spans.contains(node) else { return nil }
      self = .view(node)
      return
    }
    let parent = document.facts.parents[object]
    guard document.facts.objects[object].role == .guide, parent >= 0 else { return nil }
    let owner = tree.nodeByObject[parent]
    if owner >= 0 {
      guard spans.contains(owner) else { return nil }
      self = .guide(object, owner: owner)
      return
    }
    // The top and bottom layout guides belong to the controller and lie in its view.
    guard document.facts.parents[tree.nodes[root].object] == parent else { return nil }
    self = .guide(object, owner: root)
  }
}

extension RootSystem {
  /// Adds a constraint of the document, unless one of its items is not in this root.
  mutating func addConstraint(_ index: Int) {
    let constraint = tree.constraints[index]
    guard let expression = expression(of: constraint) else { return }
    rows.add(expression, constraint.relation, priority(of: constraint), .constraint(index))
  }

  /// Returns the priority of a constraint in this environment.
  ///
  /// Xcode omits placeholder constraints at build time, and code replaces them. On a screen, the
  /// replacements are assumed to be the same constraints with the lowest priority.
  func priority(of constraint: ConstraintFacts) -> Double {
    constraint.isPlaceholder && environment.rootSizing == .screen
      ? RootSystem.placeholderPriority : constraint.priority
  }

  /// The lowest priority that a document can specify.
  private static var placeholderPriority: Double { 1 }

  private mutating func expression(of constraint: ConstraintFacts) -> Expression? {
    guard
      let first = ConstraintItem(constraint.firstItem, tree, spans, documentStorage, root: root),
      let attribute = constraint.firstAttribute
    else { return nil }
    guard let secondItem = constraint.secondItem, let secondAttribute = constraint.secondAttribute
    else {
      guard constraint.secondItem == nil, attribute.isLength else { return nil }
      return (anchor(first, attribute, other: nil) - constraint.constant).expression
    }
    guard let second = ConstraintItem(secondItem, tree, spans, documentStorage, root: root) else {
      return nil
    }
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

  /// Returns an anchor relative to the view that contains the constraint, which is the origin of
  /// positions with a multiplier.
  private func relative(
    _ anchor: Coordinate,
    _ attribute: AnchorAttribute,
    to owner: Int
  ) -> Expression {
    let node = tree.nodeByObject[owner]
    guard !attribute.isLength, node >= 0, let span = spans[node, attribute.axis] else {
      return anchor.expression
    }
    let isMirrored = attribute.isFlowRelative && environment.direction == .rightToLeft
    return isMirrored ? anchor.combined(with: span.end, times: 1) : anchor - span.origin
  }

  // MARK: - Anchors

  /// Returns the coordinate of an attribute. Leading and trailing coordinates increase in text
  /// direction.
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
    case .leading: return span(item, axis, other: other).flowing(axis, environment.direction).origin
    case .trailing: return span(item, axis, other: other).flowing(axis, environment.direction).end
    case .leadingMargin:
      return marginSpan(item, axis, other: other).flowing(axis, environment.direction).origin
    case .trailingMargin:
      return marginSpan(item, axis, other: other).flowing(axis, environment.direction).end
    case .leftMargin, .topMargin: return marginSpan(item, axis, other: other).origin
    case .rightMargin, .bottomMargin: return marginSpan(item, axis, other: other).end
    case .centerXWithinMargins, .centerYWithinMargins:
      return marginSpan(item, axis, other: nil).center
    }
  }

  private mutating func span(_ item: ConstraintItem, _ axis: Axis, other: ConstraintItem?) -> Span {
    switch item {
    case .guide(let guide, let owner): return guideSpan(guide, owner)[axis]
    case .view(let node):
      guard let other, tree.isScrolling(other.node, in: node) else {
        return spans.alignment(of: node, axis)
      }
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

  /// Returns the content of a scroll view. It begins at the view's origin and has variable lengths.
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

  /// Finds the views that provide each stack view's baselines. Inner stack views come first, so
  /// that each is visited once at any nesting depth.
  mutating func noteStackTexts() {
    for member in members.reversed() where tree.nodes[member].facts.kind == .stackView {
      let arranged = arrangedViews(member)
      let isAcross = tree.nodes[member].facts.stack.axis == .horizontal
      func holder(_ child: Int?, _ inner: (StackBaselines) -> Int) -> Int {
        guard let child else { return member }
        return stackBaselines[child].map(inner) ?? child
      }
      stackBaselines[member] = StackBaselines(
        isShown: arranged.contains { hasBaseline($0) },
        first: holder(arranged.first) { $0.first },
        last: holder(isAcross ? arranged.first : arranged.last) { $0.last }
      )
    }
  }

  /// Returns true for a view with a text baseline.
  func hasBaseline(_ node: Int) -> Bool {
    switch tree.nodes[node].facts.kind {
    case .label, .button, .textField, .textView: true
    case .stackView: stackBaselines[node]?.isShown ?? false
    default: false
    }
  }

  /// Returns the first or last baseline of a view; without text, its top or bottom edge.
  func baseline(_ node: Int, isFirst: Bool) -> Coordinate {
    let view = tree.nodes[node].storage
    let kind = view.facts.kind
    if isMac, kind != .stackView { return macBaseline(node, isFirst: isFirst) }
    let span = spans.alignment(of: node, .vertical)
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
      let holder = isFirst ? stackBaselines[node]?.first : stackBaselines[node]?.last
      guard let holder, holder != node else { return span.end }
      return baseline(holder, isFirst: isFirst)
    case .imageView where view.facts.hasSymbol:
      return span.center + Baselines.symbolOffset(view.facts)
    default:
      return isFirst ? span.origin : span.end
    }
  }
}

extension RootSystem {
  private func macBaseline(_ node: Int, isFirst: Bool) -> Coordinate {
    guard let span = spans[node, .vertical] else { return Coordinate(0) }
    let facts = tree.nodes[node].facts
    if isFirst, facts.kind == .textField, facts.mac.borderStyle == nil {
      return span.origin + Baselines.macAscent(facts)
    }
    return span.end - Baselines.macOffset(facts)
  }
}

extension AnchorAttribute {
  /// True for attributes that depend on the direction of text.
  var isFlowRelative: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

extension SceneTree {
  /// Returns true if a view is a descendant of a scroll view. In constraints between the two, the
  /// scroll view's edges are those of its content (measured).
  fileprivate func isScrolling(_ node: Int, in scrollView: Int) -> Bool {
    guard nodes[scrollView].facts.kind.isScrolling, node != scrollView else { return false }
    var above = nodes[node].parent
    while above >= 0 {
      if above == scrollView { return true }
      above = nodes[above].parent
    }
    return false
  }
}
