internal import LayoutModel

/// Keeps one cell for each row and column of a macOS grid view, as Interface Builder does.
///
/// The only place that does so, for edits of every kind. A grid view that lacked cells before the edit
/// stays without them.
struct GridCellWriter: EditPart {
  let state: EditState

  /// Adds the cells that new rows and columns need, removes those of deleted ones, and sorts the
  /// cells.
  ///
  /// - Throws: ``EditError/wrongParent(_:reason:)`` for a new cell without a free place.
  func complete() throws(EditError) {
    var parents: Set<ObjectID> = []
    for (id, old) in slice.changedObjects {
      let new = slice[id]
      // An edit of a cell's own row or column stays as the user makes it.
      if let old, let new, old.parent == new.parent, old.position == new.position { continue }
      parents.formUnion([old?.parent, new?.parent].compactMap { $0 })
    }
    let grids = parents.filter { slice[$0]?.kind == CellGrid.kind }
    guard !grids.isEmpty, order.platform == .macOS else { return }
    for grid in grids.sorted() where wasWhole(grid) {
      removeStrays(of: grid)
      try placeNewCells(of: grid)
      try addMissingCells(to: grid)
      sortCells(of: grid)
    }
  }

  /// Refuses to move a cell among its siblings. Its row and its column give its place.
  func requireOtherThanCell(_ object: LayoutObject) throws(EditError) {
    guard order.platform == .macOS, object.container == CellGrid.cellList,
      let parent = object.parent, slice[parent]?.kind == CellGrid.kind
    else { return }
    throw .wrongParent(
      parent,
      reason: "the row and the column of \(name(object.id)) give its place; move one of them"
    )
  }

  /// The cells of a row or a column, in order; empty for other objects.
  ///
  /// - Throws: ``EditError/wrongParent(_:reason:)`` if one of them is merged with a cell elsewhere. The
  ///   merged cells of Interface Builder form a rectangle, which a copy would split.
  func cells(copiedWith object: LayoutObject) throws(EditError) -> [ObjectID] {
    guard order.platform == .macOS, let parent = object.parent, slice[parent]?.kind == CellGrid.kind
    else { return [] }
    let all = CellGrid(slice.children(of: parent)).cells
    let cells = all.filter { CellGrid.Place($0)?.isIn(object.id) ?? false }
    let ids = Set(cells.map(\.id))
    for cell in all {
      guard let head = cell.attribute("headOfMergedCell").map({ ObjectID($0) }),
        ids.contains(cell.id) != ids.contains(head)
      else { continue }
      throw .wrongParent(
        parent,
        reason: "a cell of \(name(object.id)) is merged with a cell outside of it"
      )
    }
    return cells.map(\.id)
  }

  /// True if a grid view had all cells before the edit, or is new.
  private func wasWhole(_ grid: ObjectID) -> Bool {
    if let old = slice.changedObjects[grid], old == nil { return true }
    return CellGrid(slice.childrenBeforeEdit(of: grid)).isWhole
  }

  /// Removes the cells whose row or column the edit removed.
  private func removeStrays(of id: ObjectID) {
    let grid = CellGrid(slice.children(of: id))
    let places = Set(grid.places)
    let strays = grid.cells.filter { cell in
      guard let old = slice.changedObjects[cell.id], let old, old.parent == id,
        let place = CellGrid.Place(old)
      else { return false }
      return !places.contains(place)
    }
    if !strays.isEmpty { _ = objectDeleter.deleteFromProject(strays.map(\.id)) }
  }

  /// Gives cells without a place of their own the next free one.
  private func placeNewCells(of id: ObjectID) throws(EditError) {
    let grid = CellGrid(slice.children(of: id))
    let changed = slice.changedObjects
    var taken: Set<CellGrid.Place> = []
    var unplaced: [LayoutObject] = []
    // Cells that the edit did not add keep their places.
    let isNew = { (cell: LayoutObject) in changed[cell.id].map { $0 == nil } ?? false }
    for cell in grid.cells.filter({ !isNew($0) }) + grid.cells.filter(isNew) {
      guard let place = CellGrid.Place(cell), grid.places.contains(place),
        taken.insert(place).inserted
      else {
        unplaced.append(cell)
        continue
      }
    }
    var free = grid.places.filter { !taken.contains($0) }[...]
    for cell in unplaced {
      guard let place = free.popFirst() else {
        throw .wrongParent(id, reason: "each row and column has its cell; add a row or a column")
      }
      put(cell.id, at: place)
    }
  }

  private func addMissingCells(to id: ObjectID) throws(EditError) {
    let grid = CellGrid(slice.children(of: id))
    guard let template = ObjectTemplate.of(CellGrid.cellKind, on: order.platform) else { return }
    for place in grid.emptyPlaces {
      put(try objectAdder.insert(template, into: id, CellGrid.cellList, key: nil, .last), at: place)
    }
  }

  private func put(_ cell: ObjectID, at place: CellGrid.Place) {
    rowWriter.setAttribute("row", place.row.rawValue, of: cell)
    rowWriter.setAttribute("column", place.column.rawValue, of: cell)
  }

  private func sortCells(of id: ObjectID) {
    let grid = CellGrid(slice.children(of: id))
    let sorted = grid.sortedCells.map(\.id)
    guard sorted != grid.cells.map(\.id) else { return }
    for (place, cell) in sorted.enumerated() {
      state.slice.update(cell) { $0.position = Double(place + 1) }
    }
  }
}
