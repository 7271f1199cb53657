import ConstraintSolver
import LayoutModel

/// Searches for edits that resolve the ambiguity of a root.
struct SuggestionSearch {
  /// A possible way to determine a quantity of a view, as an edit and as a row.
  struct Candidate {
    let node: Int
    let quantity: Finding.Quantity
    let edit: SuggestedEdit
    /// Edits that Interface Builder makes together with it.
    var companions: [SuggestedEdit] = []
    let row: Expression
    var relation = Relation.equal
    var priority = 1000.0

    func add(to rows: inout Rows) { rows.add(row, relation, priority, .length(node)) }

    /// The candidate as a constraint of low priority, which gives way where others leave less or more
    /// room; nil for an edit that adds none.
    var yielding: Candidate? {
      edit.yielding.map {
        Candidate(
          node: node,
          quantity: quantity,
          edit: $0,
          row: row,
          priority: Double(SuggestedEdit.lowPriority)
        )
      }
    }
  }

  let layout: SolvedScene
  let isShrunk: Bool
  var solution: RootSolution
  var open: AmbiguousQuantities
  /// The number of rejected candidates for each quantity of a view.
  private var refused: [Aim: Int] = [:]

  private struct Aim: Hashable {
    let node: Int
    let quantity: Finding.Quantity
  }

  init(layout: SolvedScene, isShrunk: Bool, solution: RootSolution, open: AmbiguousQuantities) {
    self.layout = layout
    self.isShrunk = isShrunk
    self.solution = solution
    self.open = open
  }

  /// Rejects a candidate.
  mutating func refuse(_ candidate: Candidate) {
    refused[Aim(node: candidate.node, quantity: candidate.quantity), default: 0] += 1
  }

  /// Returns the next candidates: one for the first ambiguous view, and one for each other view
  /// that is independent of the views before it.
  func independent(free: [Variable], atMost most: Int) -> [Candidate] {
    let groups = solution.system.rows.groups(of: free)
    var next: [Candidate] = []
    var settled: Set<Int> = []
    for node in openMembers {
      guard let candidate = candidate(for: node) else { continue }
      let touched = candidate.row.terms.compactMap { groups[$0.variable] }
      guard next.isEmpty || !touched.isEmpty && settled.isDisjoint(with: touched) else { continue }
      next.append(candidate)
      settled.formUnion(touched)
      if next.count == most || touched.isEmpty { break }
    }
    return next
  }

  /// The ambiguous members for which something can be suggested: first those that a priority settles,
  /// the shortest first. So of several views that share a length, the longest keeps the rest of it,
  /// as in the stored frames. Hidden views come last.
  ///
  /// A stack view arranges only what is shown. Code that shows a view in one changes the layout, so
  /// nothing is suggested for a view that is hidden there.
  private var openMembers: [Int] {
    let members = solution.system.members.filter { node in
      !open[node].isEmpty && !layout.tree.isTakenOut(node)
    }
    let orders = members.map { node in
      (layout.tree.isHidden(layout.tree.nodes[node]) ? 1 : 0, contentLength(node), node)
    }
    return orders.sorted(by: <).map(\.2)
  }

  /// Returns the stored length of a view that is ambiguous on an axis on which it has a content size;
  /// infinity for other views.
  private func contentLength(_ node: Int) -> Double {
    let axis = Axis.allCases.first { axis in
      let quantity: Finding.Quantity = axis == .horizontal ? .width : .height
      return open[node].contains(quantity) && excess(node, quantity) != nil
    }
    return axis.flatMap { layout.tree.nodes[node].facts.frame?.length($0) } ?? .infinity
  }

