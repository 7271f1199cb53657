import LayoutModel

// The lists of macOS stack views that are parallel to their views.
extension DifferenceFinder {
  /// Returns the older state of a stack view, with lists (``ArrangedViewList``) for the views of the
  /// newer state. An entry comes, goes and moves with its view, so only entries that differ otherwise
  /// are changes then.
  ///
  /// - Parameters:
  ///   - before: The older state of an object.
  ///   - after: The newer state.
  ///   - number: The object's number.
  func aligningArrangedLists(of before: LayoutObject, to after: LayoutObject, _ number: Int)
    -> LayoutObject
  {
    guard before.kind == "stackView", after.kind == before.kind else { return before }
    let (oldViews, newViews) = (
      arrangedViews(of: number, in: old), arrangedViews(of: number, in: new)
    )
    guard oldViews != newViews else { return before }
    var result = before
    for list in ArrangedViewList.allCases
    where before.entryCount(of: list) == oldViews.count
      && after.entryCount(of: list) == newViews.count
    {
      let entries = before.entries(of: list, for: oldViews)
      result.setEntries(of: list, newViews.map { entries[$0] ?? ArrangedViewEntry(list) })
    }
    return result
  }

  private func arrangedViews(of number: Int, in table: ObjectTable) -> [ObjectID] {
    ArrangedViewList.views(among: table.children[number].compactMap(table.object))
  }
}

extension LayoutObject {
  fileprivate func entryCount(of list: ArrangedViewList) -> Int {
    properties.filter {
      $0.variation.isBase && $0.path.parent == list.path && $0.value.literal == nil
    }.count
  }
}
