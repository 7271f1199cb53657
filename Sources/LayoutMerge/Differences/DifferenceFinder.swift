import LayoutModel

/// Finds the changes between two documents.
struct DifferenceFinder {
  let matched: MatchedObjects
  let old: ObjectTable
  let new: ObjectTable
  private let rule: CosmeticRule

  init(_ old: Document, _ new: Document) {
    (matched, self.old, self.new) = MatchedObjects.matching(old: old, new: new)
    rule = CosmeticRule(
      usesAutoLayout: CosmeticRule(old).usesAutoLayout && CosmeticRule(new).usesAutoLayout
    )
  }

  func changes() -> [LayoutChange] {
    var changes: [LayoutChange] = []
    let reordered = reorderedObjects()
    let predecessors = addedPredecessors()
    for number in documentOrder() {
      switch (old.object(number), new.object(number)) {
      case (let before?, let after?):
        changes += differences(number, before, after, reordered[number])
      case (let before?, nil):
        changes.append(
          change(.deleted, before, within: topmost(number, in: old, absentFrom: new))
        )
      case (nil, let after?):
        var addition = change(.added, after, within: topmost(number, in: new, absentFrom: old))
        addition.placement = placement(of: after, after: predecessors[number])
        changes.append(addition)
      case (nil, nil): break
      }
    }
    if changes.isEmpty, let root = new.objects.first ?? old.objects.first {
      changes.append(change(.changed, root, cosmetic: .formatting))
    }
    return changes
  }

  /// Returns the new document's order, with each deleted object after the remaining object that it
  /// followed.
  private func documentOrder() -> [Int] {
    var places = [Int](repeating: -1, count: matched.count)
    for (place, number) in new.order.enumerated() { places[number] = place }
    var followers: [Int: [Int]] = [:]
    var last = -1
    for number in old.order {
      if places[number] >= 0 {
        last = places[number]
      } else {
        followers[last, default: []].append(number)
      }
    }
    var order = followers[-1] ?? []
    order.reserveCapacity(matched.count)
    for (place, number) in new.order.enumerated() {
      order.append(number)
      order += followers[place] ?? []
    }
    return order
  }

  /// Returns the topmost object that was added or deleted with this one; nil if it is this one.
  private func topmost(_ number: Int, in table: ObjectTable, absentFrom other: ObjectTable)
    -> ObjectID?
  {
    var top = number
    while table.parents[top] >= 0, !other.contains(table.parents[top]) { top = table.parents[top] }
    return top == number ? nil : matched.ids[top]
  }

  // MARK: - One object

