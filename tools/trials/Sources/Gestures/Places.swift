import LayoutModel
import Ninefold

/// Where the views of a document are, in the nine classes: computed by the public library.
struct Places {
  private var byClass: [[ObjectID: Frame]] = []
  private let parents: [ObjectID: ObjectID]

  init(_ document: Document) {
    var above: [ObjectID: ObjectID] = [:]
    var isView: Set<ObjectID> = []
    for object in document.objects {
      if object.role == .view { isView.insert(object.id) }
      guard let parent = object.parent else { continue }
      above[object.id] = isView.contains(parent) ? parent : above[parent]
    }
    parents = above
    for sizeClass in SizeClass.all {
      var places: [ObjectID: Frame] = [:]
      for entry in document.frames(in: .sizeClass(sizeClass)).entries {
        var frame = entry.frame
        if let parent = above[entry.id], let outer = places[parent], above[parent] != nil {
          frame.x += outer.x
          frame.y += outer.y
        }
        places[entry.id] = frame
      }
      byClass.append(places)
    }
  }

  /// Returns the views that are elsewhere in another state, without some.
  ///
  /// - Parameter isWithContent: True to leave out what is in these views too.
  func moved(
    in other: Places,
    besides views: Set<ObjectID>,
    andContent isWithContent: Bool = true
  ) -> Set<ObjectID> {
    var moved: Set<ObjectID> = []
    for (old, new) in zip(byClass, other.byClass) {
      for (id, frame) in old {
        let isExempt =
          isWithContent
          ? isBelow(id, views, parents) || isBelow(id, views, other.parents) : views.contains(id)
        if isExempt { continue }
        if new[id].map({ $0.distance(to: frame) < 1.01 }) != true { moved.insert(id) }
      }
    }
    return moved
  }

  private func isBelow(
    _ id: ObjectID,
    _ views: Set<ObjectID>,
    _ parents: [ObjectID: ObjectID]
  ) -> Bool {
    var above: ObjectID? = id
    while let view = above {
      if views.contains(view) { return true }
      above = parents[view]
    }
    return false
  }
}
