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
      let reach = try references.journal.reach(of: [edit], skipsUndoneMerges: true)
      let numbers = try references.journal.numbersByID()
      return Set(numbers.filter { reach.contains($0.value.rawValue) }.keys)
    }
  }

  /// Returns a bundle of the branches and tags with their edits, versions and git commits.
  ///
  /// Remote-tracking branches are omitted.
  ///
  /// - Parameter known: The edits that the receiver has, which are omitted.
  public func bundle(without known: Set<EditID> = []) throws -> ProjectBundle {
    try store.journalRead { references in
      let numbers = known.isEmpty ? [:] : try references.journal.numbersByID()
      let knownNumbers = Set(known.compactMap { numbers[$0]?.rawValue })
      return try references.bundle { $0.numbers().filter { !knownNumbers.contains($0) } }
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

  /// Returns the remotes with a stored address, sorted by name.
  public func remotes() throws -> [(name: String, address: String)] {
    try store.present.read { database in
      let rows = try database.statement(
        "SELECT name, path FROM remote WHERE path <> '' ORDER BY name"
      )
      defer { rows.reset() }
      var remotes: [(name: String, address: String)] = []
      while try rows.step() { remotes.append((rows.text(0), rows.text(1))) }
      return remotes
    }
  }

  /// Removes a remote, its remote-tracking branches and its recorded state. Edits stay.
  /// - Throws: ``StoreError/noRemote(_:)``, ``StoreError/currentBranch(_:)``.
  public func removeRemote(_ name: String, isDryRun: Bool = false) throws {
    let address = try remote(name)
    try store.write(isDryRun: isDryRun) { database in
      let references = References(Journal(database))
      let current = try references.currentBranch()
      guard !current.hasPrefix(name + "/") else { throw StoreError.currentBranch(current) }
      try database.run("DELETE FROM remote WHERE name = ?", [.text(name)])
      try database.run(
        "DELETE FROM branch WHERE substr(name, 1, length(?1) + 1) = ?1 || '/'",
        [.text(name)]
      )
      try references.forgetRemote(address)
    }
  }

  /// Adds a remote.
  /// - Throws: ``StoreError/nameTaken(_:)``, ``StoreError/badName(_:reason:)``.
  public func addRemote(_ name: String, at address: String, isDryRun: Bool = false) throws {
    try ReferenceName.check(name)
    guard !name.contains("/") else {
      throw StoreError.badName(name, reason: "it has a /, which separates a remote and a branch")
    }
    try store.write(isDryRun: isDryRun) { database in
      let known = "SELECT path FROM remote WHERE name = ?"
      if let path = try database.text(known, [.text(name)]), !path.isEmpty {
        throw StoreError.nameTaken(name)
      }
      try database.run(
        "INSERT OR REPLACE INTO remote (name, path) VALUES (?, ?)",
        [.text(name), .text(address)]
      )
    }
  }

  /// Stores the path of a remote.
  ///
  /// An empty path only marks the name as a remote, so that bundles omit its branches.
  ///
  /// - Parameter unlessKnown: True to keep a path that is already stored for the name.
  public func remember(_ name: String, at path: String, unlessKnown: Bool = false) throws {
    let change = "ON CONFLICT (name) DO UPDATE SET path = excluded.path"
    try store.write { database in
      try database.run(
        "INSERT INTO remote (name, path) VALUES (?, ?) " + change
          + (unlessKnown ? " WHERE remote.path = ''" : ""),
        [.text(name), .text(path)]
      )
    }
  }
}

extension Journal {
  /// Returns the numbers of all edits by id. Reads the whole table; ``EditNumbers`` reads only a part.
  func numbersByID() throws -> [EditID: EditNumber] {
    let rows = try database.statement("SELECT id, number FROM edit")
    var numbers: [EditID: EditNumber] = [:]
    while try rows.step() {
      numbers[EditID(bytes: rows.bytes(0)) ?? .none] = EditNumber(rawValue: rows.integer(1))
    }
    return numbers
  }
}
