internal import SQLite
public import LayoutModel

/// The transfer of edits between copies of a project.
public struct ExchangeStore: Sendable {
  let store: ProjectStore

  /// Returns the ids of all edits, from which another clone determines which edits are missing
  /// here.
  public func editIDs() throws -> Set<EditID> {
    try store.journalRead { Set(try $0.journal.numbersByID().keys) }
  }

  /// Returns the ids of an edit and its ancestors, including merged edits.
  public func editIDs(to edit: EditNumber) throws -> Set<EditID> {
    try store.journalRead { references in
      let reach = try references.journal.reach(of: edit)
      let numbers = try references.journal.numbersByID()
      return Set(
        numbers.filter { _, number in
          reach.contains { ($0.key...$0.value).contains(number.rawValue) }
        }.keys
      )
    }
  }

  /// Returns a bundle of the branches and tags with their edits, versions and git commits.
  ///
  /// Remote-tracking branches are omitted.
  ///
  /// - Parameter known: The edits that the receiver has, which are omitted.
  public func bundle(without known: Set<EditID> = []) throws -> ProjectBundle {
    try store.journalRead { references in
      let journal = references.journal
      var bundle = ProjectBundle()
      let branches = try references.ownBranches()
      let tags = try references.tags().map { ($0.name, $0.edit) }
      var runs: [Int64: Int64] = [:]
      for (_, edit) in branches + tags {
        runs.merge(try journal.reach(of: edit)) { max($0, $1) }
      }
      let reach = Set(runs.flatMap { $0.key...$0.value })
      for number in reach.sorted().map(EditNumber.init(rawValue:)) {
        // The changes of known edits are not read: those of an import are large.
        if !known.contains(try journal.entry(number).edit.id) {
          bundle.edits.append(try journal.bundled(number))
        }
        for version in try references.versions(
          on: Ancestry(runs: [number.rawValue...number.rawValue])
        ) {
          bundle.versions.append(
            ProjectBundle.Version(
              edit: try journal.entry(number).edit.id,
              message: version.message,
              author: version.author,
              timeMs: version.timeMs
            )
          )
        }
      }
      let name = { (name: String, edit: EditNumber) in
        ProjectBundle.Name(name: name, edit: try journal.entry(edit).edit.id)
      }
      bundle.gitCommits = try references.bundledGitCommits { reach.contains($0) }
      bundle.branches = try branches.map(name)
      bundle.tags = try tags.map(name)
      bundle.current = try references.currentBranch()
      return bundle
    }
  }

  /// Fast-forwards the current branch to an edit and changes the content to its state.
  /// - Throws: ``StoreError/notFastForward(branch:)`` if the branch has edits that are not in the
  ///   ancestry of `edit`.
  public func advance(to edit: EditNumber, isDryRun: Bool = false) throws {
    try store.write(isDryRun: isDryRun) { database in
      let references = References(Journal(database))
      let branch = try references.currentBranch()
      guard try references.isFastForward(branch, to: edit) else {
        throw StoreError.notFastForward(branch: branch)
      }
      var receiver = try Receiver(references.journal)
      try references.move(branch, to: edit, &receiver)
    }
  }

  // MARK: - Copies and remotes

  /// Copies the project with its history and names to a file, which appears only when it is
  /// complete.
  ///
  /// - Parameter origin: The path that the copy stores as the remote `origin`.
  /// - Throws: ``StoreError/exists(path:)`` if the path exists. Nothing is overwritten.
  public func copy(to target: String, rememberingAs origin: String) throws -> ProjectStore {
    try store.backup(to: target)
    let copy = try ProjectStore.open(at: target)
    try copy.exchange.remember("origin", at: origin)
    return copy
  }

  /// Returns the path of a remote.
  /// - Throws: ``StoreError/noRemote(_:)``.
  public func remote(_ name: String) throws -> String {
    let sql = "SELECT path FROM remote WHERE name = ? AND path <> ''"
    guard let path = try store.present.read({ try $0.text(sql, [.text(name)]) }) else {
      throw StoreError.noRemote(name)
    }
    return path
  }

  /// Stores the path of a remote.
  ///
  /// An empty path only marks the name as a remote, so that bundles omit its branches.
  ///
  /// - Parameter unlessKnown: True to keep a path that is already stored for the name.
  public func remember(_ name: String, at path: String, unlessKnown: Bool = false) throws {
    if unlessKnown, (try? remote(name)) != nil { return }
    try store.write { database in
      try database.run(
        "INSERT OR REPLACE INTO remote (name, path) VALUES (?, ?)",
        [.text(name), .text(path)]
      )
    }
  }
}

extension References {
  /// Returns the local branches with at least one edit, sorted by name.
  fileprivate func ownBranches() throws -> [(String, EditNumber)] {
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

}

extension Journal {
  /// Returns the numbers of all edits by id. Reads the whole table, which has no index on ids.
  func numbersByID() throws -> [EditID: EditNumber] {
    let rows = try database.statement("SELECT id, number FROM edit")
    var numbers: [EditID: EditNumber] = [:]
    while try rows.step() {
      numbers[EditID(bytes: rows.bytes(0)) ?? .none] = EditNumber(rawValue: rows.integer(1))
    }
    return numbers
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
