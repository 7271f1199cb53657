import LayoutModel

/// Keeps the result consistent: every object has its parent, every link has its ends, and a slot
/// for one object has one object.
extension Merger {
  /// Drops the objects of theirs whose parent, or whose other end, is not in the result.
  mutating func dropDependents() {
    var isSettled = false
    while !isSettled {
      isSettled = true
      if dropOrphans() { isSettled = false }
      for role in [ObjectRole.constraint, .connection] where dropLinks(role) { isSettled = false }
      if dropCells() { isSettled = false }
      if keepFallbacks() { isSettled = false }
      if keepParents() { isSettled = false }
    }
  }

  private mutating func dropOrphans() -> Bool {
    var dropped = false
    for number in table(.theirs).order where isAlive[number] && !has(.ours, number) {
      let owner = parent(number, .theirs)
      guard owner >= 0, !isAlive[owner] else { continue }
      drop(number, because: owner)
      dropped = true
    }
    return dropped
  }

  private mutating func dropLinks(_ role: ObjectRole) -> Bool {
    var dropped = false
    let theirs = table(.theirs)
    for number in theirs.order
    where isAlive[number] && !has(.ours, number)
      && theirs.objects[theirs.index(of: number)].role == role
    {
      guard let object = theirs.object(number),
        let end = matched.references(of: object).first(where: {
          !isAlive[$0.target] && theirs.contains($0.target)
        })
      else { continue }
      drop(number, because: end.target)
      dropped = true
    }
    return dropped
  }

  /// Keeps the targets of our references. If a reference that they changed has no target in the
  /// result, the result uses ours.
  private mutating func keepFallbacks() -> Bool {
    guard isAlive.contains(false) else { return false }
    var kept = false
    for number in table(.theirs).order
    where isAlive[number] && status(number, .theirs) == .edited && has(.ours, number) {
      guard let theirs = object(number, .theirs), let ours = object(number, .ours) else { continue }
      for lost in matched.references(of: theirs)
      where !isAlive[lost.target] && has(.theirs, lost.target) {
        guard
          let literal = ours.property(lost.path, variation: lost.variation)?.value.literal,
          let target = matched.target(of: lost.path, literal: literal), !isAlive[target],
          has(.ours, target)
        else { continue }
        keep(target, root: cause[lost.target] ?? deletionRoot(lost.target, by: .ours))
        kept = true
      }
    }
    return kept
  }

  /// Keeps the parents of objects that stay at our place.
  private mutating func keepParents() -> Bool {
    var kept = false
    for number in table(.ours).order where isAlive[number] {
      let owner = resultParent(number)
      guard owner >= 0, !isAlive[owner], has(.ours, owner) else { continue }
      let theirs = parent(number, .theirs)
      keep(owner, root: theirs < 0 ? owner : cause[theirs] ?? deletionRoot(theirs, by: .ours))
      kept = true
    }
    return kept
  }

  /// Records which objects stay at our place because their new parent is gone.
  mutating func noteLostMoves() {
    for number in table(.theirs).order
    where isAlive[number] && cause[number] == nil && isMoved(number, by: .theirs) {
      let owner = parent(number, .theirs)
      guard placeVersion(number) == .ours, owner >= 0, !isAlive[owner] else { continue }
      cause[number] = cause[owner] ?? deletionRoot(owner, by: .ours)
    }
  }

  /// Drops an object of theirs because another object is missing.
  mutating func drop(_ number: Int, because other: Int) {
    isAlive[number] = false
    if let root = cause[other] {
      cause[number] = root
    } else if has(.base, other), !has(.ours, other) {
      cause[number] = deletionRoot(other, by: .ours)
    }
  }

  // MARK: - Slots

  /// Adds a conflict where both sides filled a slot for one object. Our object stays in it.
  mutating func resolveSlots() {
    var ourSlots: [Slot: Int] = [:]
    for number in table(.ours).order where isAlive[number] && !has(.theirs, number) {
      if let slot = slot(number) { ourSlots[slot] = number }
    }
    guard !ourSlots.isEmpty else { return }
    for number in table(.theirs).order where isAlive[number] && !has(.ours, number) {
      guard let slot = slot(number), let rival = ourSlots[slot],
        !isDuplicate(number, rival)
      else { continue }
      leaveOut(number, for: rival, at: PropertyPath(slot.name), of: slot.owner)
    }
  }

