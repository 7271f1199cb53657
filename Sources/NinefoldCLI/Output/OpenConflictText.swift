internal import LayoutModel
internal import Ninefold

/// Conflicts that are open in a project, as lines of text.
enum OpenConflictText {
  /// Lists conflicts that were just left, and says what to do.
  static func tell(_ conflicts: [OpenConflict]) {
    guard !conflicts.isEmpty else { return }
    for conflict in conflicts { Terminal.print(Terminal.safe(line(conflict))) }
    let count = conflicts.count
    Terminal.note(
      "\(count) conflict\(count == 1 ? "" : "s"); this branch's side holds. "
        + "Next: ninefold resolve, or ninefold undo"
    )
  }

  /// One conflict with its document and three values.
  static func line(_ conflict: OpenConflict) -> String {
    "\(conflict.document): \(ConflictText.line(of: conflict.conflict))"
  }

  /// What a cluster comes down to.
  static func title(_ cluster: OpenCluster) -> String {
    let conflicts = cluster.conflicts.map(\.conflict)
    let title = ConflictText.title(of: ConflictCluster(root: cluster.root, conflicts: conflicts))
    return "\(cluster.document): \(title)"
  }
}

extension JSON {
  /// An open conflict: its document, and what `merge-file` tells of one.
  static func openConflict(_ entry: OpenConflict) -> JSON {
    .object([("document", .string(entry.document))] + JSON.members(of: entry.conflict))
  }
}
