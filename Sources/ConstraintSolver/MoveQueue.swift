/// The moves that gain something, the best first; among equals that of the lowest symbol.
///
/// What was pushed may have changed before its turn, so that whoever looks at the first compares it.
struct MoveQueue: Sendable {
  private var heap: [Tableau.Move] = []

  /// The move that gains most.
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

  /// Takes the first move out.
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
