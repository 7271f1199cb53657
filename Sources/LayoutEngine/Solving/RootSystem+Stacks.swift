import LayoutModel

import ConstraintSolver

/// The constraints by which stack views arrange their views (from two independent descriptions of
/// UIKit's; margins and the priorities 25 and 51 are measured).
extension RootSystem {
  /// Returns the views that a stack view arranges. It drops hidden views.
  func arrangedViews(_ stack: Int) -> [Int] {
    tree.nodes[stack].children.filter { tree.nodes[$0].isActive && !isDropped($0) }
  }

  /// Returns true for a view that its stack view drops, and for its descendants.
  func isInDroppedView(_ node: Int) -> Bool {
    var above = node
    while above >= 0, above != root {
      let parent = tree.nodes[above].parent
      if parent >= 0, tree.nodes[parent].facts.kind == .stackView, isDropped(above) { return true }
      above = parent
    }
    return false
  }

  /// Returns true for a hidden view that its stack view drops. On iOS it keeps activity indicators that
  /// are hidden only because they are stopped, which the canvas shows (4 of 4; of the other hidden
  /// ones 0 of 2).
  func isDropped(_ node: Int) -> Bool {
    let view = tree.nodes[node].storage
    guard view.facts.isHidden else { return false }
    if isMac { return tree.nodes[tree.nodes[node].parent].facts.mac.detachesHiddenViews }
    let isOnlyStopped = view.facts.hidesWhenStopped && !view.facts.isAnimating
    return view.facts.kind != .activityIndicatorView || !isOnlyStopped
  }

  /// Returns the span of a dropped view on macOS, which lies at the start of its stack view.
  func droppedSpan(_ stack: Int) -> PerAxis<Span> {
    let axis = tree.nodes[stack].facts.stack.axis
    var span = PerAxis(
      spans.alignment(of: stack, .horizontal),
      spans.alignment(of: stack, .vertical)
    )
    span[axis].length = Coordinate(0)
    return span
  }

  mutating func addStack(_ stack: Int) {
    let arranged = arrangedViews(stack)
    if isMac {
      if !arranged.isEmpty { addMacStack(stack, arranged) }
      return
    }
    addHidden(stack)
    guard !arranged.isEmpty else { return addStoredLengths(stack) }
    addMainAxis(stack, arranged)
    addCrossAxis(stack, arranged)
  }

  // MARK: - Along the axis

  private mutating func addMainAxis(_ stack: Int, _ arranged: [Int]) {
    let facts = tree.nodes[stack].facts.stack
    let axis = facts.axis
    let source = RowSource.stack(stack)
    let outer = arrangement(stack, axis)
    let inner = flowing(arranged, axis)
    let spacing = facts.gap(isMac: false)
    rows.equate(inner[0].origin, outer.origin, 1000, source)
    rows.equate(inner[inner.count - 1].end, outer.end, endPriority(stack), source)
    if facts.distribution == .equalSpacing || facts.distribution == .equalCentering {
      rows.add(outer.length, .equal, 49, source)
    }
    let gaps =
      facts.spacesBaselines && axis == .vertical
      ? zip(arranged.dropFirst(), arranged).map(baselineGap)
      : zip(inner.dropFirst(), inner).map { $0.origin - $1.end }
    switch facts.distribution ?? .fill {
    case .fill, .fillEqually, .fillProportionally, .gravityAreas:
      for gap in gaps { rows.add(gap - spacing, .equal, 1000, source) }
    case .equalSpacing, .equalCentering:
      for gap in gaps { rows.add(gap - spacing, .greaterThanOrEqual, 1000, source) }
    }
    for (node, span) in zip(arranged, inner) { addStoredLength(node, span.length, axis) }
    switch facts.distribution ?? .fill {
    case .fill, .gravityAreas: break
    case .fillEqually:
      for span in inner.dropFirst() { rows.equate(span.length, inner[0].length, 1000, source) }
    case .fillProportionally:
      addProportions(stack, arranged, inner, outer, spacing)
    case .equalSpacing:
      for gap in gaps.dropFirst() { rows.add(gap - gaps[0], .equal, 1000, source) }
    case .equalCentering:
      addCentering(stack, inner)
    }
  }

  /// On the canvas, an empty view without intrinsic length keeps its stored length. A content
  /// length of equal priority wins.
  private mutating func addStoredLength(_ node: Int, _ length: Coordinate, _ axis: Axis) {
    let view = tree.nodes[node]
    guard keepsEmptyViews, environment.rootSizing == .stored,
      let stored = view.facts.frame?.size.length(axis), view.children.isEmpty,
      intrinsicLength(node, axis) == nil
    else { return }
    hasKeptEmptyViews = true
    holdToContent(length - stored, node, axis, .empty)
  }

  /// On the canvas, a stack view without subviews keeps its stored lengths like other empty views (2 of 2
  /// stack views of one app). Its own stack view keeps the length along the axis.
  private mutating func addStoredLengths(_ stack: Int) {
    let parent = tree.nodes[stack].parent
    let isArranged = stack != root && tree.nodes[parent].facts.kind == .stackView
    let along = isArranged ? tree.nodes[parent].facts.stack.axis : nil
    for axis in Axis.allCases where axis != along {
      guard let length = spans[stack, axis]?.length, !length.isConstant else { continue }
      addStoredLength(stack, length, axis)
    }
  }

