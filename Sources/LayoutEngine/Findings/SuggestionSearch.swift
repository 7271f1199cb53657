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

    /// The candidate as a constraint of low priority, which other constraints override; nil for an
    /// edit that adds no constraint.
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

  /// A constraint that ties the center of an object to another object.
  struct CenterTie {
    let axis: Axis
    let other: Int
  }

  let layout: SolvedScene
  let isShrunk: Bool
  var solution: RootSolution
  var open: AmbiguousQuantities
  /// The ambiguous quantities without any candidate.
  let openAtFirst: AmbiguousQuantities
  /// The objects with a safe area guide.
  let guided: Set<Int>
  /// The ties of centers in the root, by object.
  let centerTies: [Int: [CenterTie]]
  /// The lengths that required constraints give to views, by node.
  let givenLengths: [Int: PerAxis<Double?>]
  /// The stored places of the visible views that constraints place, by superview.
  private(set) var placesByParent: [Int: [StoredPlace]] = [:]
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
    openAtFirst = open
    let document = layout.document
    let guides = document.scenes[layout.scene].guides
    guided = Set(
      guides.filter { document.objects[$0].key == "safeArea" }.map { document.parents[$0] }
    )
    centerTies = SuggestionSearch.centerTies(of: solution.system.root, layout.tree)
    givenLengths = SuggestionSearch.givenLengths(in: solution.system.root, layout.tree)
    placesByParent = visiblePlaces()
  }

  private static func centerTies(of root: Int, _ tree: SceneTree) -> [Int: [CenterTie]] {
    var ties: [Int: [CenterTie]] = [:]
    for index in tree.constraintsByRoot[root] {
      let constraint = tree.constraints[index]
      guard constraint.relation == .equal, let second = constraint.secondItem else { continue }
      let first = constraint.firstItem
      for (attribute, object, other) in [
        (constraint.firstAttribute, first, second), (constraint.secondAttribute, second, first),
      ] {
        guard let attribute, attribute.isCenter else { continue }
        ties[object, default: []].append(CenterTie(axis: attribute.axis, other: other))
      }
    }
    return ties
  }

  /// Rejects a candidate.
  mutating func refuse(_ candidate: Candidate) {
    refused[Aim(node: candidate.node, quantity: candidate.quantity), default: 0] += 1
  }

  /// Returns the next candidates: one for the first ambiguous view, and one for each other view
  /// that is independent of the views before it. A candidate that ties two undetermined groups of
  /// variables may determine neither, so only the first one may be of that kind.
  func independent(free: [Variable], atMost most: Int) -> [Candidate] {
    let groups = solution.system.rows.groups(of: free)
    var next: [Candidate] = []
    var settled: Set<Int> = []
    for node in openMembers {
      guard let candidate = candidate(for: node), !waits(candidate) else { continue }
      let touched = Set(candidate.row.terms.compactMap { groups[$0.variable] })
      guard next.isEmpty || touched.count == 1 && settled.isDisjoint(with: touched) else {
        continue
      }
      next.append(candidate)
      settled.formUnion(touched)
      if next.count == most || touched.isEmpty { break }
    }
    return next
  }

  /// Returns true if a candidate fixes a length, and a view above has the same length open and an
  /// untried candidate for it. The inner length often decides the outer one, and an edge of the outer
  /// view is better than a fixed length inside.
  private func waits(_ candidate: Candidate) -> Bool {
    let length = candidate.quantity.axis.lengthQuantity
    guard candidate.quantity == length, case .constraint(let notation) = candidate.edit,
      notation.second == nil
    else { return false }
    var above = layout.tree.nodes[candidate.node].parent
    while above >= 0 {
      let count = refused[Aim(node: above, quantity: length), default: 0]
      if open[above].contains(length), candidates(for: above, length).count > count { return true }
      above = layout.tree.nodes[above].parent
    }
    return false
  }

  /// The ambiguous members that can get a suggestion. Those that a priority makes unambiguous come
  /// first, the shortest before the others. So of several views that share a length, the longest
  /// one is stretched, as in the stored frames. Hidden views come last.
  ///
  /// Hidden views in stack views get no suggestion, because code that shows them changes the
  /// layout.
  private var openMembers: [Int] {
    let members = solution.system.members.filter { node in
      !open[node].isEmpty && !solution.system.isInDroppedView(node)
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
      let quantity = axis.lengthQuantity
      return open[node].contains(quantity) && excess(node, quantity) != nil
    }
    return axis.flatMap { layout.tree.nodes[node].facts.frame?.length($0) } ?? .infinity
  }

  /// Returns true if a candidate places an edge or a center and thereby fixes the length of a view
  /// whose content determines it: the rest of a chain then leaves no room for a longer text.
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

  /// Returns true if the content of a view determines its length: texts, subviews, or content that
  /// it embeds, loads or scrolls.
  private func isDecidedByContent(_ node: Int, _ quantity: Finding.Quantity) -> Bool {
    let view = layout.tree.nodes[node]
    switch view.facts.kind {
    case .textView, .webView, .wkWebView, .containerView, .stackView: return true
    case .scrollView, .tableView, .collectionView: return true
    default:
      return view.children.contains { !layout.tree.nodes[$0].facts.isFixedFrame }
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
    // The table or collection view decides the size of a cell's content.
    if layout.tree.nodes[node].isCellContent { return [] }
    let refused = layout.document.refusedSuggestions
    return allCandidates(for: node, quantity).filter { !refused.contains($0.edit) }
  }

  /// Returns the possible ways to determine a quantity, the preferred one first.
  private func allCandidates(for node: Int, _ quantity: Finding.Quantity) -> [Candidate] {
    switch quantity {
    case .x, .y:
      // The center is given, so an edge would only fix the length, as on the canvas.
      if isCentered(node, quantity.axis) { return [] }
      return placements(of: node, quantity)
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
        // A fixed length would only restate the stored size of the content.
        let others = [stretched, placeholder]
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
      let fixed = isCentered(node, quantity.axis) ? [length] : [length, end]
      let ends = isWide ? [end, length] : fixed
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
}
