import LayoutModel

/// Arrangements that only AppKit has.
extension ExtraStatements {
  /// Returns the priorities at which the parts of a split view keep their sizes.
  func priorities(_ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "splitView" else { return [] }
    let list = ":holdingPriorities"
    let rows = object.properties.filter { $0.path.parent.rawValue == list }
    let numbers = rows.map {
      values.value(
        .priority,
        at: "\($0.path.rawValue)/value",
        in: object.properties,
        of: object.id
      )?
      .swift
    }
    guard !rows.isEmpty, !numbers.contains(nil) else { return [] }
    ledger.write(object.id, under: list)
    return numbers.compactMap { $0 }.enumerated().map { index, number in
      syntax.call(
        name,
        "setHoldingPriority(NSLayoutConstraint.Priority(\(number)), forSubviewAt: \(index))",
        "setHoldingPriority:\(number) forSubviewAtIndex:\(index)"
      )
    }
  }

  /// Returns the statement that removes the header of a table, which each new table has.
  func header(_ object: LayoutObject, _ name: String) -> [String] {
    guard values.platform == .macOS, ["tableView", "outlineView"].contains(object.kind),
      object.attribute("headerView") == nil
    else { return [] }
    let isInside = ledger.objects.contains { $0.parent == object.id && $0.key == "headerView" }
    return isInside ? [] : [syntax.assign("\(name).headerView", "nil")]
  }

  /// Returns the statement that sets the column with the hierarchy of an outline.
  func outline(_ own: CodeClass, _ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "outlineView",
      let column = object.attribute("outlineTableColumn").flatMap({ own.items[ObjectID($0)] })
    else { return [] }
    ledger.write(object.id, "outlineTableColumn")
    return [
      syntax.assign("\(name).outlineTableColumn", column.expression(in: syntax.language))
    ]
  }

  /// Returns the statement that shows the tab with which a tab view begins.
  func tab(_ own: CodeClass, _ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "tabView",
      let item = object.attribute("initialItem").flatMap({ own.items[ObjectID($0)] })
    else { return [] }
    ledger.write(object.id, "initialItem")
    let tab = item.expression(in: syntax.language)
    return [syntax.call(name, "selectTabViewItem(\(tab))", "selectTabViewItem:\(tab)")]
  }

  /// Returns the statements that merge cells of a grid.
  func merges(_ own: CodeClass, _ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "gridView" else { return [] }
    let parts = own.objects.map(\.object).filter { $0.parent == object.id }
    func place(_ cell: LayoutObject, _ attribute: String) -> Int? {
      let all = parts.filter { $0.container.rawValue == ":\(attribute)s" }
      return all.firstIndex { $0.id.rawValue == cell.attribute(attribute) }
    }
    let cells = parts.filter { $0.kind == "gridCell" }
    for cell in cells {
      for path in ["row", "column", "headOfMergedCell"] { ledger.write(cell.id, path) }
    }
    return cells.compactMap { head in
      let members = cells.filter { $0.attribute("headOfMergedCell") == head.id.rawValue } + [head]
      let columns = members.compactMap { place($0, "column") }.sorted()
      let rows = members.compactMap { place($0, "row") }.sorted()
      guard let left = columns.first, let right = columns.last, let top = rows.first,
        let bottom = rows.last, left != right || top != bottom
      else { return nil }
      let (width, height) = (right - left + 1, bottom - top + 1)
      return syntax.call(
        name,
        "mergeCells(inHorizontalRange: NSRange(location: \(left), length: \(width)), "
          + "verticalRange: NSRange(location: \(top), length: \(height)))",
        "mergeCellsInHorizontalRange:NSMakeRange(\(left), \(width)) "
          + "verticalRange:NSMakeRange(\(top), \(height))"
      )
    }
  }
}
