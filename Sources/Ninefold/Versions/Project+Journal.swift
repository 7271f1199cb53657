public import LayoutModel
internal import LayoutStore

extension Project {
  /// Returns the edits that match a filter, newest first.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func log(_ filter: EditFilter = EditFilter()) throws -> [RecordedEdit] {
    try namingDocuments { try store.history.log(filter) }
  }

  /// Returns the edit whose state the project has; nil before the first edit.
  /// - Throws: `StoreError` if the project can't be read.
  public func currentEdit() throws -> EditNumber? { try store.history.currentEdit() }

  /// Finds an edit by its number, or by at least four digits of its id.
  /// - Throws: `StoreError.unknownEdit` if no edit matches, or `StoreError.ambiguousEdit` if
  ///   several match.
  public func recordedEdit(named name: String) throws -> RecordedEdit {
    try store.history.edit(named: name)
  }

  /// Returns an edit with its changes of layout.
  /// - Throws: `StoreError.unknownEdit`.
  public func show(_ edit: EditNumber) throws -> EditDetail {
    try store.history.show(edit)
  }

  /// Returns the names of the objects that an edit changed, by document and id.
  ///
  /// The first edit of a project and edits with more than 2000 changes, such as large imports, have no
  /// names: they would need the whole documents.
  /// - Throws: `StoreError` if the project can't be read.
  public func labels(of detail: EditDetail) throws -> [String: [ObjectID: ObjectLabel]] {
    guard let parent = detail.edit.parent, detail.changes.count <= 2000 else { return [:] }
    let diffs = try RevisionDiff(store: store, old: parent, new: detail.edit.number).diffs(in: nil)
    return Dictionary(diffs.map { ($0.document, $0.diff.labels) }) { first, _ in first }
  }

  /// Undoes edits, latest first.
  ///
  /// Each undo is a new edit, so no edit is lost. Edits that are already undone are skipped.
  /// ``redo(_:isDryRun:)`` is possible until the next edit that is neither an undo nor a redo.
  /// - Throws: `StoreError`; the project is then unchanged.
  public func undo(_ extent: UndoExtent = .count(1), isDryRun: Bool = false) throws -> RecordedEdits
  {
    try store.undoStack.undo(extent, by: environment, isDryRun: isDryRun)
  }

  /// Redoes undone edits, the latest undo first.
  /// - Throws: `StoreError`; the project is then unchanged.
  public func redo(_ count: Int = 1, isDryRun: Bool = false) throws -> RecordedEdits {
    try store.undoStack.redo(count, by: environment, isDryRun: isDryRun)
  }

  /// Verifies the project: replays the whole journal and compares the result with the content, row
  /// by row, on all processors.
  ///
  /// - Parameters:
  ///   - record: The path of a file that records the progress. If an earlier call with this file
  ///     was interrupted and the project is unchanged, the call continues there. Nil to begin from
  ///     the start and record nothing.
  ///   - progress: Called with the number of finished parts and the total.
  /// - Throws: `StoreError`, or `CancellationError` in a cancelled task.
  public func verify(
    record: String? = nil,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Verification {
    try Task.checkCancellation()
    let pool = ThreadPool()
    let verifier = try store.history.verifier(threads: pool.size, record: record)
    let places = Array(0..<verifier.count)
    _ = pool.map(places) { finished in
      if Task.isCancelled { verifier.cancel() }
      progress(finished, verifier.count)
    } _: { place in
      verifier.run(place)
    }
    return try verifier.finish()
  }

  /// Writes the history to a new SQLite file, for other programs such as Datasette or DuckDB. The
  /// file has the edits, the versions, and the old and new value of every change.
  ///
  /// - Parameters:
  ///   - path: The path of the new file.
  ///   - isDryRun: True to count the rows and write nothing.
  ///   - progress: Called after each edit, with the number of finished edits and the total.
  /// - Throws: `StoreError.exists` if the path exists; nothing is overwritten.
  public func exportHistory(
    to path: String,
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> HistoryFileResult {
    try store.history.export(to: path, isDryRun: isDryRun, progress: progress)
  }

  /// Finds an object as ``resolve(_:in:)`` does or, if it was deleted, in the journal.
  /// - Throws: ``NinefoldError/unknownObject(_:suggestions:)`` or
  ///   ``NinefoldError/ambiguousObject(_:candidates:)``.
  public func resolveInHistory(_ name: String) throws -> ObjectReference {
    do {
      return try resolve(name)
    } catch let error as NinefoldError {
      guard case .unknownObject(_, let suggestions) = error else { throw error }
      let found = try store.history.historicObjects(named: name)
      guard let object = found.first else {
        // The name may be that of a document.
        let documents = Suggestions.nearest(to: name, among: try store.documentNames())
        throw NinefoldError.unknownObject(name, suggestions: documents + suggestions)
      }
      guard found.count == 1 else { throw NinefoldError.ambiguousObject(name, candidates: found) }
      return object
    }
  }
}
