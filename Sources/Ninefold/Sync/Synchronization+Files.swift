internal import InterfaceBuilderFormat
internal import LayoutModel
internal import LayoutStore

extension Synchronization {
  /// Takes over the content of the file, and writes the merged document to it.
  func take(_ item: FolderExamination.Item) throws -> SyncedDocument? {
    guard let bytes = item.bytes, let path = item.path else { return nil }
    let imported: ImportedFile
    do throws(NinefoldError.Refusal) {
      imported = try file(item.status.name, bytes, of: path)
    } catch {
      return result(item, .failed, reason: error.reason)
    }
    let base = item.status.state == .same ? item.base : try base(of: item, bytes)
    let reason = base == item.base ? nil : "it was saved from an older state of the file"
    switch try take(imported, base: base, recorded: item.recorded) {
    case .unchanged: return item.status.state == .same ? nil : try write(item, .written)
    case .taken(let recorded): return result(item, .taken, recorded.edits, reason: reason)
    case .merged(let recorded):
      var written = try write(item, .merged, recorded.edits)
      if written?.action == .merged { written?.reason = reason }
      return written
    case .conflicts(let recorded, _):
      return result(item, .conflicts, recorded.edits, reason: reason)
    case .blocked: return result(item, .conflicts)
    case .superseded:
      return result(item, .changedMeanwhile, reason: "another program synchronized it meanwhile")
    }
  }

  private func take(
    _ file: ImportedFile,
    base: WorkingFile.Base?,
    recorded: WorkingFile.Base?,
    present: WorkingFile.Base? = nil
  ) throws -> TakenFile {
    try files.take(
      file,
      base: base,
      recorded: recorded,
      present: present,
      by: project.environment
    ) { $1.merging($2, base: $0) }
  }

  func file(
    _ name: String,
    _ bytes: [UInt8],
    of path: String
  ) throws(NinefoldError.Refusal) -> ImportedFile {
    ImportedFile(
      name: name,
      document: try DocumentFile(bytes, of: path).document,
      digest: FileDigest.of(bytes)
    )
  }

  /// Returns the state of which a file is an edit: the nearest of the last common state and of those
  /// that ``write(_:_:_:)`` replaced. A program that read the file before can save it afterwards.
  ///
  /// A file that equals an older state is a decision to go back to it.
  private func base(
    of item: FolderExamination.Item,
    _ bytes: [UInt8],
    without excluded: WorkingFile.Base? = nil
  ) throws -> WorkingFile.Base? {
    guard let base = item.base else { return nil }
    let digest = FileDigest.of(bytes)
    let states = try files.states(of: item.status.name).filter {
      $0.edit != base.edit && $0 != excluded
    }
    if states.isEmpty || states.contains(where: { $0.digest == digest }) { return base }
    var nearest = (state: base, bytes: try content(of: item.status.name, base))
    for state in states {
      let content = try content(of: item.status.name, state)
      if LineDistance.isNearer(bytes, to: content, than: nearest.bytes) {
        nearest = (state, content)
      }
    }
    return nearest.state
  }

  private func content(of name: String, _ state: WorkingFile.Base) throws -> [UInt8] {
    DocumentWriter.write(try project.store.document(named: name, at: state.edit))
  }

  /// Writes the document to its file, unless the file changed since it was read.
  func write(
    _ item: FolderExamination.Item,
    _ action: SyncedDocument.Action,
    _ edits: [RecordedEdit] = []
  ) throws -> SyncedDocument? {
    let name = item.status.name
    guard let path = item.path, let present = try files.present(name) else { return nil }
    let bytes = DocumentWriter.write(present.document)
    let state = WorkingFile.Base(edit: present.edit, digest: FileDigest.of(bytes))
    if bytes != item.bytes {
      // Before the file, so that the next call knows it if this process is killed.
      try files.willWrite(name, state)
      var edits = edits
      do throws(NinefoldError) {
        if let old = item.bytes {
          try RegularFile.replace(path, with: bytes, ifStill: old) { other in
            let taken = try takeOver(other, name, replacedBy: state)
            edits += taken?.edits ?? []
            return taken != nil
          }
        } else {
          try RegularFile.create(path, with: bytes)
        }
      } catch {
        try files.didNotWrite(name)
        return result(item, .failed(error), edits, reason: "\(error)")
      }
    }
    try files.didWrite([(name, FileDigest.of(bytes))], at: present.edit)
    return result(item, action, edits)
  }

