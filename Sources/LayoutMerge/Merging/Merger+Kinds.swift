import LayoutModel

/// Objects that the sides changed to different kinds under one id.
extension Merger {
  /// Adds a conflict where the sides have different kinds of objects under one id, and keeps ours
  /// whole. Parts of a label and of a button would not make an object that opens.
  mutating func resolveKinds() {
    for number in 0..<matched.count where isAlive[number] {
      guard let ours = object(number, .ours), let theirs = object(number, .theirs),
        ours.kind != theirs.kind
      else { continue }
      let base = object(number, .base)
      // If one side only replaced the kind and the other changed nothing, nothing is mixed.
      if let base, Version.sides.contains(where: { isUnchanged(number, by: $0, base) }) {
        continue
      }
      conflicts.append(
        ConflictDraft(
          kind: .bothChanged,
          root: number,
          object: number,
          base: base?.kind,
          ours: ours.kind,
          theirs: theirs.kind
        )
      )
      isOursAlone.insert(number)
      dropParts(of: number, isNew: base == nil)
    }
  }

  private func isUnchanged(_ number: Int, by side: Version, _ base: LayoutObject) -> Bool {
    object(number, side)?.kind == base.kind
      && (status(number, side) == .identical || status(number, side) == .similar)
      && table(side).children[number].allSatisfy { has(.base, $0) }
  }

  /// Drops what theirs put into the object and, if both added it, what theirs connected to it.
  private mutating func dropParts(of number: Int, isNew: Bool) {
    for child in table(.theirs).children[number] {
      if has(.ours, child) {
        hasOurPlace.insert(child)
      } else if isAlive[child] {
        isAlive[child] = false
        cause[child] = number
      }
    }
    guard isNew else { return }
    for link in table(.theirs).order where isAlive[link] && !has(.ours, link) && isLink(link) {
      guard let object = object(link, .theirs),
        matched.references(of: object).contains(where: { $0.target == number })
      else { continue }
      isAlive[link] = false
      cause[link] = number
    }
  }
}
