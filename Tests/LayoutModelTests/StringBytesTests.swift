import LayoutModel
import Testing

struct StringBytesTests {
  private let composed = "caf\u{e9}"
  private let decomposed = "cafe\u{301}"

  @Test func `strings of other bytes differ though Swift calls them equal`() {
    #expect(composed == decomposed)
    #expect(!composed.hasSameBytes(as: decomposed))
    #expect(composed.hasSameBytes(as: String(composed)))
  }

  @Test(arguments: [
    ("", "a"), ("8", "A"), ("A", "a"), ("a", "aa"), ("Z", "a"), ("a", "\u{e9}"),
    ("\u{ffff}", "\u{10000}"), ("e\u{301}", "\u{e9}"),
  ])
  func `order is that of the bytes`(left: String, right: String) {
    #expect(left.precedesAsBytes(right))
    #expect(!right.precedesAsBytes(left))
    #expect(left.comparedAsBytes(right) < 0)
    #expect(right.comparedAsBytes(left) > 0)
    #expect(left.comparedAsBytes(left) == 0)
  }

  @Test func `ids and paths are bytes`() {
    #expect(ObjectID(composed) != ObjectID(decomposed))
    #expect(Set([ObjectID(composed), ObjectID(decomposed)]).count == 2)
    #expect(PropertyPath(composed) != PropertyPath(decomposed))
    #expect(Set([PropertyPath(composed), PropertyPath(decomposed)]).count == 2)
  }

  @Test func `values are bytes`() {
    let record = Record(.color, ["name": composed])

    #expect(Value.attribute(composed) != .attribute(decomposed))
    #expect(Value.element(tag: "a", text: composed) != .element(tag: "a", text: decomposed))
    #expect(Value.element(tag: "a", text: nil) != .element(tag: "a", text: ""))
    #expect(record != Record(.color, ["name": decomposed]))
  }

  @Test func `classes are bytes`() {
    let keys = [VariationKey(rawValue: composed), VariationKey(rawValue: decomposed)]

    #expect(Set(keys).count == 2)
  }

  @Test func `objects differ by the bytes of every text`() {
    let object = LayoutObject(id: ObjectID("a"), kind: "b", role: .object, parent: nil)
    func with(_ change: (inout LayoutObject, String) -> Void) -> [LayoutObject] {
      [composed, decomposed].map { text in
        var result = object
        change(&result, text)
        return result
      }
    }
    let pairs = [
      with { $0.comment = $1 }, with { $0.key = $1 }, with { $0.kind = $1 },
      with {
        $0.formatting = [Formatting(variation: .base, path: .object, site: .text, text: $1)]
      },
      with {
        let site = Formatting.Site.attributeName($1)
        $0.formatting = [Formatting(variation: .base, path: .object, site: site, text: "")]
      },
    ]

    for pair in pairs {
      #expect(pair[0] != pair[1])
      #expect(!pair[0].hasSameFacts(as: pair[1]))
    }
  }
}
