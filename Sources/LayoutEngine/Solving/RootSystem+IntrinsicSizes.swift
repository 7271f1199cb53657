import ConstraintSolver
import LayoutModel

/// Sizes that views have by their content.
extension RootSystem {
  /// Hugging holds a view down to its intrinsic size, compression resistance up to it.
  mutating func addIntrinsicSize(_ index: Int) {
    guard index != root || isRootOpen else { return }
    let view = tree.nodes[index].storage
    var measured: Size?
    for axis in Axis.allCases where spans[index, axis]?.length.isConstant == false {
      guard let length = intrinsicLength(index, view.facts, axis, &measured) else { continue }
      let difference = spans.alignment(of: index, axis).length - length
      let first = rows.nextID
      holdToContent(difference, index, axis)
      let shrinkage = length - RootSystem.shrunk(length, view.facts, axis)
      guard shrinkage != 0, view.facts.givenLength(axis, isMac: isMac) == .none else { continue }
      for row in first.rawValue..<rows.nextID.rawValue {
        shrinkages.append((ConstraintID(row), shrinkage))
      }
    }
  }

  /// Asks for the difference between a view's length and that of its content to be none.
  ///
  /// - Parameter isStandIn: True for a length that is no content's, and yields to those that are.
  mutating func holdToContent(
    _ difference: Coordinate,
    _ index: Int,
    _ axis: Axis,
    isStandIn: Bool = false
  ) {
    let view = tree.nodes[index].storage
    let row = difference.expression
    let less = isStandIn ? 0.5 : 0
    addToContent(row, .lessThanOrEqual, view.facts.hugging[axis] - less, index, axis)
    addToContent(row, .greaterThanOrEqual, view.facts.compression[axis] - less, index, axis)
  }

  private mutating func addToContent(
    _ row: Expression,
    _ relation: Relation,
    _ priority: Double,
    _ index: Int,
    _ axis: Axis
  ) {
    if isFixed[index][axis], priority < 1000 { return }
    // Where a constraint asks as strongly it wins: the size that stands in for the content's may be
    // stretched, and a tie would leave open what is not.
    let isContested = contestedPriorities.contains(priority)
    rows.add(row, relation, isContested ? priority - 0.25 : priority, .intrinsic(index))
  }

  /// Takes away a part of the intrinsic sizes, which as stored hide slack, and solves again.
  mutating func solveShrunk() -> Outcome? {
    for (row, amount) in shrinkages { rows.shift(row, by: amount) }
    return rows.solve()
  }

  func intrinsicLength(_ index: Int, _ axis: Axis) -> Double? {
    var measured: Size?
    return intrinsicLength(index, tree.nodes[index].storage.facts, axis, &measured)
  }

  /// How much longer a view is than its content; nil for views whose content has no size, and where
  /// their length is given.
  ///
  /// - Parameter isShrunk: True for what ``solveShrunk()`` left of the content.
  func contentExcess(_ index: Int, _ axis: Axis, isShrunk: Bool) -> Expression? {
    let facts = tree.nodes[index].storage.facts
    guard spans[index, axis]?.length.isConstant == false,
      let length = intrinsicLength(index, axis)
    else { return nil }
    let isRead = facts.givenLength(axis, isMac: isMac) == .none
    let counted = isShrunk && isRead ? RootSystem.shrunk(length, facts, axis) : length
    return (spans.alignment(of: index, axis).length - counted).expression
  }

  /// - Parameter measured: The size of the view's content, once it is known.
  @inline(__always)
  private func intrinsicLength(
    _ index: Int,
    _ facts: ViewFacts,
    _ axis: Axis,
    _ measured: inout Size?
  ) -> Double? {
    switch facts.givenLength(axis, isMac: isMac) {
    case .length(let length): return length
    case .infinite: return nil
    case .none: break
    }
    guard IntrinsicSizes.hasIntrinsic(facts, axis, isMac: isMac) else { return nil }
    let size = measured ?? measuredSize(index, facts)
    measured = size
    return size.length(axis)
  }

  @inline(__always)
  private func measuredSize(_ index: Int, _ facts: ViewFacts) -> Size {
    let insets = spans.insets[index]
    let stored = facts.frame.map {
      Size(
        width: $0.width - insets.left - insets.right,
        height: $0.height - insets.top - insets.bottom
      )
    }
    let view = MeasuredView(
      id: tree.nodes[index].id,
      kind: facts.kind.rawValue,
      text: facts.text.text ?? facts.text.title,
      pointSize: facts.text.pointSize,
      fontName: facts.text.fontName,
      textStyle: facts.text.textStyle,
      numberOfLines: facts.text.numberOfLines,
      preferredMaxWidth: facts.text.preferredMaxWidth,
      textScale: environment.textScale,
      storedSize: stored
    )
    let size = measurer.intrinsicSize(view) ?? StandardSizes.size(facts)
    return environment.rootSizing == .screen ? StandardSizes.unstretched(size, facts) : size
  }

  /// The part of intrinsic widths that is taken away to see what hangs on them.
  private static let shrink = 0.125

  /// Stored sizes hide slack; smaller ones show it.
  @inline(__always)
  private static func shrunk(_ length: Double, _ facts: ViewFacts, _ axis: Axis) -> Double {
    switch facts.kind {
    case .label, .button, .textField, .imageView:
      if axis == .horizontal { return length * (1 - RootSystem.shrink) }
      guard facts.kind == .label else { return length }
      let line = Baselines.pointSize(facts) * (Baselines.ascender + Baselines.descender)
      let count = facts.text.numberOfLines == 1 ? 1 : ((length + 1) / line).rounded(.down)
      return min(length, (max(count, 1) * line * 2).rounded(.up) / 2)
    default: return length
    }
  }
}

extension ViewFacts {
  /// The length that the document says a view has by itself.
  @inline(__always)
  fileprivate func givenLength(_ axis: Axis, isMac: Bool) -> IntrinsicPlaceholder {
    if placeholder[axis] != .none { return placeholder[axis] }
    // A text that breaks lines told the size of a single one.
    guard let designed = designedSize?.length(axis), !isMac, kind != .label,
      kind != .textView
    else { return .none }
    return designed < 0 ? .infinite : .length(designed)
  }
}
