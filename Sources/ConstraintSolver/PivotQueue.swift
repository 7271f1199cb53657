/// What waits for elimination: variables that occur in a single row, and rows, shortest first. Among
/// equals the one pushed last comes first.
///
/// What is pushed may change before its turn, so that whoever takes it looks again.
struct PivotQueue {
  private static let longest = 16
  /// Variables that occurred in a single row.
  private var variables: [Int32] = []
  /// The row pushed last of each length; -1 for none.
  private var tops: [Int32] = Array(repeating: -1, count: longest + 1)
  /// What was pushed, each with what lies below it.
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

  /// Returns the next row whose present length, nil if it has left, is that with which it was
  /// pushed.
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