  private func differences(
    _ number: Int,
    _ before: LayoutObject,
    _ after: LayoutObject,
    _ reordering: (String?, String?)?
  ) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if old.parents[number] != new.parents[number] || before.container != after.container
      || before.key != after.key
    {
      let isListed = after.role == .resource
      changes.append(
        change(
          .moved,
          after,
          path: ConflictPath.parent,
          from: place(of: before),
          to: place(of: after),
          cosmetic: isListed ? .resource : nil
        )
      )
    } else if let reordering {
      changes.append(
        change(
          .reordered,
          after,
          path: after.container,
          from: reordering.0,
          to: reordering.1,
          cosmetic: isSorted(after) ? .formatting : nil
        )
      )
    }
    if before.kind != after.kind {
      changes.append(change(.changed, after, from: before.kind, to: after.kind))
    }
    changes += factDifferences(number, before, after)
    changes += installationDifferences(before, after)
    if before.comment != after.comment {
      changes.append(
        change(
          .changed,
          after,
          path: PropertyPath(":comment"),
          from: before.comment,
          to: after.comment,
          cosmetic: .canvas
        )
      )
    }
    if changes.isEmpty, before.formatting != after.formatting {
      changes.append(change(.changed, after, cosmetic: .formatting))
    }
    return changes
  }

  /// Returns true for the members of lists that Interface Builder sorts. Their order has no
  /// meaning.
  private func isSorted(_ object: LayoutObject) -> Bool {
    object.role == .constraint || object.role == .resource || object.kind == "outlet"
      || object.kind == "action"
  }

  private func place(of object: LayoutObject) -> String {
    let parent = object.parent?.rawValue ?? ""
    let slot = object.key ?? object.container.rawValue
    return slot.isEmpty ? parent : "\(parent) \(slot)"
  }

  private func factDifferences(
    _ number: Int,
    _ before: LayoutObject,
    _ after: LayoutObject
  ) -> [LayoutChange] {
    guard !after.propertyChanges(since: before).isEmpty else { return [] }
    let alignment = ListAlignment(
      aligningArrangedLists(of: before, to: after, number),
      to: after
    )
    let before = alignment.before
    let facts = after.propertyChanges(since: before)
    let authored = rule.authoredFrame(of: number, old, new)
    var meaningful: [PropertyChange] = []
    var noise: [(PropertyChange, Cosmetic)] = []
    for fact in facts {
      if let cosmetic = CosmeticRule.cosmetic(fact, of: after.role, authored: authored) {
        noise.append((fact, cosmetic))
      } else if fact.isFrameRemoval {
        noise.append((fact, .frame))
      } else if fact.isContainer || fact.isPassiveReference
        || ValueMerge.isRespelling(fact.old, fact.new)
      {
        noise.append((fact, .formatting))
      } else {
        meaningful.append(fact)
      }
    }
    let changes = ValueTree.whole(meaningful, before, after).map { fact in
      change(
        .changed,
        after,
        fact.variation,
        path: alignment.documentPath(fact.path, fact.variation),
        from: fact.old,
        to: fact.new
      )
    }
    return changes
      + noise.map { fact, cosmetic in
        change(
          .changed,
          after,
          fact.variation,
          path: alignment.documentPath(fact.path, fact.variation),
          from: fact.old?.text,
          to: fact.new?.text,
          cosmetic: cosmetic
        )
      }
  }

  private func installationDifferences(_ before: LayoutObject, _ after: LayoutObject)
    -> [LayoutChange]
  {
    guard before.installations != after.installations else { return [] }
    func state(_ object: LayoutObject, _ variation: VariationKey) -> Bool? {
      object.installations.first { $0.variation == variation }?.isInstalled
    }
    func name(_ isInstalled: Bool?) -> String? { isInstalled.map { $0 ? "include" : "exclude" } }
    var seen: Set<VariationKey> = []
    var changes: [LayoutChange] = []
    for entry in before.installations + after.installations
    where seen.insert(entry.variation).inserted {
      let (old, new) = (state(before, entry.variation), state(after, entry.variation))
      guard old != new, let isInstalled = new ?? old.map({ !$0 }) else { continue }
      changes.append(
        change(
          isInstalled ? .installed : .uninstalled,
          after,
          entry.variation,
          path: ConflictPath.installed,
          from: name(old),
          to: name(new)
        )
      )
    }
    return changes
  }

  private func change(
    _ kind: LayoutChange.Kind,
    _ object: LayoutObject,
    _ variation: VariationKey = .base,
    within: ObjectID? = nil,
    path: PropertyPath = .object,
    from old: String? = nil,
    to new: String? = nil,
    cosmetic: Cosmetic? = nil
  ) -> LayoutChange {
    let isListed = object.role == .resource && (kind == .added || kind == .deleted)
    let noise: Cosmetic? =
      DeviceMatching.isDevice(object) ? .header : isListed ? .resource : nil
    return LayoutChange(
      kind: kind,
      object: object.id,
      objectKind: object.kind,
      role: object.role,
      scene: object.scene,
      within: within,
      variation: variation,
      path: path,
      old: old,
      new: new,
      cosmetic: cosmetic ?? noise
    )
  }
}
