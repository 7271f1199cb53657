/// A queue of candidates for elimination: variables that occur in a single row, and rows, shortest
/// first. Among equals, the last one pushed comes first.
///
/// Candidates can change after a push, so callers must check them again.
struct PivotQueue {
  private static let longest = 16
  /// Variables that occurred in a single row.
  private var variables: [Int32] = []
  /// For each length, the index in ``pushed`` of the last row pushed; -1 for none.
  private var tops: [Int32] = Array(repeating: -1, count: longest + 1)
  /// The pushed rows, each with the index of the one below it.
  private var pushed: [(row: Int32, below: Int32)] = []
  private var shortest = 0

  init(rowCapacity: Int) {
    pushed.reserveCapacity(rowCapacity)
  }

  mutating func push(variable: Int32) {
    variables.append(variable)
  }

  /// Returns the next variable.
  mutating func popVariable() -> Int32? { variables.popLast() }

  mutating func push(row: Int32, length: Int32) {
    let stack = min(Int(length), PivotQueue.longest)
    pushed.append((row, tops[stack]))
    tops[stack] = Int32(pushed.count - 1)
    shortest = min(shortest, stack)
  }

  /// Returns the next row whose length has not changed since it was pushed.
  ///
  /// - Parameter length: Returns the current length of a row, or nil if it is no longer a
  ///   candidate.
  mutating func popRow(_ length: (Int) -> Int32?) -> Int? {
    while shortest < tops.count {
      while tops[shortest] >= 0 {
        let (row, below) = pushed[Int(tops[shortest])]
        tops[shortest] = below
        if let now = length(Int(row)), min(Int(now), PivotQueue.longest) == shortest {
          return Int(row)
        }
      }
      shortest += 1
    }
    return nil
  }
}
