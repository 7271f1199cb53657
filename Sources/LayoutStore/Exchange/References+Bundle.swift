import SQLite
import LayoutModel

extension References {
  /// Returns a bundle of the local branches and the tags with their edits, versions and git commits.
  ///
  /// - Parameter known: The numbers of the edits to omit.
  func bundle(without known: Set<Int64>) throws -> ProjectBundle {
    var bundle = ProjectBundle()
    let branches = try ownBranches()
    let tags = try tags().map { ($0.name, $0.edit) }
    let reach = try journal.closure(of: (branches + tags).map(\.1))
    for number in reach.subtracting(known).sorted() {
      bundle.edits.append(try journal.bundled(EditNumber(rawValue: number)))
    }
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
  /// Returns the numbers of edits and of everything that they refer to.
  ///
  /// Unlike ``reach(of:)``, this includes edits of undone merges, to which the merges still refer.
  ///
  /// - Parameter known: Edits to omit, with everything that they refer to.
  func closure(of edits: [EditNumber], without known: Set<Int64> = []) throws -> Set<Int64> {
    let merged = try mergedEdits()
    let starts = Dictionary(try lineStarts().map { ($0.number, $0.parent) }) { first, _ in first }
    var closure: Set<Int64> = []
    var open = edits.map(\.rawValue)
    while let next = open.popLast() {
      var number: Int64? = next
      while let edit = number, edit > 0, !known.contains(edit), closure.insert(edit).inserted {
        if let other = merged[edit] { open.append(other) }
        number = starts[edit] ?? (edit - 1)
      }
    }
    return closure
  }

  /// Returns the merged edit for each merge.
  private func mergedEdits() throws -> [Int64: Int64] {
    let rows = try database.statement("SELECT edit, merged FROM mergedEdit")
    defer { rows.reset() }
    var merged: [Int64: Int64] = [:]
    while try rows.step() { merged[rows.integer(0)] = rows.integer(1) }
    return merged
  }

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
