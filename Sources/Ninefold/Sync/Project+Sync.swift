public import LayoutModel
internal import LayoutStore

/// The result of synchronizing one document with its file.
public struct SyncedDocument: Sendable, Equatable {
  /// The action that ``Project/sync(_:in:isDryRun:)`` took.
  public enum Action: String, Sendable {
    /// The file was written.
    case written
    /// The document got the content of the file.
    case taken
    /// The document and the file were merged, and the file was written.
    case merged
    /// The file had a new name, which the document got too, as one edit.
    case renamed
    /// The document was deleted, because its file was.
    case deletedHere = "deleted-here"
    /// The file was deleted, because its document was.
    case deletedThere = "deleted-there"
    /// Both sides changed the same values. Each keeps its own, and the project has open conflicts.
    /// Once they are resolved, the next call writes the file.
    case conflicts
    /// One side was deleted and the other was edited. Nothing was done.
    case deletedAndEdited = "deleted-and-edited"
    /// The file changed while the call ran, and was not written. The next call merges it.
    case changedMeanwhile = "changed-meanwhile"
    /// The file can't be read or written.
    case failed
  }

  /// The document's name.
  public let name: String
  /// The action that ``Project/sync(_:in:isDryRun:)`` took.
  public let action: Action
  /// The recorded edits.
  public var edits: [RecordedEdit] = []
  /// The reason of a failure; nil without one.
  public var reason: String?
  /// The former name of a renamed document; nil if it was not renamed.
  public var formerName: String?

  /// True if document and file still differ.
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
  /// A changed file becomes an edit of the project, and an edited document is written to its file
  /// atomically. If both changed, they are merged as branches are. No edit is lost: a file that
  /// changed after it was read is not written.
  ///
  /// - Parameters:
  ///   - names: The names of the only documents to synchronize; nil for all documents and files.
  ///   - folder: The folder with the files; nil for that of the project file.
  ///   - isDryRun: True to return the expected results and change nothing. A dry run doesn't detect
  ///     conflicts.
  /// - Returns: The results for the documents that differed from their files.
  /// - Throws: The errors of ``status(_:in:)``. Documents that were already synchronized stay so.
  public func sync(
    _ names: [String]? = nil,
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