  /// Takes over a file that another program saved while this process wrote. The file has the written
  /// state now, which the other program can already have read.
  ///
  /// - Returns: What was recorded; nil if the content is not in the project, so that the file must stay.
  private func takeOver(
    _ other: RegularFile.Displaced,
    _ name: String,
    replacedBy state: WorkingFile.Base
  ) throws -> RecordedEdits? {
    let recorded = try files.base(of: name)
    var item = FolderExamination.Item(status: DocumentStatus(name: name, state: .editedThere))
    item.base = recorded
    guard let imported = try? file(name, other.bytes, of: other.path) else {
      if other.isPublished { try files.didWrite([(name, state.digest ?? 0)], at: state.edit) }
      return nil
    }
    // It was saved before the written state could be read.
    let base = try base(of: item, other.bytes, without: state)
    let present = other.isPublished ? state : nil
    switch try take(imported, base: base, recorded: recorded, present: present) {
    case .unchanged: return RecordedEdits(edits: [], affected: [])
    case .taken(let recorded), .merged(let recorded), .conflicts(let recorded, _): return recorded
    case .blocked, .superseded:
      if other.isPublished { try files.didWrite([(name, state.digest ?? 0)], at: state.edit) }
      return nil
    }
  }

  /// Removes files that killed processes left beside the files, and takes over files that other
  /// programs saved meanwhile.
  func recover(_ names: [String]?, in folder: WorkingFolder) throws -> [SyncedDocument] {
    var targets: [String: String] = [:]
    for name in try files.names() + DocumentFiles.names(below: folder.path) {
      guard let path = folder.path(of: name) else { continue }
      targets[RegularFile.resolved(path)] = name
    }
    let folders = Set(targets.keys.map(Leftover.folder(of:))).sorted { $0.precedesAsBytes($1) }
    return try folders.flatMap(Leftover.all(in:)).compactMap { leftover in
      guard let name = targets[leftover.target],
        names?.contains(where: { $0.hasSameBytes(as: name) }) ?? true
      else { return nil }
      return try recover(leftover, name)
    }
  }

  private func recover(_ leftover: Leftover, _ name: String) throws -> SyncedDocument? {
    var item = FolderExamination.Item(status: DocumentStatus(name: name, state: .editedThere))
    item.base = try files.base(of: name)
    let lock: FileLock
    do throws(FileDraft.Problem) {
      lock = try FileLock(path: Leftover.lockPath(of: leftover.target))
    } catch {
      return result(item, .failed, reason: error.reason)
    }
    defer { lock.release() }
    guard leftover.settle() == .saved else { return nil }
    let what = "the version that another program saved while this file was replaced"
    guard try files.present(name) != nil, let bytes = try? RegularFile.bytes(of: leftover.path),
      let imported = try? file(name, bytes, of: leftover.path)
    else { return result(item, .failed, reason: "\(what) is in \(leftover.path)") }
    let known = try files.states(of: name) + [item.base].compactMap { $0 }
    if known.contains(where: { $0.digest == imported.digest }) {
      // The process was killed after it had taken over the content.
      leftover.remove()
      return nil
    }
    let pending = try files.pendingState(of: name)
    let base = try base(of: item, bytes, without: pending)
    switch try take(imported, base: base, recorded: item.base, present: pending) {
    case .blocked, .superseded:
      return result(item, .failed, reason: "\(what) is in \(leftover.path)")
    case .unchanged:
      leftover.remove()
      return nil
    case .taken(let recorded):
      leftover.remove()
      return result(item, .taken, recorded.edits, reason: what)
    case .merged(let recorded):
      leftover.remove()
      return result(item, .merged, recorded.edits, reason: what)
    case .conflicts(let recorded, _):
      leftover.remove()
      return result(item, .conflicts, recorded.edits, reason: what)
    }
  }
}
