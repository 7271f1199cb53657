import ConstraintSolver
import LayoutModel

/// Intrinsic content sizes.
extension RootSystem {
  /// Adds the rows of a view's content hugging and compression resistance.
  mutating func addIntrinsicSize(_ index: Int) {
    guard index != root || isRootOpen else { return }
    let view = tree.nodes[index].storage
    var measured: Size?
    for axis in Axis.allCases where spans[index, axis]?.length.isConstant == false {
      guard let length = intrinsicLength(index, view.facts, axis, &measured) else { continue }
      let difference = spans.alignment(of: index, axis).length - length
      let isGiven = view.facts.givenLength(axis, isMac: isMac) != .none
      let shrinkage = isGiven ? 0 : length - shrunk(length, view.facts, axis)
      let source = isGiven ? .content : contentSource(view.facts, axis)
      holdToContent(difference, index, axis, source, shrinkage: shrinkage)
    }
  }

  @inline(__always)
  private func contentSource(_ facts: ViewFacts, _ axis: Axis) -> ContentSource {
    // The stored size of a misplaced view is that of an earlier layout.
    if facts.marks.isMisplaced { return .outdated }
    guard axis == .horizontal, environment.rootSizing == .screen, facts.kind == .label,
      facts.text.numberOfLines != 1, let height = facts.frame?.height
    else { return .content }
    return height + 1 < 2 * Baselines.lineHeight(facts) ? .content : .wrapped
  }

  /// The basis of the length of a view's content.
  enum ContentSource {
    /// The content's size.
    case content
    /// The stored length of a misplaced view. It has slightly lower priorities.
    case outdated
    /// The stored width of a text in several lines, which adapts to any width. No priority is
    /// required.
    case wrapped
    /// The stored length of an empty view. Contents of equal priority are more important.
    case empty

    /// The weight of an error among those of equal priority.
    ///
    /// Constraints have a weight of 1 on their lengths, so that they win: the stored size may be
    /// stretched, and a tie would make an unambiguous layout ambiguous. A center moves by half as
    /// much as a length that it changes, so contents win.
    func weight(isContested: Bool) -> Double {
      switch self {
      case .content, .outdated, .wrapped: isContested ? 0.75 : 1
      case .empty: 0.625
      }
    }
  }

  /// Adds hugging and compression resistance rows for the difference between a view's length and
  /// its content's.
  ///
  /// - Parameter shrinkage: By how much the content's length is smaller in
  ///   ``solveWithSmallerContents()``.
  mutating func holdToContent(
    _ difference: Coordinate,
    _ index: Int,
    _ axis: Axis,
    _ source: ContentSource,
    shrinkage: Double = 0
  ) {
    let view = tree.nodes[index].storage
    let row = difference.expression
    let less = source == .outdated ? 0.5 : 0
    let most = source == .wrapped ? 999 : 1000.0
    func add(_ relation: Relation, _ given: Double) {
      let priority = min(given - less, most)
      if constrained.isFixed[index][axis], priority < 1000 { return }
      let isContested = constrained.contestedPriorities.contains(priority)
      let weight = priority < 1000 ? source.weight(isContested: isContested) : 1
      let id = rows.nextID
      rows.add(weight == 1 ? row : weight * row, relation, priority, .intrinsic(index))
      if shrinkage != 0, rows.nextID != id { contentReductions.append((id, weight * shrinkage)) }
    }
    add(.lessThanOrEqual, view.facts.hugging[axis])
    add(.greaterThanOrEqual, view.facts.compression[axis])
  }

  /// Solves again with smaller intrinsic content sizes, because stored sizes hide slack, and with
  /// larger ones for compressed texts. Returns nil if the solver failed.
  mutating func solveWithSmallerContents() -> Outcome? {
    for (row, amount) in contentReductions { rows.shift(row, by: amount) }
    return rows.solve()
  }

  func intrinsicLength(_ index: Int, _ axis: Axis) -> Double? {
    var measured: Size?
    return intrinsicLength(index, tree.nodes[index].storage.facts, axis, &measured)
  }

  /// Returns by how much a view's length exceeds its content's; nil if the content has no size or
  /// the view's length is constant.
  ///
  /// - Parameter isShrunk: True to use the content sizes of ``solveWithSmallerContents()``.
  func contentExcess(_ index: Int, _ axis: Axis, isShrunk: Bool) -> Expression? {
    let facts = tree.nodes[index].storage.facts
    guard spans[index, axis]?.length.isConstant == false,
      let length = intrinsicLength(index, axis)
    else { return nil }
    let isRead = facts.givenLength(axis, isMac: isMac) == .none
    let counted = isShrunk && isRead ? shrunk(length, facts, axis) : length
    return (spans.alignment(of: index, axis).length - counted).expression
  }

