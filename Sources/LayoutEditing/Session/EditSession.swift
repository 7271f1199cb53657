package import LayoutModel

/// Applies an edit to a slice.
///
/// If the edit is refused, the slice is unchanged. The slice can contain more objects than the
/// edit's ``LayoutEdit/extent``.
///
/// - Returns: The result; empty if the edit changed nothing.
/// - Throws: ``EditError`` if the edit is not possible for these objects.
package func apply(
  _ edit: LayoutEdit,
  to slice: inout LayoutSlice,
  context: inout EditingContext
) throws(EditError) -> LayoutEditResult {
  guard let document = slice[Document.rootID] else { throw .noDocument }
  let session = EditSession(state: EditState(document: document, slice: slice, context: context))
  // The session holds the only reference while it works, so objects are not copied on write.
  slice = LayoutSlice([])
  defer { slice = session.slice }
  let result = try session.carryOut(edit).result
  context = session.state.context
  return result
}

/// Applies several edits to a slice in order, each as ``apply(_:to:context:)`` does.
///
/// If one is refused, the slice is restored to its state before the first, at a cost that depends
/// only on what the edits changed.
///
/// - Returns: The result of each edit.
/// - Throws: ``EditError`` if an edit is not possible for these objects.
package func apply(
  _ edits: [LayoutEdit],
  to slice: inout LayoutSlice,
  context: inout EditingContext
) throws(EditError) -> [LayoutEditResult] {
  guard let document = slice[Document.rootID] else { throw .noDocument }
  let session = EditSession(state: EditState(document: document, slice: slice, context: context))
  slice = LayoutSlice([])
  defer { slice = session.slice }
  var results: [LayoutEditResult] = []
  var before: [ObjectID: LayoutObject?] = [:]
  do throws(EditError) {
    for edit in edits {
      let done = try session.carryOut(edit)
      before.merge(done.before) { first, _ in first }
      results.append(done.result)
    }
  } catch {
    session.state.slice.restore(before)
    session.state.slice.beginEdit()
    throw error
  }
  context = session.state.context
  return results
}

/// Carries out edits. Each edit is applied completely or not at all.
struct EditSession: EditPart {
  let state: EditState

  /// The result of an edit, and the previous state of the changed objects; nil for new objects.
  fileprivate struct CarriedOut {
    let result: LayoutEditResult
    let before: [ObjectID: LayoutObject?]
  }

  /// Applies one edit completely or not at all.
  fileprivate func carryOut(_ edit: LayoutEdit) throws(EditError) -> CarriedOut {
    state.slice.beginEdit()
    do throws(EditError) {
      let done = try perform(edit)
      arrangedViewWriter.followViews()
      try gridCellWriter.complete()
      let changes = state.slice.changes()
      let released = state.slice.releasedResources()
      let before = state.slice.changedObjects
      state.slice.beginEdit()
      let result = LayoutEditResult(
        kind: done.kind,
        meaning: done.meaning,
        subject: done.subject,
        added: changes.added,
        changed: changes.changed,
        deleted: changes.deleted,
        released: released,
        notes: done.notes
      )
      return CarriedOut(result: result, before: before)
    } catch {
      state.slice.rollBack()
      throw error
    }
  }

  private func perform(_ edit: LayoutEdit) throws(EditError) -> CompletedEdit {
    switch edit {
    case .add(let new): try objectAdder.add(new)
    case .addConstraint(let new): try constraintAdder.add(new)
    case .addScene(let new): try sceneEditor.add(new)
    case .set(let id, let path, let value, let variation):
      try propertyEditor.set(id, path, value, in: variation)
    case .unset(let id, let path, let variation): try propertyEditor.unset(id, path, in: variation)
    case .install(let id, let variation):
      try installationWriter.setInstalled(true, id, in: variation)
    case .uninstall(let id, let variation):
      try installationWriter.setInstalled(false, id, in: variation)
    case .delete(let id, let place, let command):
      try objectDeleter.delete(id, from: place, command: command)
    case .reorder(let id, let placement): try objectMover.reorder(id, placement)
    case .reparent(let id, let parent, let container, let placement):
      try objectMover.reparent(id, into: parent, container, placement)
    case .rename(let id, let name): try propertyEditor.rename(id, name)
    case .duplicate(let id): try objectDuplicator.duplicate(id)
    case .connect(let source, let new): try connectionEditor.connect(source, new)
    case .disconnect(let id): try connectionEditor.disconnect(id)
    case .gesture(let gesture): try gestureEditor.perform(gesture)
    case .removeScene(let id): try sceneEditor.removeScene(id)
    case .paste(let fragment, let parent, let container, let placement):
      try paste(fragment, into: parent, container, placement)
    }
  }
}

extension EditSession {
  private func paste(
    _ fragment: LayoutFragment,
    into parent: ObjectID,
    _ container: PropertyPath?,
    _ placement: Placement
  ) throws(EditError) -> CompletedEdit {
    var paster = FragmentPaster(state: state, fragment)
    return try paster.paste(into: parent, container, placement)
  }
}

extension LayoutObject {
  /// True for the device or adaptation on which Interface Builder shows the document.
  var isCanvas: Bool { kind == "device" || kind == "adaptation" }
}
