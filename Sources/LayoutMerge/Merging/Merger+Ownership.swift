import LayoutModel

/// The ownership of constraints. A constraint's owner contains its items, so a move by one side can
/// take an item away from the owner of a constraint that the other side has.
extension Merger {
  /// Adds a conflict where one side added a constraint and the other moved one of its items away
  /// from its owner.
  mutating func findMovesOutOfOwner() {
    guard hasMoves else { return }
    for keeper in Version.sides {
      let mover = keeper.opposite
      for number in table(keeper).order
      where status(number, keeper) == .added && !has(mover, number) {
        guard let object = object(number, keeper), object.role == .constraint else { continue }
        let owner = parent(number, keeper)
        guard owner >= 0, has(mover, owner) else { continue }
        let ends = matched.references(of: object).map(\.target)
        let strayed = ends.first { item in
          has(mover, item) && isView(item)
            && isReached(item, from: owner) { parent($0, keeper) }
            && !isReached(item, from: owner) { movedParent($0, by: mover) }
        }
        // If the mover moved nothing away, the keeper itself moved the item into the owner.
        guard let strayed, let moved = movedObject(strayed, of: number, in: keeper) else {
          continue
        }
        conflicts.append(ownershipConflict(number, moved))
        movedObjectOfConstraint[number] = moved
      }
    }
  }

  /// Returns the object's parent after the moves of both sides, if the mover's moves win.
  private func movedParent(_ number: Int, by mover: Version) -> Int {
    let keeper = mover.opposite
    guard has(keeper, number) else { return parent(number, mover) }
    return has(mover, number) && has(.base, number) && isMoved(number, by: mover)
      ? parent(number, mover) : parent(number, keeper)
  }

  private func ownershipConflict(_ constraint: Int, _ moved: Int) -> ConflictDraft {
    var draft = move(of: moved, root: moved)
    draft.kind = .movedAndReferenced
    draft.other = constraint
    return draft
  }

  /// Chooses between a move and a constraint that exclude each other. Ours wins.
  mutating func resolveOwnership() {
    guard hasMoves else { return }
    // Reverting a move can strand another constraint.
    for _ in 0..<Merger.maximumRounds {
      let stranded = constraintsOutsideOwner()
      guard !stranded.isEmpty else { return }
      for (constraint, item) in stranded where isAlive[constraint] { settle(constraint, item) }
      dropDependents()
    }
  }

  private static let maximumRounds = 8

  /// True if a side moved an object that both sides have.
  private var hasMoves: Bool {
    (0..<matched.count).contains { number in
      isAlive[number] && has(.base, number) && has(.ours, number) && has(.theirs, number)
        && (isMoved(number, by: .ours) || isMoved(number, by: .theirs))
    }
  }

  /// Returns the constraints whose owner does not contain an item in the result, but does in their
  /// document.
  private func constraintsOutsideOwner() -> [(constraint: Int, item: Int)] {
    var stranded: [(Int, Int)] = []
    for number in 0..<matched.count where isAlive[number] {
      guard let object = anyObject(number), object.role == .constraint else { continue }
      let owner = resultParent(number)
      let versions = Version.sides.filter { has($0, number) }
      for item in items(number) where isView(item) && !isReached(item, from: owner, resultParent) {
        let isOld = versions.contains { version in
          has(version, item)
            && !isReached(item, from: parent(number, version)) { parent($0, version) }
        }
        if !isOld {
          stranded.append((number, item))
          break
        }
      }
    }
    return stranded
  }

  /// Returns the objects that the merged constraint refers to.
  private func items(_ number: Int) -> [Int] {
    func references(_ version: Version) -> [PropertyPath: Int] {
      guard let object = object(number, version) else { return [:] }
      let pairs = matched.references(of: object).map { ($0.path, $0.target) }
      return Dictionary(pairs) { first, _ in first }
    }
    let (base, ours, theirs) = (references(.base), references(.ours), references(.theirs))
    return ["firstItem", "secondItem"].map { PropertyPath($0) }.compactMap { path in
      guard has(.ours, number) else { return theirs[path] }
      return has(.theirs, number) && ours[path] == base[path] ? theirs[path] : ours[path]
    }.filter { isAlive[$0] }
  }

  /// Returns true for a view, or a guide in one. The top and bottom guides of a view controller are
  /// beside its view, not in it.
  private func isView(_ number: Int) -> Bool {
    guard let object = anyObject(number) else { return false }
    return object.role == .view
      || object.role == .guide && object.kind != "viewControllerLayoutGuide"
  }

  private func isReached(_ item: Int, from owner: Int, _ parent: (Int) -> Int) -> Bool {
    var next = item
    // The moves of both sides may still form a cycle here.
    for _ in 0...ElementTree.maximumDepth {
      if next == owner { return true }
      guard next >= 0 else { return false }
      next = parent(next)
    }
    return false
  }

  private mutating func settle(_ constraint: Int, _ item: Int) {
    let keeper: Version = has(.ours, constraint) ? .ours : .theirs
    // If both sides have the constraint, either side may have moved the item. `min` makes the
    // result independent of the order of the sides.
    let moved =
      Version.sides.filter { has($0, constraint) }.map {
        movedObject(item, of: constraint, in: $0) ?? item
      }.min() ?? item
    // A consequence of an earlier conflict belongs to that conflict's cluster.
    let earlier =
      movedObjectOfConstraint[constraint] ?? cause[constraint] ?? cause[moved] ?? cause[item]
      ?? cause[parent(constraint, keeper)]
    let root = earlier ?? moved
    if earlier == nil { conflicts.append(ownershipConflict(constraint, moved)) }
    if keeper == .theirs {
      isAlive[constraint] = false
      cause[constraint] = root
      return
    }
    for end in [item, parent(constraint, .ours)] {
      var next = end
      for _ in 0...ElementTree.maximumDepth where next >= 0 {
        if placeVersion(next) == .theirs, has(.ours, next) {
          hasOurPlace.insert(next)
          cause[next] = root
        }
        next = parent(next, .ours)
      }
    }
  }

  /// Returns the nearest object, from the item up to the constraint's owner, that the other side
  /// moved.
  private func movedObject(_ item: Int, of constraint: Int, in keeper: Version) -> Int? {
    let owner = parent(constraint, keeper)
    var next = item
    for _ in 0...ElementTree.maximumDepth where next >= 0 && next != owner {
      if has(.base, next), has(keeper.opposite, next),
        isMoved(next, by: keeper.opposite), !isSamePlace(next, .ours, .theirs)
      {
        return next
      }
      next = parent(next, keeper)
    }
    return nil
  }
}
