internal import LayoutEngine
internal import LayoutModel

/// Compares where the views of a scene are before and after an edit, in all nine size classes.
struct PlacementProof {
  private let before: Document
  private let after: Document
  private let scene: ObjectID?

  /// A place is a sum of frames that are rounded to pixels, so equal places can differ by a point.
  private static let tolerance = 1.01

  init(_ before: Document, _ after: Document, scene: ObjectID?) {
    (self.before, self.after, self.scene) = (before, after, scene)
  }

  /// Returns the views whose place differs, without some views.
  ///
  /// - Parameter isWithContent: True to leave out everything in these views too.
  func moved(besides views: Set<ObjectID>, andContent isWithContent: Bool = true) -> [MovedView] {
    let old = PlacementProof.places(in: before, scene)
    let new = PlacementProof.places(in: after, scene)
    let excepted =
      isWithContent
      ? PlacementProof.subtrees(of: views, in: before)
        .union(PlacementProof.subtrees(of: views, in: after)) : views
    var moved: [MovedView] = []
    for (index, sizeClass) in SizeClass.all.enumerated() {
      for object in before.objects where object.role == .view && !excepted.contains(object.id) {
        guard let from = old[index][object.id] else { continue }
        let to = new[index][object.id]
        if let to, to.distance(to: from) < PlacementProof.tolerance { continue }
        moved.append(MovedView(id: object.id, sizeClass: sizeClass, before: from, after: to))
      }
    }
    return moved
  }

  private static func subtrees(of views: Set<ObjectID>, in document: Document) -> Set<ObjectID> {
    var result = views
    for object in document.objects {
      if let parent = object.parent, result.contains(parent) { result.insert(object.id) }
    }
    return result
  }

  /// Returns the frames of views in their root views, for each of the nine size classes.
  private static func places(in document: Document, _ scene: ObjectID?) -> [[ObjectID: Frame]] {
    let environments = SizeClass.all.map { LayoutEnvironment.sizeClass($0, of: document) }
    let parents = ParentTable(document.objects)
    let views = Set(document.objects.lazy.filter { $0.role == .view }.map(\.id))
    func viewAbove(_ id: ObjectID) -> ObjectID? {
      parents.ancestors(of: id).first(where: views.contains)
    }
    return LayoutEngine(document).frames(in: environments, scene: scene).map { frames in
      var places: [ObjectID: Frame] = [:]
      for entry in frames.entries {
        var frame = entry.frame
        // Parents come before their subviews. A root begins at zero.
        if let above = viewAbove(entry.id), let outer = places[above] {
          if viewAbove(above) != nil {
            frame.x += outer.x
            frame.y += outer.y
          }
        }
        places[entry.id] = frame
      }
      return places
    }
  }
}
