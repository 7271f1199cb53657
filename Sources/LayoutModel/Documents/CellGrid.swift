/// The rows, columns and cells of a macOS grid view, each in order.
///
/// Interface Builder writes one cell for each row and column: in the order of the rows, and in a row in
/// that of the columns (all of 20 grid views in real documents). An empty cell has no content.
package struct CellGrid {
  /// The kind of a grid view.
  package static let kind = "gridView"
  /// The kind of a cell.
  package static let cellKind = "gridCell"
  /// The list of the cells in a grid view.
  package static let cellList: PropertyPath = ":gridCells"

  /// The rows.
  package let rows: [ObjectID]
  /// The columns.
  package let columns: [ObjectID]
  /// The cells in the order of the file.
  package let cells: [LayoutObject]

  /// The row and the column of a cell.
  package struct Place: Hashable {
    /// The row.
    package let row: ObjectID
    /// The column.
    package let column: ObjectID

    /// Creates a place.
    package init(row: ObjectID, column: ObjectID) {
      (self.row, self.column) = (row, column)
    }

    /// Creates the place of a cell; nil for a cell that lacks one, and for other objects.
    package init?(_ cell: LayoutObject) {
      guard cell.kind == CellGrid.cellKind, let row = cell.attribute("row"),
        let column = cell.attribute("column")
      else { return nil }
      self.init(row: ObjectID(row), column: ObjectID(column))
    }

    /// Returns true if an object is the row or the column.
    package func isIn(_ track: ObjectID) -> Bool { row == track || column == track }
  }

  /// Creates the grid of a grid view's children.
  package init(_ children: [LayoutObject]) {
    func members(_ list: PropertyPath) -> [LayoutObject] {
      children.filter { $0.container == list }.sorted { $0.position < $1.position }
    }
    rows = members(":rows").map(\.id)
    columns = members(":columns").map(\.id)
    cells = members(CellGrid.cellList)
  }

  /// The place of each pair of a row and a column, in the order of the cells.
  package var places: [Place] {
    rows.flatMap { row in columns.map { Place(row: row, column: $0) } }
  }

  /// The places without a cell.
  package var emptyPlaces: [Place] {
    let taken = Set(cells.compactMap(Place.init))
    return places.filter { !taken.contains($0) }
  }

  /// True if each place has a cell.
  package var isWhole: Bool { emptyPlaces.isEmpty }

  /// The cells in the order of their places. Cells without a place of the grid come last.
  package var sortedCells: [LayoutObject] {
    let ranks = Dictionary(
      places.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    func rank(_ cell: LayoutObject) -> Int { Place(cell).flatMap { ranks[$0] } ?? ranks.count }
    return cells.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }
}
