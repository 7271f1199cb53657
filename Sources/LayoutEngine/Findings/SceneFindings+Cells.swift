import ConstraintSolver
import LayoutModel

/// Cells whose stored size their content contradicts.
extension SceneFindings {
  /// Adds the content of a topmost cell if required constraints give it another size than the stored
  /// one.
  ///
  /// Interface Builder keeps the stored size and marks the content as ambiguous, in xibs from tools
  /// version 14800 on (19 of 26 table cells by their height, 0 of 1 by its width; 1 of 1 collection
  /// cell; of cells in tables 0 of 19). A note, because a table or collection view sets the size.
  mutating func addContradictedSize(_ solution: RootSolution) {
    let (root, stored) = (solution.system.root, solution.system.context.size)
    guard layout.environment.toolsVersion >= 14800,
      layout.tree.nodes[root].facts.kind.isCell, layout.tree.nodes[root].parent < 0,
      solution.outcome == .satisfied, let frame = solution.frame(of: root),
      let content = layout.tree.nodes[root].children.first(where: {
        layout.tree.nodes[$0].isCellContent
      })
    else { return }
    let isRow = layout.tree.nodes[root].facts.kind == .tableViewCell
    let axes = (isRow ? [.vertical] : Axis.allCases).filter {
      abs(frame.length($0) - stored.length($0)) > SceneFindings.nearPoints
    }
    if axes.isEmpty { return }
    findings.append(
      finding(
        .ambiguous,
        layout.tree.nodes[content].id,
        content,
        FindingText.contradicted(frame.size, stored: stored),
        quantities: axes.map { $0 == .horizontal ? .width : .height }
      )
      .asNote()
    )
  }
}
