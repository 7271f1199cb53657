internal import SQLite
public import LayoutModel

/// The way in which the branches of a bundle update local branches.
public enum ReceivedBranches: Sendable, Equatable {
  /// They become remote-tracking branches, named `REMOTE/BRANCH`.
  case tracked(String)
  /// They create or fast-forward the local branches with the same names.
  case advanced
}

/// The result of receiving a bundle.
public struct ReceivedBundle: Sendable, Equatable {
  /// The number of new edits.
  public let edits: Int
  /// The number of new versions.
  public let versions: Int
  /// The names of the branches and tags that were created or moved, in order.
  public let names: [String]

  /// Creates a result.
  public init(edits: Int, versions: Int, names: [String]) {
    self.edits = edits
    self.versions = versions
    self.names = names
  }
}

extension ExchangeStore {
  /// Receives the edits, versions, branches and tags of a bundle in one transaction.
  ///
  /// The current state changes only if the project has no edit yet, or if the current branch is
  /// fast-forwarded.
  ///
  /// - Parameters:
  ///   - reading: The state of the git remote from which the bundle comes; nil for other remotes.
  ///   - isSound: Returns true if a document can be serialized and parsed again.
  /// - Throws: ``StoreError/badBundle(_:)``, ``StoreError/notFastForward(branch:)``. Nothing changed.
  public func receive(
    _ bundle: ProjectBundle,
    _ branches: ReceivedBranches,
    of reading: GitRemoteReading? = nil,
    isDryRun: Bool = false,
    isSound: (Document) -> Bool
  ) throws -> ReceivedBundle {
    do {
      return try store.write(isDryRun: isDryRun) { database in
        let references = References(Journal(database))
        var receiver = try Receiver(references.journal)
        if let reading {
          for name in try references.remoteNames(reading.state.address) { receiver.add(name) }
        }
        let start = receiver.place
        for edit in bundle.edits { try receiver.add(edit) }
        try check(bundle, &receiver, isSound)
        if let start {
          try receiver.go(to: start)
          try references.journal.setCurrent(start)
        } else if bundle.branches.isEmpty {
          try receiver.go(to: nil)
        }
        let versions = try references.add(bundle.versions, &receiver)
        try references.add(bundle.gitCommits, &receiver)
        let isNew = start == nil
        let changed = try name(bundle, branches, references, &receiver, isNew: isNew)
        if let reading { try references.record(reading, of: bundle) { try receiver.number($0) } }
        return ReceivedBundle(edits: receiver.addedCount, versions: versions, names: changed)
      }
    } catch StoreError.contentDiffers(let reason) {
      throw StoreError.badBundle("an edit can't be applied: \(reason)")
    } catch StoreError.damagedChanges(let reason) {
      throw StoreError.badBundle("an edit can't be read: \(reason)")
    }
  }

  /// Checks the states of the branches and tags that are at new edits.
  private func check(
    _ bundle: ProjectBundle,
    _ receiver: inout Receiver,
    _ isSound: (Document) -> Bool
  ) throws {
    guard let first = receiver.firstAdded else { return }
    let database = receiver.journal.database
    let heads = Set(try (bundle.branches + bundle.tags).map { try receiver.number($0.edit) })
    for head in heads.sorted() where head >= first {
      try receiver.go(to: head)
      guard try !database.hasMissingReference else {
        throw StoreError.badBundle("a row belongs to no object")
      }
      for id in receiver.documents.sorted() {
        let name = try receiver.journal.documentName(id)
        guard let document = try store.load(named: name, in: database)?.document else { continue }
        guard isSound(document) else { throw StoreError.badBundle("\(name) is not a document") }
      }
    }
  }

  private func name(
    _ bundle: ProjectBundle,
    _ branches: ReceivedBranches,
    _ references: References,
    _ receiver: inout Receiver,
    isNew: Bool
  ) throws -> [String] {
    var changed: [String] = []
    // From the state that was checked last, because the rows of a clone are many.
    if isNew { try begin(bundle, references, &receiver) }
    for branch in bundle.branches {
      let name: String
      switch branches {
      case .tracked(let remote): name = remote + "/" + branch.name
      case .advanced: name = branch.name
      }
      try ReferenceName.check(name)
      let target = try receiver.number(branch.edit)
      if try references.edit(ofBranch: name) == target { continue }
      if case .advanced = branches, try !references.isFastForward(name, to: target) {
        if let old = try references.edit(ofBranch: name),
          try references.journal.hasAncestor(target, of: old)
        {
          continue
        }
        throw StoreError.notFastForward(branch: name)
      }
      try references.move(name, to: target, &receiver)
      changed.append(name)
    }
    for tag in bundle.tags where try references.edit(ofTag: tag.name) == nil {
      try ReferenceName.check(tag.name)
      try references.setTag(tag.name, to: try receiver.number(tag.edit))
      changed.append(tag.name)
    }
    return changed
  }

  /// Moves the current branch of a project without edits to a branch of the bundle.
  private func begin(_ bundle: ProjectBundle, _ references: References, _ receiver: inout Receiver)
    throws
  {
    let current = try references.currentBranch()
    let heads = [current, bundle.current].compactMap { name in
      bundle.branches.first { $0.name == name }
    }
    guard let head = heads.first ?? bundle.branches.first else { return }
    try references.move(current, to: try receiver.number(head.edit), &receiver)
  }
}

extension References {
  /// Returns true if moving a branch to an edit is a fast-forward or creates the branch.
  func isFastForward(_ branch: String, to target: EditNumber) throws -> Bool {
    guard try hasBranch(branch), let old = try edit(ofBranch: branch) else { return true }
    return try journal.hasAncestor(old, of: target)
  }

  /// Moves a branch to an edit. If it is the current branch, the content changes too.
  func move(_ branch: String, to edit: EditNumber, _ receiver: inout Receiver) throws {
    if try branch == currentBranch() {
      try receiver.go(to: edit)
      return try journal.setCurrent(edit)
    }
    try journal.database.run(
      "INSERT OR REPLACE INTO branch (name, edit) VALUES (?, ?)",
      [.text(branch), .integer(edit.rawValue)]
    )
  }

  fileprivate func setTag(_ name: String, to edit: EditNumber) throws {
    try journal.database.run(
      "INSERT INTO tag (name, edit) VALUES (?, ?)",
      [.text(name), .integer(edit.rawValue)]
    )
  }

  /// Adds new versions and returns their number.
  fileprivate func add(_ versions: [ProjectBundle.Version], _ receiver: inout Receiver) throws
    -> Int
  {
    var count = 0
    for version in versions {
      let edit = try receiver.number(version.edit)
      if try hasVersion(edit) { continue }
      let (message, author) = (version.message, version.author)
      let id = EditID(version: version.edit, message: message, author: author, version.timeMs)
      try insert(
        ProjectVersion(
          id: id,
          edit: edit,
          message: message,
          author: author,
          timeMs: version.timeMs
        )
      )
      count += 1
    }
    return count
  }
}
