import LayoutModel

/// Merges the content of an element: other elements, objects, and mask entries.
extension ElementMerge {
  mutating func mergeChildren(
    _ triple: ElementTriple,
    _ crossing: [String: Version],
    depth: Int
  ) -> [MergedChild] {
    let siblings = siblings(triple)
    var merged: [Int: MergedChild] = [:]
    for token in 0..<siblings.keys.count {
      switch siblings.keys.values[token] {
      case .object(let child):
        let version = merger.placeVersion(child)
        guard merger.isAlive[child], merger.resultParent(child) == number,
          siblings.isIn(version, token)
        else { continue }
        merged[token] = .object(child)
      case .maskEntry(let child):
        merged[token] = maskEntry(child, triple)
      case .block, .element, .member:
        guard let states = siblings.triples[token] else { continue }
        if case .member(ElementMerge.parallelFamily, let view) = siblings.keys.values[token] {
          merged[token] = mergeEntry(of: view, states, depth: depth + 1).map { .element($0) }
        } else if case .element(let name) = siblings.keys.values[token],
          let version = crossing[name]
        {
          merged[token] = states[version].map {
            .element(mergeElement(.only(version, $0), depth: depth + 1))
          }
        } else {
          merged[token] = mergeChild(states, depth: depth + 1).map { .element($0) }
        }
      }
    }
    return ordered(siblings, merged, triple)
  }

  private mutating func ordered(
    _ siblings: Siblings,
    _ merged: [Int: MergedChild],
    _ triple: ElementTriple
  ) -> [MergedChild] {
    let kept = siblings.orders.map { $0.filter { merged[$0] != nil } }
    let keys = siblings.keys.values
    let sequence = SequenceMerge(kept) { left, right in
      WriteOrder.precedes(keys[left], keys[right])
    }
    if sequence.isConflicting { noteOrder(kept, siblings, triple) }
    let order = ListOrder(self, siblings, triple).sorted(sequence.result)
    return order.compactMap { merged[$0] }
  }

  /// Adds a conflict about the order of objects, which has a meaning: what is in front, what is
  /// first.
  private mutating func noteOrder(
    _ kept: ThreeWay<[Int]>,
    _ siblings: Siblings,
    _ triple: ElementTriple
  ) {
    let names = kept.map { order in
      order.compactMap { token -> String? in
        guard case .object(let child) = siblings.keys.values[token] else { return nil }
        return merger.matched.ids[child].rawValue
      }
    }
    guard let node = node(triple, .ours) else { return }
    // The order of the rows and the columns gives that of the cells.
    if kind == CellGrid.kind, node.path == CellGrid.cellList { return }
    if names.ours != names.theirs {
      reorderConflict(node.variation, node.path, names.map { $0.joined(separator: " ") })
    } else if hasReorderedValues(kept, siblings) {
      let contents = ThreeWay.each { version in
        triple[version].flatMap { trees[version]?.content(of: $0) }
      }
      _ = settle(node.variation, node.path, contents)
    }
  }

  /// Returns true if the sides have nameless values, such as segments, in different orders. The
  /// values of stack views follow the order of the subviews.
  private func hasReorderedValues(_ kept: ThreeWay<[Int]>, _ siblings: Siblings) -> Bool {
    func values(_ version: Version) -> [Int] {
      kept[version].filter { token in
        guard case .member(let name, _) = siblings.keys.values[token] else { return false }
        return name != ElementMerge.parallelFamily
      }
    }
    return values(.ours) != values(.theirs)
  }

  // MARK: - Child elements

  private mutating func mergeChild(_ states: ElementTriple, depth: Int) -> MergedElement? {
    let triple = ThreeWay.each { namesNothing(states, $0) ? nil : states[$0] }
    let states = Version.allCases.compactMap { node(triple, $0) }
    guard !states.isEmpty else { return nil }
    let tags = Set(states.map { $0.value?.tag ?? "" })
    if tags.count > 1 || tags.contains(where: ValueTree.wholeTags.contains) {
      return mergeWhole(triple, depth: depth)
    }
    if states.allSatisfy(\.isContainer) { return mergeContainer(triple, depth: depth) }
    switch (triple.base, triple.ours, triple.theirs) {
    case (_, _?, _?): return mergeElement(triple, depth: depth)
    case (nil, let ours?, nil): return mergeElement(.only(.ours, ours), depth: depth)
    case (nil, nil, let theirs?): return mergeElement(.only(.theirs, theirs), depth: depth)
    case (nil, nil, nil): return nil
    case (_?, _, _): return mergeWhole(triple, depth: depth)
    }
  }

  /// Merges an element that exists only for its content. It is removed when it becomes empty.
  private mutating func mergeContainer(_ triple: ElementTriple, depth: Int) -> MergedElement? {
    let merged = mergeElement(triple, depth: depth)
    guard merged.isEmpty else { return merged }
    let (base, ours, theirs) = (triple.base != nil, triple.ours != nil, triple.theirs != nil)
    let isPresent = ours == base ? theirs : ours
    let isEmptyInput = Version.sides.contains { version in
      node(triple, version).map { $0.children.isEmpty && $0.attributes.isEmpty } ?? false
    }
    return isPresent && isEmptyInput ? merged : nil
  }

