internal import LayoutEditing
public import LayoutModel
internal import LayoutStore

/// An edit in progress, whose steps form one transaction.
///
/// ``Project/edit(message:place:in:isDryRun:_:)`` passes an editor to its body. Each step sees the
/// result of the steps before it. It is a class, because every reference to it belongs to the same
/// transaction.
public final class LayoutEditor {
  /// The size class to edit, in which new views and constraints are installed. A new value applies
  /// to the following steps and doesn't change the project's editing class.
  public var sizeClass: SizeClass
  /// The steps with an effect, in order.
  public private(set) var steps: [EditStep] = []
  /// True to keep the documents as they were before their first change, which
  /// ``findingChanges(_:)`` needs. Set it before the first step.
  public var keepsOriginals = false
  private var originals: [String: Document] = [:]
  /// The frames on the canvas, for the gesture in progress.
  var frames = Frames()
  /// True if views that lose their last constraint get a mask instead. False if they get others.
  var givesMasks = true
  let transaction: EditTransaction
  private let seed: () -> UInt64
  private var sources: [String: IdentifierSource] = [:]

  init(_ transaction: EditTransaction, sizeClass: SizeClass, seed: @escaping () -> UInt64) {
    self.transaction = transaction
    self.sizeClass = sizeClass
    self.seed = seed
  }

  // MARK: - Editing

  /// Performs one step.
  ///
  /// A gesture is performed without the checks of ``perform(_:in:isForced:)``: other views can move.
  ///
  /// - Returns: The result of the step; ``LayoutEditResult/isEmpty`` is true if nothing had to change.
  /// - Throws: ``NinefoldError/refusedEdit(document:reason:suggestions:)`` if the edit isn't valid,
  ///   ``NinefoldError/unknownDocument(_:suggestions:)``, or `CancellationError` in a cancelled
  ///   task.
  @discardableResult
  public func apply(_ edit: LayoutEdit, to document: String) throws -> LayoutEditResult {
    guard case .gesture = edit else { return try step(edit, in: document) }
    frames = try self.document(named: document).canvasFrames()
    defer { frames = Frames() }
    return try step(edit, in: document)
  }

  /// Performs one step. A gesture uses ``frames``; views without one have their stored frames.
  @discardableResult
  func step(_ edit: LayoutEdit, in document: String) throws -> LayoutEditResult {
    try Task.checkCancellation()
    let before = try slice(edit.extent, of: document)
    var after = before
    var context = EditingContext(
      editingClass: sizeClass,
      ids: source(of: document),
      frames: frames,
      givesMasks: givesMasks
    )
    let result: LayoutEditResult
    do throws(EditError) {
      result = try LayoutEditing.apply(edit, to: &after, context: &context)
    } catch {
      throw NinefoldError.refusedEdit(
        document: document,
        reason: error,
        suggestions: try suggestions(for: error, before, document)
      )
    }
    sources[document] = context.ids
    guard !result.isEmpty else { return result }
    try write(result.affected, before, after, document)
    try remove(result.released, from: document)
    steps.append(EditStep(document: document, result: result))
    return result
  }

  /// Adds notes to the result of the last step.
  func note(_ notes: [String]) {
    guard !notes.isEmpty, let last = steps.popLast() else { return }
    steps.append(EditStep(document: last.document, result: last.result.adding(notes: notes)))
  }

  /// Moves scenes of a storyboard to a new document.
  ///
  /// - Returns: The scenes that moved. The project then has the new document.
  func split(
    _ scenes: [ObjectID],
    of document: String,
    to name: String
  ) throws -> StoryboardSplit {
    try Task.checkCancellation()
    let before = try self.document(named: document)
    var context = EditingContext(editingClass: sizeClass, ids: source(of: document))
    let splitter = StoryboardSplitter(
      from: DocumentName.stem(of: document),
      to: DocumentName.stem(of: name)
    )
    let split: StoryboardSplit
    do throws(EditError) {
      split = try splitter.split(scenes, from: before, context: &context)
    } catch {
      throw NinefoldError.refusedEdit(document: document, reason: error, suggestions: [])
    }
    sources[document] = context.ids
    try write(split.result.affected, LayoutSlice(before), split.remaining, document)
    if keepsOriginals {
      originals[name] = Document(objects: split.created.objects.filter { $0.role == .document })
    }
    try transaction.add(split.created, named: name)
    steps.append(EditStep(document: document, result: split.result))
    steps.append(EditStep(document: name, result: split.createdResult))
    return split
  }

