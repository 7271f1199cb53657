import ConstraintSolver
import LayoutModel

/// Stack views of macOS. Arranged views keep their own length across the stack view's axis.
extension RootSystem {
  mutating func addMacStack(_ stack: Int, _ arranged: [Int]) {
    addMacMainAxis(stack, arranged)
    addMacCrossAxis(stack, arranged)
  }

  private mutating func addMacMainAxis(_ stack: Int, _ arranged: [Int]) {
    let facts = tree.nodes[stack].facts.stack
    let axis = facts.axis
    let source = RowSource.stack(stack)
    let outer = arrangement(stack, axis)
    let inner = flowing(arranged, axis)
    let spacing = facts.gap(isMac: true)
    let gaps = zip(inner.dropFirst(), inner).map { $0.origin - $1.end }
    let distribution = facts.distribution ?? .gravityAreas
    let groups = arranged.map { document.objects[tree.nodes[$0].object].container.rawValue }
    rows.equate(
      inner[0].origin,
      outer.origin,
      groups[0] == ":endingViews" ? 200 : 1000,
      source
    )
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    for (index, gap) in gaps.enumerated() {
      let isLoose = isSpread || groups[index] != groups[index + 1]
      rows.add(gap - spacing, isLoose ? .greaterThanOrEqual : .equal, 1000, source)
    }
    let last = inner[inner.count - 1].end - outer.end
    if distribution == .gravityAreas, groups[groups.count - 1] != ":endingViews" {
      rows.add(last, .lessThanOrEqual, 1000, source)
      rows.add(last, .equal, 250, source)
    } else {
      rows.add(last, .equal, 1000, source)
    }
    switch distribution {
    case .fillEqually:
      for span in inner.dropFirst() { rows.equate(span.length, inner[0].length, 1000, source) }
    case .equalSpacing:
      for gap in gaps.dropFirst() { rows.add(gap - gaps[0], .equal, 1000, source) }
    case .equalCentering: addCentering(stack, inner)
    default: break
    }
  }

  private mutating func addMacCrossAxis(_ stack: Int, _ arranged: [Int]) {
    let facts = tree.nodes[stack].facts.stack
    let axis = facts.axis.other
    let source = RowSource.stack(stack)
    let outer = arrangement(stack, axis)
    let inner = flowing(arranged, axis)
    for (node, span) in zip(arranged, inner) {
      let near = span.origin - outer.origin
      let far = span.end - outer.end
      switch facts.alignment {
      case .top, .leading: rows.add(near, .equal, 1000, source)
      case .bottom, .trailing: rows.add(far, .equal, 1000, source)
      case .width, .height:
        rows.add(near, .equal, 1000, source)
        rows.add(far, .equal, 1000, source)
      case .firstBaseline, .lastBaseline:
        let isFirst = facts.alignment == .firstBaseline
        rows.equate(
          baseline(node, isFirst: isFirst),
          baseline(arranged[0], isFirst: isFirst),
          1000,
          source
        )
      case .center, .centerX, .centerY, .fill:
        rows.equate(span.center, outer.center, 1000, source)
      }
      rows.add(near, .greaterThanOrEqual, 1000, source)
      rows.add(far, .lessThanOrEqual, 1000, source)
    }
    rows.add(outer.length, .equal, 51, source)
  }
}
