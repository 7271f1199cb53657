import LayoutModel
import Testing

struct VariationKeyTests {
  @Test(arguments: [
    ("heightClass=compact", "any-compact"), ("heightClass=regular", "any-regular"),
    ("widthClass=compact", "compact-any"), ("widthClass=regular", "regular-any"),
    ("heightClass=compact-widthClass=compact", "compact-compact"),
    ("heightClass=regular-widthClass=compact", "compact-regular"),
    ("heightClass=compact-widthClass=regular", "regular-compact"),
    ("heightClass=regular-widthClass=regular", "regular-regular"),
  ])
  func `a key of traits is a size class, both ways`(xml: String, name: String) throws {
    let key = try #require(VariationKey(xmlKey: xml))

    #expect(key.rawValue == name)
    #expect(key.xmlKey == xml)
    #expect(key.sizeClass == SizeClass(name))
    #expect(VariationKey(try #require(SizeClass(name))) == key)
  }

  @Test(arguments: [
    "default", "device=watch44mm", "userInterfaceIdiom=mac",
    "widthClass=compact-heightClass=compact",
    "heightClass=huge", "x",
  ])
  func `any other key is kept as it is`(xml: String) throws {
    let key = try #require(VariationKey(xmlKey: xml))

    #expect(key.rawValue == xml)
    #expect(key.xmlKey == xml)
    #expect(!key.isBase)
  }

  @Test(arguments: ["", "any-any", "compact-regular", "any-compact"])
  func `a key that reads like a stored name is none`(xml: String) {
    #expect(VariationKey(xmlKey: xml) == nil)
  }

  @Test(arguments: [
    "device=watch44mm", "userInterfaceIdiom=mac", "heightClass=compact-userInterfaceIdiom=mac",
    "heightClass=huge", "heightClass=any", "heightClass=compact-heightClass=regular", "x",
    "heightClass", "heightClass=compact-",
  ])
  func `no size class answers other traits`(xml: String) throws {
    let key = try #require(VariationKey(xmlKey: xml))

    #expect(key.sizeClass == nil)
    #expect(SizeClass.all.allSatisfy { key.rank(in: $0) == nil })
  }

  @Test func `traits in the unusual order mean the same class but rank lower`() throws {
    let compactRegular = SizeClass(width: .compact, height: .regular)
    let unusual = try #require(VariationKey(xmlKey: "widthClass=compact-heightClass=regular"))

    #expect(unusual.sizeClass == compactRegular)
    #expect(unusual.rank(in: compactRegular) == 4)
    #expect(VariationKey(compactRegular).rank(in: compactRegular) == 5)
  }

  @Test(arguments: [
    ("any-any", 0), ("default", 1), ("any-regular", 2), ("compact-any", 3), ("compact-regular", 5),
  ])
  func `rows rank from the object itself to both traits`(name: String, rank: Int) {
    let sizeClass = SizeClass(width: .compact, height: .regular)

    #expect(VariationKey(rawValue: name).rank(in: sizeClass) == rank)
  }

  @Test func `blocks are sorted: default, one trait, two traits, then by key`() {
    let keys = [
      "compact-regular", "regular-any", "any-compact", "compact-compact", "default", "any-regular",
    ].map { VariationKey(rawValue: $0) }

    let sorted = keys.sorted { $0.blockOrder < $1.blockOrder }.map(\.xmlKey)

    #expect(
      sorted == [
        "default", "heightClass=compact", "heightClass=regular", "widthClass=regular",
        "heightClass=compact-widthClass=compact", "heightClass=regular-widthClass=compact",
      ]
    )
  }

  @Test func `a key is printed by its stored name`() {
    #expect("\(VariationKey.base)" == "any-any")
    #expect("\(VariationKey(rawValue: "device=watch44mm"))" == "device=watch44mm")
  }
}
