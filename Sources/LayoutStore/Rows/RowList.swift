/// Rows of all tables of content, kept rather than written. A class because all batches feed one.
final class RowList {
  /// By the table's number, in the order in which they came.
  private(set) var rows = [[[RowValue]]](repeating: [], count: RowTable.journaled.count)
  private var places = [[[RowValue]: Int]](repeating: [:], count: RowTable.journaled.count)

  /// Adds a row of a table.
  func add(_ table: Int, _ row: [RowValue]) {
    places[table][RowTable.journaled[table].key(of: row)] = rows[table].count
    rows[table].append(row)
  }

  /// The row of a table that has the same key as `row`.
  func counterpart(of row: [RowValue], in table: Int) -> [RowValue]? {
    places[table][RowTable.journaled[table].key(of: row)].map { rows[table][$0] }
  }
}
