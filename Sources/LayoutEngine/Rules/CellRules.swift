import LayoutModel

/// The sizes of cells and of their contents.
struct CellRules {
  let document: DocumentFacts
  let tree: SceneTree
  let environment: LayoutEnvironment

  /// Returns the stored size of a view. The stored size of a collection view cell is often stale,
  /// so that of its content is used (28 views of 2 files).
  func storedSize(_ node: Int) -> Size? {
    let own = tree.nodes[node].facts.frame?.size
    guard tree.nodes[node].facts.kind == .collectionViewCell else { return own }
    let content = tree.nodes[node].children.first { tree.nodes[$0].isCellContent }
    return content.flatMap { tree.nodes[$0].facts.frame?.size } ?? own
  }

  /// Returns the size in which a cell's content is laid out.
  ///
  /// Before tools version 9000 the stored rectangle of the content is stale (measured). The actual
  /// width is the table's, less 33 points for an accessory. The actual height is the cell's row
  /// height, or else the table's, less one point for a separator. Grouped tables always have a
  /// separator.
  func contentSize(_ content: Int, _ stored: Size) -> Size {
    let cell = tree.nodes[content].parent
    guard cell >= 0, tree.nodes[cell].facts.kind == .tableViewCell else { return stored }
    guard environment.toolsVersion < 9000 else {
      return withinGroup(withThinLine(stored, in: cell), in: cell)
    }
    let cellFacts = tree.nodes[cell].facts.cell
    let accessory = cellFacts.accessory == nil ? 0.0 : 33
    guard let table = table(of: cell) else {
      return contentSize(ofFreeCell: cell, accessory) ?? stored
    }
    let tableFacts = tree.nodes[table].facts.cell
    var size = stored
    if let width = rowWidth(cell) { size.width = width - accessory }
    let hasSeparator = tableFacts.separatorStyle != "none" || tableFacts.cellStyle == "grouped"
    if let height = cellFacts.rowHeight ?? tableFacts.rowHeight, height > 0 {
      size.height = height - (hasSeparator ? 1 : 0)
    }
    return size
  }

  /// Returns the width of the row of a table in which the content of a cell is laid out; nil if it is the
  /// stored width of the cell.
  func rowWidth(_ cell: Int) -> Double? {
    guard environment.toolsVersion < 9000, tree.nodes[cell].facts.kind == .tableViewCell,
      let table = table(of: cell)
    else { return nil }
    let own = environment.rowsFillTables ? tree.nodes[cell].facts.frame?.width : nil
    return own ?? tree.nodes[table].facts.frame?.width
  }

  private func table(of cell: Int) -> Int? {
    let table = tree.nodes[cell].parent
    return table >= 0 && tree.nodes[table].facts.kind == .tableView ? table : nil
  }

  /// Below a cell in storyboards with a device, the separator takes half a point, but the first
  /// versions with devices stored a whole one (half a point fits 33 of 33 views, a whole one 4).
  private func withThinLine(_ stored: Size, in cell: Int) -> Size {
    guard environment.toolsVersion < 12000, document.header.deviceID != nil,
      document.header.isStoryboard, let height = tree.nodes[cell].facts.frame?.height,
      abs(height - stored.height - 1) < 1e-6
    else { return stored }
    return Size(width: stored.width, height: stored.height + 0.5)
  }

  /// Returns the content size of a cell that its table insets by its side margins. The stored
  /// frames of some such cells are as wide as the table, but their content is laid out within the
  /// insets (18 of 18 views of 2 apps).
  private func withinGroup(_ stored: Size, in cell: Int) -> Size {
    guard let table = LayoutMargins.table(above: cell, tree),
      tree.nodes[table].facts.cell.cellStyle == "insetGrouped",
      let outer = tree.nodes[table].facts.frame?.width,
      let width = tree.nodes[cell].facts.frame?.width, abs(outer - width) < 0.5
    else { return stored }
    let inset = LayoutMargins.cellSide(width: outer, isTableTopmost: true, environment)
    return Size(width: max(0, stored.width - 2 * inset), height: stored.height)
  }

  /// Returns the content size of a cell without a table, as in a xib: the cell's size, less the
  /// accessory and a separator of one point (29 of 32 cells).
  ///
  /// The first versions with size classes left no separator (8 of 10 cells of one repository).
  private func contentSize(ofFreeCell cell: Int, _ accessory: Double) -> Size? {
    guard tree.nodes[cell].isTopmost, let size = tree.nodes[cell].facts.frame?.size else {
      return nil
    }
    let isFirstWithClasses =
      (6000..<7000).contains(environment.toolsVersion) && document.header.usesTraits
    return Size(
      width: size.width - accessory,
      height: size.height - (isFirstWithClasses ? 0 : 1)
    )
  }
}
