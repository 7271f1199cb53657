import ConstraintSolver
import LayoutModel

/// The system of linear constraints of one root and all views placed in it.
///
/// Read-only functions that are called for each view are inlined, because a call would copy the
/// system.
struct RootSystem: Sendable {
  let documentStorage: DocumentStorage
  let tree: SceneTree
  let environment: LayoutEnvironment
  let root: Int
  let context: RootContext
  /// The estimated frames in root coordinates, from which guides and margins of inner views are
  /// computed.
  private(set) var estimate: RangeTable<Frame?>
  /// The active views of the root, parents first.
  let members: [Int]
  let measurer: TextMeasurer
  let isMac: Bool
  /// The frames of the views above the root, such as the table of a cell, by node.
  let holders: [Int: Frame]
  /// True if the root's size is variable.
  var isRootOpen = false
  /// The axes on which the root can grow with its contents.
  var growableAxes: [Axis] = []
  /// True if the root is as high as its contents need, like a self-sizing row: its stored height does
  /// not count.
  var fitsContents = false
  /// True if empty views in stack views keep their stored lengths on the canvas.
  var keepsEmptyViews = true
  /// True once a row keeps the stored length of an empty view.
  var hasKeptEmptyViews = false
  var rows = Rows()
  /// The frames of the members by node.
  var spans: Spans
  /// The content lengths of scroll views by node.
  var contents: [Int: PerAxis<Span>] = [:]
  var guideSpans: [Int: PerAxis<Span>] = [:]
  /// The effects of the constraints on the members.
  private(set) var constrained: ConstrainedNodes
  /// The rows whose constants change when intrinsic content sizes shrink, and by how much.
  var contentReductions: [(row: ConstraintID, amount: Double)] = []
  /// True for the nodes that constraints or stack views place.
  private(set) var isSolved: RangeTable<Bool>
  /// True if the intrinsic content size of any view comes from its stored frame and can shrink.
  var hasShrinkable: Bool { !contentReductions.isEmpty }
  /// True once a row depends on the screen itself, as the margins of cells do.
  var usesScreen = false
  /// The cell content whose margins a row depends on, with the width for which they were computed.
  var marginedContent: (node: Int, width: Double)?
  /// True once a row depends on ``estimate``.
  var usesEstimate = false
  /// The insets that the rows took from ``estimate``.
  var estimates: [Estimated] = []

  /// The baselines of the stack views, by node.
  var stackBaselines: RangeTable<StackBaselines?>

  /// The views that provide a stack view's baselines.
  struct StackBaselines: Sendable {
    /// True if an arranged view shows text.
    let isShown: Bool
    /// The view with the first baseline; an empty stack view, this one or a nested one, if there is
    /// none.
    let first: Int
    /// The view with the last baseline.
    let last: Int
  }

  /// Insets that depend on the estimated frame of a view.
  struct Estimated: Sendable {
    enum Kind: Sendable {
      case safeArea, margins
    }

    let kind: Kind
    let node: Int
    let insets: Insets
  }

  init(
    _ document: DocumentStorage,
    _ tree: SceneTree,
    _ environment: LayoutEnvironment,
    root: Int,
    members: [Int],
    context: RootContext,
    estimate: RangeTable<Frame?>,
    holders: [Int: Frame],
    measurer: TextMeasurer
  ) {
    documentStorage = document
    self.tree = tree
    self.environment = environment
    self.root = root
    self.context = context
    self.estimate = estimate
    self.members = members
    self.measurer = measurer
    isMac = document.facts.isMac
    self.holders = holders
    spans = Spans(for: members.run)
    stackBaselines = RangeTable(nil, for: members.run)
    isSolved = RangeTable(false, for: members.run)
    constrained = ConstrainedNodes(for: members.run)
  }

  var document: DocumentFacts {
    _read { yield documentStorage.facts }
  }

  /// Adds the rows.
  ///
  /// - Parameter omitsRedundantRows: True to omit the rows that a required length constraint makes
  ///   redundant. If the required rows are unsatisfiable, all rows matter.
  mutating func build(_ constraints: [Int], omitsRedundantRows: Bool) {
    // Two rows for each of two lengths, and as many again for some intrinsic content sizes.
    rows.reserveCapacity(4 * members.count + constraints.count)
    for index in constraints {
      constrained.note(
        tree.constraints[index],
        priority: priority(of: tree.constraints[index]),
        fixesLength: omitsRedundantRows,
        in: tree,
        parents: documentStorage.facts.parents
      )
    }
    noteStackTexts()
    for member in members { place(member) }
    for member in members { addIntrinsicSize(member) }
    for member in members where tree.nodes[member].facts.kind == .stackView {
      addStack(member)
    }
    for index in constraints { addConstraint(index) }
  }

  /// Returns true if the rows would be equal with another estimate.
  func isSame(with estimate: RangeTable<Frame?>) -> Bool {
    var other = self
    other.estimate = estimate
    return estimates.allSatisfy { known in
      switch known.kind {
      case .safeArea: other.safeArea(of: known.node) == known.insets
      case .margins: other.margins(of: known.node) == known.insets
      }
    }
  }

  // MARK: - Places

