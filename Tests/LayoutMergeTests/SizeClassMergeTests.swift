import LayoutMerge
import LayoutModel
import Testing

/// Merges per class: each case is a line of sketches.
struct SizeClassMergeTests {
  @Test(arguments: SizeClassCase.attributes)
  func `attribute rows merge by class`(_ scenario: SizeClassCase) throws { try scenario.check() }

  @Test(arguments: SizeClassCase.installations)
  func `install rows merge by class`(_ scenario: SizeClassCase) throws { try scenario.check() }

  @Test(arguments: SizeClassCase.deletions)
  func `deletions are not uninstallations`(_ scenario: SizeClassCase) throws {
    try scenario.check()
  }

  @Test(arguments: SizeClassCase.mixtures)
  func `rows of several kinds merge side by side`(_ scenario: SizeClassCase) throws {
    try scenario.check()
  }
}

/// A merge of sketches, what it gives, and what it asks.
struct SizeClassCase: Sendable, CustomTestStringConvertible {
  let base: String
  let ours: String
  let theirs: String
  let merged: String
  let conflicts: [String]

  init(_ base: String, _ ours: String, _ theirs: String, _ merged: String, _ conflicts: String...) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.merged = merged
    self.conflicts = conflicts
  }

  var testDescription: String { "\(base) | \(ours) | \(theirs)" }

  func check() throws {
    let states = try [base, ours, theirs, merged].map { try SizeClassSketch($0).document() }

    let result = ThreeWayMerge.merge(base: states[0], ours: states[1], theirs: states[2])
    let swapped = ThreeWayMerge.merge(base: states[0], ours: states[2], theirs: states[1])

    #expect(result.conflicts.map(words) == conflicts)
    #expect(facts(result.document) == facts(states[3]))
    #expect(try facts(reread(result.document)) == facts(states[3]))
    #expect(roots(swapped) == roots(result))
    if conflicts.isEmpty { #expect(facts(swapped.document) == facts(states[3])) }
  }
}

extension SizeClassCase {
  static let attributes: [SizeClassCase] = [
    // Different classes of one attribute.
    .init("C1 8", "C1 8 hC:20", "C1 8 wR:30", "C1 8 hC:20 wR:30"),
    .init("C1 8", "C1 9", "C1 8 wR:30", "C1 9 wR:30"),
    .init("C1 8 hC:20", "C1 8 hC:21", "C1 8 hC:20 hR:30", "C1 8 hC:21 hR:30"),
    .init("C1 8 hC:20 wR:30", "C1 8 wR:30", "C1 8 hC:20 wR:31", "C1 8 wR:31"),
    .init("C1 8 hC:20 wR:30", "C1 8 wR:30", "C1 8 hC:20", "C1 8"),
    .init("C1 8", "C1 8 hC:20", "C1 8 hC-wR:30", "C1 8 hC:20 hC-wR:30"),
    .init("C1 8", "C1 8 hC-wC:1 hR-wR:2", "C1 8 hC-wR:3", "C1 8 hC-wC:1 hC-wR:3 hR-wR:2"),
    .init("C1 8 hC:20", "C1 9 hC:20", "C1 8 hC:21", "C1 9 hC:21"),
    .init("C1 8 hC:20", "C1 9 hC:20", "C1 8", "C1 9"),
    // The same class.
    .init("C1 8", "C1 8 hC:20", "C1 8 hC:20", "C1 8 hC:20"),
    .init("C1 8", "C1 8 hC:20", "C1 8 hC:21", "C1 8 hC:20", "bothChanged C1 any-compact constant"),
    .init("C1 8", "C1 9", "C1 10", "C1 9", "bothChanged C1 constant"),
    .init(
      "C1 8 hC:20",
      "C1 8 hC:21",
      "C1 8 hC:22",
      "C1 8 hC:21",
      "bothChanged C1 any-compact constant"
    ),
    .init(
      "C1 8 hC:20",
      "C1 8 hC:21",
      "C1 8",
      "C1 8 hC:21",
      "bothChanged C1 any-compact constant"
    ),
    .init("C1 8 hC:20", "C1 8", "C1 8 hC:21", "C1 8", "bothChanged C1 any-compact constant"),
    .init("C1 8 hC:20", "C1 8", "C1 8", "C1 8"),
    .init(
      "C1 8 hC-wR:1",
      "C1 8 hC-wR:2",
      "C1 8 hC-wR:3",
      "C1 8 hC-wR:2",
      "bothChanged C1 regular-compact constant"
    ),
    .init(
      "C1 8",
      "C1 9 hC:20",
      "C1 10 hC:21",
      "C1 9 hC:20",
      "bothChanged C1 constant",
      "bothChanged C1 any-compact constant"
    ),
    // A row equal to the general one is a row of its own.
    .init("C1 8", "C1 8 hC:8", "C1 9", "C1 9 hC:8"),
    .init("C1 8 hC:8", "C1 8", "C1 9 hC:8", "C1 9"),
    // Traits that are no size class.
    .init("C1 8", "C1 8 device=watch44mm:2", "C1 8 hC:3", "C1 8 hC:3 device=watch44mm:2"),
    .init(
      "C1 8",
      "C1 8 device=watch44mm:2",
      "C1 8 device=watch38mm:3",
      "C1 8 device=watch38mm:3 device=watch44mm:2"
    ),
    .init(
      "C1 8",
      "C1 8 device=watch44mm:2",
      "C1 8 device=watch44mm:3",
      "C1 8 device=watch44mm:2",
      "bothChanged C1 device=watch44mm constant"
    ),
    .init(
      "A; C1 8 userInterfaceIdiom=mac:1",
      "A; C1 8",
      "A 5; C1 8 userInterfaceIdiom=mac:1",
      "A 5; C1 8"
    ),
    // Different objects, and views as well as constraints.
    .init("C1 8; C2 8", "C1 8 hC:1; C2 8", "C1 8; C2 8 hC:2", "C1 8 hC:1; C2 8 hC:2"),
    .init("A 1; C1 8", "A 1 hC:2; C1 8", "A 1; C1 8 hC:3", "A 1 hC:2; C1 8 hC:3"),
    .init("A 1", "A 1 hC:2", "A 1 hC:3", "A 1 hC:2", "bothChanged A any-compact tag"),
  ]

