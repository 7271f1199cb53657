import ConstraintSolver
import LayoutModel

/// Cells whose stored size their content contradicts.
extension SceneFindings {
  /// Adds the content of a cell if required constraints give it another size than the stored one.
  ///
  /// Interface Builder keeps the stored size and marks the content as ambiguous: in xibs from Xcode
  /// 10.1 on (147 of 156 table cells by their height, 1 of 2 collection cells; before 4 of 69), in
  /// static cells of storyboards from Xcode 10.1 to 12 (16 of 16; later 0 of 5), and in prototypes from
  /// Xcode 10.1 to 10.3 (13 of 15; before 4 of 35, later 0 of 111). A note, because a table or
  /// collection view sets the size. It is unsure if something else in the cell depends on the size.
  ///
  /// - Parameter solution: The layout of a cell that grows with its content, if need be without the
  ///   constraints that conflict at any size (23 of 23 cells are marked).
  mutating func addContradictedSize(_ solution: RootSolution) {
    let (root, stored) = (solution.system.root, solution.system.context.size)
    guard marksContradictedSize(of: root), solution.outcome == .satisfied,
      let frame = solution.frame(of: root),
      let content = layout.tree.nodes[root].children.first(where: {
        layout.tree.nodes[$0].isCellContent
      })
    else { return }
    let isRow = layout.tree.nodes[root].facts.kind == .tableViewCell
    let axes = (isRow ? [.vertical] : Axis.allCases).filter {
      abs(frame.length($0) - stored.length($0)) > SceneFindings.nearPoints
    }
    if axes.isEmpty { return }
    addAmbiguityNote(
      content,
      FindingText.contradicted(frame.size, stored: stored),
      axes.map(\.lengthQuantity),
      isUnsure: !onlyContentDepends(on: solution, content)
    )
  }

  /// Returns true for a cell in whose document Interface Builder marks a size that the content
  /// contradicts.
  func marksContradictedSize(of root: Int) -> Bool {
    let (node, tools) = (layout.tree.nodes[root], layout.environment.toolsVersion)
    guard node.facts.kind.isCell, tools >= 14400 else { return false }
    if node.parent < 0 { return true }
    let table = layout.document.objects[layout.tree.nodes[node.parent].object]
    return node.facts.kind == .tableViewCell
      && tools < (table.attribute("dataMode") == "static" ? 19000 : 14800)
  }

  /// Returns true if a cell that keeps its stored size is laid out as at the size that its content
  /// requires, except for one unsatisfied constraint and the content view itself, or if no one constraint
  /// is to blame.
  ///
  /// Of xibs' cells in which a view moves, 21 of 63 are marked, and of those whose height a stack view
  /// determines 3 of 40.
  private func onlyContentDepends(on solution: RootSolution, _ content: Int) -> Bool {
    guard let held = layout.held(solution), !isOfStack(held) else { return false }
    guard let kept = recovered(from: held, breaking: innermostEnds) else { return true }
    var open = AmbiguousQuantities([], for: solution.system.members.run)
    noteFrames(solution.system, solution.values, kept.values, &open)
    return solution.system.members.allSatisfy { $0 == content || open[$0].isEmpty }
  }

  /// Returns true if the arrangement of a stack view takes part in a conflict.
  private func isOfStack(_ solution: RootSolution) -> Bool {
    guard case .unsatisfiable(let conflicts)? = solution.outcome else { return false }
    return conflicts.contains { conflict in
      conflict.constraints.contains {
        if case .stack = solution.system.rows.sources[$0.rawValue] { true } else { false }
      }
    }
  }

  /// Returns the constraints of a conflict that tie the far edge or the center of the innermost view
  /// to another item. Without them, the contents keep their places from the top.
  private func innermostEnds(of conflict: Conflict, _ system: RootSystem) -> [ConstraintID] {
    let ends = conflict.constraints.compactMap { id -> (id: ConstraintID, depth: Int)? in
      guard case .constraint(let index) = system.rows.sources[id.rawValue] else { return nil }
      let constraint = layout.tree.constraints[index]
      guard constraint.tiesFarEdges else { return nil }
      return (id, layout.tree.depth(of: layout.tree.nodeByObject[constraint.owner]))
    }
    let depth = ends.map(\.depth).max()
    return ends.filter { $0.depth == depth }.map(\.id)
  }

