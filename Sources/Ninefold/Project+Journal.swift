public import LayoutModel
internal import LayoutStore

extension Project {
  /// The edits that meet a filter, the newest first.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func log(_ filter: EditFilter = EditFilter()) throws -> [RecordedEdit] {
    try namingDocuments { try store.log(filter) }
  }

  /// The edit whose state the content is in; nil before the first.
  public func currentEdit() throws -> EditNumber? { try store.currentEdit() }

  /// Finds the edit that somebody names: its number, or at least four digits of its id.
  /// - Throws: `StoreError` if none or several are so named.
  public func edit(named name: String) throws -> RecordedEdit {
    try store.edit(named: name)
  }

  /// What an edit changed, in terms of layout.
  /// - Throws: `StoreError.unknownEdit`.
  public func show(_ edit: EditNumber) throws -> EditDetail {
    try store.show(edit)
  }

  /// Takes edits back, the latest first.
  ///
  /// Each undo is a new edit, so nothing is lost; an edit that was undone is passed over. What was
  /// undone can be redone until something else is edited.
  /// - Throws: `StoreError`; the project is then as it was.
  public func undo(_ extent: UndoExtent = .count(1), isDryRun: Bool = false) throws -> EditReceipt {
    try store.undo(extent, by: environment, isDryRun: isDryRun)
  }

  /// Takes undos back, the latest first.
  /// - Throws: `StoreError`; the project is then as it was.
  public func redo(_ count: Int = 1, isDryRun: Bool = false) throws -> EditReceipt {
    try store.redo(count, by: environment, isDryRun: isDryRun)
  }

  /// Replays the whole journal and compares the outcome with the content, row for row.
  public func verify(progress: (Int, Int) -> Void = { _, _ in }) throws -> Verification {
    try store.verify(progress: progress)
  }

  /// Finds the object that somebody names, in the content or, if it is gone, in the journal.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)``,
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolveInHistory(_ name: String) throws -> ObjectReference {
    do {
      return try resolve(name)
    } catch let error as NinefoldError {
      guard case .unknownObject = error else { throw error }
      let found = try store.historicObjects(named: name)
      guard let object = found.first else { throw error }
      guard found.count == 1 else { throw NinefoldError.ambiguousObject(name, candidates: found) }
      return object
    }
  }
}