  /// Drops an object of their side that can't exist beside one of ours. If our object has a
  /// conflict, the new conflict belongs to the same cluster.
  mutating func leaveOut(_ number: Int, for rival: Int, at path: PropertyPath, of owner: Int) {
    isAlive[number] = false
    if let root = cause[rival] {
      cause[number] = root
      return
    }
    cause[number] = owner
    var draft = ConflictDraft(kind: .bothFilled, root: owner, object: owner, path: path)
    draft.ours = matched.ids[rival].rawValue
    draft.theirs = matched.ids[number].rawValue
    conflicts.append(draft)
  }

  /// A place for a single object.
  private struct Slot: Hashable {
    let owner: Int
    let container: PropertyPath
    let name: String
  }

  private func slot(_ number: Int) -> Slot? {
    let version = placeVersion(number)
    let owner = parent(number, version)
    guard owner >= 0, isAlive[owner], let object = object(number, version) else { return nil }
    if let key = object.key {
      return Slot(owner: owner, container: object.container, name: key)
    }
    guard object.kind == "outlet", let property = object.attribute("property") else { return nil }
    return Slot(owner: owner, container: object.container, name: property)
  }

  private func isDuplicate(_ left: Int, _ right: Int) -> Bool {
    guard isLink(left), let theirs = object(left, .theirs), let ours = object(right, .ours) else {
      return false
    }
    return theirs.attribute("destination") == ours.attribute("destination")
  }

  // MARK: - Twins

  /// Keeps one of two equal constraints or connections that the sides added independently.
  mutating func dropDuplicates() {
    var ours: [Twin: [Int]] = [:]
    var theirs: [Twin: [Int]] = [:]
    for number in table(.ours).order
    where isAlive[number] && status(number, .ours) == .added && !has(.theirs, number) {
      if let twin = twin(number, .ours) { ours[twin, default: []].append(number) }
    }
    guard !ours.isEmpty else { return }
    var pairs: [(Int, Int, Twin)] = []
    for number in table(.theirs).order
    where isAlive[number] && status(number, .theirs) == .added && !has(.ours, number) {
      guard let twin = twin(number, .theirs), let rivals = ours[twin] else { continue }
      theirs[twin, default: []].append(number)
      if rivals.count == 1 { pairs.append((rivals[0], number, twin)) }
    }
    guard !pairs.isEmpty else { return }
    let targets = referencedNumbers()
    for (our, their, twin) in pairs where theirs[twin]?.count == 1 {
      let keepsOurs = matched.ids[our] < matched.ids[their]
      let dropped = keepsOurs ? their : our
      guard !targets.contains(dropped) else { continue }
      isAlive[dropped] = false
      decisions.append(
        AutomaticDecision(
          reason: .twin,
          object: matched.ids[dropped],
          base: nil,
          ours: matched.ids[our].rawValue,
          theirs: matched.ids[their].rawValue,
          chosen: keepsOurs ? .ours : .theirs
        )
      )
    }
  }

  /// The content of a link without its id.
  private struct Twin: Hashable {
    let owner: Int
    let content: String
  }

  private func twin(_ number: Int, _ version: Version) -> Twin? {
    guard isLink(number), let object = object(number, version) else { return nil }
    let owner = resultParent(number)
    guard owner >= 0, isAlive[owner] else { return nil }
    let facts = object.properties.map { property in
      "\(property.variation.rawValue) \(property.path) \(property.value.text)"
    }
    let masks = object.installations.map { "\($0.variation.rawValue) \($0.isInstalled)" }
    let content = [object.kind, object.container.rawValue] + facts.sorted() + masks.sorted()
    return Twin(owner: owner, content: content.joined(separator: "\n"))
  }

