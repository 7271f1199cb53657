public import LayoutModel
internal import LayoutStore

/// What ``Project/sync(_:in:isDryRun:)`` did with one document.
public struct SyncedDocument: Sendable, Equatable {
  /// What was done.
  public enum Action: String, Sendable {
    /// The file was written.
    case written
    /// The document got the content of the file.
    case taken
    /// Both were merged, and the file was written.
    case merged
    /// The file has a new name, and so has the document: one edit replaces the old one.
    case renamed
    /// The document was deleted, as its file.
    case deletedHere = "deleted-here"
    /// The file was deleted, as its document.
    case deletedThere = "deleted-there"
    /// Both changed the same. The project keeps its side, the file its own, and the conflicts are
    /// open. Once they are resolved, the next call writes the file.
    case conflicts
    /// One side was deleted and the other was edited. Nothing was done.
    case deletedAndEdited = "deleted-and-edited"
    /// The file changed in the meantime and was not written. The next call merges it.
    case changedMeanwhile = "changed-meanwhile"
    /// The file can't be read or written.
    case failed
  }

  /// The document's name.
  public let name: String
  /// What was done.
  public let action: Action
  /// The edits that were recorded.
  public var edits: [RecordedEdit] = []
  /// The reason of a failure.
  public var reason: String?
  /// The former name of a renamed document.
  public var formerName: String?

  /// True if both sides are still different.
  public var needsAttention: Bool {
    switch action {
    case .written, .taken, .merged, .renamed, .deletedHere, .deletedThere: false
    case .conflicts, .deletedAndEdited, .changedMeanwhile, .failed: true
    }
  }
}

extension Project {
  /// Synchronizes documents and their files, in both directions.
  ///
  /// An edited file becomes an edit of the project, and an edited document is written to its file,
  /// atomically. If both were edited, they are merged as branches are. No edit of either side is
  /// overwritten: a file that changed after it was read is not written.
  ///
  /// - Parameters:
  ///   - names: The only documents to synchronize; all documents and files if empty.
  ///   - folder: The folder with the files; nil for that of the project file.
  ///   - isDryRun: True to return what would be done. Conflicts are not known then.
  /// - Returns: The documents that differed from their files.
  /// - Throws: ``NinefoldError``; `StoreError`. Documents that were already synchronized stay.
  public func sync(
    _ names: [String] = [],
    in folder: String? = nil,
    isDryRun: Bool = false
  ) throws -> [SyncedDocument] {
    let folder = try WorkingFolder(project: path, folder: folder)
    let work = Synchronization(project: self, files: store.workingFiles(in: folder.key))
    // A file that a killed process left can be the only one with an edit, or the file itself.
    let recovered = isDryRun ? [] : try work.recover(names, in: folder)
    let items = try FolderExamination(project: self, folder: folder).items(names)
    let renames = Synchronization.renames(in: items)
    return try recovered
      + items.compactMap { item in
        if renames.former.contains(item.status.name) { return nil }
        if let former = renames.bases[item.status.name] {
          return try work.rename(item, from: former, isDryRun: isDryRun)
        }
        return isDryRun ? work.plan(item) : try work.run(item)
      }
  }
}
