/// A three-way merge of the order of a list.
struct SequenceMerge {
  /// The merged order.
  private(set) var result: [Int] = []
  /// True if no order satisfies all pairs that the sides reversed or agree on. The result then has
  /// our order.
  private(set) var isConflicting = false

  /// Merges three lists, each without duplicates.
  ///
  /// Elements that both sides have are in the order of the side that reordered them; if both did,
  /// ``PairOrder`` decides. An element that only one side has follows the same common element as on that side. If both sides added
  /// elements there, ours come first, unless `precedes` decides otherwise. The result has every
  /// element of `ours` and `theirs` once.
  init(_ lists: ThreeWay<[Int]>, precedes: ((Int, Int) -> Bool?)? = nil) {
    let (ours, theirs) = (lists.ours, lists.theirs)
    if ours == theirs {
      result = ours
      return
    }
    let inTheirs = Set(theirs)
    let inOurs = Set(ours)
    let ourCommon = ours.filter(inTheirs.contains)
    let theirCommon = theirs.filter(inOurs.contains)
    let anchors = mergeOrder(base: lists.base, ours: ourCommon, theirs: theirCommon)
    let ourGaps = SequenceMerge.gaps(of: ours, isAnchor: inTheirs.contains)
    let theirGaps = SequenceMerge.gaps(of: theirs, isAnchor: inOurs.contains)
    result.reserveCapacity(ours.count + theirs.count - anchors.count)
    append(ourGaps[-1] ?? [], theirGaps[-1] ?? [], precedes)
    for anchor in anchors {
      result.append(anchor)
      append(ourGaps[anchor] ?? [], theirGaps[anchor] ?? [], precedes)
    }
  }

  private mutating func append(
    _ ours: [Int],
    _ theirs: [Int],
    _ precedes: ((Int, Int) -> Bool?)?
  ) {
    guard let precedes, !ours.isEmpty, !theirs.isEmpty else {
      result += ours
      result += theirs
      return
    }
    var place = 0
    for element in ours {
      while place < theirs.count, precedes(theirs[place], element) == true {
        result.append(theirs[place])
        place += 1
      }
      result.append(element)
    }
    result += theirs[place...]
  }

  /// Returns the elements that follow each anchor, up to the next one. Those before the first
  /// anchor are under -1.
  private static func gaps(of list: [Int], isAnchor: (Int) -> Bool) -> [Int: [Int]] {
    var gaps: [Int: [Int]] = [:]
    var anchor = -1
    for element in list {
      if isAnchor(element) {
        anchor = element
      } else {
        gaps[anchor, default: []].append(element)
      }
    }
    return gaps
  }

  /// The merged order of the elements that both sides have.
  private mutating func mergeOrder(base: [Int], ours: [Int], theirs: [Int]) -> [Int] {
    if ours == theirs { return ours }
    let common = Set(ours)
    let old = base.filter(common.contains)
    let inBase = Set(old)
    let ourOld = ours.filter(inBase.contains)
    let theirOld = theirs.filter(inBase.contains)
    if ourOld == old { return theirs }
    if theirOld == old { return ours }
    if ourOld == theirOld { return ours }
    guard let list = PairOrder(base: old, ours: ours, theirs: theirs).list else {
      isConflicting = true
      return ours
    }
    return list
  }

  /// Returns the elements outside the longest subsequence that kept its order.
  static func moved(from old: [Int], to new: [Int]) -> Set<Int> {
    var places: [Int: Int] = [:]
    for (place, element) in old.enumerated() { places[element] = place }
    let order = new.compactMap { places[$0] }
    guard order.count == new.count else { return Set(new) }
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: order.count)
    for index in order.indices {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if order[tails[middle]] < order[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var moved = Set(new)
    var index = tails.last ?? -1
    while index >= 0 {
      moved.remove(new[index])
      index = previous[index]
    }
    return moved
  }
}
