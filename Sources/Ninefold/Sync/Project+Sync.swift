internal import CLibrary
internal import InterfaceBuilderFormat
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
  /// Brings documents and their files in step, in both directions.
  ///
  /// An edited file becomes an edit of the project, and an edited document is written to its file,
  /// atomically. If both were edited, they are merged as branches are. No edit of either side is
  /// overwritten: a file that changed after it was read is not written.
  ///
  /// - Parameters:
  ///   - names: The only documents to synchronize; all documents and files if empty.
  ///   - folder: The folder with the files; nil for that of the project file.
  ///   - isDryRun: True to return what would be done. Conflicts are not known then.
  /// - Returns: The documents that were not in step.
  /// - Throws: ``NinefoldError``; `StoreError`. Documents that were already synchronized stay.
  public func sync(
    _ names: [String] = [],
    in folder: String? = nil,
    isDryRun: Bool = false
  ) throws -> [SyncedDocument] {
    let folder = try WorkingFolder(project: path, folder: folder)
    let items = try FolderExamination(project: self, folder: folder).items(names)
    let work = Synchronization(project: self, files: store.workingFiles(in: folder.key))
    let renames = Synchronization.renames(in: items)
    return try items.compactMap { item in
      if renames.former.contains(item.status.name) { return nil }
      if let former = renames.bases[item.status.name] {
        return try work.rename(item, from: former, isDryRun: isDryRun)
      }
      return isDryRun ? work.plan(item) : try work.run(item)
    }
  }
}

/// Brings one document after the other in step.
private struct Synchronization {
  let project: Project
  let files: WorkingFileStore

  func plan(_ item: FolderExamination.Item) -> SyncedDocument? {
    let action: SyncedDocument.Action? =
      switch item.status.state {
      case .same, .outside: nil
      case .editedHere, .newHere: .written
      case .editedThere, .newThere: .taken
      case .editedBoth: .merged
      case .goneHere: item.status.isEdited ? .deletedAndEdited : .deletedThere
      case .goneThere: item.status.isEdited ? .deletedAndEdited : .deletedHere
      case .conflicts: .conflicts
      case .unreadable: .failed
      }
    return action.map { result(item, $0, reason: item.status.reason) }
  }

  /// The renamed files whose documents were not edited since: the former items by the new names.
  static func renames(in items: [FolderExamination.Item]) -> (
    bases: [String: FolderExamination.Item], former: Set<String>
  ) {
    let gone = items.filter { $0.status.state == .goneThere && !$0.status.isEdited }
    var bases: [String: FolderExamination.Item] = [:]
    for item in items where item.status.state == .newThere {
      bases[item.status.name] = gone.first { $0.status.name == item.status.formerName }
    }
    return (bases, Set(bases.values.map(\.status.name)))
  }

  /// Gives a document the new name of its file, with the content of the file.
  func rename(
    _ item: FolderExamination.Item,
    from former: FolderExamination.Item,
    isDryRun: Bool
  ) throws -> SyncedDocument? {
    guard let file = try file(item), let base = former.base else { return try run(item) }
    let name = former.status.name
    var edits: [RecordedEdit] = []
    if !isDryRun {
      guard let receipt = try files.rename(name, to: file, base: base, by: project.environment)
      else { return result(item, .deletedAndEdited) }
      edits = receipt.edits
    }
    var renamed = result(item, .renamed, edits)
    renamed.formerName = name
    return renamed
  }

  /// Reads the document of a file; nil if the file is none.
  private func file(_ item: FolderExamination.Item) throws -> ImportedFile? {
    guard let bytes = item.bytes, let path = item.path,
      let file = try? DocumentFile(bytes, of: path)
    else { return nil }
    return ImportedFile(
      name: item.status.name,
      document: file.document,
      digest: FileDigest.of(bytes)
    )
  }

