import LayoutModel

// The order of siblings.
extension DifferenceFinder {
  /// Returns the objects that were reordered among the siblings that both documents have, with the
  /// ids of their old and new predecessors.
  func reorderedObjects() -> [Int: (String?, String?)] {
    var reordered: [Int: (String?, String?)] = [:]
    for parent in 0..<matched.count where old.children[parent] != new.children[parent] {
      let olds = lists(parent, old, other: new)
      let news = lists(parent, new, other: old)
      for (container, list) in news {
        guard let before = olds[container], before != list else { continue }
        let (oldNames, newNames) = (predecessors(before), predecessors(list))
        for number in SequenceMerge.moved(from: before, to: list) {
          reordered[number] = (oldNames[number], newNames[number])
        }
      }
    }
    return reordered
  }

  /// The children that are in the same container of the same parent in both documents, by
  /// container.
  private func lists(_ parent: Int, _ table: ObjectTable, other: ObjectTable)
    -> [PropertyPath: [Int]]
  {
    var lists: [PropertyPath: [Int]] = [:]
    for child in table.children[parent] where other.parents[child] == parent {
      let container = table.objects[table.index(of: child)].container
      guard other.objects[other.index(of: child)].container == container else { continue }
      lists[container, default: []].append(child)
    }
    return lists
  }

  private func predecessors(_ list: [Int]) -> [Int: String] {
    var names: [Int: String] = [:]
    for (previous, number) in zip(list, list.dropFirst()) {
      names[number] = matched.ids[previous].rawValue
    }
    return names
  }

  // MARK: - Added objects

  /// Returns where an added object is.
  func placement(of object: LayoutObject, after predecessor: ObjectID?) -> LayoutChange.Placement {
    LayoutChange.Placement(
      parent: object.parent,
      container: object.container,
      key: object.key,
      predecessor: predecessor,
      installations: object.installations
    )
  }

  /// Returns the sibling before each added object, within its container.
  func addedPredecessors() -> [Int: ObjectID] {
    var predecessors: [Int: ObjectID] = [:]
    for parent in 0..<matched.count
    where new.children[parent].contains(where: { !old.contains($0) }) {
      var last: [PropertyPath: ObjectID] = [:]
      for child in new.children[parent] {
        guard let object = new.object(child), object.key == nil else { continue }
        if !old.contains(child) { predecessors[child] = last[object.container] }
        last[object.container] = object.id
      }
    }
    return predecessors
  }
}
