internal import SQLite
public import LayoutModel

/// What becomes of the branches in a bundle.
public enum ReceivedBranches: Sendable, Equatable {
  /// They are named `REMOTE/BRANCH` beside those that are here.
  case tracked(String)
  /// Those that are here move forward, others are new; none may lose an edit.
  case advanced
}

/// What came with a bundle.
public struct ReceivedBundle: Sendable, Equatable {
  /// How many edits were not here before.
  public let edits: Int
  /// How many versions were not here before.
  public let versions: Int
  /// The names of branches and tags that came or moved, in order.
  public let names: [String]

  /// Creates a report.
  public init(edits: Int, versions: Int, names: [String]) {
    self.edits = edits
    self.versions = versions
    self.names = names
  }
}

extension ProjectStore {
  /// Takes the edits of a bundle in, with their versions, branches and tags, in one transaction.
  ///
  /// The present state stays, unless there is none yet, or a branch is moved forward.
  ///
  /// - Parameter isSound: Tells whether a document can be written and read again.
  /// - Throws: ``StoreError/badBundle(_:)``, ``StoreError/notForward(branch:)``; nothing changed.
  public func receive(
    _ bundle: ProjectBundle,
    _ branches: ReceivedBranches,
    isDryRun: Bool = false,
    isSound: (Document) -> Bool
  ) throws -> ReceivedBundle {
    do {
      return try write(isDryRun: isDryRun) { database in
        let names = Names(Journal(database))
        var receiver = try Receiver(names.journal)
        let start = receiver.place
        for edit in bundle.edits { try receiver.add(edit) }
        try check(bundle, &receiver, isSound)
        try receiver.go(to: start)
        if let start { try names.journal.setCurrent(start) }
        let versions = try names.add(bundle.versions, receiver)
        try names.add(bundle.gitCommits, receiver)
        let changed = try name(bundle, branches, names, &receiver)
        return ReceivedBundle(edits: receiver.addedCount, versions: versions, names: changed)
      }
    } catch StoreError.contentDiffers(let reason) {
      throw StoreError.badBundle("an edit can't be made: \(reason)")
    } catch StoreError.damagedChanges(let reason) {
      throw StoreError.badBundle("an edit can't be read: \(reason)")
    }
  }

  /// Checks the states that branches and tags lead to.
  private func check(
    _ bundle: ProjectBundle,
    _ receiver: inout Receiver,
    _ isSound: (Document) -> Bool
  ) throws {
    guard receiver.addedCount > 0 else { return }
    let database = receiver.journal.database
    let heads = Set(try (bundle.branches + bundle.tags).map { try receiver.number($0.edit) })
    for head in heads.sorted() {
      try receiver.go(to: head)
      guard try FileCheck.referenceProblem(in: database) == nil else {
        throw StoreError.badBundle("a row belongs to no object")
      }
      for id in receiver.documents.sorted() {
        let name = try receiver.journal.documentName(id)
        guard let document = try load(named: name, in: database)?.document else { continue }
        guard isSound(document) else { throw StoreError.badBundle("\(name) is no document") }
      }
    }
  }

  private func name(
    _ bundle: ProjectBundle,
    _ branches: ReceivedBranches,
    _ names: Names,
    _ receiver: inout Receiver
  ) throws -> [String] {
    var changed: [String] = []
    if receiver.place == nil { try begin(bundle, names, &receiver) }
    for branch in bundle.branches {
      let name: String
      switch branches {
      case .tracked(let remote): name = remote + "/" + branch.name
      case .advanced: name = branch.name
      }
      try checkName(name)
      let target = try receiver.number(branch.edit)
      if try names.edit(ofBranch: name) == target { continue }
      if case .advanced = branches, try !names.isForward(name, to: target) {
        throw StoreError.notForward(branch: name)
      }
      try names.move(name, to: target, &receiver)
      changed.append(name)
    }
    for tag in bundle.tags where try names.edit(ofTag: tag.name) == nil {
      try checkName(tag.name)
      try names.setTag(tag.name, to: try receiver.number(tag.edit))
      changed.append(tag.name)
    }
    return changed
  }

  /// Lets a project without any edit begin with a branch of the bundle.
  private func begin(_ bundle: ProjectBundle, _ names: Names, _ receiver: inout Receiver) throws {
    let current = try names.currentBranch()
    let heads = [current, bundle.current].compactMap { name in
      bundle.branches.first { $0.name == name }
    }
    guard let head = heads.first ?? bundle.branches.first else { return }
    try names.move(current, to: try receiver.number(head.edit), &receiver)
  }

  /// Moves the current branch forward to an edit that has all of its edits; the content follows.
  /// - Throws: ``StoreError/notForward(branch:)``.
  public func advance(to edit: EditNumber, isDryRun: Bool = false) throws {
    try write(isDryRun: isDryRun) { database in
      let names = Names(Journal(database))
      let branch = try names.currentBranch()
      guard try names.isForward(branch, to: edit) else {
        throw StoreError.notForward(branch: branch)
      }
      var receiver = try Receiver(names.journal)
      try names.move(branch, to: edit, &receiver)
    }
  }
}

extension Names {
  /// True if an edit has all the edits of a branch; of a new branch there are none.
  fileprivate func isForward(_ branch: String, to target: EditNumber) throws -> Bool {
    guard try hasBranch(branch), let old = try edit(ofBranch: branch) else { return true }
    return try journal.reach(of: target).contains { ($0.key...$0.value).contains(old.rawValue) }
  }

  /// Makes an edit the last of a branch; the content follows if it is the current one.
  fileprivate func move(_ branch: String, to edit: EditNumber, _ receiver: inout Receiver) throws {
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

  /// Adds the versions that are not here; returns how many.
  fileprivate func add(_ versions: [ProjectBundle.Version], _ receiver: Receiver) throws -> Int {
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
