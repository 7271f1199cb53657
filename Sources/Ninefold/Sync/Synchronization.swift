internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// Synchronizes one document after the other.
struct Synchronization {
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

  /// Returns the renamed files whose documents were not edited since: the former items by the new
  /// names.
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
    guard let file = file(item), let base = former.base else { return try run(item) }
    let name = former.status.name
    var edits: [RecordedEdit] = []
    if !isDryRun {
      guard let recorded = try files.rename(name, to: file, base: base, by: project.environment)
      else { return result(item, .deletedAndEdited) }
      edits = recorded.edits
    }
    var renamed = result(item, .renamed, edits)
    renamed.formerName = name
    return renamed
  }

  /// Reads the document of a file; nil if the file is not a document.
  private func file(_ item: FolderExamination.Item) -> ImportedFile? {
    guard let bytes = item.bytes, let path = item.path else { return nil }
    return try? file(item.status.name, bytes, of: path)
  }

  func run(_ item: FolderExamination.Item) throws -> SyncedDocument? {
    let name = item.status.name
    switch item.status.state {
    case .outside: return nil
    case .same:
      // Records the common state, if it is not known or has moved on.
      if let bytes = item.bytes, item.recorded?.digest != FileDigest.of(bytes) {
        _ = try take(item)
      }
      return nil
    case .editedHere, .newHere: return try write(item, .written)
    case .editedThere, .newThere, .editedBoth: return try take(item)
    case .goneThere:
      // The file can be there again.
      guard let path = item.path, FolderWalk.type(of: path) == nil else {
        return result(item, .changedMeanwhile, reason: "the file is there again")
      }
      guard !item.status.isEdited, let base = item.base,
        let recorded = try files.drop(name, base: base, by: project.environment)
      else { return result(item, .deletedAndEdited) }
      return result(item, .deletedHere, recorded.edits)
    case .goneHere:
      guard !item.status.isEdited, let path = item.path, let bytes = item.bytes else {
        return result(item, .deletedAndEdited)
      }
      do throws(NinefoldError) {
        try RegularFile.remove(path, ifStill: bytes)
      } catch {
        return result(item, .failed(error), reason: "\(error)")
      }
      try files.forget(name)
      return result(item, .deletedThere)
    case .conflicts: return result(item, .conflicts)
    case .unreadable: return result(item, .failed, reason: item.status.reason)
    }
  }

  func result(
    _ item: FolderExamination.Item,
    _ action: SyncedDocument.Action,
    _ edits: [RecordedEdit] = [],
    reason: String? = nil
  ) -> SyncedDocument {
    SyncedDocument(name: item.status.name, action: action, edits: edits, reason: reason)
  }
}

extension SyncedDocument.Action {
  /// Returns the action for a file that couldn't be written or removed.
  static func failed(_ error: NinefoldError) -> SyncedDocument.Action {
    if case .changedFile = error { .changedMeanwhile } else { .failed }
  }
}
