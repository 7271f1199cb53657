import ConstraintSolver
import LayoutModel

/// The rows of hidden views in stack views.
extension RootSystem {
  /// Adds the rows of hidden views.
  ///
  /// A hidden view shrinks to zero, as far as its own constraints allow, in the middle of the gap
  /// at its position. Without a gap its position is undetermined. The exception is a last view that
  /// constraints mention: it lies at the stack view's end, outside if it can't shrink (4 of 4
  /// views; inside up to tools version 12118, 4 of 4). That gives way if the view's own constraints
  /// place it elsewhere in a stack view of a fixed length (2 of 2 views).
  mutating func addHidden(_ stack: Int) {
    let children = tree.nodes[stack].children.filter { tree.nodes[$0].isActive }
    let axis = tree.nodes[stack].facts.stack.axis
    let arranged = arrangedViews(stack)
    if arranged.isEmpty {
      if !children.isEmpty { collapse(stack) }
      for node in children { keepFrame(node, stack) }
      return
    }
    var shown = arranged.makeIterator()
    var previous: Int?
    var next = shown.next()
    for node in children {
      if node == next {
        previous = node
        next = shown.next()
      } else {
        addHidden(node, stack, axis, after: previous, before: next)
      }
    }
  }

  /// Adds the rows of a stack view that shows none of its views. It has no length, as far as its own
  /// constraints allow (62 of 69 stack views), and is not ambiguous (75 of 75).
  private mutating func collapse(_ stack: Int) {
    for axis in Axis.allCases {
      let span = spans.alignment(of: stack, axis)
      if span.length.isConstant { continue }
      rows.add(span.length, .equal, RootSystem.collapsePriority, .stack(stack))
    }
  }

  /// Below the priorities that documents give to contents.
  private static let collapsePriority = 25.0

  /// Adds the rows of a hidden view in a stack view that shows no view. Nothing ties the view to
  /// the stack view, so the view keeps its stored length at the start, as far as constraints allow
  /// (41 of 41 views).
  private mutating func keepFrame(_ node: Int, _ stack: Int) {
    guard let stored = tree.nodes[node].facts.frame?.size else { return }
    for axis in Axis.allCases {
      guard let span = spans[node, axis], !span.length.isConstant else { continue }
      let source = RowSource.stack(stack)
      rows.equate(span.origin, arrangement(stack, axis).origin, 1, source)
      rows.add(span.length - stored.length(axis), .equal, 1, source)
    }
  }

  private mutating func addHidden(
    _ node: Int,
    _ stack: Int,
    _ axis: Axis,
    after previous: Int?,
    before next: Int?
  ) {
    let source = RowSource.stack(stack)
    let span = spans.flowing(node, axis, environment.direction)
    let outer = arrangement(stack, axis)
    rows.add(span.length, .equal, 999, source)
    if let previous, let next {
      let end = spans.flowing(previous, axis, environment.direction).end
      let start = spans.flowing(next, axis, environment.direction).origin
      let middle = end.combined(with: start, times: 1)
      rows.add((2 * span.origin).expression - middle, .equal, 1000, source)
    } else if previous != nil, constrained.isMentioned[node] {
      let isOutside = environment.toolsVersion >= 13000
      let own = isOutside ? span.origin : span.end
      rows.equate(own, outer.end, RootSystem.hiddenEndPriority, source)
    }
    let across = spans.flowing(node, axis.other, environment.direction)
    let outerAcross = arrangement(stack, axis.other)
    switch tree.nodes[stack].facts.stack.alignment {
    case .fill, .width, .height:
      rows.equate(across.origin, outerAcross.origin, 1000, source)
      rows.equate(across.end, outerAcross.end, 1000, source)
    case .center, .centerX, .centerY:
      rows.equate(across.center, outerAcross.center, 1000, source)
    case .bottom, .trailing: rows.equate(across.end, outerAcross.end, 1000, source)
    default: rows.equate(across.origin, outerAcross.origin, 1000, source)
    }
  }

  /// Returns the alignment rectangles of views on an axis, in text direction.
  func flowing(_ views: [Int], _ axis: Axis) -> [Span] {
    views.map { [spans, environment] in spans.flowing($0, axis, environment.direction) }
  }

  /// Returns the span in which a stack view arranges its views: the span inside its stored margins,
  /// if any. Margins preserved from its superview have no effect (9 of 9 stack views).
  mutating func arrangement(_ stack: Int, _ axis: Axis) -> Span {
    let hasMargins = tree.nodes[stack].facts.margins != nil
    let margins = hasMargins ? margins(of: stack) : .zero
    let span = spans.alignment(of: stack, axis)
    return span.inset(near: margins.near(axis), far: margins.far(axis))
      .flowing(axis, environment.direction)
  }
}
