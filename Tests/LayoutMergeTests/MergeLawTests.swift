import Foundation
import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import TestSupport
import Testing

/// What holds for any two sequences of edits, tried on seeded random ones.
struct MergeLawTests {
  private static let pairs = TestExtent.cases(30, of: 1000)

  @Test(arguments: 0..<10)
  func `random edits obey the laws of merging`(_ slice: Int) throws {
    for seed in 0..<(Self.pairs / 10) {
      let edits = try RandomEdits(seed: slice * 1000 + seed)
      try edits.expectIdentities()
      try edits.expectWhole()
      edits.expectSymmetry()
      edits.expectChoices()
      edits.expectNothingLost()
    }
  }
}

/// A base and two sequences of edits of it.
private struct RandomEdits {
  let seed: Int
  let base: Document
  let ours: Document
  let theirs: Document
  let result: MergeResult

  init(seed: Int) throws {
    self.seed = seed
    var numbers = SeededNumbers(seed: seed + 1)
    let start = RandomDocument(using: &numbers)
    var first = RandomDocument(start, prefix: "o")
    var second = RandomDocument(start, prefix: "t")
    first.edit(Int.random(in: 1...12, using: &numbers), using: &numbers)
    second.edit(Int.random(in: 1...12, using: &numbers), using: &numbers)
    base = try start.document()
    ours = try first.document()
    theirs = try second.document()
    result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
  }

  func expectIdentities() throws {
    let laws = [
      (base, base, theirs, theirs), (base, ours, base, ours), (base, ours, ours, ours),
      (ours, ours, ours, ours),
    ]
    for (base, ours, theirs, expected) in laws {
      let merged = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
      #expect(merged.isClean && text(merged.document) == text(expected), "seed \(seed)")
    }
    guard result.isClean else { return }
    let again = ThreeWayMerge.merge(
      base: base,
      ours: try reread(result.document),
      theirs: theirs
    )
    #expect(again.isClean, "seed \(seed): merged again \(again.conflicts.map(words))")
    #expect(
      facts(again.document, cosmetic: false) == facts(result.document, cosmetic: false),
      "seed \(seed)"
    )
  }

  func expectWhole() throws {
    #expect(damage(result.document).isEmpty, "seed \(seed)")
    #expect(try facts(reread(result.document)) == facts(result.document), "seed \(seed)")
    #expect(constraintsOutsideOwner(result.document).isEmpty, "seed \(seed)")
  }

  func expectSymmetry() {
    let swapped = ThreeWayMerge.merge(base: base, ours: theirs, theirs: ours)
    #expect(
      roots(swapped) == roots(result),
      "seed \(seed): \(result.conflicts.map(words)) and \(swapped.conflicts.map(words))"
    )
    guard result.isClean else { return }
    // The tools version and frames are each side's own choice.
    let mine = facts(result.document, cosmetic: false)
    #expect(facts(swapped.document, cosmetic: false) == mine, "seed \(seed)")
  }

  /// Conflicts settled for one side alone give what merging on that side gives.
  func expectChoices() {
    guard !result.isClean else { return }
    let swapped = ThreeWayMerge.merge(base: base, ours: theirs, theirs: ours)
    for (choice, expected) in [(ConflictChoice.ours, result), (.theirs, swapped)] {
      let settled = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs) { _ in choice }
      #expect(settled.isClean, "seed \(seed) \(choice): \(settled.conflicts.map(words))")
      #expect(damage(settled.document).isEmpty, "seed \(seed) \(choice)")
      #expect(constraintsOutsideOwner(settled.document).isEmpty, "seed \(seed) \(choice)")
      let (mine, theirs) = (
        facts(settled.document, cosmetic: false).filter { !isContainer($0) },
        facts(expected.document, cosmetic: false).filter { !isContainer($0) }
      )
      let (only, missing) = (Set(mine).subtracting(theirs), Set(theirs).subtracting(mine))
      let difference = only.map { "+" + $0 } + missing.map { "-" + $0 }
      #expect(
        difference.isEmpty,
        "seed \(seed) \(choice): \(result.conflicts.map(words)) \(difference)"
      )
    }
    let old = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs) { _ in .base }
    #expect(old.isClean && damage(old.document).isEmpty, "seed \(seed)")
  }

  /// Each fact that a side added or removed is so in the result, unless its object is named.
  func expectNothingLost() {
    var named: Set<String> = []
    for conflict in result.conflicts {
      for id in [conflict.object, conflict.root] + conflict.affected { named.insert(id.rawValue) }
      if let other = conflict.other { named.insert(other.rawValue) }
      if let scene = conflict.ours { named.insert(scene) }
    }
    for decision in result.automaticDecisions { named.insert(decision.object.rawValue) }
    let merged = Set(facts(result.document, cosmetic: false))
    let old = Set(facts(base, cosmetic: false))
    for side in [ours, theirs] {
      let new = Set(facts(side, cosmetic: false))
      let missing = new.subtracting(old).subtracting(merged)
      let undead = old.subtracting(new).intersection(merged)
      let unnamed = missing.union(undead).filter { fact in
        let words = fact.split(separator: " ").map(String.init)
        return !named.contains(words[0]) && !isContainer(fact)
      }
      #expect(unnamed.isEmpty, "seed \(seed)")
    }
  }

  /// Containers come and go with what they hold.
  private func isContainer(_ fact: String) -> Bool {
    fact.contains("element(tag:")
  }
}

/// The constraints that do not lie above both items.
private func constraintsOutsideOwner(_ document: Document) -> [ObjectID] {
  var parents: [ObjectID: ObjectID] = [:]
  for object in document.objects { parents[object.id] = object.parent }
  return document.objects.filter { $0.role == .constraint }.filter { constraint in
    ["firstItem", "secondItem"].contains { name in
      var next = constraint.attribute(name).map { ObjectID($0) }
      while let step = next, step != constraint.parent { next = parents[step] }
      return next == nil && constraint.attribute(name) != nil
    }
  }.map(\.id)
}
