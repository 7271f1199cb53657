import LayoutModel

/// Deletions of one side that conflict with edits of the other.
///
/// The search for conflicts does not depend on which side is ours, so swapped sides give the same
/// conflicts. Only afterwards, the result keeps our side.
extension Merger {
  /// Finds the conflicts about deleted objects, and decides which of those objects stay.
  mutating func decideDeletions() {
    var kept: [(number: Int, root: Int)] = []
    for deleter in [Version.theirs, .ours] {
      let first = conflicts.count
      findChangedDeletions(by: deleter)
      findExtendedDeletions(by: deleter)
      findReferencedDeletions(by: deleter)
      guard deleter == .theirs else { continue }
      for draft in conflicts[first...] {
        kept.append((draft.root, draft.root))
        kept.append((draft.object, draft.root))
      }
    }
    for (number, root) in kept { keep(number, root: root) }
    guard !kept.isEmpty else { return }
    keepEndsOfAdded()
    keepLinks()
  }

  // MARK: - Finding

  private mutating func findChangedDeletions(by deleter: Version) {
    let keeper = deleter.opposite
    for number in table(keeper).order
    where has(.base, number) && !has(deleter, number) {
      guard let old = object(number, .base), let new = object(number, keeper),
        new.role != .resource
      else { continue }
      let authored = rule.authoredFrame(of: number, table(.base), table(keeper))
      let changed =
        status(number, keeper) == .edited
        ? new.meaningfulChanges(since: old, authored: authored) : []
      for change in ValueTree.whole(changed, old, new) {
        conflicts.append(
          deletion(
            .deletedAndChanged,
            of: number,
            by: deleter,
            change.variation,
            change.path,
            old: change.old,
            new: change.new
          )
        )
      }
      if old.kind != new.kind {
        conflicts.append(
          deletion(.deletedAndChanged, of: number, by: deleter, old: old.kind, new: new.kind)
        )
      } else if changed.isEmpty {
        findOtherChange(of: number, from: old, to: new, deletedBy: deleter)
      }
    }
  }

  /// Adds a conflict about a deleted object without changed properties, if the other side moved it
  /// or newly installed it. Other changes become an automatic decision: they are deleted with the
  /// object. Constraints and connections move with the objects that they belong to.
  private mutating func findOtherChange(
    of number: Int,
    from old: LayoutObject,
    to new: LayoutObject,
    deletedBy deleter: Version
  ) {
    let keeper = deleter.opposite
    if isMoved(number, by: keeper), !isLink(number) {
      conflicts.append(
        deletion(
          .deletedAndChanged,
          of: number,
          by: deleter,
          path: ConflictPath.parent,
          old: parentID(number, .base),
          new: parentID(number, keeper)
        )
      )
    } else if let entry = newlyInstalled(number, since: old, new) {
      conflicts.append(
        deletion(
          .deletedAndChanged,
          of: number,
          by: deleter,
          entry,
          ConflictPath.installed,
          old: "NO",
          new: "YES"
        )
      )
    } else if isMoved(number, by: keeper) || old.installations != new.installations
      || status(number, keeper) != .identical && !new.propertyChanges(since: old).isEmpty
    {
      decisions.append(
        AutomaticDecision(reason: .deleted, object: matched.ids[number], chosen: deleter.side)
      )
    }
  }

  /// Returns the variation in which an object was newly installed. An uninstalled object needs no
  /// conflict, because the deletion removes it anyway.
  private func newlyInstalled(_ number: Int, since old: LayoutObject, _ new: LayoutObject)
    -> VariationKey?
  {
    func isInstalled(_ object: LayoutObject, _ variation: VariationKey) -> Bool? {
      object.installations.first { $0.variation == variation }?.isInstalled
    }
    if let added = new.installations.first(where: {
      $0.isInstalled && isInstalled(old, $0.variation) != true
    }) {
      return added.variation
    }
    return old.installations.first {
      !$0.isInstalled && isInstalled(new, $0.variation) == nil
    }?.variation
  }

  private mutating func findExtendedDeletions(by deleter: Version) {
    let keeper = deleter.opposite
    for number in table(keeper).order {
      let owner = parent(number, keeper)
      guard owner >= 0, has(.base, owner), !has(deleter, owner) else { continue }
      if has(.base, number) {
        guard has(deleter, number), parent(number, .base) != owner else { continue }
      }
      guard object(number, keeper)?.role != .resource else { continue }
      var draft = deletion(
        .deletedAndExtended,
        of: owner,
        by: deleter,
        path: object(number, keeper)?.container ?? .object,
        old: nil,
        new: matched.ids[number].rawValue
      )
      draft.other = number
      conflicts.append(draft)
    }
  }

  private mutating func findReferencedDeletions(by deleter: Version) {
    let keeper = deleter.opposite
    for number in table(keeper).order {
      let status = status(number, keeper)
      guard status == .added || status == .edited, let object = object(number, keeper) else {
        continue
      }
      guard isOutsideDeletion(number, by: deleter) else { continue }
      // A reference is new if neither the base nor the other side has it.
      let lost = matched.references(of: object).filter { reference in
        has(.base, reference.target) && !has(deleter, reference.target)
          && has(keeper, reference.target)
          && !isPlaceOfEmptyCell(reference, of: number, by: keeper)
      }
      guard !lost.isEmpty else { continue }
      let (before, other) = (literals(number, .base), literals(number, deleter))
      var roots: Set<Int> = []
      for reference in lost {
        let key = PropertyKey(variation: reference.variation, path: reference.path)
        let id = matched.ids[reference.target].rawValue
        guard !ValueMerge.hasSameBytes(before[key], id), !ValueMerge.hasSameBytes(other[key], id),
          roots.insert(deletionRoot(reference.target, by: deleter)).inserted
        else { continue }
        var draft = deletion(
          .deletedAndReferenced,
          of: reference.target,
          by: deleter,
          reference.variation,
          reference.path,
          old: before[key],
          new: id
        )
        draft.other = number
        conflicts.append(draft)
      }
    }
  }

