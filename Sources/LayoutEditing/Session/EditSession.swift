package import LayoutModel

/// Applies an edit to a slice.
///
/// If the edit is refused, the slice is unchanged. The slice can contain more objects than the
/// edit's ``LayoutEdit/extent``.
///
/// - Returns: The outcome; empty if the edit changed nothing.
/// - Throws: ``EditError`` if the edit is not possible for these objects.
package func apply(
  _ edit: LayoutEdit,
  to slice: inout LayoutSlice,
  context: inout EditingContext
) throws(EditError) -> EditOutcome {
  guard let document = slice[Document.rootID] else { throw .noDocument }
  var session = EditSession(document: document, slice: slice, context: context)
  // The session holds the only reference while it works, so objects are not copied on write.
  slice = LayoutSlice([])
  defer { slice = session.slice }
  let (outcome, _) = try session.carryOut(edit)
  context = session.context
  return outcome
}

/// Applies several edits to a slice in order, each as ``apply(_:to:context:)`` does.
///
/// If one is refused, the slice is restored to its state before the first, at a cost that depends
/// only on what the edits changed.
///
/// - Returns: The outcome of each edit.
/// - Throws: ``EditError`` if an edit is not possible for these objects.
package func apply(
  _ edits: [LayoutEdit],
  to slice: inout LayoutSlice,
  context: inout EditingContext
) throws(EditError) -> [EditOutcome] {
  guard let document = slice[Document.rootID] else { throw .noDocument }
  var session = EditSession(document: document, slice: slice, context: context)
  slice = LayoutSlice([])
  defer { slice = session.slice }
  var outcomes: [EditOutcome] = []
  var before: [ObjectID: LayoutObject?] = [:]
  do throws(EditError) {
    for edit in edits {
      let (outcome, objects) = try session.carryOut(edit)
      before.merge(objects) { first, _ in first }
      outcomes.append(outcome)
    }
  } catch {
    session.slice.restore(before)
    session.slice.beginEdit()
    throw error
  }
  context = session.context
  return outcomes
}

/// The state of a slice during an edit.
struct EditSession {
  /// The description of a completed edit.
  struct Done {
    let kind: EditKind
    let meaning: String
    let subject: ObjectID
  }

  var slice: LayoutSlice
  var context: EditingContext
  let order: ElementOrder
  let usesAutoLayout: Bool
  let usesTraits: Bool

  init(document: LayoutObject, slice: LayoutSlice, context: EditingContext) {
    self.slice = slice
    self.context = context
    let version = document.attribute("toolsVersion") ?? ""
    order = ElementOrder(
      platform: Platform(ofDocument: document),
      toolsVersion: Int(version.prefix { $0 != "." }) ?? 0
    )
    usesAutoLayout = document.attribute("useAutolayout") == "YES"
    usesTraits = document.attribute("useTraitCollections") == "YES"
  }

  /// Applies one edit completely or not at all.
  ///
  /// - Returns: The outcome, and the previous state of the changed objects; nil for new objects.
  fileprivate mutating func carryOut(
    _ edit: LayoutEdit
  ) throws(EditError) -> (EditOutcome, [ObjectID: LayoutObject?]) {
    slice.beginEdit()
    do throws(EditError) {
      let done = try perform(edit)
      let changes = slice.changes()
      let released = slice.releasedResources()
      let before = slice.changedObjects
      slice.beginEdit()
      let outcome = EditOutcome(
        kind: done.kind,
        meaning: done.meaning,
        subject: done.subject,
        added: changes.added,
        changed: changes.changed,
        deleted: changes.deleted,
        released: released
      )
      return (outcome, before)
    } catch {
      slice.rollBack()
      throw error
    }
  }

  mutating func perform(_ edit: LayoutEdit) throws(EditError) -> Done {
    switch edit {
    case .add(let new): try add(new)
    case .addConstraint(let new): try add(new)
    case .addScene(let new): try add(new)
    case .set(let id, let path, let value, let variation):
      try set(id, path, value, in: variation)
    case .unset(let id, let path, let variation): try unset(id, path, in: variation)
    case .install(let id, let variation): try setInstalled(true, id, in: variation)
    case .uninstall(let id, let variation): try setInstalled(false, id, in: variation)
    case .delete(let id, let place, let command): try delete(id, from: place, command: command)
    case .reorder(let id, let placement): try reorder(id, placement)
    case .reparent(let id, let parent, let container, let placement):
      try reparent(id, into: parent, container, placement)
    case .rename(let id, let name): try rename(id, name)
    case .duplicate(let id): try duplicate(id)
    case .connect(let source, let new): try connect(source, new)
    case .disconnect(let id): try disconnect(id)
    case .removeScene(let id): try removeScene(id)
    }
  }

  /// Returns the object with an id.
  func object(_ id: ObjectID) throws(EditError) -> LayoutObject {
    guard let object = slice[id] else { throw .unknownObject(id) }
    return object
  }

  /// Returns an object to which a value can refer by id.
  func referenceTarget(_ id: ObjectID) throws(EditError) -> LayoutObject {
    let object = try object(id)
    // Resources have names instead, and some older parts of views have no id in the file.
    guard object.idPosition != nil else { throw .withoutID(id) }
    // The canvas is not part of the document; its id is the device's name.
    if object.isCanvas { throw .badConnection("\(name(id)) is the document's canvas") }
    return object
  }

  mutating func newID() -> ObjectID { context.ids.next(unusedIn: slice) }

  /// The variation of the current editing class.
  var currentVariation: VariationKey { VariationKey(context.editingClass) }

  /// Returns the name of an object for use in messages.
  func name(_ id: ObjectID) -> String {
    guard let object = slice[id] else { return id.rawValue }
    let label = object.attribute("userLabel").map { " '\($0)'" } ?? ""
    return "\(object.kind) \(id)\(label)"
  }
}

extension LayoutObject {
  /// True for the device or adaptation on which Interface Builder shows the document.
  var isCanvas: Bool { kind == "device" || kind == "adaptation" }
}
