internal import LayoutModel
internal import SQLite

/// The position up to which a project has read the log of a remote in a git repository.
public struct GitRemoteState: Sendable, Equatable {
  /// The address of the repository with the name of the project there.
  public let address: String
  /// The commit that was read or pushed last, in hexadecimal digits.
  public let tip: String
  /// The number of bytes of the log that are known.
  public let length: Int
  /// The digest of the records in these bytes.
  public let digest: [UInt8]

  /// Creates a state.
  public init(address: String, tip: String, length: Int, digest: [UInt8]) {
    self.address = address
    self.tip = tip
    self.length = length
    self.digest = digest
  }
}

/// The state of a remote after a part of its log was read.
public struct GitRemoteReading: Sendable {
  /// The state after the part.
  public let state: GitRemoteState
  /// True if the log was read from its start, which invalidates the earlier recorded state.
  public let isWhole: Bool

  /// Creates a reading.
  public init(state: GitRemoteState, isWhole: Bool) {
    self.state = state
    self.isWhole = isWhole
  }
}

extension ExchangeStore {
  /// Returns how far a remote is known; nil if it never was.
  public func gitRemote(_ address: String) throws -> GitRemoteState? {
    let sql = "SELECT tip, length, digest FROM gitRemote WHERE address = ?"
    return try store.present.read { database in
      try database.first(sql, [.text(address)]) { row in
        GitRemoteState(
          address: address,
          tip: row.text(0),
          length: Int(row.integer(1)),
          digest: row.bytes(2)
        )
      }
    }
  }

  /// Returns the addresses of the remotes in git repositories that were read or pushed to.
  public func gitRemoteAddresses() throws -> [String] {
    try store.present.read { database in
      let rows = try database.statement("SELECT address FROM gitRemote ORDER BY address")
      var addresses: [String] = []
      while try rows.step() { addresses.append(rows.text(0)) }
      return addresses
    }
  }

  /// Returns the branches and tags that a remote had when it was read or pushed to last.
  public func gitRemoteNames(_ address: String) throws -> ProjectBundle {
    let names = try store.journalRead { try $0.remoteNames(address) }
    var bundle = ProjectBundle()
    bundle.branches = names.filter(\.isBranch).map(\.name)
    bundle.tags = names.filter { !$0.isBranch }.map(\.name)
    return bundle
  }

  /// Returns what a remote lacks: edits outside of the ancestry of its names, unknown versions and
  /// git commits, and names that it does not have or that move forward.
  ///
  /// A branch that is behind the remote's is omitted.
  /// - Throws: ``StoreError/notFastForward(branch:)`` if a branch of the remote has edits that the
  ///   branch here lacks, and the other way round.
  public func bundle(lackedBy address: String) throws -> ProjectBundle {
    try store.journalRead { try $0.bundle(lackedBy: address) }
  }

  /// Records that a remote has the content of a bundle.
  public func didPush(_ bundle: ProjectBundle, to state: GitRemoteState) throws {
    try store.write { database in
      let references = References(Journal(database))
      var numbers = try EditNumbers(references.journal)
      try references.record(GitRemoteReading(state: state, isWhole: false), of: bundle) {
        try numbers.number(of: $0)
      }
    }
  }

  /// Forgets the content of a remote, so that the next fetch reads everything.
  public func forgetGitRemote(_ address: String) throws {
    try store.write { try References(Journal($0)).forgetRemote(address) }
  }
}

extension References {
  func bundle(lackedBy address: String) throws -> ProjectBundle {
    let theirs = try remoteNames(address)
    let known = try journal.reach(of: theirs.map(\.edit), skipsUndoneMerges: false)
    var bundle = try bundle { $0.numbers(without: known) }
    bundle.branches = try bundle.branches.filter { branch in
      guard let from = theirs.first(where: { $0.isBranch && $0.name.name == branch.name })?.edit,
        let to = try edit(ofBranch: branch.name)
      else { return true }
      if try from == to || journal.hasAncestor(to, of: from) { return false }
      guard try journal.hasAncestor(from, of: to) else {
        throw StoreError.notFastForward(branch: branch.name)
      }
      return true
    }
    let tags = Set(theirs.filter { !$0.isBranch }.map(\.name.name))
    bundle.tags.removeAll { tags.contains($0.name) }
    let items = try remoteItems(address)
    bundle.versions.removeAll { items.contains($0.item) }
    bundle.gitCommits.removeAll { items.contains($0.item) }
    return bundle
  }

