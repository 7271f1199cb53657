internal import LayoutModel

/// Conflicts of a merge as lines of text.
enum ConflictText {
  /// Returns a title for each cluster, each followed by its conflicts.
  static func lines(of result: MergeResult) -> [String] {
    result.clusters.flatMap { [title(of: $0)] + $0.conflicts.map { "  " + line(of: $0) } }
  }

  /// Returns the title of a cluster.
  static func title(of cluster: ConflictCluster) -> String {
    "conflict at \(cluster.conflicts.first?.objectKind ?? "object") \(cluster.root)"
  }

  /// Returns the line of a conflict, with its three values.
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
