extension Tableau {
  /// Uses every required equality to eliminate one variable from all other rows.
  ///
  /// Rows with the fewest variables go first, so that values known and chains of two variables
  /// spread through the system without adding entries. Of a row's variables the one that occurs in
  /// the fewest rows goes.
  mutating func eliminate() {
    var queue = RowQueue(capacity: 4 * rowCount)
    var waiting = 0
    for row in (0..<rowCount).reversed() where demands[row].isHard && demands[row].isEquality {
      queue.push(Int32(row), length: rows.spans[row].count)
      waiting += 1
    }
    reservePivots(min(waiting, variableCount))
    while let row = queue.pop({ roles[$0] == .open ? rows.spans[$0].count : nil }) {
      if rows.spans[row].count == 0 {
        roles[row] = .constant
      } else {
        eliminate(row, &queue)
      }
    }
    for row in 0..<rowCount where roles[row] == .open && rows.spans[row].count == 0 {
      roles[row] = .constant
    }
  }

  private mutating func reservePivots(_ count: Int) {
    pivots.reserveCapacity(count)
    operationPool.reserveCapacity(rows.pool.count)
  }

  private mutating func eliminate(_ pivot: Int, _ queue: inout RowQueue) {
    let chosen = pivotPosition(in: pivot)
    let variable = rows.pool[chosen].column
    let coefficient = rows.pool[chosen].coefficient
    let firstOperation = operationPool.count
    roles[pivot] = .pivot
    rows.retire(pivot)
    rows.load(pivot, without: variable)
    var node = rows.columns[Int(variable)].head
    while node >= 0 {
      let row = Int(rows.nodes[Int(node)].row)
      let visited = node
      node = rows.nodes[Int(node)].next
      guard roles[row] == .open, let position = rows.position(of: variable, at: visited) else {
        continue
      }
      let factor = -rows.pool[position].coefficient / coefficient
      rows.removeEntry(at: position, from: row)
      rows.addLoaded(factor, to: row)
      operationPool.append(Operation(row: Int32(row), factor: factor))
      if demands[row].isHard && demands[row].isEquality {
        queue.push(Int32(row), length: rows.spans[row].count)
      }
    }
    rows.unload()
    pivots.append(
      Pivot(
        row: Int32(pivot),
        variable: variable,
        coefficient: coefficient,
        firstOperation: Int32(firstOperation),
        lastOperation: Int32(operationPool.count)
      )
    )
  }

  private func pivotPosition(in row: Int) -> Int {
    let entries = rows.entries(row)
    if entries.count == 1 { return entries.lowerBound }
    var largest = 0.0
    for position in entries { largest = max(largest, abs(rows.pool[position].coefficient)) }
    var best = entries.lowerBound
    var bestCount = Int32.max
    for position in entries {
      if abs(rows.pool[position].coefficient) < Tolerance.pivot * largest { continue }
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

  /// Finds the independent blocks among the rows that are left.
  mutating func formBlocks() {
    var parents = (0..<Int32(variableCount)).map { $0 }
    func root(_ variable: Int32) -> Int32 {
      var variable = variable
      while parents[Int(variable)] != variable {
        parents[Int(variable)] = parents[Int(parents[Int(variable)])]
        variable = parents[Int(variable)]
      }
      return variable
    }
    let open = (0..<rowCount).filter { roles[$0] == .open }
    for row in open {
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
      let top = Int(root(rows.pool[rows.entries(row).lowerBound].column))
      if numbers[top] < 0 {
        numbers[top] = Int32(sizes.count)
        sizes.append(0)
      }
      blockOfRow[row] = numbers[top]
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

  private mutating func placeRows(_ open: [Int]) {
    blockRows = Array(repeating: 0, count: open.count)
    var next = blockRowStarts
    for row in sortedByLevel(open) {
      let block = Int(blockOfRow[row])
      blockRows[Int(next[block])] = Int32(row)
      next[block] += 1
    }
  }

  private func sortedByLevel(_ rows: [Int]) -> [Int] {
    var sizes: [Int32] = []
    for row in rows {
      let level = Int(demands[row].level)
      while sizes.count <= level { sizes.append(0) }
      sizes[level] += 1
    }
    var next = Tableau.starts(sizes)
    var sorted = rows
    for row in rows {
      let level = Int(demands[row].level)
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

/// Rows that wait for elimination, shortest first; among equals the one pushed last.
private struct RowQueue {
  private static let longest = 16
  /// The row pushed last of each length; -1 for none.
  private var tops: [Int32] = Array(repeating: -1, count: longest + 1)
  /// What was pushed, each with what lies below it.
  private var pushed: [(row: Int32, below: Int32)] = []
  private var shortest = 0

  init(capacity: Int) {
    pushed.reserveCapacity(capacity)
  }

  mutating func push(_ row: Int32, length: Int32) {
    let stack = min(Int(length), RowQueue.longest)
    pushed.append((row, tops[stack]))
    tops[stack] = Int32(pushed.count - 1)
    shortest = min(shortest, stack)
  }

  /// Returns the next row whose present length, nil if it has left, is that with which it was
  /// pushed.
  mutating func pop(_ length: (Int) -> Int32?) -> Int? {
    while shortest < tops.count {
      while tops[shortest] >= 0 {
        let (row, below) = pushed[Int(tops[shortest])]
        tops[shortest] = below
        if let now = length(Int(row)), min(Int(now), RowQueue.longest) == shortest {
          return Int(row)
        }
      }
      shortest += 1
    }
    return nil
  }
}
