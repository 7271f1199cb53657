import LayoutModel

/// The layout margins that views have where the file gives none (measured on the canvas).
enum LayoutMargins {
  /// The margins of a controller's view, or of a xib's topmost one.
  ///
  /// 16 points at the sides, 20 from a width of 400 on, and always 16 before tools 9000; none at
  /// top and bottom.
  ///
  /// - Parameter outside: What is added where the view does not refuse it.
  static func topmost(
    _ facts: ViewFacts,
    width: Double,
    outside: Insets,
    _ environment: LayoutEnvironment
  ) -> Insets {
    let side = width >= 400 && environment.toolsVersion >= 9000 ? 20.0 : 16.0
    let own = facts.margins ?? Insets(left: side, right: side)
    return facts.insetsMarginsFromSafeArea ? own + outside : own
  }

  /// The margins of a view that is neither topmost nor a cell's content: 8, none for stack views.
  static func plain(_ facts: ViewFacts) -> Insets {
    facts.margins ?? Insets(all: facts.kind == .stackView ? 0 : 8)
  }

  /// True for the topmost views of a xib that have the margins of any view: cells, from tools
  /// 15000 on.
  static func isPlainTopmost(_ facts: ViewFacts, _ environment: LayoutEnvironment) -> Bool {
    switch facts.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView:
      environment.toolsVersion >= 15000
    case .stackView: true
    default: false
    }
  }

  /// The margins of a table cell's content.
  static func cell(
    _ tree: SceneTree,
    _ root: Int,
    contentWidth: Double,
    _ solved: [Frame?],
    _ environment: LayoutEnvironment
  ) -> Insets {
    let node = tree.nodes[root]
    if let own = node.facts.margins, !node.facts.preservesSuperviewMargins { return own }
    let cell = node.parent
    let cellFrame = cell >= 0 ? solved[cell] ?? tree.nodes[cell].facts.frame : nil
    let tableWidth = tableWidth(above: cell, tree, solved) ?? cellFrame?.width ?? contentWidth
    var insets = standardCell(tableWidth: tableWidth, environment)
    if let cellFrame, contentWidth < cellFrame.width - 0.5, environment.toolsVersion >= 13000 {
      insets.right = 8
    }
    // A content that keeps its cell's margins has at least those (measured).
    guard let own = node.facts.margins else { return insets }
    return Insets(
      top: max(own.top, insets.top),
      left: max(own.left, insets.left),
      bottom: max(own.bottom, insets.bottom),
      right: max(own.right, insets.right)
    )
  }

  private static func standardCell(
    tableWidth: Double,
    _ environment: LayoutEnvironment
  ) -> Insets {
    let tools = environment.toolsVersion
    if tools < 13000 { return Insets(all: 8) }
    if tools < 15000 {
      let side = tableWidth >= 400 ? 20.0 : isNarrow(tableWidth, environment) ? 15 : 16
      return Insets(top: 11, left: side, bottom: 10.5, right: side)
    }
    var side = environment.screen.width > 375 && tableWidth > 320 ? 20.0 : 16.0
    if isNarrow(tableWidth, environment) { side = 15 }
    let isNewest = (24500..<30000).contains(tools)
    return isNewest
      ? Insets(top: 15, left: side, bottom: 15, right: side)
      : Insets(top: 11, left: side, bottom: 11, right: side)
  }

  /// True where a table of 320 points has sides of 15 points: on a screen as narrow, and from tools
  /// 14800 to 16999 on one up to 375 wide (6 of 6 cells; before, after and on wider ones 0 of 38).
  private static func isNarrow(_ tableWidth: Double, _ environment: LayoutEnvironment) -> Bool {
    guard tableWidth == 320, environment.toolsVersion < 17000 else { return false }
    let screen = environment.screen.width
    return screen <= 320 || screen <= 375 && environment.toolsVersion >= 14800
  }

  private static func tableWidth(above cell: Int, _ tree: SceneTree, _ solved: [Frame?]) -> Double?
  {
    var above = cell
    while above >= 0 {
      let node = tree.nodes[above]
      if node.facts.kind == .tableView { return solved[above]?.width ?? node.facts.frame?.width }
      above = node.parent
    }
    return nil
  }
}

extension Insets {
  /// The insets of the left and right edges alone.
  var sides: Insets { Insets(left: left, right: right) }
}