  private mutating func place(_ index: Int) {
    // Access through the storage avoids a copy of the facts, which would retain each of their
    // strings.
    let view = tree.nodes[index].storage
    spans.inset(index, by: alignmentInsets(view.facts))
    if index == root {
      spans[index] = PerAxis(rootSpan(.horizontal), rootSpan(.vertical))
      addLeastLengths(index)
      for axis in growableAxes { keepRoot(axis) }
      return
    }
    let above = tree.nodes[index].parent
    if tree.nodes[index].isCellContent, let cell = spans[above] {
      spans[index] = cellContent(index, cell)
      return
    }
    let isArranged = tree.nodes[above].facts.kind == .stackView
    if isArranged, isMac, isDropped(index) {
      spans[index] = droppedSpan(above)
      return
    }
    if !isArranged, isPlacedByMask(index), let parent = spans[above] {
      let node = tree.nodes[index]
      spans[index] = PerAxis(
        autoresized(node, parent, .horizontal),
        autoresized(node, parent, .vertical)
      )
      return
    }
    isSolved[index] = true
    let horizontal = Span(rows.variable(), rows.variable())
    let vertical = Span(rows.variable(), rows.variable())
    spans[index] = PerAxis(horizontal, vertical)
    addLeastLengths(index)
  }

  private mutating func rootSpan(_ axis: Axis) -> Span {
    isRootOpen || growableAxes.contains(axis)
      ? Span(Coordinate(0), rows.variable())
      : Span(origin: 0, length: context.size.length(axis))
  }

  /// Adds a row by which a growing root keeps its length as far as its contents allow.
  private mutating func keepRoot(_ axis: Axis) {
    guard let length = spans[root, axis]?.length else { return }
    let isFitted = fitsContents && axis == .vertical
    let difference = length - (isFitted ? 0 : context.size.length(axis))
    let priority = isFitted ? RootSystem.fittingPriority : RootSystem.keepingPriority
    rows.add(difference, .equal, priority, .length(root))
  }

  /// The priority with which a self-sizing row is as low as possible: that of UIKit's fitting size.
  private static var fittingPriority: Double { 50 }

  /// The priority of a root's length: below required, above all others.
  private static var keepingPriority: Double { 999.75 }

  /// Adds the rows that keep lengths from being negative.
  private mutating func addLeastLengths(_ index: Int) {
    for axis in Axis.allCases where !constrained.isFixed[index][axis] {
      guard let span = spans[index, axis], !span.length.isConstant else { continue }
      rows.add(span.length, .greaterThanOrEqual, 1000, .length(index))
    }
  }

  /// Returns true if the autoresizing mask places a view: the view does not use Auto Layout
  /// (measured), or no constraint mentions it (documented for Xcode 8 and observed).
  ///
  /// Interface Builder keeps the frame of a view with a fixed frame only until a constraint places
  /// the view (Auto Layout Guide, "Working with Constraints in Interface Builder").
  @inline(__always)
  private func isPlacedByMask(_ index: Int) -> Bool {
    let view = tree.nodes[index].storage
    return view.facts.translatesMask || (view.facts.isFixedFrame && !constrained.isTied[index])
      || !constrained.isMentioned[index]
  }

  /// Returns the span of a cell's content, which has its stored position and grows with the cell.
  private mutating func cellContent(_ index: Int, _ cell: PerAxis<Span>) -> PerAxis<Span> {
    usesScreen = true
    let facts = tree.nodes[index].facts
    let rules = CellRules(document: document, tree: tree, environment: environment)
    let before = rules.storedSize(tree.nodes[index].parent) ?? context.size
    let stored = facts.frame ?? Frame.zero.resized(before)
    let size = rules.contentSize(index, stored.size)
    return PerAxis(
      Span(cell.horizontal.origin + stored.x, cell.horizontal.length + (size.width - before.width)),
      Span(cell.vertical.origin + stored.y, cell.vertical.length + (size.height - before.height))
    )
  }

  private func autoresized(_ node: ViewNode, _ parent: PerAxis<Span>, _ axis: Axis) -> Span {
    let stored = document.storedFrame(of: node, in: tree) ?? .zero
    let before = tree.nodes[node.parent].facts.frame?.size.length(axis) ?? 0
    return Autoresizing(mask: node.facts.mask, axis)
      .span(origin: stored.origin(axis), length: stored.length(axis), before, parent[axis])
  }

  // MARK: - Alignment rectangles

  @inline(__always)
  private func alignmentInsets(_ facts: ViewFacts) -> Insets {
    let tools = environment.toolsVersion
    return isMac
      ? AlignmentInsets.macOS(facts, toolsVersion: tools)
      : AlignmentInsets.iOS(facts, toolsVersion: tools)
  }
}

extension DocumentFacts {
  var isMac: Bool { header.platform == .macOS }

  /// Returns a view's stored frame with y pointing down.
  func storedFrame(of node: ViewNode, in tree: SceneTree) -> Frame? {
    guard var frame = node.facts.frame else { return nil }
    if isMac, node.parent >= 0, let parent = tree.nodes[node.parent].facts.frame {
      frame.y = parent.height - frame.y - frame.height
    }
    return frame
  }
}