  /// The priority with which a hidden last view lies at its stack view's end: above that of the last
  /// visible view, and below required constraints.
  static let hiddenEndPriority = 999.75

  /// Returns the distance from the last baseline of a view to the first baseline of the view below
  /// it.
  private func baselineGap(_ lower: Int, _ upper: Int) -> Expression {
    baseline(lower, isFirst: true) - baseline(upper, isFirst: false)
  }

  /// Returns the priority of the last view's end. Constraints of a hidden last view may push the
  /// last visible view away from the stack view's end (measured).
  private func endPriority(_ stack: Int) -> Double {
    guard let last = tree.nodes[stack].children.last(where: { tree.nodes[$0].isActive })
    else { return 1000 }
    return isDropped(last) && constrained.isMentioned[last] ? 999.5 : 1000
  }

  mutating func addCentering(_ stack: Int, _ inner: [Span]) {
    let steps = zip(inner.dropFirst(), inner).map { $0.center - $1.center }
    for (index, step) in steps.dropFirst().enumerated() {
      rows.add(step - steps[0], .equal, 149 - Double(min(index, 100)), .stack(stack))
    }
  }

  // MARK: - Across

  private mutating func addCrossAxis(_ stack: Int, _ arranged: [Int]) {
    let facts = tree.nodes[stack].facts.stack
    let axis = facts.axis.other
    let source = RowSource.stack(stack)
    let outer = arrangement(stack, axis)
    let inner = flowing(arranged, axis)
    if facts.alignment == .fill {
      for span in inner {
        rows.equate(span.origin, outer.origin, 1000, source)
        rows.equate(span.end, outer.end, 1000, source)
      }
      return
    }
    let spanned = spanned(outer, facts.alignment, first: inner[0], source)
    let isFirst = facts.alignment == .firstBaseline
    let firstShowsText = (isFirst || facts.alignment == .lastBaseline) && hasBaseline(arranged[0])
    for (node, span) in zip(arranged, inner) {
      let near = span.origin - spanned.origin
      let far = span.end - spanned.end
      switch facts.alignment {
      case .top, .leading: rows.add(near, .equal, 1000, source)
      case .bottom, .trailing: rows.add(far, .equal, 1000, source)
      case .center, .centerX, .centerY: rows.equate(span.center, outer.center, 1000, source)
      case .firstBaseline, .lastBaseline:
        let isOnText = firstShowsText && hasBaseline(node)
        rows.equate(
          line(of: node, span, isFirst: isFirst, isOnText: isOnText),
          line(of: arranged[0], inner[0], isFirst: isFirst, isOnText: isOnText),
          1000,
          source
        )
      case .fill, .width, .height: break
      }
      rows.add(near, .greaterThanOrEqual, 1000, source)
      rows.add(far, .lessThanOrEqual, 1000, source)
      if let length = defaultLength(node, axis) {
        rows.add(span.length - length, .equal, defaultLengthPriority, source)
      }
      rows.equate(span.length, outer.length, 25, source)
    }
    rows.add(spanned.length, .equal, 51, source)
  }

  /// Returns the extent across the axis within which the stack view arranges its views. It is as
  /// short as the views allow.
  ///
  /// With first baseline alignment the extent ends at the stack view's bottom, and with last
  /// baseline alignment it begins at the top. At the other edge only the first view stays inside (5
  /// of 5 views, all with first baseline alignment).
  private mutating func spanned(
    _ outer: Span,
    _ alignment: StackFacts.Alignment,
    first: Span,
    _ source: RowSource
  ) -> Span {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return outer }
    rows.add(outer.length, .equal, 51, source)
    let length = rows.variable()
    if alignment == .firstBaseline {
      let overhang = first.origin - outer.origin
      rows.add(overhang, .greaterThanOrEqual, 1000, source)
      return Span(outer.end.adding(length, times: -1), length)
    }
    let overhang = first.end - outer.end
    rows.add(overhang, .lessThanOrEqual, 1000, source)
    return Span(outer.origin, length)
  }

  /// Returns the line by which a view is aligned with the first one: its baseline, or its edge if
  /// one of the two shows no text (2 views).
  private func line(of node: Int, _ span: Span, isFirst: Bool, isOnText: Bool) -> Coordinate {
    if isOnText { return baseline(node, isFirst: isFirst) }
    return isFirst ? span.origin : span.end
  }

  /// The priority of ``defaultLength(_:_:)``. On the canvas, it makes an otherwise shorter stack view
  /// as long as the stored view (14 of 14 views of 3 apps). Elsewhere it does not.
  private var defaultLengthPriority: Double { environment.rootSizing == .stored ? 52 : 26 }

  /// Returns the length across the axis of a plain view without subviews, as far as the stack view has
  /// room. On the canvas it is the stored one (of 88 views with another length than the default, right
  /// for 72 of 19 apps), elsewhere the default of a new view in Interface Builder (4 of 4 widths, and
  /// heights if rows are lower).
  private func defaultLength(_ node: Int, _ axis: Axis) -> Double? {
    let view = tree.nodes[node]
    guard view.facts.kind == .plain, view.children.isEmpty, intrinsicLength(node, axis) == nil
    else { return nil }
    if environment.rootSizing == .stored, let stored = view.facts.frame?.size {
      return stored.length(axis)
    }
    return axis == .horizontal ? 240 : 128
  }
}