  /// Returns true if a candidate places an edge or a center and thereby fixes a length that contents
  /// decide: the rest of a chain then leaves no room for a longer text.
  ///
  /// A view that takes most of its superview may be stretched between its edges. A length for which
  /// another candidate of the same round is meant is fixed by that one.
  ///
  /// - Parameters:
  ///   - round: The candidates that are tried together, with this one.
  ///   - after: What is ambiguous with them.
  func fixesContents(
    _ candidate: Candidate,
    in round: [Candidate],
    after: AmbiguousQuantities
  ) -> Bool {
    guard candidate.quantity == .x || candidate.quantity == .y else { return false }
    let length: Finding.Quantity = candidate.quantity == .x ? .width : .height
    return solution.system.members.contains { node in
      open[node].contains(length) && !after[node].contains(length)
        && isDecidedByContent(node, length) && !isWide(node, length)
        && !round.contains { $0.node == node && $0.quantity == length }
    }
  }

  /// Returns true if the contents of a view decide its length: texts, subviews, or what it embeds,
  /// loads or scrolls.
  private func isDecidedByContent(_ node: Int, _ quantity: Finding.Quantity) -> Bool {
    let view = layout.tree.nodes[node]
    switch view.facts.kind {
    case .textView, .webView, .wkWebView, .containerView, .stackView: return true
    case .scrollView, .tableView, .collectionView: return true
    default:
      return !view.children.isEmpty
        || IntrinsicSizes.hasIntrinsic(
          view.facts,
          quantity.axis,
          isMac: layout.document.isMac
        )
    }
  }

  /// Returns the next candidate for an ambiguous quantity of a view.
  ///
  /// Positions come before sizes, because a position also determines a size that depends on the
  /// opposite edge. Sizes come first if the view's content determines them, because changing a
  /// priority resolves those.
  private func candidate(for node: Int) -> Candidate? {
    let lengths = [Finding.Quantity.width, .height].filter { excess(node, $0) != nil }
    for quantity in lengths + Finding.Quantity.allCases where open[node].contains(quantity) {
      let all = candidates(for: node, quantity)
      let number = refused[Aim(node: node, quantity: quantity), default: 0]
      if number < all.count { return all[number] }
    }
    return nil
  }

  private func candidates(for node: Int, _ quantity: Finding.Quantity) -> [Candidate] {
    let refused = layout.document.refusedSuggestions
    return allCandidates(for: node, quantity).filter { !refused.contains($0.edit) }
  }

  /// Returns the possible ways to determine a quantity, the preferred one first.
  private func allCandidates(for node: Int, _ quantity: Finding.Quantity) -> [Candidate] {
    switch quantity {
    case .x, .y:
      let near = position(of: node, quantity)
      let places = [near, farEdge(of: node, quantity), center(of: node, quantity), near?.yielding]
      return places.compactMap { $0 }
    case .contentWidth, .contentHeight:
      return [contentEnd(of: node, quantity), contentSize(of: node, quantity)].compactMap { $0 }
    case .width, .height:
      let end = farEdge(of: node, quantity)
      let placeholder = placeholder(of: node, quantity)
      let length = length(of: node, quantity)
      let isWide = isWide(node, quantity)
      // Contents grow downward, so only a view that takes most of the height ends at a fixed distance.
      let stretched = isWide || quantity == .width ? end : nil
      if let excess = excess(node, quantity) {
        let others = [stretched, placeholder, length?.yielding]
        return priorities(of: node, quantity, excess) + others.compactMap { $0 }
      }
      // The file has no size for an image that the app sets.
      if layout.tree.nodes[node].facts.kind == .imageView {
        return [end, placeholder, length?.yielding].compactMap { $0 }
      }
      if isDecidedByContent(node, quantity) {
        let contentEnd = subviewsEnd(of: node, quantity)
        return [stretched, contentEnd, placeholder, length?.yielding].compactMap { $0 }
      }
      let ends = isWide ? [end, length] : [length, end]
      return (ends + [placeholder, length?.yielding]).compactMap { $0 }
    }
  }

  // MARK: - Priorities