  static let installations: [SizeClassCase] = [
    // Different classes of one object.
    .init("A", "A -hC", "A -wR", "A -hC -wR"),
    .init("C1 8", "C1 8 -any +hC", "C1 8 -wR", "C1 8 -any +hC -wR"),
    .init("A -any", "A -any +hC", "A -any +wR", "A -any +hC +wR"),
    .init("A -any +hC", "A +hC", "A -any", "A"),
    .init("A -hC -wR", "A -wR", "A -hC", "A"),
    .init("A -any", "A -any +hC", "A", "A +hC"),
    // The same class.
    .init("A", "A -hC", "A -hC", "A -hC"),
    .init("A", "A -hC", "A +hC", "A -hC", "bothInstalled A any-compact :installed"),
    .init("A", "A +hC", "A -hC", "A +hC", "bothInstalled A any-compact :installed"),
    .init("C1 8", "C1 8 -any", "C1 8 +any", "C1 8 -any", "bothInstalled C1 :installed"),
    .init("A -hC", "A +hC", "A", "A +hC", "bothInstalled A any-compact :installed"),
    .init("A -hC", "A", "A +hC", "A", "bothInstalled A any-compact :installed"),
    .init("A -hC", "A", "A", "A"),
    .init(
      "A; C1 8",
      "A -hC-wR; C1 8",
      "A +hC-wR; C1 8",
      "A -hC-wR; C1 8",
      "bothInstalled A regular-compact :installed"
    ),
    // Masks of different objects and lists.
    .init("A; B", "A -hC; B", "A; B -hC", "A -hC; B -hC"),
    .init("C1 8; C2 8", "C1 8 -any; C2 8", "C1 8; C2 8 -any", "C1 8 -any; C2 8 -any"),
    .init("A; C1 8", "A -hC; C1 8", "A; C1 8 -hC", "A -hC; C1 8 -hC"),
    .init("C1 8 -any; C2 8 -any", "C1 8; C2 8 -any", "C1 8 -any; C2 8", "C1 8; C2 8"),
    .init("A -hC; C1 8 -hC", "A; C1 8 -hC", "A -hC; C1 8", "A; C1 8"),
    // Default against specific: different rows.
    .init("A", "A -any", "A +hC", "A -any +hC"),
    .init("A -any", "A", "A -any +hC", "A +hC"),
    // Other traits.
    .init("A", "A -userInterfaceIdiom=mac", "A -hC", "A -hC -userInterfaceIdiom=mac"),
    .init(
      "A",
      "A -userInterfaceIdiom=mac",
      "A +userInterfaceIdiom=mac",
      "A -userInterfaceIdiom=mac",
      "bothInstalled A userInterfaceIdiom=mac :installed"
    ),
  ]

