internal import LayoutModel
internal import LayoutStore

/// The versions of a project as commits of git: what each follows, and which names lead to it.
struct GitCommitGraph {
  /// One version.
  struct Commit {
    let version: ProjectVersion
    /// Its number among the commits, from 1.
    let mark: Int
    /// The marks of the versions that it follows: first the one before it, then those it merges.
    let parents: [Int]
    /// The edit of the version before it; nil for the first.
    let parentEdit: EditNumber?
    /// The name that it is written under: one of those that lead to it.
    let reference: String
  }

  /// The commits, each after those it follows.
  private(set) var commits: [Commit] = []
  /// What git shall call a commit, by full name of the reference.
  private(set) var references: [(name: String, mark: Int)] = []
  /// How many branches and tags there are of it.
  private(set) var branchCount = 0
  private(set) var tagCount = 0

  /// Reads what branches and tags lead to.
  init(_ store: ProjectStore) throws {
    var reached: [EditNumber: (version: ProjectVersion, parents: [ProjectVersion], name: String)] =
      [:]
    let names = GitReferenceNames(
      branches: try store.branches().map(\.name),
      tags: try store.tags().map(\.name)
    )
    let branches = try store.branches().map { (names.branch($0.name), $0.edit) }
    let tags = try store.tags().map { (names.tag($0.name), Optional($0.edit)) }
    var tips: [(name: String, edit: EditNumber)] = []
    for (name, edit) in branches + tags {
      guard let edit, let tip = try store.lastVersion(at: edit) else { continue }
      tips.append((name, tip.edit))
      if name.hasPrefix("refs/heads/") { branchCount += 1 } else { tagCount += 1 }
      var open = [tip]
      while let version = open.popLast(), reached[version.edit] == nil {
        let parents = try GitCommitGraph.parents(of: version, store)
        reached[version.edit] = (version, parents, name)
        open += parents.reversed()
      }
    }
    // The numbers of edits grow along every line and every merge.
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

  /// The versions that a version follows: the one before it on its line, and the last ones of what
  /// was merged since.
  private static func parents(of version: ProjectVersion, _ store: ProjectStore) throws
    -> [ProjectVersion]
  {
    let first = try store.edit(before: version.edit).flatMap(store.lastVersion)
    var parents = first.map { [$0] } ?? []
    for merged in try store.mergedEdits(to: version.edit, after: first?.edit) {
      guard let last = try store.lastVersion(at: merged), !parents.contains(last) else { continue }
      parents.append(last)
    }
    return parents
  }
}
