import LayoutModel

/// The layout margins of views for which the file has none (measured on the canvas).
enum LayoutMargins {
  /// Returns the margins of a controller's view, or of a xib's topmost view.
  ///
  /// The side margins are at least 20 points from a width of 394 points on, otherwise 16 (15 of 15
  /// roots with margins of their own; `UIViewController.systemMinimumLayoutMargins`). Before tools
  /// version 9000 they are always 16. The top and bottom margins are 0.
  ///
  /// - Parameter outside: The insets to add, unless the view's margins ignore the safe area.
  static func topmost(
    _ facts: ViewFacts,
    width: Double,
    outside: Insets,
    _ environment: LayoutEnvironment
  ) -> Insets {
    let side = width >= 394 && environment.toolsVersion >= 9000 ? 20.0 : 16.0
    let own = (facts.margins ?? .zero).atLeast(Insets(left: side, right: side))
    return facts.insetsMarginsFromSafeArea ? own + outside : own
  }

  /// Returns margins between which a view that follows the readable width has at most that width
  /// (`UIView.readableContentGuide`).
  ///
  /// On canvases the width is another one (560 points in the only wide view seen), so they have the
  /// margins without it.
  static func readable(
    _ margins: Insets,
    _ facts: ViewFacts,
    width: Double,
    _ environment: LayoutEnvironment
  ) -> Insets {
    guard facts.followsReadableWidth, environment.rootSizing != .stored else { return margins }
    let side = (width - readableWidth) / 2
    return margins.atLeast(Insets(left: side, right: side))
  }

  /// The readable width at the default text size, in points.
  private static let readableWidth = 672.0

  /// The margins of the canvas around the topmost view of a xib.
  static let canvas = Insets(all: 8)

  /// Returns the margins of a view that is neither topmost nor a cell's content: 8 points, 0 for
  /// stack views.
  static func plain(_ facts: ViewFacts) -> Insets {
    facts.margins ?? Insets(all: facts.kind == .stackView ? 0 : 8)
  }

