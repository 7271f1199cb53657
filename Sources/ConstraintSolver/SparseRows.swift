/// A mutable sparse matrix: the unsorted entries of all rows in one pool, and for each column a
/// list of the rows that may contain it.
///
/// A column's list may contain rows that no longer have the column, but it never lacks a row that
/// does.
struct SparseRows: Sendable {
  /// The span of each row in ``pool``.
  private(set) var spans: [Span] = []
  /// The entries of all rows.
  var pool: [Entry] = []
  private(set) var columns: [Column]
  /// The nodes of all columns' lists.
  private(set) var nodes: [Node] = []

  /// A column and its coefficient in a row.
  struct Entry: Sendable {
    fileprivate(set) var column: Int32
    var coefficient: Double
  }

  /// The part of the pool that a row occupies.
  struct Span: Sendable {
    fileprivate(set) var start: Int32
    /// The number of entries.
    fileprivate(set) var count: Int32
    /// The capacity, in entries.
    fileprivate var room: Int32
  }

  /// The list and the row count of a column.
  struct Column: Sendable {
    /// The first node of the list, or -1 if it is empty.
    fileprivate(set) var head: Int32 = -1
    /// The number of rows that contain the column, not counting retired rows.
    fileprivate(set) var count: Int32 = 0
  }

  /// An element of a column's list.
  struct Node: Sendable {
    /// The row that may contain the column.
    let row: Int32
    /// The next node, -1 at the end.
    let next: Int32
    /// The offset of the entry in the row when the node was created. The entry may have moved
    /// since.
    let offset: Int32
  }

  /// The number of entries visited while rows changed.
  private(set) var work = 0

  /// One more than the position of each column in the row loaded by ``load(_:without:)``, or 0.
  private var loadedPositions: [Int32]
  private var loadedEntries: [Entry] = []
  private var seen: [Int32] = []
  private var stamp: Int32 = 0

  /// Creates a matrix of `columnCount` columns and no rows, and reserves space for `rowCount` rows
  /// with `entryCount` entries.
  init(columnCount: Int, rowCount: Int, entryCount: Int) {
    columns = Array(repeating: Column(), count: columnCount)
    loadedPositions = Array(repeating: 0, count: columnCount)
    spans.reserveCapacity(rowCount)
    pool.reserveCapacity(2 * entryCount)
  }

  /// Returns the range of a row's entries in ``pool``.
  func entries(_ row: Int) -> Range<Int> {
    let start = Int(spans[row].start)
    return start..<start + Int(spans[row].count)
  }

  /// Appends an entry to the row that ``endRow()`` will end.
  mutating func append(column: Int32, coefficient: Double) {
    pool.append(Entry(column: column, coefficient: coefficient))
  }

  /// Ends a row, which consists of the entries appended since the previous one.
  mutating func endRow() {
    let start = spans.last.map { $0.start + $0.room } ?? 0
    let count = Int32(pool.count) - start
    spans.append(Span(start: start, count: count, room: count))
  }

  /// Builds the lists of all columns, after the last row has ended.
  mutating func listColumns() {
    // The initializer writes the count of an empty array too, which all threads share.
    if pool.isEmpty {
      nodes = []
      return
    }
    nodes = Array(unsafeUninitializedCapacity: 2 * pool.count) { nodes, count in
      for row in spans.indices {
        let start = Int(spans[row].start)
        for position in entries(row) {
          let column = Int(pool[position].column)
          let old = columns[column]
          nodes.initializeElement(
            at: position,
            to: Node(row: Int32(row), next: old.head, offset: Int32(position - start))
          )
          columns[column] = Column(head: Int32(position), count: old.count + 1)
        }
      }
      count = pool.count
    }
  }

  /// Returns the position of `column` in the row of `node`, a node of the column's list; nil if the
  /// row no longer has the column.
  func position(of column: Int32, at node: Int32) -> Int? {
    let row = Int(nodes[Int(node)].row)
    let offset = nodes[Int(node)].offset
    if offset < spans[row].count {
      let hint = Int(spans[row].start + offset)
      if pool[hint].column == column { return hint }
    }
    return position(of: column, in: row)
  }

  /// Returns the position of `column` in `row`, or nil if the row does not have it.
  func position(of column: Int32, in row: Int) -> Int? {
    // Recently added entries are searched for most often.
    for position in entries(row).reversed() where pool[position].column == column {
      return position
    }
    return nil
  }

  /// Clears the list of `column`, which no row contains any longer.
  mutating func clearList(of column: Int) {
    columns[column].head = -1
  }

  /// Excludes a row from the columns' counts from now on. The row itself does not change.
  mutating func retire(_ row: Int) {
    for position in entries(row) { columns[Int(pool[position].column)].count -= 1 }
  }

  /// Removes the entry at `position` from `row`.
  mutating func removeEntry(at position: Int, from row: Int) {
    columns[Int(pool[position].column)].count -= 1
    let last = Int(spans[row].start) + Int(spans[row].count) - 1
    pool[position] = pool[last]
    spans[row].count -= 1
  }