  /// Returns by how much a view's length exceeds its content's; nil if the content has no size.
  private func excess(_ node: Int, _ quantity: Finding.Quantity) -> Expression? {
    solution.system.contentExcess(
      node,
      quantity.axis,
      isShrunk: isShrunk
    )
  }

  /// Returns candidates that raise the hugging or compression resistance priority by one. The
  /// priority that the view violates comes first.
  private func priorities(
    of node: Int,
    _ quantity: Finding.Quantity,
    _ excess: Expression
  ) -> [Candidate] {
    let axis = quantity.axis
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let facts = layout.tree.nodes[node].facts
    func candidate(_ path: String, _ relation: Relation, above priority: Double) -> Candidate? {
      let next = priority.rounded(.down) + 1
      guard next > 0, next < 1000, let number = next.whole else { return nil }
      let path = PropertyPath(name + path)
      return Candidate(
        node: node,
        quantity: quantity,
        edit: .priority(layout.tree.nodes[node].id, path, number),
        row: excess,
        relation: relation,
        priority: next
      )
    }
    let hugging = candidate("HuggingPriority", .lessThanOrEqual, above: facts.hugging[axis])
    let resistance = candidate(
      "CompressionResistancePriority",
      .greaterThanOrEqual,
      above: facts.compression[axis]
    )
    let isCompressed = excess.value(solution.values) < -0.1
    return (isCompressed ? [resistance, hugging] : [hugging, resistance]).compactMap { $0 }
  }

  // MARK: - Constraints

  private func position(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let row = span.origin - outer.origin
    let attribute = quantity == .x ? "leading" : "top"
    return tie(node, quantity, attribute, row, storedDistances(node, quantity.axis)?.near)
  }

  /// Returns the stored distances of a view's near and far edges from those of its superview; nil
  /// if a frame is not stored.
  private func storedDistances(_ node: Int, _ axis: Axis) -> (near: Double, far: Double)? {
    guard let own = layout.tree.nodes[node].facts.frame,
      let outer = layout.tree.nodes[layout.tree.nodes[node].parent].facts.frame
    else { return nil }
    let near = own.origin(axis)
    let far = near + own.length(axis) - outer.length(axis)
    // On macOS, stored frames have their origin at the bottom.
    return axis == .vertical && layout.document.isMac ? (-far, -near) : (near, far)
  }

  /// Pins the far edge of a view to the far edge of its superview.
  private func farEdge(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let attribute = quantity.axis == .horizontal ? "trailing" : "bottom"
    let value = storedDistances(node, quantity.axis)?.far
    return tie(node, quantity, attribute, span.end - outer.end, value)
  }

  /// Places the center of a view relative to that of its superview.
  private func center(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    guard let (span, outer) = spans(of: node, quantity) else { return nil }
    let attribute = quantity.axis == .horizontal ? "centerX" : "centerY"
    let value = storedDistances(node, quantity.axis).map { ($0.near + $0.far) / 2 }
    return tie(node, quantity, attribute, span.center - outer.center, value)
  }

  /// Returns true for a view that takes more than half of its superview's length. Such a view
  /// should grow with the superview.
  private func isWide(_ node: Int, _ quantity: Finding.Quantity) -> Bool {
    let axis = quantity.axis
    let parent = layout.tree.nodes[node].parent
    guard parent >= 0, let own = layout.tree.nodes[node].facts.frame,
      let outer = layout.tree.nodes[parent].facts.frame
    else { return false }
    return own.length(axis) * 2 > outer.length(axis)
  }

