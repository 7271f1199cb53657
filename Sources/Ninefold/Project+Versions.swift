internal import LayoutMerge
public import LayoutModel
internal import LayoutStore

/// What changed in one document of a project.
public struct DocumentDifference: Sendable, Equatable {
  /// The document's name.
  public let document: String
  /// What changed.
  public let diff: DocumentDiff

  /// Names what changed.
  public init(document: String, diff: DocumentDiff) {
    self.document = document
    self.diff = diff
  }
}

extension Project {
  /// The project as it was at a revision; it can be read and not be changed.
  ///
  /// A revision is `@`, the present state; `HEAD`, the last version; a tag, a branch, an edit's
  /// number, the begin of the id of an edit or a version; or a time, `2026-11-21` or
  /// `2026-11-21T10:30`, UTC. `~2` after any of them goes back two versions.
  /// - Throws: `StoreError.unknownRevision`.
  public func at(_ revision: String) throws -> Project {
    Project(store: store.at(try store.edit(atRevision: revision)), environment: environment)
  }

  /// Finds the edit that a revision names, as ``at(_:)`` does.
  /// - Throws: `StoreError.unknownRevision`.
  public func edit(atRevision revision: String) throws -> EditNumber {
    try store.edit(atRevision: revision)
  }

  /// Names the present state with a message.
  /// - Throws: `StoreError.nothingToCommit`, `StoreError.emptyMessage`.
  public func commit(_ message: String, isDryRun: Bool = false) throws -> ProjectVersion {
    try store.commit(message, by: environment, isDryRun: isDryRun)
  }

  /// The versions that led to the present state, the latest first.
  public func versions() throws -> [ProjectVersion] { try store.versions() }

  /// All versions, those of other branches too, the latest first.
  public func allVersions() throws -> [ProjectVersion] { try store.allVersions() }

  /// The versions that led to an edit, the latest first.
  public func versions(to edit: EditNumber) throws -> [ProjectVersion] {
    try store.versions(to: edit)
  }

  /// The edits that merges brought in between the version before an edit and the edit.
  public func mergedEdits(to edit: EditNumber) throws -> [EditNumber] {
    let before = try store.versions(to: edit).first { $0.edit < edit }?.edit
    return try store.mergedEdits(to: edit, after: before)
  }

  /// The branches by name.
  public func branches() throws -> [Branch] { try store.branches() }

  /// The tags by name.
  public func tags() throws -> [Tag] { try store.tags() }

  /// Begins a branch at a revision; the current branch stays the current one.
  /// - Throws: `StoreError`.
  public func createBranch(_ name: String, at revision: String? = nil, isDryRun: Bool = false)
    throws -> Branch
  {
    let edit = try revision.map(store.edit(atRevision:))
    return try store.createBranch(name, at: edit, by: environment, isDryRun: isDryRun)
  }

  /// Takes a branch's name away; its edits stay in the journal.
  /// - Throws: `StoreError`.
  public func deleteBranch(_ name: String, isDryRun: Bool = false) throws {
    try store.deleteBranch(name, by: environment, isDryRun: isDryRun)
  }

  /// Brings the content to the state of another branch, where edits go from now on.
  /// - Returns: The objects that differ.
  /// - Throws: `StoreError`.
  public func switchBranch(to name: String, isDryRun: Bool = false) throws -> [ObjectReference] {
    try store.switchBranch(to: name, by: environment, isDryRun: isDryRun)
  }

  /// Gives a revision a name that stays there.
  /// - Throws: `StoreError`.
  public func createTag(_ name: String, at revision: String? = nil, isDryRun: Bool = false) throws
    -> Tag
  {
    let edit = try revision.map(store.edit(atRevision:))
    return try store.createTag(name, at: edit, by: environment, isDryRun: isDryRun)
  }

  /// Takes a tag away.
  /// - Throws: `StoreError`.
  public func deleteTag(_ name: String, isDryRun: Bool = false) throws {
    try store.deleteTag(name, by: environment, isDryRun: isDryRun)
  }

  /// For each value of an object, the edit that set it, by class and path.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func blame(_ object: ObjectReference) throws -> [Blame] {
    try namingDocuments { try store.blame(object) }
  }

  /// What differs between two revisions, by document.
  ///
  /// - Parameter sizeClass: Leaves only what changes the effective layout of this class, if given.
  /// - Throws: `StoreError.unknownRevision`.
  public func diff(from old: String, to new: String, in sizeClass: SizeClass? = nil) throws
    -> [DocumentDifference]
  {
    let (old, new) = (try store.edit(atRevision: old), try store.edit(atRevision: new))
    return try RevisionDiff(store: store, old: old, new: new).diffs(in: sizeClass)
  }

  /// What differs between two revisions, value by value: what ``diff(from:to:in:)`` tells with labels.
  /// Its cost is that of the edits in between.
  /// - Throws: `StoreError.unknownRevision`.
  public func factChanges(from old: String, to new: String) throws -> [FactChange] {
    try store.diff(from: try store.edit(atRevision: old), to: try store.edit(atRevision: new))
  }

  /// Brings documents back to their state at a revision, as one edit.
  ///
  /// - Parameter documents: Their names; all if empty.
  /// - Throws: `StoreError.unknownRevision`; the project is then as it was.
  public func restore(_ revision: String, documents: [String] = [], isDryRun: Bool = false) throws
    -> EditReceipt
  {
    let edit = try store.edit(atRevision: revision)
    let current = try store.currentEdit()
    let what = documents.isEmpty ? "" : " of " + documents.joined(separator: ", ")
    let intent = EditIntent(.restore, meaning: "restore the state of edit \(edit)\(what)")
    return try store.edit(intent, by: environment, isDryRun: isDryRun) { transaction in
      try transaction.adopt(documents.isEmpty ? nil : Set(documents), from: current, to: edit)
    }.outcome
  }
}

extension ProjectStore {
  /// A document, or an empty one if the project has none of this name.
  func documentIfAny(named name: String) throws -> Document {
    do {
      return try document(named: name)
    } catch StoreError.unknownDocument {
      return Document(objects: [])
    }
  }

  /// A document after an edit; an empty one before the first.
  func document(named name: String, at edit: EditNumber?) throws -> Document {
    guard let edit else { return Document(objects: []) }
    return try at(edit).documentIfAny(named: name)
  }
}
