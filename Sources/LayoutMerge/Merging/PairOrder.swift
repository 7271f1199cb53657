/// The order that each pair of elements must have after both sides reordered a list.
///
/// A pair has the order of the side that reversed it, or the order that both sides agree on. This
/// decides every pair, so at most one order of the whole list satisfies all pairs.
struct PairOrder {
  private let old: [Int: Int]
  private let ours: [Int: Int]
  private let theirs: [Int: Int]
  private let elements: [Int]

  /// Creates the order of elements that both sides have. The base may lack some of them.
  init(base: [Int], ours: [Int], theirs: [Int]) {
    elements = ours
    old = PairOrder.places(base)
    self.ours = PairOrder.places(ours)
    self.theirs = PairOrder.places(theirs)
  }

  /// The only list that has each pair in its order; nil if there is none, or if the list is too
  /// long to compare all pairs.
  var list: [Int]? {
    guard elements.count <= PairOrder.maximumCount else { return nil }
    var followers = [Int](repeating: 0, count: elements.count)
    for (place, first) in elements.enumerated() {
      for other in elements.indices.dropFirst(place + 1) {
        followers[precedes(first, elements[other]) ? place : other] += 1
      }
    }
    // Pairs form a single list exactly if each element has another number of followers.
    var result = [Int?](repeating: nil, count: elements.count)
    for (place, count) in followers.enumerated() {
      let position = elements.count - 1 - count
      guard result[position] == nil else { return nil }
      result[position] = elements[place]
    }
    return result.compactMap { $0 }
  }

  /// The largest list whose pairs are compared. No list of a real document is nearly as long.
  private static let maximumCount = 2000

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let isOurs = PairOrder.precedes(left, right, in: ours) ?? true
    let isTheirs = PairOrder.precedes(left, right, in: theirs) ?? true
    guard isOurs != isTheirs else { return isOurs }
    return PairOrder.precedes(left, right, in: old) == isOurs ? isTheirs : isOurs
  }

  private static func precedes(_ left: Int, _ right: Int, in places: [Int: Int]) -> Bool? {
    guard let a = places[left], let b = places[right] else { return nil }
    return a < b
  }

  private static func places(_ list: [Int]) -> [Int: Int] {
    Dictionary(zip(list, list.indices)) { first, _ in first }
  }
}
