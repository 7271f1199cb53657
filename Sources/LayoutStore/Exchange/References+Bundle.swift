import SQLite
import LayoutModel

extension References {
  /// Returns a bundle of the local branches and the tags with their edits, versions and git commits.
  ///
  /// - Parameter choice: Returns the numbers of the edits to include, in ascending order.
  func bundle(_ choice: (Reach) -> [Int64]) throws -> ProjectBundle {
    var bundle = ProjectBundle()
    let branches = try ownBranches()
    let tags = try tags().map { ($0.name, $0.edit) }
    // An undone merge still refers to the edit that it merged.
    let reach = try journal.reach(of: (branches + tags).map(\.1), skipsUndoneMerges: false)
    bundle.edits = try choice(reach).map { try journal.bundled(EditNumber(rawValue: $0)) }
    bundle.versions = try bundledVersions { reach.contains($0) }
    bundle.gitCommits = try bundledGitCommits { reach.contains($0) }
    let name = { (name: String, edit: EditNumber) in
      ProjectBundle.Name(name: name, edit: try journal.entry(edit).edit.id)
    }
    bundle.branches = try branches.map(name)
    bundle.tags = try tags.map(name)
    bundle.current = try currentBranch()
    return bundle
  }

  /// Returns the local branches with at least one edit, sorted by name.
  private func ownBranches() throws -> [(String, EditNumber)] {
    let rows = try journal.database.statement(
      """
      SELECT name FROM branch WHERE NOT EXISTS (
        SELECT 1 FROM remote
        WHERE substr(branch.name, 1, length(remote.name) + 1) = remote.name || '/')
      ORDER BY name
      """
    )
    var branches: [String] = []
    while try rows.step() { branches.append(rows.text(0)) }
    return try branches.compactMap { name in try edit(ofBranch: name).map { (name, $0) } }
  }

  /// Returns the versions of edits, in the order of the edits.
  private func bundledVersions(_ isWanted: (Int64) -> Bool) throws -> [ProjectBundle.Version] {
    let rows = try journal.database.statement(
      """
      SELECT edit.number, edit.id, version.message, author.name, version.timeMs
      FROM version JOIN author ON author.id = version.author JOIN edit ON edit.number = version.edit
      WHERE isGone = 0 ORDER BY version.edit, version.number
      """
    )
    defer { rows.reset() }
    var versions: [ProjectBundle.Version] = []
    while try rows.step() {
      guard isWanted(rows.integer(0)), let id = EditID(bytes: rows.bytes(1)) else { continue }
      versions.append(
        ProjectBundle.Version(
          edit: id,
          message: rows.text(2),
          author: rows.text(3),
          timeMs: rows.integer(4)
        )
      )
    }
    return versions
  }
}

extension Journal {
  /// Returns an edit in the form of bundles.
  fileprivate func bundled(_ number: EditNumber) throws -> ProjectBundle.Edit {
    let edit = try entry(number).edit
    func id(_ number: EditNumber?) throws -> EditID? { try number.map { try entry($0).edit.id } }
    return ProjectBundle.Edit(
      id: edit.id,
      parent: try id(edit.parent),
      undoes: try id(edit.undoes),
      redoes: try id(edit.redoes),
      merged: try id(merged(by: number)),
      intent: edit.intent,
      author: edit.author,
      timeMs: edit.timeMs,
      changes: try storedChanges(number)?.stored
    )
  }
}
