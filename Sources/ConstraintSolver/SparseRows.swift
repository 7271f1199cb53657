/// Rows of a matrix that change: unsorted entries in one pool, and for each column the rows it may
/// occur in.
///
/// A column's list may name a row that has since lost the column, never the reverse.
struct SparseRows: Sendable {
  /// Where a row's entries start in the pool.
  private(set) var starts: [Int32] = []
  /// How many entries a row has.
  private(set) var counts: [Int32] = []
  private var rooms: [Int32] = []
  /// The pool: columns and coefficients of the entries.
  private(set) var columns: [Int32] = []
  var coefficients: [Double] = []

  /// How many rows hold each column, retired rows not counted.
  private(set) var columnCounts: [Int32]
  /// For each column the first node of its list, -1 if it is empty.
  private(set) var heads: [Int32]
  /// The nodes of all columns' lists.
  private(set) var nodes: [Node] = []

  /// An element of a column's list.
  struct Node: Sendable {
    /// The row that may hold the column.
    let row: Int32
    /// The next node, -1 at the end.
    let next: Int32
    /// Where in the pool the entry was when the node was made; it may have moved.
    let position: Int32
  }

  /// One more than the position of a column in the row loaded by ``load(_:without:)``, else 0.
  private var loadedPositions: [Int32]
  private var loadedColumns: [Int32] = []
  private var loadedCoefficients: [Double] = []
  private var seen: [Int32] = []
  private var stamp: Int32 = 0

  /// Creates a matrix of `columnCount` columns and no rows.
  init(columnCount: Int, rowCount: Int, entryCount: Int) {
    heads = Array(repeating: -1, count: columnCount)
    columnCounts = Array(repeating: 0, count: columnCount)
    loadedPositions = Array(repeating: 0, count: columnCount)
    starts.reserveCapacity(rowCount)
    counts.reserveCapacity(rowCount)
    rooms.reserveCapacity(rowCount)
    columns.reserveCapacity(2 * entryCount)
    coefficients.reserveCapacity(2 * entryCount)
    nodes.reserveCapacity(2 * entryCount)
  }

  /// The positions in the pool of a row's entries.
  func entries(_ row: Int) -> Range<Int> {
    let start = Int(starts[row])
    return start..<start + Int(counts[row])
  }

  /// Starts a new row at the end of the pool; ``append(column:coefficient:)`` fills it.
  mutating func beginRow() {
    starts.append(Int32(columns.count))
    counts.append(0)
    rooms.append(0)
  }

  /// Appends an entry to the row begun last.
  mutating func append(column: Int32, coefficient: Double) {
    let row = starts.count - 1
    columns.append(column)
    coefficients.append(coefficient)
    counts[row] += 1
    rooms[row] += 1
    link(row: Int32(row), column: Int(column), position: columns.count - 1)
  }

  /// Returns where `column` stands in the row of `node`, a node of the column's list; nil if the
  /// row has lost the column.
  func position(of column: Int32, at node: Int32) -> Int? {
    let hint = Int(nodes[Int(node)].position)
    let row = Int(nodes[Int(node)].row)
    if columns[hint] == column, entries(row).contains(hint) { return hint }
    return position(of: column, in: row)
  }

  /// Returns where `column` stands in `row`, nil if it does not.
  func position(of column: Int32, in row: Int) -> Int? {
    for position in entries(row) where columns[position] == column { return position }
    return nil
  }

  /// Empties the list of `column`, whose rows have all lost it.
  mutating func clearList(of column: Int) {
    heads[column] = -1
  }

  /// Leaves a row as it is and out of ``columnCounts`` from now on.
  mutating func retire(_ row: Int) {
    for position in entries(row) { columnCounts[Int(columns[position])] -= 1 }
  }

  /// Takes the entry at `position` out of `row`.
  mutating func removeEntry(at position: Int, from row: Int) {
    columnCounts[Int(columns[position])] -= 1
    let last = Int(starts[row]) + Int(counts[row]) - 1
    columns[position] = columns[last]
    coefficients[position] = coefficients[last]
    counts[row] -= 1
  }

  /// Puts `column` in the place of the entry at `position` of `row`.
  mutating func replaceEntry(at position: Int, of row: Int, column: Int32, coefficient: Double) {
    columnCounts[Int(columns[position])] -= 1
    columns[position] = column
    coefficients[position] = coefficient
    link(row: Int32(row), column: Int(column), position: position)
  }

  /// Remembers the entries of `row` but `column` for ``addLoaded(_:to:)``.
  mutating func load(_ row: Int, without column: Int32) {
    loadedColumns.removeAll(keepingCapacity: true)
    loadedCoefficients.removeAll(keepingCapacity: true)
    for position in entries(row) where columns[position] != column {
      loadedColumns.append(columns[position])
      loadedCoefficients.append(coefficients[position])
      loadedPositions[Int(columns[position])] = Int32(loadedColumns.count)
    }
    while seen.count < loadedColumns.count { seen.append(0) }
  }

  /// Forgets the loaded row.
  mutating func unload() {
    for column in loadedColumns { loadedPositions[Int(column)] = 0 }
    loadedColumns.removeAll(keepingCapacity: true)
  }

  /// Adds `factor` times the loaded row to `row`.
  mutating func addLoaded(_ factor: Double, to row: Int) {
    if loadedColumns.isEmpty { return }
    if stamp == .max { seen = seen.map { _ in 0 }; stamp = 0 }
    stamp += 1
    var position = Int(starts[row])
    var met = 0
    while position < Int(starts[row]) + Int(counts[row]) {
      let column = columns[position]
      let loaded = Int(loadedPositions[Int(column)]) - 1
      if loaded >= 0 {
        seen[loaded] = stamp
        met += 1
        let old = coefficients[position]
        let added = factor * loadedCoefficients[loaded]
        let sum = old + added
        if abs(sum) <= Tolerance.cancellation * max(abs(old), abs(added)) {
          removeEntry(at: position, from: row)
          continue
        }
        coefficients[position] = sum
      }
      position += 1
    }
    if met == loadedColumns.count { return }
    makeRoom(for: loadedColumns.count - met, in: row)
    for loaded in loadedColumns.indices where seen[loaded] != stamp {
      let column = loadedColumns[loaded]
      let end = Int(starts[row]) + Int(counts[row])
      columns[end] = column
      coefficients[end] = factor * loadedCoefficients[loaded]
      counts[row] += 1
      link(row: Int32(row), column: Int(column), position: end)
    }
  }

  private mutating func link(row: Int32, column: Int, position: Int) {
    columnCounts[column] += 1
    nodes.append(Node(row: row, next: heads[column], position: Int32(position)))
    heads[column] = Int32(nodes.count - 1)
  }

  private mutating func makeRoom(for added: Int, in row: Int) {
    let needed = Int(counts[row]) + added
    if needed <= Int(rooms[row]) { return }
    let room = max(2 * Int(rooms[row]), needed, 4)
    let start = columns.count
    for position in entries(row) {
      columns.append(columns[position])
      coefficients.append(coefficients[position])
    }
    columns.append(contentsOf: repeatElement(0, count: room - Int(counts[row])))
    coefficients.append(contentsOf: repeatElement(0, count: room - Int(counts[row])))
    starts[row] = Int32(start)
    rooms[row] = Int32(room)
  }
}