  /// Replaces the entry at `position` of `row` with one for `column`.
  mutating func replaceEntry(at position: Int, of row: Int, column: Int32, coefficient: Double) {
    columns[Int(pool[position].column)].count -= 1
    pool[position].column = column
    pool[position].coefficient = coefficient
    link(row: Int32(row), column: Int(column), position: position)
  }

  /// Loads the entries of `row`, except that of `column`, for ``addLoaded(_:to:)``.
  mutating func load(_ row: Int, without column: Int32) {
    for position in entries(row) where pool[position].column != column {
      loadedEntries.append(pool[position])
      loadedPositions[Int(pool[position].column)] = Int32(loadedEntries.count)
    }
    while seen.count < loadedEntries.count { seen.append(0) }
  }

  /// Adds entries that were visited elsewhere to ``work``.
  mutating func count(_ entries: Int) { work += entries }

  /// Resets ``work`` to zero.
  mutating func resetWork() { work = 0 }

  /// Unloads the loaded row.
  mutating func unload() {
    while let entry = loadedEntries.popLast() { loadedPositions[Int(entry.column)] = 0 }
  }

  /// Adds `factor` times the loaded row to `row`.
  mutating func addLoaded(_ factor: Double, to row: Int) {
    work += loadedEntries.count + 1
    if loadedEntries.isEmpty { return }
    if isFew(besides: row) { return addFew(factor, to: row) }
    work += Int(spans[row].count)
    if stamp == .max { seen = seen.map { _ in 0 }; stamp = 0 }
    stamp += 1
    var position = Int(spans[row].start)
    var met = 0
    while position < Int(spans[row].start) + Int(spans[row].count) {
      let column = pool[position].column
      let loaded = Int(loadedPositions[Int(column)]) - 1
      if loaded >= 0 {
        seen[loaded] = stamp
        met += 1
        let old = pool[position].coefficient
        let added = factor * loadedEntries[loaded].coefficient
        let sum = old + added
        if abs(sum) <= Tolerance.cancellation * max(abs(old), abs(added)) {
          removeEntry(at: position, from: row)
          continue
        }
        pool[position].coefficient = sum
      }
      position += 1
    }
    if met == loadedEntries.count { return }
    makeRoom(for: loadedEntries.count - met, in: row)
    for loaded in loadedEntries.indices where seen[loaded] != stamp {
      var entry = loadedEntries[loaded]
      entry.coefficient *= factor
      append(entry, to: row)
    }
  }

  /// Appends an entry to a row that has room for it.
  private mutating func append(_ entry: Entry, to row: Int) {
    let end = Int(spans[row].start) + Int(spans[row].count)
    pool[end] = entry
    spans[row].count += 1
    link(row: Int32(row), column: Int(entry.column), position: end)
  }

  /// Returns true if looking up the loaded row's columns is cheaper than scanning `row`: the loaded
  /// row is much shorter, and each of its columns is in few rows.
  private func isFew(besides row: Int) -> Bool {
    let count = Int(spans[row].count)
    guard count > 64, 8 * loadedEntries.count < count else { return false }
    return loadedEntries.allSatisfy { entry in
      var node = columns[Int(entry.column)].head
      for _ in 0..<16 where node >= 0 { node = nodes[Int(node)].next }
      return node < 0
    }
  }

  /// Adds `factor` times the loaded row to a long row. The cost does not depend on the long row.
  private mutating func addFew(_ factor: Double, to row: Int) {
    work += 16 * loadedEntries.count
    makeRoom(for: loadedEntries.count, in: row)
    for loaded in loadedEntries.indices {
      var entry = loadedEntries[loaded]
      entry.coefficient *= factor
      guard let position = lookUp(entry.column, in: row) else {
        append(entry, to: row)
        continue
      }
      let old = pool[position].coefficient
      let sum = old + entry.coefficient
      if abs(sum) <= Tolerance.cancellation * max(abs(old), abs(entry.coefficient)) {
        removeEntry(at: position, from: row)
      } else {
        pool[position].coefficient = sum
      }
    }
  }

  /// Returns the position of `column` in `row`, found through the column's list.
  private func lookUp(_ column: Int32, in row: Int) -> Int? {
    var node = columns[Int(column)].head
    while node >= 0 {
      if Int(nodes[Int(node)].row) == row { return position(of: column, at: node) }
      node = nodes[Int(node)].next
    }
    return nil
  }

  private mutating func link(row: Int32, column: Int, position: Int) {
    let old = columns[column]
    let offset = Int32(position) - spans[Int(row)].start
    nodes.append(Node(row: row, next: old.head, offset: offset))
    columns[column] = Column(head: Int32(nodes.count - 1), count: old.count + 1)
  }

  private mutating func makeRoom(for added: Int, in row: Int) {
    let needed = Int(spans[row].count) + added
    if needed <= Int(spans[row].room) { return }
    let room = max(2 * Int(spans[row].room), needed, 4)
    let start = pool.count
    for position in entries(row) { pool.append(pool[position]) }
    let free = room - Int(spans[row].count)
    pool.append(contentsOf: repeatElement(Entry(column: 0, coefficient: 0), count: free))
    spans[row].start = Int32(start)
    spans[row].room = Int32(room)
  }
}