  /// Records the content of a remote. Must run in the transaction that adds it to the project.
  func record(
    _ reading: GitRemoteReading,
    of bundle: ProjectBundle,
    _ number: (EditID) throws -> EditNumber?
  ) throws {
    let state = reading.state
    if reading.isWhole { try forgetRemote(state.address) }
    try journal.database.run(
      "INSERT OR REPLACE INTO gitRemote (address, tip, length, digest) VALUES (?, ?, ?, ?)",
      [
        .text(state.address), .text(state.tip), .integer(Int64(state.length)), .blob(state.digest),
      ]
    )
    let items =
      bundle.branches.map { ("branch", $0.name, $0.edit as EditID?) }
      + bundle.tags.map { ("tag", $0.name, $0.edit) }
      + bundle.versions.map { ("version", $0.item, $0.edit) }
      + bundle.gitCommits.map { ("gitCommit", $0.item, $0.edit) }
    for (kind, name, edit) in items {
      try journal.database.run(
        "INSERT OR REPLACE INTO gitRemoteItem (address, kind, name, edit) VALUES (?, ?, ?, ?)",
        [
          .text(state.address), .text(kind), .text(name),
          RowValue(try edit.flatMap(number)?.rawValue),
        ]
      )
    }
  }

  func forgetRemote(_ address: String) throws {
    for table in ["gitRemote", "gitRemoteItem"] {
      try journal.database.run("DELETE FROM \(table) WHERE address = ?", [.text(address)])
    }
  }

  /// A branch or a tag of a remote.
  struct RemoteName {
    let isBranch: Bool
    let name: ProjectBundle.Name
    let edit: EditNumber
  }

  /// Returns the branches and tags of a remote, sorted by name.
  func remoteNames(_ address: String) throws -> [RemoteName] {
    let rows = try journal.database.statement(
      """
      SELECT item.kind, item.name, edit.id, edit.number
      FROM gitRemoteItem AS item JOIN edit ON edit.number = item.edit
      WHERE item.address = ? AND item.kind IN ('branch', 'tag') ORDER BY item.kind, item.name
      """,
      [.text(address)]
    )
    defer { rows.reset() }
    var names: [RemoteName] = []
    while try rows.step() {
      guard let id = EditID(bytes: rows.bytes(2)) else { continue }
      names.append(
        RemoteName(
          isBranch: rows.text(0) == "branch",
          name: ProjectBundle.Name(name: rows.text(1), edit: id),
          edit: EditNumber(rawValue: rows.integer(3))
        )
      )
    }
    return names
  }

  /// Returns the versions and git commits that a remote has.
  private func remoteItems(_ address: String) throws -> Set<String> {
    let rows = try journal.database.statement(
      "SELECT name FROM gitRemoteItem WHERE address = ? AND kind IN ('version', 'gitCommit')",
      [.text(address)]
    )
    defer { rows.reset() }
    var items: Set<String> = []
    while try rows.step() { items.insert(rows.text(0)) }
    return items
  }
}

extension Journal {
  /// Returns true if an edit is an ancestor of another, also through merges that were not undone.
  func hasAncestor(_ ancestor: EditNumber, of edit: EditNumber) throws -> Bool {
    try reach(of: [edit], skipsUndoneMerges: true).contains(ancestor.rawValue)
  }
}

extension ProjectBundle.Version {
  /// The name of the version in `gitRemoteItem`.
  fileprivate var item: String {
    EditID(version: edit, message: message, author: author, timeMs).description
  }
}

extension ProjectBundle.GitCommit {
  /// The name of the commit in `gitRemoteItem`.
  fileprivate var item: String { "\(id) \(edit?.description ?? "") \(paths)" }
}
