import LayoutPreview
import Testing

/// Pictures in a font with other widths than drawings assume.
struct SubstituteFontTests {
  /// A font in which each letter is as wide as the font is high. It lacks those of most languages.
  private let square = SubstituteFont { _ in { $0.value < 0x4e00 ? 1 : nil } }

  private func fitted(_ svg: String) -> String {
    String(decoding: square.fitting(Array(svg.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("", "40"), ("text-anchor=\"middle\" ", "30"), ("text-anchor=\"end\" ", "20"),
  ])
  func `a text gets its intended width, and stays at its anchor`(_ anchor: String, _ x: String) {
    let svg = """
      <svg><text x="40" y="9" \(anchor)font-size="20" fill="#000000" letter-spacing="0.3" \
      textLength="20" lengthAdjust="spacingAndGlyphs">AB</text></svg>
      """

    #expect(
      fitted(svg) == """
        <svg><text font-size="20" fill="#000000" textLength="20" lengthAdjust="spacingAndGlyphs" \
        transform="matrix(0.5 0 0 1 \(x) 9)">AB</text></svg>
        """
    )
  }

  @Test func `a text without a width gets that of Helvetica`() {
    // A is 667 and & 667 thousandths wide.
    #expect(
      fitted("<text x=\"0\" y=\"9\" font-size=\"20\">A&amp;</text>")
        == "<text font-size=\"20\" transform=\"matrix(0.667 0 0 1 0 9)\">A&amp;</text>"
    )
  }

  @Test func `a character that the font lacks has the width of another font`() {
    let svg = "<text x=\"0\" y=\"9\" font-size=\"20\">"

    #expect(fitted(svg + "大观园</text>") == svg + "大观园</text>")
    #expect(fitted(svg + "😀</text>") == svg + "😀</text>")
    // The first character is 20 points wide, and A is 13.34 instead of 20.
    #expect(fitted(svg + "大A</text>").contains("matrix(0.8335 0 0 1 0 9)"))
  }

  @Test func `a stretched text is stretched by both factors`() {
    let svg =
      "<text transform=\"matrix(2 0 0 1 7 9)\" font-size=\"20\" textLength=\"10\">AB</text>"

    #expect(
      fitted(svg)
        == "<text font-size=\"20\" textLength=\"10\" transform=\"matrix(0.5 0 0 1 7 9)\">AB</text>"
    )
  }

  @Test(arguments: [
    "<text x=\"0\" y=\"9\" font-size=\"20\" font-family=\"'SF Mono',monospace\">AB</text>",
    "<text x=\"0\" y=\"9\" font-size=\"20\" font-family=\"'New York',serif\">AB</text>",
    "<text x=\"0\" y=\"9\" font-size=\"20\" textLength=\"40\">AB</text>",
    "<text class=\"title\" x=\"0\" y=\"9\">AB</text>", "<text x=\"0\" y=\"9\" font-size=\"20\">",
    "<svg><rect width=\"1\"/></svg>", "<text ", "",
  ])
  func `all else stays as it is`(_ svg: String) {
    #expect(fitted(svg) == svg)
  }

  @Test func `the characters of a drawing are those that its texts show`() {
    let svg = """
      <svg><text x="0" y="9" font-size="20">A&amp;\u{200d}B</text><rect/>\
      <text x="0" y="9" font-size="20">A 你</text></svg>
      """

    #expect(SVGText.characters(of: Array(svg.utf8)) == ["A", "&", "B", "你"])
  }
}
