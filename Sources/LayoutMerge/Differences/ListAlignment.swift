import LayoutModel

/// An older state of an object, whose lists of nameless elements have the numbers of a newer state.
///
/// Such elements, such as the segments of a segmented control, have neither id nor key, and their
/// numbers shift when one comes or goes. A list with as many elements as before stays as it is: an
/// element that differs was edited in place.
struct ListAlignment {
  /// The older state. Elements that the newer state lacks have numbers after those of its elements.
  private(set) var before: LayoutObject
  /// The old paths of the elements that the newer state lacks, by their places here.
  private var oldPaths: [Place: PropertyPath] = [:]

  /// Aligns the lists of an older state with those of a newer one.
  init(_ old: LayoutObject, to new: LayoutObject) {
    before = old
    let (counts, newCounts) = (ListAlignment.counts(of: old), ListAlignment.counts(of: new))
    let changed = Set(counts.keys.filter { newCounts[$0] != nil && newCounts[$0] != counts[$0] })
    guard !changed.isEmpty else { return }
    let contents = ListAlignment.contents(of: changed, counts, in: old)
    let newContents = ListAlignment.contents(of: changed, newCounts, in: new)
    var places: [Place: Place] = [:]
    for list in changed {
      align(list, contents[list] ?? [], newContents[list] ?? [], &places)
    }
    for index in before.properties.indices {
      let (path, variation) = (before.properties[index].path, before.properties[index].variation)
      guard let place = Place(of: path, variation), let moved = places[place] else { continue }
      before.properties[index].path = path.moved(from: place.path, to: moved.path)
    }
  }

  /// Returns the path that a change in the older state has in the document: of an element that the
  /// newer state lacks, the old one.
  func documentPath(_ path: PropertyPath, _ variation: VariationKey) -> PropertyPath {
    guard !oldPaths.isEmpty, let place = Place(of: path, variation), let old = oldPaths[place]
    else { return path }
    return path.moved(from: place.path, to: old)
  }

  /// Finds the new places of a list's elements.
  private mutating func align(
    _ list: List,
    _ contents: [String],
    _ newContents: [String],
    _ places: inout [Place: Place]
  ) {
    var numbers: [Int: Int] = [:]
    for (place, match) in FamilyAlignment.matches(of: newContents, in: contents).enumerated() {
      if let match { numbers[match] = place + 1 }
    }
    var next = newContents.count
    for index in contents.indices {
      let place = Place(list: list, number: index + 1)
      if let new = numbers[index] {
        places[place] = Place(list: list, number: new)
      } else {
        next += 1
        let last = Place(list: list, number: next)
        places[place] = last
        oldPaths[last] = place.path
      }
    }
  }

  /// The number of elements of each list.
  private static func counts(of object: LayoutObject) -> [List: Int] {
    var counts: [List: Int] = [:]
    for property in object.properties where property.value.literal == nil {
      guard let place = Place(of: property.path, property.variation),
        place.path == property.path
      else { continue }
      counts[place.list, default: 0] += 1
    }
    return counts
  }

  /// Each element of some lists, with everything in it, as text.
  private static func contents(
    of lists: Set<List>,
    _ counts: [List: Int],
    in object: LayoutObject
  ) -> [List: [String]] {
    var parts: [Place: [String]] = [:]
    for property in object.properties {
      guard let place = Place(of: property.path, property.variation), lists.contains(place.list)
      else { continue }
      let name = property.path.rawValue.utf8.dropFirst(place.path.rawValue.utf8.count)
      parts[place, default: []].append("\(Substring(name)) \(property.value.text)")
    }
    var result: [List: [String]] = [:]
    for list in lists {
      result[list] = (0..<(counts[list] ?? 0)).map { index in
        let place = Place(list: list, number: index + 1)
        return (parts[place] ?? []).sorted().joined(separator: "\n")
      }
    }
    return result
  }
}

/// A list of nameless elements in an element of an object.
private struct List: Hashable {
  let variation: VariationKey
  let container: PropertyPath
  /// The segment of the first element.
  let name: String
}

/// An element of a list.
private struct Place: Hashable {
  let list: List
  /// The element's number, from 1.
  let number: Int

  init(list: List, number: Int) {
    self.list = list
    self.number = number
  }

  /// The element that a path belongs to; nil if it belongs to none.
  init?(of path: PropertyPath, _ variation: VariationKey) {
    let segments = path.rawValue.split(separator: "/", maxSplits: 2)
    guard segments.count > 1, segments[1].hasPrefix(":"), !segments[1].contains("[") else {
      return nil
    }
    let words = segments[1].split(separator: "#", maxSplits: 1)
    guard let name = words.first, let number = words.count > 1 ? Int(words[1]) : 1 else {
      return nil
    }
    let container = PropertyPath(String(segments[0]))
    list = List(variation: variation, container: container, name: String(name))
    self.number = number
  }

  var path: PropertyPath {
    list.container.appending(number == 1 ? list.name : "\(list.name)#\(number)")
  }
}

extension PropertyPath {
  /// Returns the path in another element.
  fileprivate func moved(from old: PropertyPath, to new: PropertyPath) -> PropertyPath {
    let rest = rawValue.utf8.dropFirst(old.rawValue.utf8.count)
    return PropertyPath(new.rawValue + String(Substring(rest)))
  }
}
