import LayoutModel

/// The children of each object in a list, as indices in document order.
struct ChildIndex {
  /// All indices, grouped by parent.
  private var places: [Int]
  /// The start of each parent's group. The last group has the objects without a parent in the list.
  private var starts: [Int]

  init(_ objects: [LayoutObject]) {
    let outside = objects.count
    let holders = ObjectIndex(objects).parents(of: objects).map { $0 < 0 ? outside : $0 }
    starts = [Int](repeating: 0, count: outside + 2)
    for holder in holders { starts[holder + 1] += 1 }
    for holder in 0...outside { starts[holder + 1] += starts[holder] }
    var ends = starts
    places = [Int](repeating: 0, count: outside)
    for (place, holder) in holders.enumerated() {
      places[ends[holder]] = place
      ends[holder] += 1
    }
    for holder in objects.indices { sort(starts[holder]..<starts[holder + 1], objects) }
  }

  /// The objects without a parent in the list.
  var roots: ArraySlice<Int> { self[starts.count - 2] }

  subscript(holder: Int) -> ArraySlice<Int> { places[starts[holder]..<starts[holder + 1]] }

  private mutating func sort(_ range: Range<Int>, _ objects: [LayoutObject]) {
    if range.count < 2 { return }
    places.withUnsafeMutableBufferPointer { places in
      var siblings = UnsafeMutableBufferPointer(rebasing: places[range])
      siblings.sort { left, right in
        let order = objects[left].container.rawValue
          .comparedAsBytes(objects[right].container.rawValue)
        return order != 0 ? order < 0 : objects[left].position < objects[right].position
      }
    }
  }
}

extension [LayoutObject] {
  /// Sorts the objects in depth-first order, parents first. Removes objects whose ancestors form a
  /// cycle.
  ///
  /// - Returns: The depth of the deepest object, from 1.
  @discardableResult
  mutating func putParentsFirst() -> Int {
    let children = ChildIndex(self)
    var stack = children.roots.reversed().map { (place: $0, depth: 1) }
    var order: [Int] = []
    order.reserveCapacity(count)
    var deepest = 0
    while let (place, depth) = stack.popLast() {
      order.append(place)
      deepest = Swift.max(deepest, depth)
      // Pushes the children in reverse order, so that the first child is popped first.
      for child in children[place].reversed() { stack.append((child, depth + 1)) }
    }
    let reached = order.count
    if reached < count { order += Set(indices).subtracting(order).sorted() }
    arrange(in: order)
    removeLast(count - reached)
    return deepest
  }

  /// Rearranges the elements in place. `order` has their current indices in the new order.
  private mutating func arrange(in order: [Int]) {
    var sources = order
    for start in indices {
      var hole = start
      while sources[hole] != start {
        let source = sources[hole]
        swapAt(hole, source)
        sources[hole] = hole
        hole = source
      }
      sources[hole] = hole
    }
  }
}
