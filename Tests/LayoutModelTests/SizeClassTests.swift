import LayoutModel
import Testing

struct SizeClassTests {
  @Test func `there are nine classes, four of them final`() {
    #expect(SizeClass.all.count == 9)
    #expect(Set(SizeClass.all).count == 9)
    #expect(
      SizeClass.finals.map(\.description) == [
        "compact-compact", "regular-compact", "compact-regular", "regular-regular",
      ]
    )
    #expect(SizeClass.all.filter(\.isFinal) == SizeClass.finals)
  }

  @Test func `the grid's rows are heights and its columns widths`() {
    #expect(
      SizeClass.grid.map { $0.map(\.description) } == [
        ["compact-compact", "any-compact", "regular-compact"],
        ["compact-any", "any-any", "regular-any"],
        ["compact-regular", "any-regular", "regular-regular"],
      ]
    )
  }

  @Test(arguments: [
    ("any-any", SizeClass.all.map(\.description)),
    ("compact-any", ["compact-compact", "compact-any", "compact-regular"]),
    ("regular-any", ["regular-compact", "regular-any", "regular-regular"]),
    ("any-compact", ["compact-compact", "any-compact", "regular-compact"]),
    ("any-regular", ["compact-regular", "any-regular", "regular-regular"]),
    ("compact-compact", ["compact-compact"]),
    ("compact-regular", ["compact-regular"]),
    ("regular-compact", ["regular-compact"]),
    ("regular-regular", ["regular-regular"]),
  ])
  func `a class affects those that fix what it leaves open`(
    name: String,
    affected: [String]
  ) throws {
    let sizeClass = try #require(SizeClass(name))

    #expect(sizeClass.affected.map(\.description) == affected)
    #expect(SizeClass.all.filter { sizeClass.affects($0) } == sizeClass.affected)
  }

  @Test(arguments: [
    ("any-any", ["any-any"]),
    ("compact-any", ["any-any", "compact-any"]),
    ("regular-any", ["any-any", "regular-any"]),
    ("any-compact", ["any-any", "any-compact"]),
    ("any-regular", ["any-any", "any-regular"]),
    ("compact-compact", ["any-any", "any-compact", "compact-any", "compact-compact"]),
    ("compact-regular", ["any-any", "any-regular", "compact-any", "compact-regular"]),
    ("regular-compact", ["any-any", "any-compact", "regular-any", "regular-compact"]),
    ("regular-regular", ["any-any", "any-regular", "regular-any", "regular-regular"]),
  ])
  func `rows match from the most general to the most specific`(
    name: String,
    matching: [String]
  ) throws {
    let sizeClass = try #require(SizeClass(name))

    #expect(sizeClass.matching.map(\.description) == matching)
  }

  @Test func `specificity ranks any-any, height, width, both`() {
    let ranks = SizeClass.all.map { "\($0) \($0.specificity)" }

    #expect(
      ranks == [
        "compact-compact 3", "any-compact 1", "regular-compact 3",
        "compact-any 2", "any-any 0", "regular-any 2",
        "compact-regular 3", "any-regular 1", "regular-regular 3",
      ]
    )
  }

  @Test(arguments: SizeClass.finals)
  func `a width-only row beats a height-only one in every final class`(final: SizeClass) throws {
    let widthOnly = SizeClass(width: final.width, height: .any)
    let heightOnly = SizeClass(width: .any, height: final.height)

    let widthPlace = try #require(final.matching.firstIndex(of: widthOnly))
    let heightPlace = try #require(final.matching.firstIndex(of: heightOnly))

    #expect(widthPlace > heightPlace)
  }

  @Test(arguments: SizeClass.all)
  func `a class reads its own names`(sizeClass: SizeClass) {
    #expect(SizeClass(sizeClass.description) == sizeClass)
    #expect(SizeClass(sizeClass.shortName) == sizeClass)
  }

  @Test(arguments: [
    ("compact-regular", "compact-regular"),
    ("wC-hR", "compact-regular"),
    ("wC hR", "compact-regular"),
    ("WC-HR", "compact-regular"),
    ("Compact-Regular", "compact-regular"),
    ("wAny hC", "any-compact"),
    ("wAny-hAny", "any-any"),
    ("w* h*", "any-any"),
    ("wR hAny", "regular-any"),
    ("any regular", "any-regular"),
  ])
  func `names are read in each spelling`(spelling: String, name: String) {
    #expect(SizeClass(spelling)?.description == name)
  }

  @Test(arguments: [
    "", " ", "-", "compact", "wC", "compact-", "-regular", "compact--regular",
    "compact-regular-any",
    "hR-wC", "wC_hR", "wX hR", "wC wR", "C-R", "compact-tall", " compact-regular", "wC  hR",
    "wCC hR",
  ])
  func `other names are none of the nine`(name: String) {
    #expect(SizeClass(name) == nil)
  }
}
