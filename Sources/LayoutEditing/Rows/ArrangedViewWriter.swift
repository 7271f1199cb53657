internal import LayoutModel

/// Keeps the lists of macOS stack views parallel to their arranged views (``ArrangedViewList``).
///
/// The only place that does so, for edits of every kind: it compares the views before the edit with
/// those after it.
struct ArrangedViewWriter: EditPart {
  let state: EditState

  /// Makes the entries follow the views that the current edit added, moved or removed.
  func followViews() {
    var parents: Set<ObjectID> = []
    for (id, old) in slice.changedObjects {
      parents.formUnion([old?.parent, slice[id]?.parent].compactMap { $0 })
    }
    let stacks = parents.filter { slice[$0]?.kind == "stackView" }
    // The document's platform comes last, because few edits need it otherwise.
    guard !stacks.isEmpty, order.platform == .macOS else { return }
    for stack in stacks.sorted() {
      let views = ArrangedViewList.views(among: slice.children(of: stack))
      let before = viewsBefore(of: stack) ?? viewsWithEntries(views, in: stack)
      guard before != views else { continue }
      for list in ArrangedViewList.allCases {
        write(list, of: stack, before: before, after: views)
      }
    }
  }

  /// Returns the arranged views before the edit; nil for an object that was no stack view.
  private func viewsBefore(of stack: ObjectID) -> [ObjectID]? {
    if let old = slice.changedObjects[stack], old?.kind != "stackView" { return nil }
    return ArrangedViewList.views(among: slice.childrenBeforeEdit(of: stack))
  }

  /// Returns the views of a new stack view for which it has entries: all for a copy, because its
  /// lists are copies too, and none for one from a template.
  private func viewsWithEntries(_ views: [ObjectID], in stack: ObjectID) -> [ObjectID] {
    let hasLists = ArrangedViewList.allCases.contains { slice[stack]?.property($0.path) != nil }
    return hasLists ? views : []
  }

  private func write(
    _ list: ArrangedViewList,
    of stack: ObjectID,
    before: [ObjectID],
    after: [ObjectID]
  ) {
    guard let object = slice[stack] else { return }
    if after.isEmpty { return rowWriter.removeElement(list.path, of: stack) }
    if object.property(list.path) == nil {
      // A file that omits the list for views that it has stays as it is.
      guard before.isEmpty else { return }
      rowWriter.setElement(list.path, .element(tag: list.tag, text: nil), of: stack)
    }
    let entries = object.entries(of: list, for: before)
    state.slice.update(stack) {
      $0.setEntries(of: list, after.map { entries[$0] ?? ArrangedViewEntry(list) })
    }
    rowWriter.dropContentFormatting(of: list.path, .base, stack)
  }
}