  /// Takes one side's state of an element as a whole.
  private mutating func mergeWhole(_ triple: ElementTriple, depth: Int) -> MergedElement? {
    let contents = ThreeWay.each { version in
      triple[version].flatMap { trees[version]?.content(of: $0) }
    }
    var version = Version.ours
    switch ValueMerge.choose(contents, isSame: ValueMerge.hasSameBytes) {
    case .agreed(_, let from): version = from
    case .conflicting:
      let states = ThreeWay.each { node(triple, $0) }
      guard let model = states.ours ?? states.theirs else { return nil }
      if isFrame(model), authored.hasNumbers, states.ours == nil || states.theirs == nil {
        // Every view has a frame. A re-save may omit it, but nobody deletes it.
        version = states.ours == nil ? .theirs : .ours
        decide(.cosmetic(.frame), model.variation, model.path, contents, version)
      } else if ValueMerge.isRespelling(states.base?.value, states.ours?.value) {
        version = .theirs
      } else if !ValueMerge.isRespelling(states.base?.value, states.theirs?.value) {
        version = settle(model.variation, model.path, contents)
      }
    }
    if let index = triple[version] { return mergeElement(.only(version, index), depth: depth) }
    // An element that still contains an object of the result must stay.
    let holder = Version.sides.first { version in
      triple[version].map { holdsKeptObject(version, $0, depth: depth) } ?? false
    }
    return holder.flatMap { version in
      triple[version].map { mergeElement(.only(version, $0), depth: depth) }
    }
  }

  private func holdsKeptObject(_ version: Version, _ index: Int, depth: Int) -> Bool {
    guard let tree = trees[version], depth < ElementTree.maximumDepth else { return false }
    return tree.nodes[index].children.contains { child in
      switch child.part {
      case .element(let index): holdsKeptObject(version, index, depth: depth + 1)
      case .object(let child):
        merger.isAlive[child] && merger.resultParent(child) == number
          && merger.placeVersion(child) == version
      case .maskEntry: false
      }
    }
  }

  /// Returns true for an entry of a tie-breaker whose object is not in the result.
  private func namesNothing(_ triple: ElementTriple, _ version: Version) -> Bool {
    guard let node = node(triple, version), node.isUnkeyed,
      let literal = node.attribute("reference"),
      let target = merger.matched.target(of: PropertyPath("reference"), literal: literal)
    else { return false }
    return !merger.isAlive[target]
  }

  // MARK: - Masks

  private mutating func maskEntry(_ child: Int, _ triple: ElementTriple) -> MergedChild? {
    guard let node = anyNode(triple) else { return nil }
    let variation = node.variation == .defaultBlock ? VariationKey.base : node.variation
    guard let entries = installations[child],
      let entry = entries.first(where: { $0.variation == variation })
    else { return nil }
    placedEntries.insert(MaskEntryKey(number: child, variation: variation))
    return .maskEntry(child, variation, isInstalled: entry.isInstalled)
  }

  /// Adds the entries of objects that moved here, and the blocks that they need.
  mutating func addMissingEntries(to root: inout MergedElement) {
    for child in installations.keys.sorted() {
      guard let container = merger.object(child, merger.placeVersion(child))?.container,
        let mask = MaskedContainer.allCases.first(where: { $0.path == container })
      else { continue }
      for entry in installations[child] ?? [] {
        let key = MaskEntryKey(number: child, variation: entry.variation)
        guard !placedEntries.contains(key) else { continue }
        let added = MergedChild.maskEntry(
          child,
          entry.variation,
          isInstalled: entry.isInstalled
        )
        let block = entry.variation.isBase ? VariationKey.defaultBlock : entry.variation
        root.add(added, toMask: mask, of: block)
      }
    }
  }
}

extension MergedElement {
  /// Adds an entry to a mask of this object's element. Creates the block and the mask if necessary.
  fileprivate mutating func add(
    _ entry: MergedChild,
    toMask mask: MaskedContainer,
    of block: VariationKey
  ) {
    let place = childIndex { $0.value?.tag == "variation" && $0.variation == block }
    guard let place, case .element(var variation) = children[place] else {
      var variation = MergedElement(
        name: "",
        variation: block,
        value: .element(tag: "variation", text: nil),
        sources: ElementTriple()
      )
      variation.add(entry, toMask: mask)
      children.insert(.element(variation), at: blockIndex(of: block))
      return
    }
    variation.add(entry, toMask: mask)
    children[place] = .element(variation)
  }

  private mutating func add(_ entry: MergedChild, toMask mask: MaskedContainer) {
    if let place = childIndex({ $0.name == mask.rawValue }),
      case .element(var list) = children[place]
    {
      list.children.append(entry)
      children[place] = .element(list)
      return
    }
    var list = MergedElement(
      name: mask.rawValue,
      variation: variation,
      value: .element(tag: "mask", text: nil),
      sources: ElementTriple()
    )
    list.children = [entry]
    let isFirst = mask == .subviews
    let place = isFirst ? childIndex { $0.name == MaskedContainer.constraints.rawValue } : nil
    children.insert(.element(list), at: place ?? children.count)
  }

  private func childIndex(_ matches: (MergedElement) -> Bool) -> Int? {
    children.firstIndex { child in
      if case .element(let element) = child { matches(element) } else { false }
    }
  }

  /// Returns the index of a new block: after the blocks that precede it, else before the other
  /// blocks and the connections.
  private func blockIndex(of block: VariationKey) -> Int {
    let before = children.lastIndex { child in
      guard case .element(let element) = child, element.value?.tag == "variation" else {
        return false
      }
      return element.variation.blockOrder < block.blockOrder
    }
    if let before { return before + 1 }
    return childIndex { element in
      element.value?.tag == "variation" || element.name == ":connections"
        || element.name == "canvasLocation"
    } ?? children.count
  }
}
