import LayoutModel

/// The state of one merge: the decisions about each object so far.
///
/// The merge first decides which objects the result has, then their places, then their content.
struct Merger {
  let matched: MatchedObjects
  let documents: ThreeWay<Document>
  private let tables: ThreeWay<ObjectTable>
  let rule: CosmeticRule
  let changes: [Version: SideChanges]
  /// The side that edited more objects. Its frames and canvas win if both sides changed them.
  let sideWithMoreEdits: Version
  /// The side of the newer Xcode. Its header wins if both sides changed it.
  let newerSide: Version

  /// For each version, true for the objects of the base that it has in another place, by number.
  private let isMovedBy: ThreeWay<[Bool]>
  /// True for each object that the result has, by number.
  var isAlive: [Bool]
  /// The objects that stay at their place in our document, whatever moves there are.
  var hasOurPlace: Set<Int> = []
  /// The objects that the result has exactly as our side has them.
  var isOursAlone: Set<Int> = []
  /// For each object that a conflict removed or kept, the root of the conflict's cluster.
  var cause: [Int: Int] = [:]
  /// For each constraint from which an item was moved away, the object that was moved.
  var movedObjectOfConstraint: [Int: Int] = [:]
  var conflicts: [ConflictDraft] = []
  var decisions: [AutomaticDecision] = []

  init(_ documents: ThreeWay<Document>) {
    let (matched, tables) = MatchedObjects.matching(documents)
    (self.documents, self.matched, self.tables) = (documents, matched, tables)
    let rules = documents.sides.map { CosmeticRule($0) }
    let rule = CosmeticRule(usesAutoLayout: rules.allSatisfy(\.usesAutoLayout))
    self.rule = rule
    func sideChanges(_ side: Version) -> SideChanges {
      SideChanges(from: tables.base, to: tables[side], count: matched.count, rule: rule)
    }
    let (ourChanges, theirChanges) = (sideChanges(.ours), sideChanges(.theirs))
    changes = [.ours: ourChanges, .theirs: theirChanges]
    isMovedBy = tables.map { table in
      (0..<matched.count).map { Merger.isMoved($0, from: tables.base, to: table) }
    }
    sideWithMoreEdits = theirChanges.editCount > ourChanges.editCount ? .theirs : .ours
    newerSide = Merger.newerSide(ours: documents.ours, theirs: documents.theirs)
    isAlive = (0..<matched.count).map { number in
      ourChanges.status[number] != .deleted && theirChanges.status[number] != .deleted
    }
  }

  private static func newerSide(ours: Document, theirs: Document) -> Version {
    let versions = [theirs, ours].map { DocumentHeader($0.objects).toolsVersion }
    return versions[0] > versions[1] ? .theirs : .ours
  }

  // MARK: - Lookup

  func table(_ version: Version) -> ObjectTable { tables[version] }

  func has(_ version: Version, _ number: Int) -> Bool {
    tables[version].contains(number)
  }

  func object(_ number: Int, _ version: Version) -> LayoutObject? {
    tables[version].object(number)
  }

  func status(_ number: Int, _ side: Version) -> SideChanges.Status {
    changes[side]?.status[number] ?? .absent
  }

  func parent(_ number: Int, _ version: Version) -> Int {
    tables[version].parents[number]
  }

  /// The object in the first document that has it: ours, theirs, the base.
  func anyObject(_ number: Int) -> LayoutObject? {
    object(number, .ours) ?? object(number, .theirs) ?? object(number, .base)
  }

  func isLink(_ number: Int) -> Bool {
    guard let role = anyObject(number)?.role else { return false }
    return role == .constraint || role == .connection
  }

  // MARK: - Places

  /// Returns the version whose parent, container and key the result uses for an object.
  func placeVersion(_ number: Int) -> Version {
    guard has(.ours, number) else { return .theirs }
    guard has(.theirs, number), !hasOurPlace.contains(number), has(.base, number) else {
      return .ours
    }
    guard !isMoved(number, by: .ours), isMoved(number, by: .theirs) else {
      return .ours
    }
    // An object that was moved into a missing parent stays at our place.
    let parent = parent(number, .theirs)
    return parent < 0 || isAlive[parent] ? .theirs : .ours
  }

  /// Returns the parent in the result; -1 for the document element.
  func resultParent(_ number: Int) -> Int { parent(number, placeVersion(number)) }

  /// Returns true if the side moved an object of the base.
  func isMoved(_ number: Int, by side: Version) -> Bool { isMovedBy[side][number] }

  /// Returns true if both documents have the object under the same parent, in the same container
  /// and slot.
  func isSamePlace(_ number: Int, _ left: Version, _ right: Version) -> Bool {
    !Merger.isMoved(number, from: table(left), to: table(right))
  }

  private static func isMoved(_ number: Int, from old: ObjectTable, to new: ObjectTable) -> Bool {
    let (before, after) = (old.index(of: number), new.index(of: number))
    guard before >= 0, after >= 0 else { return false }
    return old.parents[number] != new.parents[number]
      || old.objects[before].container != new.objects[after].container
      || !ValueMerge.hasSameBytes(old.objects[before].key, new.objects[after].key)
  }
}

/// A conflict that still has numbers instead of ids.
struct ConflictDraft {
  var kind: MergeConflict.Kind
  var root: Int
  var object: Int
  var other: Int?
  var variation = VariationKey.base
  var path = PropertyPath.object
  var base: String?
  var ours: String?
  var theirs: String?
}