  /// Fixes a length at a whole number of points.
  private func length(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard let length = solution.system.spans[node]?[axis].length else { return nil }
    let stored = layout.tree.nodes[node].facts.frame?.length(axis)
    let value = max(1, (stored ?? length.value(solution.values)).rounded())
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
  private func placeholder(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    let view = layout.tree.nodes[node]
    let isSetByApp = RunTimeContent.settles(
      [quantity],
      of: view,
      layout.document.objects[view.object],
      isMac: layout.document.isMac
    )
    guard isSetByApp, let length = solution.system.spans[node]?[axis].length else { return nil }
    func edit(_ axis: Axis, _ value: Double?) -> SuggestedEdit? {
      let name = axis == .horizontal ? "Width" : "Height"
      let number = (value ?? 0).whole
      return number.map { .priority(view.id, PropertyPath("placeholderIntrinsic\(name)"), $0) }
    }
    let stored = view.facts.frame
    let value = max(1, (stored?.length(axis) ?? length.value(solution.values)).rounded())
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    // Interface Builder writes both lengths.
    guard let own = edit(axis, value), let beside = edit(other, stored?.length(other).rounded())
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
  /// contents; nil for a view that places its subviews itself.
  private func subviewsEnd(of node: Int, _ quantity: Finding.Quantity) -> Candidate? {
    let axis = quantity.axis
    guard layout.tree.nodes[node].facts.kind != .stackView,
      solution.system.contents[node] == nil, let own = solution.system.spans[node]?[axis],
      let last = farthestSubview(of: node, axis)
    else { return nil }
    let attribute = axis == .horizontal ? "trailing" : "bottom"
    let value = storedDistances(last.node, axis)?.far
    return tie(last.node, quantity, attribute, last.end - own.end, value, settling: node)
  }

  /// Returns the subview whose end is the farthest from the view's origin: in the stored frames, because
  /// the solution only guesses the place of an ambiguous view. Views placed by their autoresizing masks
  /// don't count, because Interface Builder adds no constraints to them.
  func farthestSubview(of node: Int, _ axis: Axis) -> (node: Int, end: Coordinate)? {
    let system = solution.system
    let ends = layout.tree.nodes[node].children.filter(isConstrained)
      .compactMap { child in
        system.spans[child].map { (node: child, end: $0[axis].end) }
      }
    func distance(_ child: Int, _ end: Coordinate) -> Double {
      storedDistances(child, axis)?.far ?? end.value(solution.values)
    }
    return ends.max { distance($0.node, $0.end) < distance($1.node, $1.end) }
  }

  /// True if constraints place a view, not its autoresizing mask.
  func isConstrained(_ node: Int) -> Bool {
    solution.system.spans.contains(node) && solution.system.isSolved[node]
  }

  private func spans(of node: Int, _ quantity: Finding.Quantity) -> (own: Span, outer: Span)? {
    let parent = layout.tree.nodes[node].parent
    let axis = quantity.axis
    // A constraint to the edge of a scroll view is one to the edge of its content.
    guard parent >= 0, let own = solution.system.spans[node],
      let outer = solution.system.contents[parent] ?? solution.system.spans[parent]
    else { return nil }
    return (own[axis], outer[axis])
  }

  /// Pins an edge to the superview's at the stored distance, rounded to whole points.
  ///
  /// - Parameter settled: The view whose quantity this determines; nil for the pinned view.
  private func tie(
    _ node: Int,
    _ quantity: Finding.Quantity,
    _ attribute: String,
    _ row: Expression,
    _ stored: Double?,
    settling settled: Int? = nil
  ) -> Candidate {
    let value = (stored ?? row.value(solution.values)).rounded()
    let notation = ConstraintNotation(
      anchor(node, attribute),
      .equal,
      .init(.superview, attribute),
      constant: value == 0 ? nil : SuggestionSearch.text(value)
    )
    return Candidate(
      node: settled ?? node,
      quantity: quantity,
      edit: .constraint(notation),
      row: row + (-value)
    )
  }

  func anchor(_ node: Int, _ attribute: String) -> ConstraintNotation.Anchor {
    .init(.named(layout.tree.nodes[node].id.rawValue), attribute)
  }

  static func text(_ value: Double) -> String? {
    Frame(x: value, y: 0, width: 0, height: 0).record.fields[0]
  }
}