  static let deletions: [SizeClassCase] = [
    // Uninstalled against deleted is a deletion and leaves no empty mask.
    .init("A; B", "A -hC; B", "B", "B"),
    .init("A; B", "B", "A -hC; B", "B"),
    .init("A; B -hC", "A -hC; B -hC", "B -hC", "B -hC"),
    .init("C1 8; C2 8", "C1 8 -any; C2 8", "C2 8", "C2 8"),
    .init("A -hC; B", "B", "A -hC -wR; B", "B"),
    .init("A -any; C1 8 -any", "A -any", "C1 8 -any", ""),
    // Installed against deleted is a question.
    .init(
      "A -any; B",
      "A -any +hC; B",
      "B",
      "A -any +hC; B",
      "deletedAndChanged A any-compact :installed"
    ),
    .init("A -any; B", "B", "A; B", "B", "deletedAndChanged A :installed"),
    .init("A -hC; B", "A; B", "B", "A; B", "deletedAndChanged A any-compact :installed"),
    // Override against deletion.
    .init(
      "C1 8; C2 8",
      "C1 8 hC:20; C2 8",
      "C2 8",
      "C1 8 hC:20; C2 8",
      "deletedAndChanged C1 any-compact constant"
    ),
    .init(
      "C1 8; C2 8",
      "C2 8",
      "C1 8 hC:20; C2 8",
      "C2 8",
      "deletedAndChanged C1 any-compact constant"
    ),
    .init(
      "C1 8 hC:20; C2 8",
      "C1 8; C2 8",
      "C2 8",
      "C1 8; C2 8",
      "deletedAndChanged C1 any-compact constant"
    ),
    .init("A; B", "A hC:1; B", "A; B", "A hC:1; B"),
    // Deleted by both, deleted beside an edit.
    .init("A -hC; B", "B", "B", "B"),
    .init("A -hC; B", "B", "A -hC; B 4", "B 4"),
    .init("A -hC; B -hC", "B -hC", "A -hC; B", "B"),
  ]

  static let mixtures: [SizeClassCase] = [
    // An override on one side, a mask on the other.
    .init("C1 8", "C1 8 hC:20", "C1 8 -wR", "C1 8 hC:20 -wR"),
    .init("C1 8", "C1 8 hC:20", "C1 8 -hC", "C1 8 hC:20 -hC"),
    .init("C1 8 hC:20", "C1 8", "C1 8 hC:20 -hC", "C1 8 -hC"),
    // New objects with rows.
    .init("A", "A; B -hC", "A -hC", "A -hC; B -hC"),
    .init(
      "C1 8",
      "C1 8; C2 8 -any +hC",
      "C1 8; C3 8 -any +wR",
      "C1 8; C2 8 -any +hC; C3 8 -any +wR"
    ),
    .init(
      "C1 8",
      "C1 8; C2 8 hC:1",
      "C1 8; C2 8 hC:2",
      "C1 8; C2 8 hC:1",
      "bothChanged C2 any-compact constant"
    ),
    .init("A", "A; B -hC", "A; B +hC", "A; B -hC", "bothInstalled B any-compact :installed"),
    .init("A", "A; B -hC", "A; B -hC", "A; B -hC"),
    // A mask of one side, the list that another mask speaks of from the other.
    .init("A", "A -hC", "A; C1 8 -hR", "A -hC; C1 8 -hR"),
    .init("C1 8", "C1 8 -wR", "C1 8; A -hC", "A -hC; C1 8 -wR"),
    // Everything at once.
    .init(
      "A; B; C1 8; C2 8 hC:1",
      "A -hC; B; C1 8 wR:3; C2 8",
      "A; B -wR; C1 9; C2 8 hC:1 -any",
      "A -hC; B -wR; C1 9 wR:3; C2 8 -any"
    ),
  ]
}