  func run(_ item: FolderExamination.Item) throws -> SyncedDocument? {
    let name = item.status.name
    switch item.status.state {
    case .outside: return nil
    case .same:
      // Records the common state, if it is not known or has moved on.
      if let bytes = item.bytes, item.base?.digest != FileDigest.of(bytes) {
        _ = try take(item)
      }
      return nil
    case .editedHere, .newHere: return try write(item, .written)
    case .editedThere, .newThere, .editedBoth: return try take(item)
    case .goneThere:
      guard !item.status.isEdited, let base = item.base,
        let receipt = try files.drop(name, base: base, by: project.environment)
      else { return result(item, .deletedAndEdited) }
      return result(item, .deletedHere, receipt.edits)
    case .goneHere:
      guard !item.status.isEdited, let path = item.path, let bytes = item.bytes else {
        return result(item, .deletedAndEdited)
      }
      do throws(NinefoldError) {
        try RegularFile.remove(path, ifStill: bytes)
      } catch {
        return result(item, .changedMeanwhile, reason: "\(error)")
      }
      try files.forget(name)
      return result(item, .deletedThere)
    case .conflicts: return result(item, .conflicts)
    case .unreadable: return result(item, .failed, reason: item.status.reason)
    }
  }

  /// Takes over the content of the file.
  ///
  /// - Parameter writes: True to write the document to the file afterwards.
  private func take(_ item: FolderExamination.Item, writes: Bool = true) throws -> SyncedDocument? {
    guard let bytes = item.bytes, let path = item.path else { return nil }
    let file: DocumentFile
    do throws(NinefoldError.Refusal) {
      file = try DocumentFile(bytes, of: path)
    } catch {
      return result(item, .failed, reason: error.reason)
    }
    let imported = ImportedFile(
      name: item.status.name,
      document: file.document,
      digest: FileDigest.of(bytes)
    )
    let taken = try files.take(imported, base: item.base, by: project.environment) {
      $1.merging($2, base: $0)
    }
    switch taken {
    case .unchanged: return item.status.state == .same || !writes ? nil : try write(item, .written)
    case .taken(let receipt): return result(item, .taken, receipt.edits)
    case .merged(let receipt):
      return writes ? try write(item, .merged, receipt.edits) : result(item, .merged, receipt.edits)
    case .conflicts(let receipt, _): return result(item, .conflicts, receipt.edits)
    case .blocked: return result(item, .conflicts)
    }
  }

  /// Writes the document to its file, unless the file changed since it was read.
  private func write(
    _ item: FolderExamination.Item,
    _ action: SyncedDocument.Action,
    _ edits: [RecordedEdit] = []
  ) throws -> SyncedDocument? {
    let name = item.status.name
    guard let path = item.path, let present = try files.present(name) else { return nil }
    let bytes = DocumentWriter.write(present.document)
    if bytes != item.bytes {
      do throws(NinefoldError) {
        if let old = item.bytes {
          try RegularFile.replace(path, with: bytes, ifStill: old) { first in
            try takeFirst(first, item, written: bytes, at: present.edit)
          }
        } else {
          try RegularFile.create(path, with: bytes)
        }
      } catch {
        return result(item, .changedMeanwhile, edits, reason: "\(error)")
      }
    }
    try files.didWrite([(name, FileDigest.of(bytes))], at: present.edit)
    return result(item, action, edits)
  }

  /// Takes over a file that was there for a moment: another program wrote it while this process was
  /// about to write, and then wrote once more. Its second file is an edit of the first one, or of the
  /// bytes that this process wrote in between. The nearer of the two is the base of the next call.
  private func takeFirst(
    _ first: [UInt8],
    _ item: FolderExamination.Item,
    written: [UInt8],
    at edit: EditNumber
  ) throws {
    var item = item
    item.bytes = first
    item.base = try files.base(of: item.status.name)
    item.status.state = .editedThere
    guard let path = item.path else { return }
    if let taken = try take(item, writes: false), taken.needsAttention { return }
    let second = try RegularFile.bytes(of: path)
    if LineDistance.isNearer(second, to: first, than: written) { return }
    try files.didWrite([(item.status.name, FileDigest.of(written))], at: edit)
  }

  private func result(
    _ item: FolderExamination.Item,
    _ action: SyncedDocument.Action,
    _ edits: [RecordedEdit] = [],
    reason: String? = nil
  ) -> SyncedDocument {
    SyncedDocument(name: item.status.name, action: action, edits: edits, reason: reason)
  }
}
