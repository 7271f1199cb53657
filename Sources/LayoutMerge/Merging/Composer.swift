import LayoutModel

/// Composes the result of a merge as a document, object by object, parents first.
struct Composer {
  private let merger: Merger
  private var objects: [LayoutObject] = []
  private var conflicts: [ConflictDraft]
  private var decisions: [AutomaticDecision]
  /// The children of each object in the result, in no order.
  private var children: [[Int]]
  private var placements: [Int: Placement] = [:]
  private let hasGaps: Bool

  /// The place of an object, as decided by its parent.
  private struct Placement {
    var container: PropertyPath
    var position: Double
    var installations: [Installation]
  }

  init(_ merger: Merger) {
    self.merger = merger
    conflicts = merger.conflicts
    decisions = merger.decisions
    children = [[Int]](repeating: [], count: merger.matched.count)
    hasGaps = merger.isAlive.contains(false)
    for number in 0..<merger.matched.count where merger.isAlive[number] {
      let parent = merger.resultParent(number)
      if parent >= 0 { children[parent].append(number) }
    }
  }

  mutating func compose() -> MergeResult {
    objects.reserveCapacity(merger.matched.count)
    placements.reserveCapacity(merger.matched.count)
    var pending = (0..<merger.matched.count).reversed().filter {
      merger.isAlive[$0] && merger.resultParent($0) < 0
    }
    var scenes: [Int: ObjectID] = [:]
    while let number = pending.popLast() {
      let parent = merger.resultParent(number)
      var (object, held) = merged(number)
      let version = merger.placeVersion(number)
      object.parent = parent < 0 ? nil : merger.matched.ids[parent]
      object.key = merger.object(number, version)?.key
      if object.key != nil {
        // The other version may have the key as an ordinary attribute that is not the first one.
        object.properties.removeAll { $0.path.rawValue == "key" && $0.variation.isBase }
      }
      if let placement = placements.removeValue(forKey: number) {
        object.container = placement.container
        object.position = placement.position
        object.installations = placement.installations
      }
      object.scene = object.role == .scene ? object.id : scenes[parent]
      scenes[number] = object.scene
      objects.append(object)
      pending.append(contentsOf: held.reversed())
      noteMove(number)
    }
    var document = Document(
      prolog: text(\.prolog),
      epilog: text(\.epilog),
      objects: objects
    )
    FontUse.derive(&document, from: merger.documents)
    GridCompletion(merger).complete(&document)
    return ResultOrder(merger, document.objects).result(
      document,
      conflicts: conflicts,
      decisions: decisions
    )
  }

  private func text(_ text: KeyPath<Document, String>) -> String {
    let texts = merger.documents.map { $0[keyPath: text] }
    let result = ValueMerge.choose(texts) { $0.hasSameBytes(as: $1) }
    if case .agreed(let text, _) = result { return text }
    return texts[merger.newerSide]
  }

  private mutating func noteMove(_ number: Int) {
    guard merger.has(.ours, number), merger.has(.theirs, number),
      !merger.hasOurPlace.contains(number), !merger.isSamePlace(number, .ours, .theirs)
    else { return }
    let isNew = !merger.has(.base, number)
    if isNew
      || merger.isMoved(number, by: .ours) && merger.isMoved(number, by: .theirs)
    {
      conflicts.append(merger.move(of: number, root: number))
    }
  }

  // MARK: - Objects

  /// Returns the object with its properties, and the numbers of its children in order.
  private mutating func merged(_ number: Int) -> (LayoutObject, [Int]) {
    if let host = host(of: number), let object = merger.object(number, host) {
      let table = merger.table(host)
      for child in table.children[number] {
        let state = table.objects[table.index(of: child)]
        placements[child] = Placement(
          container: state.container,
          position: state.position,
          installations: state.installations
        )
      }
      return (object, table.children[number])
    }
    return mergedFully(number)
  }

  /// The version whose object equals that of the result, or nil if versions must be merged.
  private func host(of number: Int) -> Version? {
    if merger.isOursAlone.contains(number) { return nil }
    let (inOurs, inTheirs) = (merger.has(.ours, number), merger.has(.theirs, number))
    let host: Version
    if inOurs, inTheirs {
      if merger.status(number, .ours) == .identical {
        host = .theirs
      } else if merger.status(number, .theirs) == .identical {
        host = .ours
      } else {
        return nil
      }
    } else {
      host = inOurs ? .ours : .theirs
    }
    let table = merger.table(host)
    guard table.children[number].count == children[number].count else { return nil }
    for child in table.children[number] where !isHosted(child, by: host, in: number) { return nil }
    if host == .theirs, hasGaps, let object = merger.object(number, host),
      namesMissingObject(object)
    {
      return nil
    }
    return host
  }

  /// Returns true if the result has the child in the same place and state as the host.
  private func isHosted(_ child: Int, by host: Version, in number: Int) -> Bool {
    guard merger.isAlive[child] else { return false }
    let version = merger.placeVersion(child)
    guard merger.parent(child, version) == number,
      version == host || merger.isSamePlace(child, version, host)
    else { return false }
    let other = host.opposite
    guard merger.has(other, child), merger.has(.base, child) else {
      return !merger.has(other, child)
    }
    return merger.parent(child, .base) == number && merger.parent(child, other) == number
      || merger.object(child, other)?.installations == merger.object(child, .base)?.installations
  }