  /// Removes the resources that nothing in the document refers to any more.
  private func remove(_ released: [ResourceReference], from document: String) throws {
    let unused = try released.filter {
      try transaction.has($0.id, in: document) && !transaction.isUsed($0, in: document)
    }
    guard !unused.isEmpty else { return }
    let extent = EditExtent(.object, [], needsResources: true)
    let before = try slice(extent, of: document)
    var after = before
    let context = EditingContext(editingClass: sizeClass, ids: source(of: document))
    let affected = removeUnused(unused, from: &after, context: context)
    try write(affected, before, after, document)
  }

  func slice(_ extent: EditExtent, of document: String) throws -> LayoutSlice {
    LayoutSlice(try transaction.objects(extent, of: document))
  }

  private func write(
    _ ids: [ObjectID],
    _ before: LayoutSlice,
    _ after: LayoutSlice,
    _ document: String
  ) throws {
    if keepsOriginals, originals[document] == nil {
      originals[document] = try transaction.document(named: document)
    }
    try transaction.replace(in: document, ids.map { (before[$0], after[$0]) })
  }

  /// Returns the source of new ids for a document; it skips the ids that the document already has.
  private func source(of document: String) -> IdentifierSource {
    if let source = sources[document] { return source }
    // Only this editor uses the source, so every use is inside its transaction.
    nonisolated(unsafe) let transaction = transaction
    return IdentifierSource(seed: seed()) { id in
      // If the look-up fails, the write that follows fails too and reports the error.
      (try? transaction.has(id, in: document)) ?? false
    }
  }

  // MARK: - Findings and suggestions

  /// Compares the findings of the changed documents with those before the first step.
  ///
  /// The result is empty unless ``keepsOriginals`` is true.
  /// - Throws: `StoreError` if the project can't be read.
  public func findingChanges(_ options: CheckOptions = CheckOptions()) throws -> FindingChanges {
    var changes = FindingChanges()
    for (name, before) in originals.sorted(by: { $0.key.precedesAsBytes($1.key) }) {
      changes.compare(name, from: before, to: try transaction.document(named: name), options)
    }
    changes.removeMoved()
    return changes
  }

  private func suggestions(
    for error: EditError,
    _ slice: LayoutSlice,
    _ document: String
  ) throws -> [String] {
    switch error {
    case .unknownObject(let id):
      return Suggestions.nearest(
        to: id.rawValue,
        among: try transaction.objectIDs(in: document).map(\.rawValue)
      )
    case .unknownKind(let kind, let platform):
      guard let platform = Platform(rawValue: platform) else { return [] }
      let called = ObjectTemplate.kinds(called: kind, on: platform)
      return called.isEmpty
        ? Suggestions.nearest(to: kind, among: ObjectTemplate.kinds(on: platform)) : called
    case .noSuchRow(let id, let path, let variation):
      let rows = slice[id]?.properties.filter { $0.variation == variation && !$0.path.isObject }
      return Suggestions.nearest(to: path.rawValue, among: rows?.map(\.path.rawValue) ?? [])
    default:
      return []
    }
  }

  // MARK: - Journal

  /// Returns the journal's description of all steps.
  func intent(_ message: String?, _ place: EditPlace?) -> EditIntent {
    var intent = EditIntent(
      .script,
      meaning: "",
      place: place,
      sizeClass: sizeClass,
      message: message
    )
    if steps.count == 1, let result = steps.first?.result {
      intent.kind = RecordedKind(result.kind)
      intent.meaning = result.meaning
    } else {
      let shown = steps.prefix(3).map(\.result.meaning).joined(separator: "; ")
      intent.meaning = "\(steps.count) edits: " + shown + (steps.count > 3 ? "; …" : "")
    }
    return intent
  }
}
