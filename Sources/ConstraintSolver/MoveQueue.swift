/// A priority queue of the moves that improve the objective. The best move comes first; ties go to
/// the lowest symbol.
///
/// Gains can change after a push, so callers must compare the stored gain of the first move with
/// its current gain.
struct MoveQueue: Sendable {
  private var heap: [Tableau.Move] = []

  /// The move with the greatest improvement.
  var first: Tableau.Move? { heap.first }

  mutating func removeAll() {
    heap.removeAll(keepingCapacity: true)
  }

  /// Adds a move.
  mutating func push(_ move: Tableau.Move) {
    heap.append(move)
    var place = heap.count - 1
    while place > 0 {
      let above = (place - 1) / 2
      guard MoveQueue.isBetter(heap[place], heap[above]) else { return }
      heap.swapAt(place, above)
      place = above
    }
  }

  /// Removes the first move.
  mutating func dropFirst() {
    guard let last = heap.popLast(), !heap.isEmpty else { return }
    heap[0] = last
    var place = 0
    while true {
      var best = place
      for below in (2 * place + 1)..<(2 * place + 3)
      where below < heap.count && MoveQueue.isBetter(heap[below], heap[best]) {
        best = below
      }
      if best == place { return }
      heap.swapAt(place, best)
      place = best
    }
  }

  private static func isBetter(_ left: Tableau.Move, _ right: Tableau.Move) -> Bool {
    left.gain < right.gain || left.gain == right.gain && left.symbol < right.symbol
  }
}
