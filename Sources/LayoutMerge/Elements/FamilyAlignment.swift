import LayoutModel

/// Matches nameless siblings in three documents.
///
/// The elements of a list such as `segments` have neither id nor key, and their numbers shift when
/// one is inserted. They are matched by their content and their neighbors.
struct FamilyAlignment {
  /// The names of the elements of the three lists. Elements with equal names are the same.
  let names: ThreeWay<[Int]>

  /// Aligns three lists of contents.
  init(_ lists: ThreeWay<[String]>) {
    let (base, ours, theirs) = (lists.base, lists.ours, lists.theirs)
    if let reordered = FamilyAlignment.namesIfReordered(lists) {
      names = reordered
      return
    }
    let ourMatches = FamilyAlignment.matches(of: ours, in: base)
    let theirMatches = FamilyAlignment.matches(of: theirs, in: base)
    var ourNames: [Int] = []
    var next = base.count
    var newByPlace: [Place: Int] = [:]
    var last = -1
    for (index, match) in ourMatches.enumerated() {
      if let match {
        ourNames.append(match)
        last = match
      } else {
        newByPlace[Place(previous: last, content: ours[index])] = next
        ourNames.append(next)
        next += 1
      }
    }
    var theirNames: [Int] = []
    last = -1
    for (index, match) in theirMatches.enumerated() {
      if let match {
        theirNames.append(match)
        last = match
      } else if let twin = newByPlace.removeValue(
        forKey: Place(previous: last, content: theirs[index])
      ) {
        theirNames.append(twin)
      } else {
        theirNames.append(next)
        next += 1
      }
    }
    names = ThreeWay(base: Array(base.indices), ours: ourNames, theirs: theirNames)
  }

  /// The names if the lists have the same distinct contents in different orders; nil otherwise.
  private static func namesIfReordered(_ lists: ThreeWay<[String]>) -> ThreeWay<[Int]>? {
    guard lists.sides.allSatisfy({ $0.count == lists.base.count }) else { return nil }
    var places: [String: Int] = [:]
    for (place, content) in lists.base.enumerated() {
      guard places.updateValue(place, forKey: content) == nil else { return nil }
    }
    let names = lists.map { list in list.compactMap { places[$0] } }
    return names.sides.allSatisfy { Set($0).count == lists.base.count } ? names : nil
  }

  /// A new element's predecessor and content.
  private struct Place: Hashable {
    let previous: Int
    let content: String
  }

  /// For each element of a list, the index of the matching one in the base; nil if it is new.
  static func matches(of list: [String], in base: [String]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: list.count)
    var start = 0
    while start < list.count, start < base.count, list[start].hasSameBytes(as: base[start]) {
      matches[start] = start
      start += 1
    }
    var (end, baseEnd) = (list.count, base.count)
    while end > start, baseEnd > start, list[end - 1].hasSameBytes(as: base[baseEnd - 1]) {
      end -= 1
      baseEnd -= 1
      matches[end] = baseEnd
    }
    var places: [String: [Int]] = [:]
    for index in (start..<baseEnd).reversed() { places[base[index], default: []].append(index) }
    var last = start - 1
    for index in start..<end {
      while let place = places[list[index]]?.last {
        places[list[index]]?.removeLast()
        guard place > last else { continue }
        matches[index] = place
        last = place
        break
      }
    }
    pairGaps(&matches, start..<end, baseEnd)
    return matches
  }

  /// Pairs the unmatched elements between two matches if both lists have equally many there. Such
  /// elements were edited in place.
  private static func pairGaps(_ matches: inout [Int?], _ range: Range<Int>, _ baseEnd: Int) {
    var gapStart = range.lowerBound
    var baseStart = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      let match = index == range.upperBound ? baseEnd : matches[index]
      guard let match else { continue }
      if index - gapStart == match - baseStart {
        for offset in 0..<(index - gapStart) { matches[gapStart + offset] = baseStart + offset }
      }
      gapStart = index + 1
      baseStart = match + 1
    }
  }
}
