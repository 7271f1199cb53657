internal import LayoutModel
internal import Ninefold

/// The open conflicts of a project as lines of text.
struct OpenConflictText {
  private let names: [String: ConflictNames]
  private let sides: [String: MergeSides]

  /// Reads the names of the objects of conflicts.
  ///
  /// - Parameter sides: What the sides are called; nil for the branches that still have their states.
  init(_ conflicts: [OpenConflict], in project: Project, sides: MergeSides? = nil) throws {
    names = try project.names(in: conflicts)
    self.sides = try Dictionary(grouping: conflicts, by: \.document).compactMapValues { entries in
      if let sides { return sides }
      let branches = try entries.first.flatMap { try project.branches(of: $0.origin) }
      return branches.map { MergeSides(ours: $0.ours, theirs: $0.theirs) }
    }
  }

  /// Prints new conflicts, and what to do next.
  func report(_ conflicts: [OpenConflict]) {
    guard !conflicts.isEmpty else { return }
    for conflict in conflicts {
      Terminal.print(Terminal.safe("\(conflict.document): \(line(conflict))"))
    }
    let count = conflicts.count
    Terminal.note(
      "\(count) conflict\(count == 1 ? "" : "s"). The documents keep the values of this branch. "
        + "Next: ninefold resolve, or ninefold undo"
    )
  }

  /// Returns the sentence about a conflict.
  func line(_ conflict: OpenConflict) -> String {
    text(of: conflict.document).line(of: conflict.conflict)
  }

  /// Returns the title of a cluster, with its document.
  func title(_ cluster: OpenCluster) -> String {
    let conflicts = cluster.conflicts.map(\.conflict)
    let title = text(of: cluster.document).title(
      of: ConflictCluster(root: cluster.root, conflicts: conflicts)
    )
    return "\(cluster.document): \(title)"
  }

  private func text(of document: String) -> ConflictText {
    ConflictText(names: names[document] ?? ConflictNames(), sides: sides[document] ?? MergeSides())
  }
}

extension JSON {
  /// An open conflict: its document, and the members that `merge-file` prints.
  static func openConflict(_ entry: OpenConflict) -> JSON {
    .object([("document", .string(entry.document))] + JSON.members(of: entry.conflict))
  }
}
