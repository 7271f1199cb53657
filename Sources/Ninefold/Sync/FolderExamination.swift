internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

/// The documents of a project beside the files of a folder.
struct FolderExamination {
  /// A document with what was read of its file.
  struct Item {
    var status: DocumentStatus
    /// The last common state.
    var base: WorkingFile.Base?
    /// The common state that the project has recorded. A process that ended before it recorded what it
    /// wrote leaves an older one.
    var recorded: WorkingFile.Base?
    /// The bytes of the file; nil if there is none or it can't be read.
    var bytes: [UInt8]?
    /// The path of the file; nil if it is outside of the folder.
    var path: String?
    /// The hash of the content that both sides had; nil if there was none.
    var baseDigest: Int64?
  }

  let project: Project
  let folder: WorkingFolder

  /// Examines documents and files.
  ///
  /// - Parameter names: The only documents to examine; nil for all.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)`` if there is neither a document nor a
  ///   file of a name.
  func items(_ names: [String]? = nil) throws -> [Item] {
    let known = try project.store.workingFiles(in: folder.key).all()
    let wanted = names.map { Set($0.map { Array($0.utf8) }) }
    func isWanted(_ name: String) -> Bool { wanted?.contains(Array(name.utf8)) ?? true }
    var items = try known.filter { isWanted($0.name) }.compactMap(item)
    // Names that differ in Unicode normalization alone name different files.
    let knownNames = Set(
      known.filter { $0.isInProject || $0.base != nil }.map { Array($0.name.utf8) }
    )
    for name in DocumentFiles.names(below: folder.path)
    where isWanted(name) && !knownNames.contains(Array(name.utf8)) {
      var item = Item(status: DocumentStatus(name: name, state: .newThere))
      item.path = folder.path(of: name)
      try read(&item)
      items.append(item)
    }
    let found = items.map(\.status.name)
    for name in names ?? [] where !found.contains(where: { $0.hasSameBytes(as: name) }) {
      let all = Set(known.map(\.name) + DocumentFiles.names(below: folder.path))
      throw NinefoldError.unknownDocument(
        name,
        suggestions: Suggestions.nearest(to: name, among: all.sorted())
      )
    }
    findFirstVisit(&items, known)
    findRenames(&items)
    return items.sorted { $0.status.name.precedesAsBytes($1.status.name) }
  }

  private func item(_ file: WorkingFile) throws -> Item? {
    try Task.checkCancellation()
    var item = Item(
      status: DocumentStatus(name: file.name, state: .same),
      base: file.base,
      recorded: file.base
    )
    item.status.editCount = file.editCount
    guard let path = folder.path(of: file.name) else {
      item.status.state = .outside
      return file.isInProject ? item : nil
    }
    item.path = path
    try read(&item)
    if item.status.state == .unreadable { return item }
    if let pending = file.pending, let bytes = item.bytes,
      FileDigest.of(bytes) == pending.state.digest
    {
      item.base = pending.state
      item.status.editCount = pending.editCount
    }
    item.baseDigest = try item.base.map { try digest(of: file.name, $0) }
    let isEditedThere = item.bytes.map { FileDigest.of($0) != item.baseDigest } ?? false
    guard file.isInProject else {
      if item.bytes == nil { return nil }
      item.status.state = .goneHere
      item.status.isEdited = isEditedThere
      return item
    }
    let isEditedHere = try isEditedHere(file, item)
    if file.hasConflicts {
      item.status.state = .conflicts
    } else if item.bytes == nil {
      // Without a record, the file was never in this folder.
      let wasThere = item.base?.digest != nil
      item.status.state = wasThere ? .goneThere : .newHere
      item.status.isEdited = isEditedHere
    } else {
      item.status.state = try state(file.name, item, isEditedHere, isEditedThere)
    }
    return item
  }

  private func state(
    _ name: String,
    _ item: Item,
    _ isEditedHere: Bool,
    _ isEditedThere: Bool
  ) throws -> DocumentStatus.State {
    switch (isEditedHere, isEditedThere) {
    case (false, false): return .same
    case (true, false): return .editedHere
    case (false, true): return .editedThere
    case (true, true):
      // Both may have the same edits.
      return try project.exportedBytes(of: name) == item.bytes ? .same : .editedBoth
    }
  }

  private func isEditedHere(_ file: WorkingFile, _ item: Item) throws -> Bool {
    guard item.base != nil else { return true }
    // Edits can cancel each other out.
    return try item.status.editCount > 0
      && FileDigest.of(project.exportedBytes(of: file.name)) != item.baseDigest
  }

  private func digest(of name: String, _ base: WorkingFile.Base) throws -> Int64 {
    if let digest = base.digest { return digest }
    let document = try project.store.document(named: name, at: base.edit)
    return FileDigest.of(DocumentWriter.write(document))
  }

  private func read(_ item: inout Item) throws {
    guard let path = item.path, FolderWalk.type(of: path) != nil else { return }
    do throws(NinefoldError) {
      item.bytes = try RegularFile.bytes(of: path)
    } catch {
      item.status.state = .unreadable
      item.status.reason = NinefoldError.Refusal(error, of: path).reason
    }
  }

  /// A copy of a project file can be in a folder where none of its files ever was. If all files are
  /// missing, they were not deleted, and the documents are new here.
  private func findFirstVisit(_ items: inout [Item], _ known: [WorkingFile]) {
    let isKnownFolder = known.contains { file in
      file.base?.digest != nil
        && folder.path(of: file.name).map { FolderWalk.type(of: $0) != nil } ?? false
    }
    if isKnownFolder { return }
    for index in items.indices where items[index].status.state == .goneThere {
      items[index].status.state = .newHere
      items[index].status.isEdited = false
    }
  }

  /// Finds new files that have the content of a missing one, or most of its lines.
  private func findRenames(_ items: inout [Item]) {
    var gone = items.filter { $0.status.state == .goneThere && $0.base != nil }
    if gone.isEmpty { return }
    let new = items.indices.filter { items[$0].status.state == .newThere }
    for index in new {
      guard let bytes = items[index].bytes else { continue }
      let digest = FileDigest.of(bytes)
      guard let place = gone.firstIndex(where: { $0.baseDigest == digest }) else { continue }
      items[index].status.formerName = gone.remove(at: place).status.name
    }
    for index in new where items[index].status.formerName == nil {
      guard gone.count <= FolderExamination.renameLimit, let bytes = items[index].bytes else {
        continue
      }
      let shares = gone.map { item in
        baseBytes(item).map { LineDistance.share(bytes, $0) } ?? 0
      }
      guard let best = shares.max(), best >= 0.5, let place = shares.firstIndex(of: best) else {
        continue
      }
      items[index].status.formerName = gone.remove(at: place).status.name
    }
  }

  /// The number of missing files with which a new one is compared, as in git.
  private static let renameLimit = 100

  private func baseBytes(_ item: Item) -> [UInt8]? {
    guard let base = item.base else { return nil }
    let document = try? project.store.document(named: item.status.name, at: base.edit)
    return document.map { DocumentWriter.write($0) }
  }
}
