internal import SQLite
public import LayoutModel

/// The versions, branches and tags of a project.
public struct ReferenceStore: Sendable {
  let store: ProjectStore

  /// Makes the current state a version with a message.
  /// - Throws: ``StoreError/nothingToCommit`` if it already is a version or there is no edit;
  ///   ``StoreError/emptyMessage``; ``StoreError/openConflicts(_:)``.
  @discardableResult
  public func commit(
    _ message: String,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> ProjectVersion {
    guard !message.allSatisfy(\.isWhitespace) else { throw StoreError.emptyMessage }
    return try store.write(isDryRun: isDryRun) { database in
      let references = References(Journal(database))
      let open = try database.integer("SELECT count(*) FROM mergeConflict") ?? 0
      guard open == 0 else { throw StoreError.openConflicts(Int(open)) }
      guard let current = try references.journal.currentEdit()?.edit,
        try !references.hasVersion(current.number)
      else { throw StoreError.nothingToCommit }
      return try references.commit(message, current, by: environment)
    }
  }

  /// Returns the versions in the ancestry of an edit, the latest first.
  /// - Parameter edit: The edit; nil for the current one.
  public func versions(to edit: EditNumber? = nil) throws -> [ProjectVersion] {
    try store.journalRead { references in
      try references.versions(
        on: references.journal.line(to: edit ?? store.moment ?? references.current())
      )
    }
  }

  /// Returns the versions of all branches, the latest first.
  public func allVersions() throws -> [ProjectVersion] {
    try store.journalRead { references in
      let last = try references.journal.lastEdit()?.rawValue ?? 0
      guard last > 0 else { return [] }
      return try references.versions(on: Ancestry(runs: [1...last]))
    }
  }

  /// Returns the edit of a revision.
  ///
  /// A revision is `@` (the current state), `HEAD` (the last version), a tag, a branch, the number
  /// of an edit, a prefix of the id of an edit or a version, or a time in UTC such as `2026-11-21`
  /// or `2026-11-21T10:30`. A suffix such as `~2` goes back two versions.
  /// - Throws: ``StoreError/unknownRevision(_:)``, ``StoreError/ambiguousEdit(_:)``.
  public func edit(atRevision revision: String) throws -> EditNumber {
    try RevisionResolver(store: store).edit(of: revision)
  }

  /// Returns the branches, sorted by name.
  public func branches() throws -> [Branch] {
    try store.journalRead { references in
      let rows = try references.journal.database.statement(
        "SELECT branch.name, branch.name = state.branch, edit FROM branch, state ORDER BY 1"
      )
      let current = try references.current()
      var branches: [Branch] = []
      while try rows.step() {
        let isCurrent = rows.integer(1) == 1
        let edit = rows.optionalInteger(2).map(EditNumber.init(rawValue:))
        branches.append(
          Branch(name: rows.text(0), edit: isCurrent ? current : edit, isCurrent: isCurrent)
        )
      }
      return branches
    }
  }

  /// Returns the tags, sorted by name.
  public func tags() throws -> [Tag] {
    try store.journalRead { try $0.tags() }
  }

  /// Creates a branch at an edit, or at the current edit for nil, without switching to it.
  /// - Throws: ``StoreError/nameTaken(_:)``, ``StoreError/badName(_:reason:)``;
  ///   ``StoreError/nothingToCommit`` if there is no edit.
  public func createBranch(
    _ name: String,
    at edit: EditNumber? = nil,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> Branch {
    try ReferenceName.check(name)
    return try changeReferences(isDryRun) { references in
      guard try !references.hasBranch(name) else { throw StoreError.nameTaken(name) }
      guard let edit = try edit ?? references.current() else { throw StoreError.nothingToCommit }
      try references.record(
        References.Change(kind: .branch, name: name, old: nil, new: edit.description),
        by: environment
      )
      return Branch(name: name, edit: edit, isCurrent: false)
    }
  }

  /// Deletes a branch. Its edits stay in the journal.
  /// - Throws: ``StoreError/unknownBranch(_:)``, ``StoreError/currentBranch(_:)``.
  public func deleteBranch(
    _ name: String,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws {
    try changeReferences(isDryRun) { references in
      guard try references.hasBranch(name) else { throw StoreError.unknownBranch(name) }
      guard try references.currentBranch() != name else { throw StoreError.currentBranch(name) }
      let edit = try references.edit(ofBranch: name)?.description
      try references.record(
        References.Change(kind: .branch, name: name, old: edit, new: nil),
        by: environment
      )
    }
  }

  /// Makes a branch the current one and changes the content to its state.
  /// - Returns: The objects that changed.
  /// - Throws: ``StoreError/unknownBranch(_:)``.
  public func switchBranch(
    to name: String,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> [ObjectReference] {
    try changeReferences(isDryRun) { references in
      let current = try references.currentBranch()
      guard try references.hasBranch(name) else { throw StoreError.unknownBranch(name) }
      guard current != name else { return [] }
      let journal = references.journal
      let changes = try journal.changes(
        from: references.current(),
        to: references.edit(ofBranch: name)
      )
      let change = References.Change(kind: .switched, name: "", old: current, new: name)
      try references.record(change, by: environment)
      return try journal.references(TouchedFact.all(in: changes).objects)
    }
  }

  /// Creates a tag at an edit, or at the current edit for nil.
  /// - Throws: ``StoreError/nameTaken(_:)``, ``StoreError/badName(_:reason:)``;
  ///   ``StoreError/nothingToCommit`` if there is no edit.
  public func createTag(
    _ name: String,
    at edit: EditNumber? = nil,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> Tag {
    try ReferenceName.check(name)
    return try changeReferences(isDryRun) { references in
      guard try references.edit(ofTag: name) == nil else { throw StoreError.nameTaken(name) }
      guard let edit = try edit ?? references.current() else { throw StoreError.nothingToCommit }
      try references.record(
        References.Change(kind: .tag, name: name, old: nil, new: edit.description),
        by: environment
      )
      return Tag(name: name, edit: edit)
    }
  }

  /// Deletes a tag.
  /// - Throws: ``StoreError/unknownTag(_:)``.
  public func deleteTag(
    _ name: String,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws {
    try changeReferences(isDryRun) { references in
      guard let edit = try references.edit(ofTag: name) else { throw StoreError.unknownTag(name) }
      try references.record(
        References.Change(kind: .tag, name: name, old: edit.description, new: nil),
        by: environment
      )
    }
  }

  /// Returns the last version in the ancestry of an edit; nil if there is none.
  public func lastVersion(at edit: EditNumber) throws -> ProjectVersion? {
    try store.journalRead { try $0.lastVersion(on: $0.journal.line(to: edit)) }
  }

  private func changeReferences<Result>(_ isDryRun: Bool, _ body: (References) throws -> Result)
    throws
    -> Result
  {
    try store.write(isDryRun: isDryRun) { try body(References(Journal($0))) }
  }
}

extension References {
  /// Returns the edit whose state the content has.
  func current() throws -> EditNumber? { try journal.currentEdit()?.edit.number }
}
