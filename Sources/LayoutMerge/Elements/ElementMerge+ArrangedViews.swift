import LayoutModel

/// Merges the lists that macOS stack views keep parallel to their views (``ArrangedViewList``).
///
/// An entry belongs to a view, so it stays, goes and moves with the view. The merged lists have one
/// entry for each view of the result.
extension ElementMerge {
  /// The name of the values that a stack view lists for its views.
  static let parallelFamily = "subview"

  /// Identifies each value that a stack view lists in the order of its views by its view. Returns
  /// nil for other lists.
  func parallelNames(_ triple: ElementTriple) -> ThreeWay<[Int: ChildKey]>? {
    guard isArrangedList(triple) else { return nil }
    var names = ThreeWay<[Int: ChildKey]>(repeating: [:])
    for version in Version.allCases where triple[version] != nil {
      guard let views = viewsByEntry(triple, version) else { return nil }
      names[version] = views.mapValues { .member(ElementMerge.parallelFamily, $0) }
    }
    return names
  }

  private func isArrangedList(_ triple: ElementTriple) -> Bool {
    kind == "stackView"
      && Version.allCases.contains { version in
        node(triple, version).map { ArrangedViewList(rawValue: $0.path.rawValue) != nil } ?? false
      }
  }

  /// Returns the view of each entry of a version's list, by the entry's index; nil if the version
  /// has another number of entries than of views.
  private func viewsByEntry(_ list: ElementTriple, _ version: Version) -> [Int: Int]? {
    guard let tree = trees[version], let node = node(list, version) else { return nil }
    let children = tree.table.children[number]
    let views = ArrangedViewList.viewLists.flatMap { path in
      children.filter { tree.table.objects[tree.table.index(of: $0)].container == path }
    }
    guard views.count == node.children.count else { return nil }
    var result: [Int: Int] = [:]
    for (view, child) in zip(views, node.children) {
      guard case .element(let index) = child.part else { return nil }
      result[index] = view
    }
    return result
  }

  /// Merges the entry of a view. The entry of a view that one side deleted and the result keeps is
  /// the other side's. Returns nil if the stack view of the result does not have the view.
  mutating func mergeEntry(of view: Int, _ states: ElementTriple, depth: Int) -> MergedElement? {
    guard merger.isAlive[view], merger.resultParent(view) == number else { return nil }
    switch (states.ours, states.theirs) {
    case (_?, _?): return mergeElement(states, depth: depth)
    case (let ours?, nil): return mergeElement(.only(.ours, ours), depth: depth)
    case (nil, let theirs?): return mergeElement(.only(.theirs, theirs), depth: depth)
    case (nil, nil): return nil
    }
  }

  /// Gives the lists of a stack view one entry for each of its views, in their order.
  ///
  /// A list that was not parallel to the views in a document stays as merged.
  func alignArrangedLists(in stack: inout MergedElement) {
    guard kind == "stackView" else { return }
    let views = arrangedViews(of: stack)
    for place in stack.children.indices {
      guard case .element(var list) = stack.children[place],
        let kind = ArrangedViewList(rawValue: list.name), parallelNames(list.sources) != nil
      else { continue }
      let entries = entriesByView(of: list)
      list.children = views.map { .element(entries[$0] ?? MergedElement(entryOf: kind)) }
      stack.children[place] = .element(list)
    }
  }

  private func arrangedViews(of stack: MergedElement) -> [Int] {
    ArrangedViewList.viewLists.flatMap { path in
      stack.children.flatMap { child -> [Int] in
        guard case .element(let list) = child, list.name == path.rawValue else { return [] }
        return list.children.compactMap { if case .object(let view) = $0 { view } else { nil } }
      }
    }
  }

  private func entriesByView(of list: MergedElement) -> [Int: MergedElement] {
    let views = ThreeWay.each { viewsByEntry(list.sources, $0) ?? [:] }
    var entries: [Int: MergedElement] = [:]
    for case .element(let entry) in list.children {
      for version in Version.allCases {
        guard let index = entry.sources[version], let view = views[version][index] else { continue }
        entries[view] = entry
      }
    }
    return entries
  }
}

extension MergedElement {
  /// The entry of a view for which no document has one.
  fileprivate init(entryOf list: ArrangedViewList) {
    self.init(
      name: ":" + list.entryTag,
      variation: .base,
      value: .element(tag: list.entryTag, text: nil),
      attributes: [
        MergedAttribute(
          name: ArrangedViewList.literalAttribute,
          literal: list.usualLiteral,
          position: 0,
          version: .ours
        )
      ],
      sources: ElementTriple()
    )
  }
}
