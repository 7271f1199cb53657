internal import LayoutModel
internal import Ninefold

/// The open conflicts of a project as lines of text.
enum OpenConflictText {
  /// Prints new conflicts, and what to do next.
  static func tell(_ conflicts: [OpenConflict]) {
    guard !conflicts.isEmpty else { return }
    for conflict in conflicts { Terminal.print(Terminal.safe(line(conflict))) }
    let count = conflicts.count
    Terminal.note(
      "\(count) conflict\(count == 1 ? "" : "s"); this branch's side wins. "
        + "Next: ninefold resolve, or ninefold undo"
    )
  }

  /// Returns the line of a conflict, with its document and three values.
  static func line(_ conflict: OpenConflict) -> String {
    "\(conflict.document): \(ConflictText.line(of: conflict.conflict))"
  }

  /// Returns the title of a cluster.
  static func title(_ cluster: OpenCluster) -> String {
    let conflicts = cluster.conflicts.map(\.conflict)
    let title = ConflictText.title(of: ConflictCluster(root: cluster.root, conflicts: conflicts))
    return "\(cluster.document): \(title)"
  }
}

extension JSON {
  /// An open conflict: its document, and the members that `merge-file` prints.
  static func openConflict(_ entry: OpenConflict) -> JSON {
    .object([("document", .string(entry.document))] + JSON.members(of: entry.conflict))
  }
}
