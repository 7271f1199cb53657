/// Maps ids that callers choose to positions in flat arrays.
///
/// Small ids are looked up in an array, others in a dictionary that is never iterated.
struct IndexMap: Sendable {
  private static let denseLimit = 1 << 20

  private var dense: [Int32] = []
  private var sparse: [Int: Int32] = [:]

  /// The position of `id`, or nil if it has none.
  subscript(id: Int) -> Int? {
    get {
      if id >= 0, id < IndexMap.denseLimit {
        guard id < dense.count, dense[id] >= 0 else { return nil }
        return Int(dense[id])
      }
      return sparse[id].map(Int.init)
    }
    set {
      if id >= 0, id < IndexMap.denseLimit {
        if id >= dense.count {
          guard newValue != nil else { return }
          let size = min(IndexMap.denseLimit, max(id + 1, 2 * dense.count, 64))
          dense.append(contentsOf: repeatElement(-1, count: size - dense.count))
        }
        dense[id] = newValue.map(Int32.init) ?? -1
      } else {
        sparse[id] = newValue.map(Int32.init)
      }
    }
  }

  /// Returns the position of `id`, which becomes `next` if it has none.
  @inline(__always)
  mutating func position(of id: Int, orElse next: Int) -> Int {
    guard id >= 0, id < dense.count else { return newPosition(of: id, orElse: next) }
    let known = dense[id]
    if known >= 0 { return Int(known) }
    dense[id] = Int32(next)
    return next
  }

  private mutating func newPosition(of id: Int, orElse next: Int) -> Int {
    if let known = self[id] { return known }
    self[id] = next
    return next
  }
}
