internal import LayoutModel

/// The place of a new cell in its table.
extension ObjectAdder {
  /// Gives a new cell of a table the width of the table and a place below the cells before it, as the
  /// canvas shows it. A cell outside of a table keeps its size.
  func fitCell(_ id: ObjectID) {
    guard let cell = slice[id], let table = table(of: cell),
      let width = geometry.storedFrame(of: table.id)?.width, width > 0,
      var frame = geometry.storedFrame(of: id)
    else { return }
    let others = slice.children(of: cell.parent ?? table.id, in: cell.container)
      .filter { $0.id != id && $0.position < cell.position }
    let header = table.attribute("sectionHeaderHeight").flatMap { Double($0) } ?? 0
    let bottoms = others.compactMap { geometry.storedFrame(of: $0.id) }.map { $0.y + $0.height }
    frame.y = bottoms.max() ?? max(header, 0)
    frame.width = width
    geometry.store(frame, of: id)
    for child in slice.children(of: id) where child.key == "contentView" {
      guard var inner = geometry.storedFrame(of: child.id) else { continue }
      inner.width = width
      geometry.store(inner, of: child.id)
    }
  }

  private func table(of cell: LayoutObject) -> LayoutObject? {
    var holder = cell.parent.flatMap { slice[$0] }
    if holder?.kind == "tableViewSection" { holder = holder?.parent.flatMap { slice[$0] } }
    return holder?.kind == "tableView" ? holder : nil
  }
}
