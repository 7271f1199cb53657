import LayoutModel
import Testing

struct TextSizeTests {
  @Test(arguments: [
    ("Title0", 34.0), ("Title1", 28), ("Title2", 22), ("Title3", 20), ("Headline", 17),
    ("Body", 17), ("Callout", 16), ("Subhead", 15), ("Footnote", 13), ("Caption1", 12),
    ("Caption2", 11),
  ])
  func `each text style has its documented size, and no smaller one in larger text sizes`(
    style: String,
    standard: Double
  ) throws {
    let sizes = TextSize.allCases.compactMap { $0.points(of: "UICTFontTextStyle" + style) }

    #expect(sizes.count == 12)
    #expect(TextSize.large.points(of: "UICTFontTextStyle" + style) == standard)
    #expect(sizes == sizes.sorted())
    #expect(TextSize.large.points(of: "Other") == nil)
  }

  @Test func `sizes are ordered from the smallest to the largest`() {
    #expect(TextSize.allCases.reversed().sorted() == TextSize.allCases)
    #expect(TextSize.allCases.filter { $0 > .xxxLarge }.count == 5)
  }
}
