public import LayoutModel

extension ThreeWayMerge {
  /// Returns the labels of objects of a merge, as in a diff from the base to a side. Objects that
  /// our side lacks have the label of theirs.
  ///
  /// - Parameters:
  ///   - ids: The objects.
  ///   - base: The common ancestor of both sides.
  ///   - ours: Our document.
  ///   - theirs: Their document.
  public static func labels(
    of ids: Set<ObjectID>,
    base: Document,
    ours: Document,
    theirs: Document
  ) -> [ObjectID: ObjectLabel] {
    // Matching the objects of large documents takes as long as the merge.
    if ids.isEmpty { return [:] }
    let finders = [ours, theirs].map { LabelFinder(DifferenceFinder(base, $0)) }
    var labels: [ObjectID: ObjectLabel] = [:]
    for id in ids { labels[id] = finders.lazy.compactMap { $0.label(of: id) }.first }
    return labels
  }
}