  /// Adds the contents of a cell that lies outside the visible part of its table or collection view, as
  /// far as they depend on the size of the cell.
  ///
  /// From tools version 19000 on, Interface Builder does not lay out such a cell and marks these views
  /// as ambiguous, with the labels of the cell's style (165 of 233 views of 18 apps; of the marks in
  /// cells below their table 86 %). Before, it marks none. In collection views it marks them from 14000
  /// on, with the content view (68 of 107 views of 7 apps). They are notes, because the table or
  /// collection view sets the size.
  mutating func addUnseenCell(_ solution: RootSolution) {
    let root = solution.system.root
    let isRow = layout.tree.nodes[root].facts.kind == .tableViewCell
    guard isRow ? isBelowVisiblePart(root) : isOutsideCollection(root),
      let first = layout.resized(solution, by: 0),
      let second = layout.resized(solution, by: SceneFindings.sizeChange),
      first.outcome == .satisfied, second.outcome == .satisfied
    else { return }
    var open = AmbiguousQuantities([], for: solution.system.members.run)
    noteFrames(first.system, first.values, second.values, &open)
    let styled = labelsOfStyle(root)
    let known = ambiguousViews
    let members = solution.system.members.filter {
      let node = layout.tree.nodes[$0]
      return !(isRow && node.isCellContent) && !known.contains(node.id)
        && (!open[$0].isEmpty || styled.contains(node.object))
    }
    guard let head = members.first,
      members.contains(where: { !layout.tree.nodes[$0].isCellContent })
    else { return }
    for member in members {
      addAmbiguityNote(
        member,
        FindingText.unseen(name(member), isRow: isRow),
        Finding.Quantity.allCases.filter(open[member].contains),
        head: head
      )
    }
  }

  /// The change of a cell's size, in points, that shows what depends on it.
  private static let sizeChange = 40.0

  /// Returns true for a cell that begins below the visible part of its table on the canvas. One at its
  /// edge is laid out (0 of 11 views of 5 repositories are marked).
  private func isBelowVisiblePart(_ root: Int) -> Bool {
    let table = layout.tree.nodes[root].parent
    guard layout.environment.toolsVersion >= 19000, table >= 0,
      layout.tree.nodes[root].facts.kind == .tableViewCell,
      layout.tree.nodes[table].facts.kind == .tableView,
      let cell = layout.tree.nodes[root].facts.frame,
      let frame = layout.tree.nodes[table].facts.frame
    else { return false }
    let holder = layout.solutions.first { $0.system.root == layout.tree.nodes[table].root }
    var system = holder?.system
    let covered = system?.safeArea(of: table).bottom ?? 0
    return cell.y > frame.height - covered + SceneFindings.edge
  }

  /// The distance below the edge of a table, in points, up to which its cells are laid out.
  private static let edge = 10.0

  /// Returns true for a cell that the canvas does not show because it lies outside its collection view,
  /// or because that has no area.
  private func isOutsideCollection(_ root: Int) -> Bool {
    let holder = layout.tree.nodes[root].parent
    guard layout.environment.toolsVersion >= 14000, holder >= 0,
      layout.tree.nodes[root].facts.kind.isCell,
      layout.tree.nodes[holder].facts.kind == .collectionView,
      let outer = layout.tree.nodes[holder].facts.frame
    else { return false }
    if min(outer.width, outer.height) <= 0 { return true }
    guard let cell = layout.tree.nodes[root].facts.frame else { return false }
    return cell.x >= outer.width || cell.y >= outer.height
      || cell.x + cell.width <= 0 || cell.y + cell.height <= 0
  }

  /// Returns the labels and the image that the style of a cell makes, as objects.
  private func labelsOfStyle(_ root: Int) -> Set<Int> {
    let cell = layout.document.objects[layout.tree.nodes[root].object]
    guard cell.attribute("style") != nil else { return [] }
    let names = LayoutObject.partsOfStyle.compactMap { cell.attribute($0) }
    return Set(names.compactMap { layout.document.indexByID[ObjectID($0)] })
  }
}
