/// Rows of all tables of content, to be found by their keys.
struct RowList {
  /// By the table's number, in the order in which they came.
  private(set) var rows: [[[RowValue]]]
  private var places = [[[RowValue]: Int]](repeating: [:], count: RowTable.journaled.count)

  init(_ content: DocumentRows) {
    rows = content.sheets.map(\.rows)
    for (number, table) in RowTable.journaled.enumerated() {
      for (place, row) in rows[number].enumerated() { places[number][table.key(of: row)] = place }
    }
  }

  /// The row of a table that has the same key as `row`.
  func counterpart(of row: [RowValue], in table: Int) -> [RowValue]? {
    places[table][RowTable.journaled[table].key(of: row)].map { rows[table][$0] }
  }
}