  /// Returns true if the deleter has the object or, for a new object, its nearest ancestor from the
  /// base.
  private func isOutsideDeletion(_ number: Int, by deleter: Version) -> Bool {
    if has(.base, number) { return has(deleter, number) }
    var owner = parent(number, deleter.opposite)
    while owner >= 0, !has(.base, owner) { owner = parent(owner, deleter.opposite) }
    return owner < 0 || has(deleter, owner)
  }

  /// Returns the literals of an object's attributes; empty if the document does not have the
  /// object.
  private func literals(_ number: Int, _ version: Version) -> [PropertyKey: String] {
    var literals: [PropertyKey: String] = [:]
    for property in object(number, version)?.properties ?? [] {
      guard let literal = property.value.literal else { continue }
      literals[PropertyKey(property)] = literal
    }
    return literals
  }

  private func deletion(
    _ kind: MergeConflict.Kind,
    of number: Int,
    by deleter: Version,
    _ variation: VariationKey = .base,
    path: PropertyPath,
    old: String?,
    new: String?
  ) -> ConflictDraft {
    deletion(kind, of: number, by: deleter, variation, path, old: old, new: new)
  }

  private func deletion(
    _ kind: MergeConflict.Kind,
    of number: Int,
    by deleter: Version,
    _ variation: VariationKey = .base,
    _ path: PropertyPath = .object,
    old: String?,
    new: String?
  ) -> ConflictDraft {
    ConflictDraft(
      kind: kind,
      root: deletionRoot(number, by: deleter),
      object: number,
      variation: variation,
      path: path,
      base: old,
      ours: deleter == .theirs ? new : nil,
      theirs: deleter == .ours ? new : nil
    )
  }

  /// Returns the topmost object that the deleter removed together with this one.
  ///
  /// A constraint or connection that was removed because of an object at its end belongs to that
  /// object.
  func deletionRoot(_ number: Int, by deleter: Version) -> Int {
    var root = number
    // Chains of links have at most two steps: an outlet to a constraint on a view.
    for _ in 0..<3 {
      while true {
        let owner = parent(root, .base)
        guard owner >= 0, !has(deleter, owner) else { break }
        root = owner
      }
      guard isLink(root), let object = object(root, .base),
        let end = matched.references(of: object).first(where: {
          has(.base, $0.target) && !has(deleter, $0.target)
        })
      else { return root }
      root = end.target
    }
    return root
  }

  func parentID(_ number: Int, _ version: Version) -> String? {
    let owner = parent(number, version)
    return owner < 0 ? nil : matched.ids[owner].rawValue
  }

  // MARK: - Keeping ours

  /// Keeps an object of ours that they deleted, with its subtree, its ancestors, and everything
  /// that these refer to.
  mutating func keep(_ number: Int, root: Int) {
    let ours = table(.ours)
    var pending = [number]
    while let next = pending.popLast() {
      guard ours.contains(next), !isAlive[next] else { continue }
      isAlive[next] = true
      cause[next] = root
      let owner = ours.parents[next]
      if owner >= 0 { pending.append(owner) }
      for child in ours.children[next] where !isLink(child) { pending.append(child) }
      guard let object = ours.object(next) else { continue }
      for reference in matched.references(of: object) { pending.append(reference.target) }
      pending += ourCells(of: next)
    }
  }

  /// Keeps what our new objects refer to. New objects in a deleted subtree have no conflict of
  /// their own.
  private mutating func keepEndsOfAdded() {
    let ours = table(.ours)
    for number in ours.order where status(number, .ours) == .added && isAlive[number] {
      guard let object = ours.object(number) else { continue }
      for reference in matched.references(of: object)
      where !isAlive[reference.target] && !isPlaceOfEmptyCell(reference, of: number, by: .ours) {
        var owner = ours.parents[number]
        while owner >= 0, !has(.base, owner) { owner = ours.parents[owner] }
        let root = owner < 0 ? nil : cause[owner]
        keep(reference.target, root: root ?? deletionRoot(reference.target, by: .theirs))
      }
    }
  }

  /// Keeps our constraints and connections that they deleted together with objects that are now
  /// kept.
  private mutating func keepLinks() {
    let ours = table(.ours)
    for role in [ObjectRole.constraint, .connection] {
      for number in ours.order
      where !isAlive[number] && ours.objects[ours.index(of: number)].role == role {
        guard let object = ours.object(number) else { continue }
        let ends = matched.references(of: object).map(\.target) + [ours.parents[number]]
        let isWhole = ends.allSatisfy { $0 < 0 || isAlive[$0] || !ours.contains($0) }
        guard isWhole, let kept = ends.first(where: { $0 >= 0 && cause[$0] != nil }) else {
          continue
        }
        isAlive[number] = true
        cause[number] = cause[kept]
      }
    }
  }
}

/// The paths of conflicts and decisions that are not about a property.
enum ConflictPath {
  /// The object's parent.
  static let parent = PropertyPath(":parent")
  /// The state of the object in a size class: installed or not.
  static let installed = PropertyPath(":installed")
}

extension Version {
  /// The side of the merge result.
  var side: MergeSide { self == .theirs ? .theirs : .ours }
}
