internal import LayoutModel

/// Conflicts of a merge as lines of text.
enum ConflictText {
  /// A title for each cluster, and its conflicts below it.
  static func lines(of result: MergeResult) -> [String] {
    result.clusters.flatMap { [title(of: $0)] + $0.conflicts.map { "  " + line(of: $0) } }
  }

  /// What a cluster comes down to.
  static func title(of cluster: ConflictCluster) -> String {
    "conflict at \(cluster.conflicts.first?.objectKind ?? "object") \(cluster.root)"
  }

  /// One conflict with its three values.
  static func line(of conflict: MergeConflict) -> String {
    var place = "\(conflict.objectKind) \(conflict.object)"
    if !conflict.path.isObject { place += " \(conflict.path)" }
    if !conflict.variation.isBase { place += " in \(conflict.variation.rawValue)" }
    if let other = conflict.other { place += " and \(other)" }
    let values = [("base", conflict.base), ("ours", conflict.ours), ("theirs", conflict.theirs)]
      .map { "\($0) \($1 ?? "none")" }
    return "\(conflict.kind.rawValue): \(place): \(values.joined(separator: ", "))"
  }
}
