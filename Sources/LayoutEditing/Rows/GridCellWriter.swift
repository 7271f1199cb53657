internal import LayoutModel

/// Keeps one cell for each row and column of a macOS grid view, as Interface Builder does.
///
/// The only place that does so, for edits of every kind. The cells are in the order of the rows, and
/// in a row in that of the columns. An empty cell is an element without content. A grid view that
/// lacked cells before the edit stays without them.
struct GridCellWriter: EditPart {
  let state: EditState

  /// The rows, columns and cells of a grid view, each in order.
  private struct Grid {
    static let kind = "gridView"
    static let cells: PropertyPath = ":gridCells"

    let rows: [ObjectID]
    let columns: [ObjectID]
    let cells: [LayoutObject]

    init(_ children: [LayoutObject]) {
      func members(_ list: PropertyPath) -> [LayoutObject] {
        children.filter { $0.container == list }.sorted { $0.position < $1.position }
      }
      rows = members(":rows").map(\.id)
      columns = members(":columns").map(\.id)
      cells = members(Grid.cells)
    }

    /// The place of each pair of a row and a column among the cells.
    var places: [Place] { rows.flatMap { row in columns.map { Place(row: row, column: $0) } } }

    func isWhole() -> Bool { Set(places).isSubset(of: cells.compactMap(Place.init)) }
  }

  /// The row and the column of a cell.
  private struct Place: Hashable {
    let row: ObjectID
    let column: ObjectID

    init(row: ObjectID, column: ObjectID) {
      (self.row, self.column) = (row, column)
    }

    /// Returns nil for a cell that lacks one.
    init?(_ cell: LayoutObject) {
      guard let row = cell.attribute("row"), let column = cell.attribute("column") else {
        return nil
      }
      self.init(row: ObjectID(row), column: ObjectID(column))
    }
  }

  /// Adds the cells that new rows and columns need, removes those of deleted ones, and sorts the
  /// cells.
  ///
  /// - Throws: ``EditError/wrongParent(_:reason:)`` for a new cell without a free place.
  func complete() throws(EditError) {
    guard order.platform == .macOS else { return }
    var grids: Set<ObjectID> = []
    for (id, old) in slice.changedObjects {
      let new = slice[id]
      // An edit of a cell's own row or column stays as the user makes it.
      if let old, let new, old.parent == new.parent, old.position == new.position { continue }
      grids.formUnion([old?.parent, new?.parent].compactMap { $0 })
    }
    for grid in grids.sorted() where slice[grid]?.kind == Grid.kind && wasWhole(grid) {
      removeStrays(of: grid)
      try placeNewCells(of: grid)
      try addMissingCells(to: grid)
      sortCells(of: grid)
    }
  }

  /// Refuses to move a cell among its siblings. Its row and its column give its place.
  func requireOtherThanCell(_ object: LayoutObject) throws(EditError) {
    guard order.platform == .macOS, object.container == Grid.cells,
      let parent = object.parent, slice[parent]?.kind == Grid.kind
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
    guard order.platform == .macOS, let parent = object.parent, slice[parent]?.kind == Grid.kind
    else { return [] }
    let all = Grid(slice.children(of: parent)).cells
    let cells = all.filter { cell in
      Place(cell).map { $0.row == object.id || $0.column == object.id } ?? false
    }
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
    return Grid(slice.childrenBeforeEdit(of: grid)).isWhole()
  }

  /// Removes the cells whose row or column the edit removed.
  private func removeStrays(of id: ObjectID) {
    let grid = Grid(slice.children(of: id))
    let places = Set(grid.places)
    let strays = grid.cells.filter { cell in
      guard let old = slice.changedObjects[cell.id], let old, old.parent == id,
        let place = Place(old)
      else { return false }
      return !places.contains(place)
    }
    if !strays.isEmpty { _ = objectDeleter.deleteFromProject(strays.map(\.id)) }
  }

  /// Gives cells without a place of their own the next free one.
  private func placeNewCells(of id: ObjectID) throws(EditError) {
    let grid = Grid(slice.children(of: id))
    let changed = slice.changedObjects
    var taken: Set<Place> = []
    var unplaced: [LayoutObject] = []
    // Cells that the edit did not add keep their places.
    let isNew = { (cell: LayoutObject) in changed[cell.id].map { $0 == nil } ?? false }
    for cell in grid.cells.filter({ !isNew($0) }) + grid.cells.filter(isNew) {
      guard let place = Place(cell), grid.places.contains(place), taken.insert(place).inserted
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
    let grid = Grid(slice.children(of: id))
    let taken = Set(grid.cells.compactMap(Place.init))
    guard let template = ObjectTemplate.of("gridCell", on: order.platform) else { return }
    for place in grid.places where !taken.contains(place) {
      put(try objectAdder.insert(template, into: id, Grid.cells, key: nil, .last), at: place)
    }
  }

  private func put(_ cell: ObjectID, at place: Place) {
    rowWriter.setAttribute("row", place.row.rawValue, of: cell)
    rowWriter.setAttribute("column", place.column.rawValue, of: cell)
  }

  private func sortCells(of id: ObjectID) {
    let grid = Grid(slice.children(of: id))
    let ranks = Dictionary(
      grid.places.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    func rank(_ cell: LayoutObject) -> Int { Place(cell).flatMap { ranks[$0] } ?? ranks.count }
    let sorted = grid.cells.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element.id)
    guard sorted != grid.cells.map(\.id) else { return }
    for (place, cell) in sorted.enumerated() {
      state.slice.update(cell) { $0.position = Double(place + 1) }
    }
  }
}
