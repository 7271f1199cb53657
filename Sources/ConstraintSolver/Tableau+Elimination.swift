extension Tableau {
  /// Uses every required equality to eliminate one variable from all other rows.
  ///
  /// Variables that occur in no other row come first. Eliminating them changes no row, and unravels
  /// chains from their ends. Next come the rows with the fewest variables, so that known values and
  /// chains of two variables propagate without adding entries. Each row eliminates its variable
  /// that occurs in the fewest rows.
  mutating func eliminate() {
    var queue = PivotQueue(rowCapacity: 4 * rowCount)
    for variable in (0..<variableCount).reversed() where rows.columns[variable].count == 1 {
      queue.push(variable: Int32(variable))
    }
    var waiting = 0
    for row in (0..<rowCount).reversed() where roles[row] == .waiting {
      queue.push(row: Int32(row), length: rows.spans[row].count)
      waiting += 1
    }
    reservePivots(min(waiting, variableCount))
    while rows.work <= workLimit, let (row, position) = nextPivot(&queue) {
      eliminate(row, at: position, &queue)
    }
    for row in 0..<rowCount where roles[row] == .open && rows.spans[row].count == 0 {
      roles[row] = .constant
    }
  }

  private mutating func reservePivots(_ count: Int) {
    pivots.reserveCapacity(count)
    operationPool.reserveCapacity(rows.pool.count)
  }

  /// Returns the next pivot row, and the position in the pool of the variable that it eliminates.
  private mutating func nextPivot(_ queue: inout PivotQueue) -> (row: Int, position: Int)? {
    while let variable = queue.popVariable() {
      if let pivot = pivot(onLone: variable) { return pivot }
    }
    while let row = queue.popRow({ roles[$0] == .waiting ? rows.spans[$0].count : nil }) {
      if rows.spans[row].count > 0 { return (row, pivotPosition(in: row)) }
      roles[row] = .constant
    }
    return nil
  }

  /// Returns the row of a variable that occurs in no other row, if the row is waiting and the
  /// variable can be its pivot.
  @inline(__always)
  private func pivot(onLone variable: Int32) -> (row: Int, position: Int)? {
    guard rows.columns[Int(variable)].count == 1 else { return nil }
    var node = rows.columns[Int(variable)].head
    while node >= 0 {
      let row = Int(rows.nodes[Int(node)].row)
      if roles[row] == .waiting, let position = rows.position(of: variable, at: node) {
        return isPivot(position, largest: largestCoefficient(of: row)) ? (row, position) : nil
      }
      node = rows.nodes[Int(node)].next
    }
    return nil
  }

  private mutating func eliminate(_ row: Int, at position: Int, _ queue: inout PivotQueue) {
    let variable = rows.pool[position].column
    let coefficient = rows.pool[position].coefficient
    let firstOperation = operationPool.count
    roles[row] = .pivot
    rows.retire(row)
    if rows.columns[Int(variable)].count > 0 {
      substitute(variable, coefficient, from: row, &queue)
    }
    for position in rows.entries(row) where rows.columns[Int(rows.pool[position].column)].count == 1
    {
      queue.push(variable: rows.pool[position].column)
    }
    pivots.append(
      Pivot(
        row: Int32(row),
        variable: variable,
        coefficient: coefficient,
        firstOperation: Int32(firstOperation),
        lastOperation: Int32(operationPool.count)
      )
    )
  }

  /// Eliminates a variable from all rows by adding multiples of `pivot`, in which it has
  /// `coefficient`.
  private mutating func substitute(
    _ variable: Int32,
    _ coefficient: Double,
    from pivot: Int,
    _ queue: inout PivotQueue
  ) {
    rows.load(pivot, without: variable)
    var node = rows.columns[Int(variable)].head
    while node >= 0 {
      let row = Int(rows.nodes[Int(node)].row)
      let visited = node
      node = rows.nodes[Int(node)].next
      guard roles[row] == .waiting || roles[row] == .open,
        let position = rows.position(of: variable, at: visited)
      else { continue }
      let factor = -rows.pool[position].coefficient / coefficient
      rows.removeEntry(at: position, from: row)
      rows.addLoaded(factor, to: row)
      operationPool.append(Operation(row: Int32(row), factor: factor))
      if roles[row] == .waiting { queue.push(row: Int32(row), length: rows.spans[row].count) }
    }
    rows.unload()
  }

  @inline(__always)
  private func pivotPosition(in row: Int) -> Int {
    let entries = rows.entries(row)
    if entries.count == 1 { return entries.lowerBound }
    let largest = largestCoefficient(of: row)
    var best = entries.lowerBound
    var bestCount = Int32.max
    for position in entries where isPivot(position, largest: largest) {
      let count = rows.columns[Int(rows.pool[position].column)].count
      let isBetter =
        count < bestCount
        || count == bestCount
          && abs(rows.pool[position].coefficient) > abs(rows.pool[best].coefficient)
      if isBetter {
        best = position
        bestCount = count
      }
    }
    return best
  }

  @inline(__always)
  private func largestCoefficient(of row: Int) -> Double {
    var largest = 0.0
    for position in rows.entries(row) {
      largest = max(largest, abs(rows.pool[position].coefficient))
    }
    return largest
  }

  /// Returns whether a coefficient is large enough to divide by, compared with the largest one of
  /// its row.
  private func isPivot(_ position: Int, largest: Double) -> Bool {
    abs(rows.pool[position].coefficient) >= Tolerance.pivot * largest
  }

  /// Finds the independent blocks among the remaining rows.
  mutating func formBlocks() {
    var parents = Array(0..<Int32(variableCount))
    func root(_ variable: Int32) -> Int32 {
      var variable = variable
      while parents[Int(variable)] != variable {
        parents[Int(variable)] = parents[Int(parents[Int(variable)])]
        variable = parents[Int(variable)]
      }
      return variable
    }
    var open: [Int32] = []
    open.reserveCapacity(rowCount - pivots.count)
    for row in 0..<rowCount where roles[row] == .open {
      open.append(Int32(row))
      let entries = rows.entries(row)
      let first = root(rows.pool[entries.lowerBound].column)
      for position in entries.dropFirst() {
        parents[Int(root(rows.pool[position].column))] = first
      }
    }
    blockOfRow = Array(repeating: -1, count: rowCount)
    var numbers: [Int32] = Array(repeating: -1, count: variableCount)
    var sizes: [Int32] = []
    for row in open {
      let top = Int(root(rows.pool[rows.entries(Int(row)).lowerBound].column))
      if numbers[top] < 0 {
        numbers[top] = Int32(sizes.count)
        sizes.append(0)
      }
      blockOfRow[Int(row)] = numbers[top]
      sizes[Int(numbers[top])] += 1
    }
    blockRowStarts = Tableau.starts(sizes)
    placeRows(open)
    var symbolCounts = sizes.map { _ in Int32(0) }
    var blocksOfVariables: [Int32] = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount {
      let block = numbers[Int(root(Int32(variable)))]
      if block >= 0 {
        blocksOfVariables[variable] = block
        symbolCounts[Int(block)] += 1
      }
    }
    blockSymbolStarts = Tableau.starts(symbolCounts)
    placeVariables(blocksOfVariables)
    blockTolerances = sizes.map { _ in 0 }
  }

  private static func starts(_ sizes: [Int32]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(sizes.count + 1)
    var sum: Int32 = 0
    for size in sizes {
      sum += size
      starts.append(sum)
    }
    return starts
  }

  private mutating func placeRows(_ open: [Int32]) {
    blockRows = Array(repeating: 0, count: open.count)
    var next = blockRowStarts
    for row in sortedByLevel(open) {
      let block = Int(blockOfRow[Int(row)])
      blockRows[Int(next[block])] = row
      next[block] += 1
    }
  }

  private func sortedByLevel(_ rows: [Int32]) -> [Int32] {
    var sizes: [Int32] = []
    for row in rows {
      let level = Int(demands[Int(row)].level)
      while sizes.count <= level { sizes.append(0) }
      sizes[level] += 1
    }
    var next = Tableau.starts(sizes)
    var sorted = rows
    for row in rows {
      let level = Int(demands[Int(row)].level)
      sorted[Int(next[level])] = row
      next[level] += 1
    }
    return sorted
  }

  private mutating func placeVariables(_ blocks: [Int32]) {
    blockSymbols = Array(repeating: 0, count: Int(blockSymbolStarts[blockSymbolStarts.count - 1]))
    var next = blockSymbolStarts
    for variable in 0..<variableCount where blocks[variable] >= 0 {
      let block = Int(blocks[variable])
      slots[variable] = next[block]
      blockSymbols[Int(next[block])] = Int32(variable)
      next[block] += 1
    }
  }
}