  /// Returns true for topmost views of a xib with the margins of an ordinary view: stack views, and
  /// from tools version 15000 on cells whose margins include the safe area (6 of 6 xibs).
  static func isPlainTopmost(_ facts: ViewFacts, _ environment: LayoutEnvironment) -> Bool {
    switch facts.kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView:
      environment.toolsVersion >= 15000 && facts.insetsMarginsFromSafeArea
    case .stackView: true
    default: false
    }
  }

  /// Returns the margins of a view that another object positions. A header or footer of a table that
  /// preserves its superview's margins has at least the side margins of the table's cells (5 of 5
  /// headers).
  static func held(
    _ tree: SceneTree,
    _ root: Int,
    _ solved: [Frame?],
    _ environment: LayoutEnvironment
  ) -> Insets {
    let node = tree.nodes[root]
    let own = plain(node.facts)
    guard node.facts.preservesSuperviewMargins, node.parent >= 0, !node.facts.kind.isCell,
      tree.nodes[node.parent].facts.kind == .tableView, environment.cellsHaveTableMargins,
      let table = solved[node.parent] ?? tree.nodes[node.parent].facts.frame
    else { return own }
    let side = cellSide(
      width: table.width,
      isTableTopmost: tree.nodes[node.parent].isTopmost,
      environment
    )
    return own.atLeast(Insets(left: side, right: side))
  }

  /// The inputs of the margins of cells other than the table.
  struct Screen: Equatable {
    let width: Double
    let shortSide: Double
    let front: ScreenEdges.Front
  }

  static func screen(_ environment: LayoutEnvironment) -> Screen {
    let size = environment.screen
    return Screen(
      width: size.width,
      shortSide: min(size.width, size.height),
      front: environment.screenEdges.front
    )
  }

  /// Returns the margins of a table cell's content of some width, with its readable width.
  static func cellContent(
    _ tree: SceneTree,
    _ node: Int,
    width: Double,
    _ solved: [Int: Frame],
    _ environment: LayoutEnvironment
  ) -> Insets {
    let margins = cell(tree, node, contentWidth: width, solved, environment)
    return readable(margins, tree.nodes[node].facts, width: width, environment)
  }

  /// Returns the margins of a table cell's content.
  private static func cell(
    _ tree: SceneTree,
    _ root: Int,
    contentWidth: Double,
    _ solved: [Int: Frame],
    _ environment: LayoutEnvironment
  ) -> Insets {
    let node = tree.nodes[root]
    if let own = node.facts.margins, !node.facts.preservesSuperviewMargins { return own }
    let cell = node.parent
    let cellFrame = cell >= 0 ? solved[cell] ?? tree.nodes[cell].facts.frame : nil
    let table = table(above: cell, tree)
    let tableWidth = table.flatMap { solved[$0]?.width ?? tree.nodes[$0].facts.frame?.width }
    var insets = standardCell(
      width: tableWidth ?? cellFrame?.width ?? contentWidth,
      isTableTopmost: table.map { tree.nodes[$0].isTopmost },
      environment
    )
    if environment.cellsHaveTableMargins { insets.bottom -= separator(of: node, in: tree) }
    if environment.toolsVersion < 13000, node.facts.preservesSuperviewMargins, cell >= 0,
      tree.nodes[cell].facts.preservesSuperviewMargins
    {
      // The table's margins of 15 points reach the content (37 of 37 margins of 3 projects),
      // except beside an accessory (1 of 1).
      insets.left = 15
      if !hasAccessory(node, in: tree) { insets.right = 15 }
    }
    if hasAccessory(node, in: tree), environment.cellsHaveTableMargins {
      // Cells outside tables with sides of 15 points have 3 points (10 views of 3 xibs).
      insets.right = table == nil && insets.right == 15 ? 3 : 8
    }
    // A content view that preserves its superview's margins has at least the standard margins
    // (measured) and the cell's own (17 of 17 views).
    if node.facts.preservesSuperviewMargins, cell >= 0, let outer = tree.nodes[cell].facts.margins {
      insets = insets.atLeast(outer)
    }
    return node.facts.margins?.atLeast(insets) ?? insets
  }

  /// Returns whether a cell has an accessory beside its content: the stored content is narrower
  /// than the stored cell. On other screens the two can have been resized apart.
  private static func hasAccessory(_ content: ViewNode, in tree: SceneTree) -> Bool {
    guard content.parent >= 0, let cell = tree.nodes[content.parent].facts.frame,
      let own = content.facts.frame
    else { return false }
    return own.width < cell.width - 0.5
  }

  /// Returns the height of the separator below a cell's content, one pixel; 0 without one. From
  /// Xcode 9.1 on the margin includes it (12 of 12 cells).
  private static func separator(of content: ViewNode, in tree: SceneTree) -> Double {
    guard content.parent >= 0, let cell = tree.nodes[content.parent].facts.frame,
      let own = content.facts.frame
    else { return 0 }
    let height = cell.height - own.height
    return (0.1...1).contains(height) ? height : 0
  }

  private static func standardCell(
    width: Double,
    isTableTopmost: Bool?,
    _ environment: LayoutEnvironment
  ) -> Insets {
    guard environment.cellsHaveTableMargins else { return Insets(all: 8) }
    let side = cellSide(width: width, isTableTopmost: isTableTopmost, environment)
    let isNewest = (24100..<30000).contains(environment.toolsVersion)
    return isNewest || isPartOfTablet(width, environment)
      ? Insets(top: 15, left: side, bottom: 15, right: side)
      : Insets(top: 11, left: side, bottom: 11, right: side)
  }

  /// Returns the standard margin at the sides of a table cell's content, from Xcode 9.1 on.
  static func cellSide(
    width: Double,
    isTableTopmost: Bool?,
    _ environment: LayoutEnvironment
  ) -> Double {
    if isNarrow(width, isTableTopmost: isTableTopmost, environment) { return 15 }
    if environment.toolsVersion < 14800 { return width >= 400 ? 20 : 16 }
    if isPartOfTablet(width, environment) || isPartOfPhone(isTableTopmost, environment) {
      return 16
    }
    return hasWideSides(environment) && width > 320 ? 20 : 16
  }

  /// Returns true for a table that covers a part of a tablet's width, as in a split view (16 of 16
  /// cells of one table, tools version 22685).
  private static func isPartOfTablet(_ width: Double, _ environment: LayoutEnvironment) -> Bool {
    let screen = screen(environment)
    return environment.toolsVersion >= 17000 && screen.shortSide > 600 && width < screen.width
  }

  /// Returns true for a table that is part of a view on a phone with a home button, from tools version
  /// 20000 on (11 of 11 left margins of 3 apps; before, 0 of 6 of 2 apps; on other phones 0 of 12).
  private static func isPartOfPhone(
    _ isTableTopmost: Bool?,
    _ environment: LayoutEnvironment
  ) -> Bool {
    let screen = screen(environment)
    return isTableTopmost == false && environment.toolsVersion >= 20000
      && screen.front == .homeButton && screen.shortSide <= 600
  }

  /// Returns true on screens wider than 375 points; from tools version 23700 on, on phones wider
  /// than 390 in portrait, in either orientation (6 of 6 cells; before, 0 of 4).
  private static func hasWideSides(_ environment: LayoutEnvironment) -> Bool {
    let screen = screen(environment)
    return environment.toolsVersion >= 23700 ? screen.shortSide > 390 : screen.width > 375
  }

  /// Returns true if the side margins are 15 points: up to tools version 16999, on screens of up to
  /// 375 points.
  ///
  /// This applies to tables that are part of a view (13 of 13 cells), and to cells outside tables:
  /// from tools version 14800 on to all (12 of 12), before to those as narrow as a screen of 320
  /// points. It does not apply to topmost tables (0 of 30; on the narrowest screens 0 of 6).
  private static func isNarrow(
    _ width: Double,
    isTableTopmost: Bool?,
    _ environment: LayoutEnvironment
  ) -> Bool {
    let (screen, tools) = (screen(environment).width, environment.toolsVersion)
    guard tools < 17000, screen <= 375 else { return false }
    guard let isTableTopmost else { return tools >= 14800 || screen <= 320 && width == 320 }
    return !isTableTopmost
  }

  /// Returns the table that contains a cell; nil for a cell without a table.
  static func table(above cell: Int, _ tree: SceneTree) -> Int? {
    var above = cell
    while above >= 0, tree.nodes[above].facts.kind != .tableView {
      above = tree.nodes[above].parent
    }
    return above >= 0 ? above : nil
  }
}

extension Insets {
  /// The insets of the left and right edges only.
  var sides: Insets { Insets(left: left, right: right) }

  /// Returns the greater inset at each edge.
  func atLeast(_ other: Insets) -> Insets {
    Insets(
      top: max(top, other.top),
      left: max(left, other.left),
      bottom: max(bottom, other.bottom),
      right: max(right, other.right)
    )
  }
}

extension LayoutEnvironment {
  /// True if the margins of table cells depend on their tables, from Xcode 9.1 on. Before, they are
  /// 8 points at all edges (345 of 345 margins of 6 repositories saved by Xcode 9.0).
  var cellsHaveTableMargins: Bool { toolsVersion >= 13500 }

  /// True if the margins of a controller's view respect the safe area: in documents that use it,
  /// and from tools version 13000 on in all (14 of 14 roots; before, 0 of 9; of inner views, 0 of
  /// 2).
  var topmostMarginsRespectSafeArea: Bool { usesSafeAreas || toolsVersion >= 13000 }
}