  private func referencedNumbers() -> Set<Int> {
    var targets: Set<Int> = []
    for version in Version.sides {
      for object in table(version).objects {
        for property in object.properties {
          guard case .attribute(let literal) = property.value,
            let target = matched.target(of: property.path, literal: literal)
          else { continue }
          targets.insert(target)
        }
      }
    }
    return targets
  }

  // MARK: - Cycles

  /// Reverts their moves where the moves of both sides form a cycle.
  mutating func breakCycles() {
    var state = [UInt8](repeating: 0, count: matched.count)
    for start in 0..<matched.count where isAlive[start] && state[start] == 0 {
      var path: [Int] = []
      var next = start
      while next >= 0, state[next] == 0 {
        state[next] = 1
        path.append(next)
        next = resultParent(next)
      }
      if next >= 0, state[next] == 1, let first = path.firstIndex(of: next) {
        undoMoves(in: Array(path[first...]))
      }
      for number in path { state[number] = 2 }
    }
  }

  private mutating func undoMoves(in cycle: [Int]) {
    let moved = cycle.filter { number in
      has(.base, number)
        && (isMoved(number, by: .ours) || isMoved(number, by: .theirs))
    }
    guard let first = moved.min() else { return }
    // A cycle through an object that an earlier conflict restored belongs to that conflict.
    let earlier = cycle.compactMap { cause[$0] }.min()
    for number in moved.sorted() {
      if earlier == nil { conflicts.append(move(of: number, root: first)) }
      if let earlier, cause[number] == nil { cause[number] = earlier }
      hasOurPlace.insert(number)
    }
  }

  /// Returns the conflict about an object's parent.
  func move(of number: Int, root: Int) -> ConflictDraft {
    ConflictDraft(
      kind: .bothMoved,
      root: root,
      object: number,
      path: ConflictPath.parent,
      base: parentID(number, .base),
      ours: parentID(number, .ours),
      theirs: parentID(number, .theirs)
    )
  }

  // MARK: - Resources

  /// Keeps the images and colors that one side removed but the result uses.
  mutating func keepUsedResources() {
    var candidates: [String: [Int]] = [:]
    for number in 0..<matched.count where !isAlive[number] {
      guard let object = anyObject(number), object.role == .resource, has(.base, number),
        has(.ours, number) || has(.theirs, number), let name = object.attribute("name")
      else { continue }
      candidates[name, default: []].append(number)
    }
    guard !candidates.isEmpty else { return }
    var kept: [Int] = []
    for number in 0..<matched.count where isAlive[number] && !candidates.isEmpty {
      for name in usedNames(number, of: candidates) {
        kept += candidates.removeValue(forKey: name) ?? []
      }
    }
    for number in kept.sorted() {
      isAlive[number] = true
      decisions.append(
        AutomaticDecision(
          reason: .resourceInUse,
          object: matched.ids[number],
          chosen: has(.ours, number) ? .ours : .theirs
        )
      )
    }
  }

  /// Returns the candidates' names in the properties of the result: those that both sides have, or
  /// that one side added.
  private func usedNames(_ number: Int, of candidates: [String: [Int]]) -> [String] {
    guard anyObject(number)?.role != .resource else { return [] }
    func names(_ version: Version) -> [PropertyKey: [String]] {
      var found: [PropertyKey: [String]] = [:]
      for property in object(number, version)?.properties ?? [] {
        let literals: [String?] =
          switch property.value {
          case .attribute(let literal): [literal]
          case .record(let record) where record.kind == .color:
            [record["name"], record["systemColor"]]
          case .record, .element: []
          }
        let names = literals.compactMap { $0 }.filter { candidates[$0] != nil }
        guard !names.isEmpty else { continue }
        found[PropertyKey(property)] = names
      }
      return found
    }
    let (base, ours, theirs) = (names(.base), names(.ours), names(.theirs))
    guard has(.ours, number), has(.theirs, number) else {
      return (has(.ours, number) ? ours : theirs).values.flatMap { $0 }
    }
    var used: [String] = []
    for (key, values) in ours where theirs[key] == values || base[key] != values { used += values }
    for (key, values) in theirs where base[key] != values { used += values }
    return used
  }
}
