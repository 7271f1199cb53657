import LayoutModel

/// An older state of an object, whose lists of nameless elements have the numbers of a newer state.
///
/// Such elements, such as the segments of a segmented control, have neither id nor key, and their
/// numbers shift when one comes or goes. A list with as many elements as before stays as it is: an
/// element that differs was edited in place.
struct ListAlignment {
  /// The older state. Elements that the newer state lacks have numbers after those of its elements.
  private(set) var before: LayoutObject
  /// The old paths of the elements that the newer state lacks, by the paths that they have here.
  private var oldPaths: [PropertyPath: PropertyPath] = [:]

  /// A list in an element of the object.
  private struct List: Hashable {
    let variation: VariationKey
    let container: PropertyPath
    let name: String

    func path(_ number: Int) -> PropertyPath {
      container.appending(number == 1 ? name : "\(name)#\(number)")
    }
  }

  /// Aligns the lists of an older state with those of a newer one.
  init(_ old: LayoutObject, to new: LayoutObject) {
    before = old
    let news = ListAlignment.counts(of: new)
    for (list, count) in ListAlignment.counts(of: old) {
      guard let newCount = news[list], newCount != count else { continue }
      align(list, old, count, new, newCount)
    }
  }

  /// Returns the path that a change in the older state has in the document: of an element that the
  /// newer state lacks, the old one.
  func documentPath(_ path: PropertyPath) -> PropertyPath {
    guard !oldPaths.isEmpty else { return path }
    for (here, old) in oldPaths where path.isIn(here) { return path.moved(from: here, to: old) }
    return path
  }

  /// The number of elements of each list.
  private static func counts(of object: LayoutObject) -> [List: Int] {
    var counts: [List: Int] = [:]
    for property in object.properties where property.value.literal == nil && property.path.isNested
    {
      let (container, name) = (property.path.parent, property.path.name)
      guard !container.isNested, name.hasPrefix(":"), !name.contains("[") else { continue }
      let plain = name.prefix { $0 != "#" }
      let list = List(variation: property.variation, container: container, name: String(plain))
      counts[list, default: 0] += 1
    }
    return counts
  }

  private mutating func align(
    _ list: List,
    _ old: LayoutObject,
    _ count: Int,
    _ new: LayoutObject,
    _ newCount: Int
  ) {
    func contents(_ object: LayoutObject, _ count: Int) -> [String] {
      (0..<count).map { ListAlignment.content(of: list.path($0 + 1), list.variation, in: object) }
    }
    let matches = FamilyAlignment.matches(of: contents(new, newCount), in: contents(old, count))
    var numbers: [Int: Int] = [:]
    for (place, match) in matches.enumerated() {
      if let match { numbers[match] = place + 1 }
    }
    var next = newCount
    var moves: [PropertyPath: PropertyPath] = [:]
    for place in 0..<count {
      let path = list.path(place + 1)
      if let number = numbers[place] {
        moves[path] = list.path(number)
      } else {
        next += 1
        moves[path] = list.path(next)
        oldPaths[list.path(next)] = path
      }
    }
    for index in before.properties.indices
    where before.properties[index].variation == list.variation {
      let path = before.properties[index].path
      guard let (from, to) = moves.first(where: { path.isIn($0.key) }) else { continue }
      before.properties[index].path = path.moved(from: from, to: to)
    }
  }

  /// An element and everything in it as text.
  private static func content(
    of path: PropertyPath,
    _ variation: VariationKey,
    in object: LayoutObject
  ) -> String {
    object.properties.filter { $0.variation == variation && $0.path.isIn(path) }
      .map { "\($0.path.rawValue.dropFirst(path.rawValue.count)) \($0.value.text)" }
      .sorted().joined(separator: "\n")
  }
}

extension PropertyPath {
  /// Returns true for the path of an element and for paths in it.
  fileprivate func isIn(_ element: PropertyPath) -> Bool {
    self == element || rawValue.hasPrefix(element.rawValue + "/")
  }

  /// Returns the path in another element.
  fileprivate func moved(from old: PropertyPath, to new: PropertyPath) -> PropertyPath {
    PropertyPath(new.rawValue + rawValue.dropFirst(old.rawValue.count))
  }
}
