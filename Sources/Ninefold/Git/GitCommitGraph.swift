internal import LayoutModel
internal import LayoutStore

/// The versions of a project as git commits, with their parents and the references that reach them.
struct GitCommitGraph {
  /// A version as a commit.
  struct Commit {
    let version: ProjectVersion
    /// The commit's mark in the stream, from 1.
    let mark: Int
    /// The marks of the parents: first the previous version, then the merged versions.
    let parents: [Int]
    /// The edit of the previous version; nil for the first.
    let parentEdit: EditNumber?
    /// The reference under which the commit is written; one of those that reach it.
    let reference: String
  }

  /// The commits, parents first.
  private(set) var commits: [Commit] = []
  /// The references by full name, with the marks of their commits.
  private(set) var references: [(name: String, mark: Int)] = []
  /// The numbers of branches and tags among the references.
  private(set) var branchCount = 0
  private(set) var tagCount = 0

  /// Collects the versions that branches and tags reach.
  init(_ store: ProjectStore) throws {
    var reached: [EditNumber: (version: ProjectVersion, parents: [ProjectVersion], name: String)] =
      [:]
    let names = GitReferenceNames(
      branches: try store.references.branches().map(\.name),
      tags: try store.references.tags().map(\.name)
    )
    let branches = try store.references.branches().map { (names.branch($0.name), $0.edit) }
    let tags = try store.references.tags().map { (names.tag($0.name), Optional($0.edit)) }
    var tips: [(name: String, edit: EditNumber)] = []
    for (name, edit) in branches + tags {
      guard let edit, let tip = try store.references.lastVersion(at: edit) else { continue }
      tips.append((name, tip.edit))
      if name.hasPrefix("refs/heads/") { branchCount += 1 } else { tagCount += 1 }
      var open = [tip]
      while let version = open.popLast(), reached[version.edit] == nil {
        let parents = try GitCommitGraph.parents(of: version, store)
        reached[version.edit] = (version, parents, name)
        open += parents.reversed()
      }
    }
    // Along every line and merge the numbers of edits increase.
    let ordered = reached.values.sorted { $0.version.edit < $1.version.edit }
    var marks: [EditNumber: Int] = [:]
    for (index, entry) in ordered.enumerated() {
      marks[entry.version.edit] = index + 1
      commits.append(
        Commit(
          version: entry.version,
          mark: index + 1,
          parents: entry.parents.compactMap { marks[$0.edit] },
          parentEdit: entry.parents.first?.edit,
          reference: entry.name
        )
      )
    }
    references = tips.compactMap { tip in marks[tip.edit].map { (tip.name, $0) } }
  }

  /// Returns the parents of a version: the previous version, and the last versions of what was
  /// merged since.
  private static func parents(of version: ProjectVersion, _ store: ProjectStore) throws
    -> [ProjectVersion]
  {
    let first = try store.edit(before: version.edit).flatMap(store.references.lastVersion)
    var parents = first.map { [$0] } ?? []
    for merged in try store.mergedEdits(to: version.edit, after: first?.edit) {
      guard let last = try store.references.lastVersion(at: merged), !parents.contains(last) else {
        continue
      }
      parents.append(last)
    }
    return parents
  }
}