  /// - Parameter measured: A cache for the size of the view's content.
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
    // The stored frame of a misplaced image view is not that of its image.
    if facts.marks.isMisplaced, facts.kind == .imageView, facts.symbolAspect == nil,
      let image = facts.imageSize
    {
      return image
    }
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
    let size = measurer.intrinsicSize(view) ?? StandardSizes.sizeWithoutFrame(facts)
    return environment.rootSizing == .screen ? StandardSizes.unstretched(size, facts) : size
  }

  /// The fraction by which intrinsic widths shrink, to reveal what depends on them.
  private static let shrink = 0.125

  /// Returns a content length with less slack than the stored one, or without its compression.
  @inline(__always)
  private func shrunk(_ length: Double, _ facts: ViewFacts, _ axis: Axis) -> Double {
    switch facts.kind {
    case .label, .button, .textField, .imageView:
      if length < RootSystem.vanished, let own = NaturalSizes.length(facts, axis) { return own }
      if axis == .horizontal { return shrunkWidth(length, facts) }
      if facts.kind == .label { return shrunkLabel(length, facts) }
      // A stretched image keeps its own height.
      return facts.kind == .imageView
        ? min(length, NaturalSizes.length(facts, .vertical) ?? length) : length
    default: return length
    }
  }

  /// The length in points below which a content is compressed to nothing.
  private static let vanished = 0.05

  /// Returns the own width of an image or of a compressed text, the stored width if the content fills it,
  /// and otherwise the stored width with less slack.
  ///
  /// Contents that fill their stored widths share no slack: of the widths that only the general reduction
  /// leaves open, 0 of 40 are marked.
  private func shrunkWidth(_ width: Double, _ facts: ViewFacts) -> Double {
    guard let own = NaturalSizes.width(facts) else { return width * (1 - RootSystem.shrink) }
    if NaturalSizes.matches(width, own, facts.kind) { return width }
    if width > own, facts.kind != .imageView { return width * (1 - RootSystem.shrink) }
    // The letters of an app's font can be narrower than estimated.
    return facts.text.isSystemFont ? own : width
  }

  @inline(__always)
  private func shrunkLabel(_ length: Double, _ facts: ViewFacts) -> Double {
    let line = Baselines.lineHeight(facts)
    let isInCell = tree.nodes[root].storage.facts.kind.isCell
    // A text whose stored height is much less than a line of any font is compressed.
    let hasText = !(facts.text.text ?? "").isEmpty
    if length < 0.8 * line, hasText { return (line * 2).rounded(.up) / 2 }
    // The lines of an app's font can be as high as one and a half of its size, so that any height of
    // several lines can be exact. Of the views that only such slack leaves open, 28 of 170 are marked.
    if !Baselines.usesSystemFont(facts),
      facts.text.numberOfLines != 1 || length <= 1.5 * Baselines.pointSize(facts)
    {
      return length
    }
    let count = facts.text.numberOfLines == 1 ? 1 : ((length + 1) / line).rounded(.down)
    let lines = max(count, 1) * line
    return min(length, isInCell ? onPixels(lines, like: length) : (lines * 2).rounded(.up) / 2)
  }

  /// Returns the height of lines, rounded up to the pixels of the canvas. In cells, rounding to
  /// half points hides slack (8 marked views of one app) and adds slack (9 unmarked views of 2
  /// apps).
  ///
  /// Before tools version 15000, a whole stored height can come from a screen of one pixel per point.
  private func onPixels(_ height: Double, like stored: Double) -> Double {
    var scale = environment.rootSizing == .stored ? environment.scale : 2
    if scale <= 2, environment.toolsVersion < 15000, stored == stored.rounded() { scale = 1 }
    return (height * scale - 1e-6).rounded(.up) / scale
  }
}

extension ViewFacts {
  /// Returns the intrinsic length that the document specifies for a view.
  @inline(__always)
  fileprivate func givenLength(_ axis: Axis, isMac: Bool) -> IntrinsicPlaceholder {
    if placeholder[axis] != .none { return placeholder[axis] }
    // Multiline texts report the size of a single line.
    guard let designed = designedSize?.length(axis), !isMac, kind != .label,
      kind != .textView
    else { return .none }
    return designed < 0 ? .infinite : .length(designed)
  }
}