  private func namesMissingObject(_ object: LayoutObject) -> Bool {
    object.properties.contains { property in
      guard case .attribute(let literal) = property.value,
        let target = merger.matched.target(of: property.path, literal: literal)
      else { return false }
      return !merger.isAlive[target]
    }
  }

  private mutating func mergedFully(_ number: Int) -> (LayoutObject, [Int]) {
    let isAlone = merger.isOursAlone.contains(number)
    let isShared = merger.has(.ours, number) && merger.has(.theirs, number) && !isAlone
    let trees = ThreeWay<ElementTree?>.each { version in
      guard version != .base || isShared, version != .theirs || !isAlone else { return nil }
      return ElementTree(number, in: merger.table(version))
    }
    var installations: [Int: [Installation]] = [:]
    for child in children[number] {
      let entries = mergedInstallations(child)
      if !entries.isEmpty { installations[child] = entries }
    }
    var merge = ElementMerge(
      merger,
      number: number,
      trees: trees,
      installations: installations
    )
    let element = merge.merge()
    conflicts += merge.conflicts
    decisions += merge.decisions
    var object =
      (trees.ours ?? trees.theirs)?.object
      ?? LayoutObject(id: merger.matched.ids[number], kind: "", role: .object, parent: nil)
    mergeHead(&object, trees)
    var flattener = ElementFlattener(trees: trees, ids: merger.matched.ids)
    flattener.flatten(element)
    object.properties = flattener.properties
    object.formatting = flattener.formatting
    object.idPosition = flattener.idPosition
    for child in flattener.children {
      placements[child.number] = Placement(
        container: child.container,
        position: child.position,
        installations: flattener.entries[child.number] ?? []
      )
    }
    return (object, flattener.children.map(\.number))
  }

  /// Merges the element name and the comment before it, which are neither property nor place.
  private mutating func mergeHead(_ object: inout LayoutObject, _ trees: ThreeWay<ElementTree?>) {
    guard let ours = trees.ours?.object, let theirs = trees.theirs?.object else { return }
    let base = trees.base?.object
    let id = object.id
    switch ValueMerge.choose(
      ThreeWay(base: base?.comment, ours: ours.comment, theirs: theirs.comment),
      isSame: ValueMerge.hasSameBytes
    ) {
    case .agreed(let comment, _): object.comment = comment
    case .conflicting:
      object.comment = merger.sideWithMoreEdits == .ours ? ours.comment : theirs.comment
      decisions.append(
        AutomaticDecision(
          reason: .cosmetic(.canvas),
          object: id,
          path: PropertyPath(":comment"),
          base: base?.comment,
          ours: ours.comment,
          theirs: theirs.comment,
          chosen: merger.sideWithMoreEdits.side
        )
      )
    }
    let kinds = ThreeWay(base: base?.kind, ours: ours.kind, theirs: theirs.kind)
    if case .agreed(_, let version) = ValueMerge.choose(kinds, isSame: ==) {
      object.kind = version == .ours ? ours.kind : theirs.kind
      object.role = version == .ours ? ours.role : theirs.role
    }
  }

  // MARK: - Installation

  /// Returns the merged installations of an object. Include against exclude is a conflict.
  private mutating func mergedInstallations(_ number: Int) -> [Installation] {
    let ours = merger.object(number, .ours)?.installations
    let theirs = merger.object(number, .theirs)?.installations
    guard let ours, let theirs else { return ours ?? theirs ?? [] }
    let base = merger.object(number, .base)?.installations ?? []
    if ours.isEmpty, theirs.isEmpty { return [] }
    func state(_ entries: [Installation], _ variation: VariationKey) -> Bool? {
      entries.first { $0.variation == variation }?.isInstalled
    }
    var merged: [Installation] = []
    for entry in ours + theirs where !merged.contains(where: { $0.variation == entry.variation }) {
      let variation = entry.variation
      let states = ThreeWay(base: base, ours: ours, theirs: theirs).map { state($0, variation) }
      var installed = states.ours
      switch ValueMerge.choose(states, isSame: ==) {
      case .agreed(let state, _): installed = state
      case .conflicting:
        let names = states.map { $0.map { $0 ? "include" : "exclude" } }
        conflicts.append(
          ConflictDraft(
            kind: .bothInstalled,
            root: number,
            object: number,
            variation: variation,
            path: ConflictPath.installed,
            base: names.base,
            ours: names.ours,
            theirs: names.theirs
          )
        )
      }
      guard let installed else { continue }
      merged.append(
        Installation(variation: variation, isInstalled: installed, position: entry.position)
      )
    }
    return merged
  }
}

extension Merger {
  /// Composes the result.
  func compose() -> MergeResult {
    var composer = Composer(self)
    return composer.compose()
  }
}
