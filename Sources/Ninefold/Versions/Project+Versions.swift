internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// The changes of one document of a project between two revisions.
public struct DocumentDifference: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// The changes.
  public let diff: DocumentDiff

  /// Creates a difference.
  public init(document: String, diff: DocumentDiff) {
    self.document = document
    self.diff = diff
  }
}

extension Project {
  /// Returns the project as it was at a revision, for reading only.
  ///
  /// A revision is `@` (the current state), `HEAD` (the last version), a tag, a branch, an edit's
  /// number, the beginning of the id of an edit or a version, or a time in UTC (`2026-11-21` or
  /// `2026-11-21T10:30`). The suffix `~2` goes back two versions.
  /// - Throws: `StoreError.unknownRevision`.
  public func at(_ revision: String) throws -> Project {
    Project(
      store: store.at(try store.references.edit(atRevision: revision)),
      environment: environment
    )
  }

  /// Returns the edit that a revision stands for; see ``at(_:)``.
  /// - Throws: `StoreError.unknownRevision`.
  public func editNumber(at revision: String) throws -> EditNumber {
    try store.references.edit(atRevision: revision)
  }

  /// Records the current state as a version, with a message.
  /// - Throws: `StoreError.nothingToCommit`, `StoreError.emptyMessage`, or
  ///   `StoreError.openConflicts`.
  public func commit(_ message: String, isDryRun: Bool = false) throws -> ProjectVersion {
    try store.references.commit(message, by: environment, isDryRun: isDryRun)
  }

  /// Returns the versions that led to the current state, latest first.
  /// - Throws: `StoreError` if the project can't be read.
  public func versions() throws -> [ProjectVersion] { try store.references.versions() }

  /// Returns the versions of all branches, latest first.
  /// - Throws: `StoreError` if the project can't be read.
  public func allVersions() throws -> [ProjectVersion] { try store.references.allVersions() }

  /// Returns the versions that led to an edit, latest first.
  /// - Throws: `StoreError.unknownEdit`.
  public func versions(to edit: EditNumber) throws -> [ProjectVersion] {
    try store.references.versions(to: edit)
  }

  /// Returns the edits that were merged after the last version before `edit`, up to `edit`.
  /// - Throws: `StoreError.unknownEdit`.
  public func mergedEdits(to edit: EditNumber) throws -> [EditNumber] {
    let before = try store.references.versions(to: edit).first { $0.edit < edit }?.edit
    return try store.mergedEdits(to: edit, after: before)
  }

  /// Returns the branches, sorted by name.
  /// - Throws: `StoreError` if the project can't be read.
  public func branches() throws -> [Branch] { try store.references.branches() }

  /// Returns the tags, sorted by name.
  /// - Throws: `StoreError` if the project can't be read.
  public func tags() throws -> [Tag] { try store.references.tags() }

  /// Creates a branch at a revision, or at the current state if there is none. The current branch
  /// stays current.
  /// - Throws: `StoreError.badName`, `StoreError.nameTaken`, `StoreError.unknownRevision`, or
  ///   `StoreError.nothingToCommit` before the first edit.
  public func createBranch(_ name: String, at revision: String? = nil, isDryRun: Bool = false)
    throws -> Branch
  {
    let edit = try revision.map(store.references.edit(atRevision:))
    return try store.references.createBranch(name, at: edit, by: environment, isDryRun: isDryRun)
  }

  /// Deletes a branch. Its edits stay in the journal.
  /// - Throws: `StoreError.unknownBranch` or `StoreError.currentBranch`.
  public func deleteBranch(_ name: String, isDryRun: Bool = false) throws {
    try store.references.deleteBranch(name, by: environment, isDryRun: isDryRun)
  }

  /// Switches to another branch. The project gets its state, and later edits go to it.
  /// - Returns: The objects that changed.
  /// - Throws: `StoreError.unknownBranch`.
  public func switchBranch(to name: String, isDryRun: Bool = false) throws -> [ObjectReference] {
    try store.references.switchBranch(to: name, by: environment, isDryRun: isDryRun)
  }

  /// Creates a tag at a revision, or at the current state if there is none.
  /// - Throws: The errors of ``createBranch(_:at:isDryRun:)``.
  public func createTag(_ name: String, at revision: String? = nil, isDryRun: Bool = false) throws
    -> Tag
  {
    let edit = try revision.map(store.references.edit(atRevision:))
    return try store.references.createTag(name, at: edit, by: environment, isDryRun: isDryRun)
  }

  /// Deletes a tag.
  /// - Throws: `StoreError.unknownTag`.
  public func deleteTag(_ name: String, isDryRun: Bool = false) throws {
    try store.references.deleteTag(name, by: environment, isDryRun: isDryRun)
  }

  /// Returns the edit that last set each value of an object, sorted by size class and path.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func blame(_ object: ObjectReference) throws -> [Blame] {
    try namingDocuments { try store.history.blame(object) }
  }

  /// Returns the changes between two revisions, by document.
  ///
  /// - Parameter sizeClass: The size class whose effective layout is compared; nil to compare all
  ///   rows.
  /// - Throws: `StoreError.unknownRevision`.
  public func diff(from old: String, to new: String, in sizeClass: SizeClass? = nil) throws
    -> [DocumentDifference]
  {
    let (old, new) = (
      try store.references.edit(atRevision: old), try store.references.edit(atRevision: new)
    )
    return try RevisionDiff(store: store, old: old, new: new).diffs(in: sizeClass)
  }

  /// Returns the changed values between two revisions, without the labels that
  /// ``diff(from:to:in:)`` adds. The time depends on the number of edits between the revisions.
  /// - Throws: `StoreError.unknownRevision`.
  public func propertyChanges(from old: String, to new: String) throws -> [JournalChange] {
    try store.history.diff(
      from: try store.references.edit(atRevision: old),
      to: try store.references.edit(atRevision: new)
    )
  }

  /// Restores the state that documents had at a revision, as one edit.
  ///
  /// - Parameter documents: The names of the documents; nil for all.
  /// - Throws: `StoreError.unknownRevision`, `StoreError.ambiguousEdit`, or
  ///   ``NinefoldError/unknownDocument(_:suggestions:)`` for a name that neither the current state
  ///   nor that of the revision has; the project is then unchanged.
  public func restore(
    _ revision: String,
    documents: [String]? = nil,
    isDryRun: Bool = false
  ) throws -> RecordedEdits {
    let edit = try store.references.edit(atRevision: revision)
    let current = try store.history.currentEdit()
    if let documents { try requireDocuments(documents, nowOrAt: edit) }
    let what = documents.map { " of " + $0.joined(separator: ", ") } ?? ""
    let intent = EditIntent(.restore, meaning: "restore the state of edit \(edit)\(what)")
    return try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
      try transaction.adopt(documents.map(Set.init), from: current, to: edit)
    }.recorded
  }
}

extension Project {
  private func requireDocuments(_ names: [String], nowOrAt edit: EditNumber) throws {
    let known = try Set(documentNames()).union(store.at(edit).documents().map(\.name))
    for name in names where !known.contains(name) {
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: known.sorted())
      )
    }
  }
}

extension ProjectStore {
  /// Returns a document; an empty one if the project has none of this name.
  func documentIfAny(named name: String) throws -> Document {
    do {
      return try document(named: name)
    } catch DocumentError.unknown {
      return Document(objects: [])
    }
  }

  /// Returns a document as it was after an edit; an empty one if there is no edit.
  func document(named name: String, at edit: EditNumber?) throws -> Document {
    guard let edit else { return Document(objects: []) }
    return try at(edit).documentIfAny(named: name)
  }
}
