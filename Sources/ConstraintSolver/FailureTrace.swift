/// Traces failures of a tableau back to the rows of the system that cause them.
///
/// One trace serves all failures of a tableau. The cost of each failure depends only on the rows
/// behind it.
struct FailureTrace {
  private let tableau: Tableau
  /// The operations, grouped by the row that they changed, in order.
  private let operations: [Int32]
  private let firstOperations: [Int32]
  /// The pivot that each operation belongs to.
  private let pivots: [Int32]

  init(_ tableau: Tableau) {
    self.tableau = tableau
    var pivots = Array(repeating: Int32(0), count: tableau.operationPool.count)
    var next = Array(repeating: Int32(0), count: tableau.rowCount + 1)
    for pivot in tableau.pivots.indices {
      for operation in tableau.operations(pivot) {
        pivots[operation] = Int32(pivot)
        next[Int(tableau.operationPool[operation].row) + 1] += 1
      }
    }
    for row in 0..<tableau.rowCount { next[row + 1] += next[row] }
    firstOperations = next
    var operations = pivots
    for operation in pivots.indices {
      let row = Int(tableau.operationPool[operation].row)
      operations[Int(next[row])] = Int32(operation)
      next[row] += 1
    }
    self.operations = operations
    self.pivots = pivots
  }

  /// Returns the rows of the system that combine to the given rows of the tableau, in ascending
  /// order.
  ///
  /// - Parameter multipliers: Rows of the tableau that eliminated no variable, with their factors.
  func rows(behind multipliers: [(row: Int, factor: Double)]) -> [Int32] {
    parts(behind: multipliers).map { tableau.systemRows[$0.row] }.sorted()
  }

  /// Returns the rows of the tableau as given that combine to the given rows, each with the factor of
  /// its scaled form.
  ///
  /// - Parameter multipliers: Rows of the tableau that eliminated no variable, with their factors.
  func parts(behind multipliers: [(row: Int, factor: Double)]) -> [(row: Int, factor: Double)] {
    var parts: [Int32: [(operation: Int32, amount: Double)]] = [:]
    var waiting = LargestFirst()
    var found: [(row: Int, factor: Double)] = []
    func add(_ row: Int, _ factor: Double) {
      found.append((row, factor))
      for place in Int(firstOperations[row])..<Int(firstOperations[row + 1]) {
        let operation = operations[place]
        let pivot = pivots[Int(operation)]
        if parts[pivot] == nil { waiting.push(pivot) }
        let amount = tableau.operationPool[Int(operation)].factor * factor
        parts[pivot, default: []].append((operation, amount))
      }
    }
    for (row, factor) in multipliers where factor != 0 { add(row, factor) }
    // A row changes only before it becomes a pivot row, so the last pivot comes first.
    while let pivot = waiting.pop() {
      var sum = 0.0
      var size = 0.0
      for (_, amount) in (parts[pivot] ?? []).sorted(by: { $0.operation < $1.operation }) {
        sum += amount
        size = max(size, abs(amount))
      }
      if abs(sum) > Tolerance.cost * size { add(Int(tableau.pivots[Int(pivot)].row), sum) }
    }
    return found
  }
}

/// A priority queue that returns the largest number first.
private struct LargestFirst {
  private var heap: [Int32] = []

  mutating func push(_ number: Int32) {
    heap.append(number)
    var place = heap.count - 1
    while place > 0, heap[(place - 1) / 2] < heap[place] {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> Int32? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return last }
    heap[0] = last
    var place = 0
    while true {
      var largest = place
      for below in (2 * place + 1)..<(2 * place + 3)
      where below < heap.count && heap[below] > heap[largest] {
        largest = below
      }
      if largest == place { return first }
      heap.swapAt(place, largest)
      place = largest
    }
  }
}
