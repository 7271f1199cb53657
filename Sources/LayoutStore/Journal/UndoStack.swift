internal import SQLite
public import LayoutModel

/// Undoes and redoes edits, and changes of versions, branches and tags.
public struct UndoStack: Sendable {
  let store: ProjectStore

  /// Undoes edits, the latest first. Each undo appends an edit with the inverse changes.
  ///
  /// As in an editor, edits that are already undone are skipped, and undone edits can be redone
  /// until the next edit. The number of undos is not limited.
  ///
  /// - Returns: The appended edits; none if there is nothing to undo.
  /// - Throws: ``StoreError/notUndoable(_:)``, ``StoreError/contentDiffers(_:)``. Nothing changed.
  @discardableResult
  public func undo(
    _ extent: UndoExtent = .count(1),
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> RecordedEdits {
    try store.write(isDryRun: isDryRun, checksReferences: true) { database in
      let journal = Journal(database)
      var steps = Steps(journal, environment)
      switch extent {
      case .count(let count):
        for _ in 0..<max(0, count) {
          guard try steps.undoLatest() else { break }
        }
      case .state(let number):
        let target = try number.map { try journal.undoTop(after: journal.entry($0)) } ?? nil
        while let top = try journal.undoTop(after: journal.currentEdit()), top != target {
          try steps.undo(top)
        }
        if let number, try journal.undoTop(after: journal.currentEdit()) != target {
          throw StoreError.notUndoable(number)
        }
      }
      return try steps.recorded()
    }
  }

  /// Redoes undone edits, the latest undo first. Each redo appends an edit with the same changes.
  ///
  /// - Returns: The appended edits; none if there is nothing to redo.
  /// - Throws: ``StoreError/contentDiffers(_:)``. Nothing changed.
  @discardableResult
  public func redo(
    _ count: Int = 1,
    by environment: EditEnvironment,
    isDryRun: Bool = false
  ) throws -> RecordedEdits {
    try store.write(isDryRun: isDryRun, checksReferences: true) { database in
      let journal = Journal(database)
      var steps = Steps(journal, environment)
      for _ in 0..<max(0, count) {
        guard try steps.redoLatest() else { break }
      }
      return try steps.recorded()
    }
  }
}

/// The undos and redos of one transaction.
private struct Steps {
  private let journal: Journal
  private let environment: EditEnvironment
  private var edits: [RecordedEdit] = []
  private var touched: Set<TouchedObject> = []
  private var names: [String] = []

  init(_ journal: Journal, _ environment: EditEnvironment) {
    self.journal = journal
    self.environment = environment
  }

  /// Undoes the latest edit or name change. Returns false if there is none.
  mutating func undoLatest() throws -> Bool {
    let edit = try journal.undoTop(after: journal.currentEdit())
    let references = References(journal)
    if let name = try references.top(), name.lastEdit >= edit?.rawValue ?? 0 {
      try references.undo(name, by: environment)
      self.names.append("undo \(name.change)")
      return true
    }
    guard let edit else { return false }
    try undo(edit)
    return true
  }

  /// Redoes the latest undone edit or name change. Returns false if there is none.
  mutating func redoLatest() throws -> Bool {
    let edit = try journal.redoTop(after: journal.currentEdit())
    let references = References(journal)
    if let name = try references.redoTop(), name.lastEdit >= edit?.rawValue ?? 0,
      try !journal.hasNewEdit(after: name.lastEdit)
    {
      try references.redo(name, by: environment)
      self.names.append("redo \(name.change.inverted)")
      return true
    }
    guard let edit else { return false }
    try redo(edit)
    return true
  }

  mutating func undo(_ number: EditNumber) throws {
    let undone = try journal.entry(number).edit
    let inverse = try journal.changes(number).inverse()
    var intent = undone.intent
    intent.kind = .undo
    intent.message = nil
    intent.meaning = "undo \(undone.number): \(undone.intent.meaning)"
    try append(intent, inverse, .undo(of: number))
  }

  mutating func redo(_ number: EditNumber) throws {
    let undo = try journal.entry(number).edit
    guard let original = undo.undoes else { throw StoreError.unknownEdit(number.description) }
    let redone = try journal.entry(original).edit
    var intent = redone.intent
    intent.kind = .redo
    intent.message = nil
    intent.meaning = "redo \(redone.number): \(redone.intent.meaning)"
    try append(intent, try journal.changes(original).rows(), .redo(of: number))
  }

  private mutating func append(
    _ intent: EditIntent,
    _ changes: [RowChange],
    _ source: Journal.Source
  ) throws {
    // Undoing thousands of edits takes a while. Cancellation rolls everything back.
    try Task.checkCancellation()
    try changes.apply(to: journal.database)
    let facts = TouchedFact.all(in: changes)
    edits.append(try journal.append(intent, by: environment, source, touching: facts))
    touched.formUnion(facts.objects)
  }

  func recorded() throws -> RecordedEdits {
    RecordedEdits(
      edits: edits,
      affected: try journal.references(touched.sorted()),
      names: names
    )
  }
}
