import LayoutModel
import Testing

@testable import LayoutPreview

struct TextControlTests {
  @Test func `letters with accents and of Cyrillic have their own widths`() {
    func width(_ text: String, weight: Int = 400) -> Double {
      TextWidths.width(of: text, in: DrawingFont(size: 1000, weight: weight)).rounded()
    }

    #expect(width("ш") == 802)
    #expect(width("г") == 365)
    #expect(width("Ж", weight: 700) == 904)
    #expect(width("é") == width("e"))
    #expect(width("İ") == 690)
  }

  @Test func `a character of an icon font is a square`() throws {
    let drawn = try DrawnXib.view("label", "text=\"\u{f00d} Rain \u{fb01}\u{f0001}\"", width: 200)

    #expect(drawn.texts.map(\.text) == ["\u{25a1} Rain \u{fb01}\u{25a1}"])
  }

  private let red = "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>"

  // MARK: - Labels

  @Test func `a label shows its text in its font and color`() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"20\"/>"
    let drawn = try DrawnXib.view("label", "text=\"Hello\" textAlignment=\"center\"", font + red)
    let run = try #require(drawn.texts.first)

    #expect(run.text == "Hello")
    #expect(run.font == DrawingFont(size: 20, weight: 700))
    #expect(run.color == DrawingColor(0xff0000))
    #expect(run.anchor == .middle)
    #expect(run.x == 50)
    #expect(abs(run.baseline - (20 - 20 * 1.193 / 2 + 20 * 0.952)) < 0.01)
    #expect(drawn.forms == [.system])
  }

  @Test(arguments: [(Appearance.light, "#000000"), (.dark, "#ffffff")])
  func `a label without a color has that of the system`(appearance: Appearance, hex: String) throws
  {
    let drawn = try DrawnXib.view("label", "text=\"A\"", appearance: appearance)

    #expect(drawn.texts.first?.color.hex == hex)
  }

  @Test(arguments: [
    ("UICTFontTextStyleTitle1", 28.0, 400), ("UICTFontTextStyleHeadline", 17, 600),
    ("UICTFontTextStyleCaption2", 11, 400), ("UICTFontTextStyleBody", 17, 400),
  ])
  func `a text style is a font`(style: String, size: Double, weight: Int) throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"\(style)\"/>"
    let drawn = try DrawnXib.view("label", "text=\"A\"", font)

    #expect(drawn.texts.first?.font == DrawingFont(size: size, weight: weight))
  }

  @Test(arguments: [
    ("tailTruncation", "…", false), ("headTruncation", "…", true), ("clip", "", false),
  ])
  func `a text that is much too long is cut`(mode: String, mark: String, isFirst: Bool) throws {
    let text = "A sentence that is far too long for a hundred points"
    let drawn = try DrawnXib.view("label", "text=\"\(text)\" lineBreakMode=\"\(mode)\"", height: 21)
    let run = try #require(drawn.texts.first)

    #expect(drawn.texts.count == 1)
    #expect(isFirst ? run.text.hasPrefix(mark) : run.text.hasSuffix(mark))
    #expect(run.text.count < text.count)
    #expect(TextWidths.width(of: run.text, in: run.font) <= 100)
  }

  @Test func `a text in the middle keeps both ends`() throws {
    let drawn = try DrawnXib.view(
      "label",
      "text=\"Beginning and the very far end\" lineBreakMode=\"middleTruncation\"",
      height: 21
    )

    #expect(drawn.texts.first?.text.hasPrefix("Beg") == true)
    #expect(drawn.texts.first?.text.hasSuffix("end") == true)
  }

  @Test func `lines break at words, as many as fit`() throws {
    let attributes = "text=\"one two three four five six\" numberOfLines=\"0\""
    let drawn = try DrawnXib.view("label", attributes, height: 62)

    #expect(drawn.texts.map(\.text) == ["one two", "three four", "five six"])
    let two = try DrawnXib.view(
      "label",
      "text=\"one two three four five six seven eight nine\" numberOfLines=\"2\"",
      height: 42
    )
    #expect(two.texts.count == 2)
    #expect(two.texts.last?.text.hasSuffix("…") == true)
  }

  @Test func `text that nearly has the width of its frame gets exactly that width`() throws {
    let font = DrawingFont(size: 17)
    let natural = TextWidths.width(of: "Measured", in: font)
    let width = try #require(Int(exactly: (natural * 1.03).rounded()))
    let drawn = try DrawnXib.view("label", "text=\"Measured\"", width: width, height: 21)

    #expect(drawn.texts.first?.width == Double(width))
    let wide = try DrawnXib.view("label", "text=\"Measured\"", width: width * 2, height: 21)
    #expect(wide.texts.first?.width == nil)
  }

  @Test func `a label that fits its text shrinks it`() throws {
    let drawn = try DrawnXib.view(
      "label",
      "text=\"A rather long text here\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\"",
      height: 21
    )
    let run = try #require(drawn.texts.first)

    #expect(run.text == "A rather long text here")
    #expect(run.font.size < 17 && run.font.size >= 8.5)
  }

  @Test func `attributed text has lines through it and colors behind it`() throws {
    let drawn = try DrawnXib.view(
      "label",
      "usesAttributedText=\"YES\"",
      """
      <attributedString key="attributedText">
          <fragment content="Old">
              <attributes><integer key="NSStrikethrough" value="1"/></attributes>
          </fragment>
          <fragment content="New">
              <attributes>
                  <color key="NSBackgroundColor" red="1" green="1" blue="0" alpha="1"/>
                  <integer key="NSUnderline" value="1"/>
              </attributes>
          </fragment>
      </attributedString>
      """
    )

    #expect(drawn.texts.map(\.decoration) == [.strikethrough, .underline])
    let marks = drawn.fills.filter { $0.color.hex == "#ffff00" }
    #expect(marks.map(\.frame) == [drawn.texts.last?.box])
  }

  @Test func `letters of a monospaced font have equal widths`() {
    let font = DrawingFont(family: .monospaced, size: 10)

    #expect(TextWidths.width(of: "iiii", in: font) == TextWidths.width(of: "WWWW", in: font))
    #expect(abs(TextWidths.width(of: "iiii", in: font) - 24.08) < 0.001)
    #expect(TextWidths.width(of: "\u{4e2d}", in: font) == 10)
  }

  @Test(arguments: [
    ("Monaco", DrawingFont.Family.monospaced), ("SourceCodePro-Regular", .monospaced),
    ("AmericanTypewriter", .serif),
  ])
  func `the name of a font tells its family`(name: String, family: DrawingFont.Family) throws {
    let font = "<font key=\"font\" size=\"12\" name=\"\(name)\"/>"
    let drawn = try DrawnXib.view(
      "textField",
      "",
      "<textFieldCell key=\"cell\" title=\"Text\" id=\"c\">\(font)</textFieldCell>",
      platform: .macOS
    )

    #expect(drawn.texts.first?.font.family == family)
  }

  @Test func `attributed text has the fonts and colors of its parts`() throws {
    let drawn = try DrawnXib.view(
      "label",
      "usesAttributedText=\"YES\"",
      """
      <attributedString key="attributedText">
          <fragment content="Big ">
              <attributes>
                  <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
                  <font key="NSFont" metaFont="system" size="20"/>
              </attributes>
          </fragment>
          <fragment content="small">
              <attributes><font key="NSFont" metaFont="systemBold" size="10"/></attributes>
          </fragment>
      </attributedString>
      """
    )

    #expect(drawn.texts.map(\.text) == ["Big ", "small"])
    #expect(drawn.texts.map(\.font.size) == [20, 10])
    #expect(drawn.texts.map(\.font.weight) == [400, 700])
    #expect(drawn.texts.first?.color.hex == "#ff0000")
  }

  @Test func `a shadow lies below its text`() throws {
    let drawn = try DrawnXib.view(
      "label",
      "text=\"A\"",
      """
      <color key="shadowColor" red="0" green="0" blue="1" alpha="1"/>
      <size key="shadowOffset" width="2" height="3"/>
      """
    )

    #expect(drawn.texts.count == 2)
    #expect(drawn.texts[0].color.hex == "#0000ff")
    #expect(drawn.texts[0].x - drawn.texts[1].x == 2)
    #expect(abs(drawn.texts[0].baseline - drawn.texts[1].baseline - 3) < 0.001)
  }

  // MARK: - Fields

  @Test(arguments: [("roundedRect", 1), ("line", 1), ("bezel", 2), ("none", 0)])
  func `a field has the border of its style`(style: String, count: Int) throws {
    let drawn = try DrawnXib.view("textField", "borderStyle=\"\(style)\" text=\"A\"")

    #expect(drawn.strokes.count >= count)
    #expect(drawn.strokes.isEmpty == (count == 0))
    #expect(drawn.texts.map(\.text) == ["A"])
  }

  @Test func `a placeholder is faint, and a secret is dots`() throws {
    let empty = try DrawnXib.view("textField", "placeholder=\"Name\"")
    let secret = try DrawnXib.view(
      "textField",
      "text=\"abc\"",
      "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"
    )

    #expect(empty.texts.first?.text == "Name")
    #expect(empty.texts.first?.color.alpha == 76.0 / 255)
    #expect(secret.texts.map(\.text) == ["•••"])
  }

  @Test func `a clear button is drawn if it always shows`() throws {
    let plain = try DrawnXib.view("textField", "text=\"A\"")
    let clear = try DrawnXib.view("textField", "text=\"A\" clearButtonMode=\"always\"")

    #expect(clear.items.count > plain.items.count)
  }

  @Test func `a text view wraps from its top and cuts at its edges`() throws {
    let drawn = try DrawnXib.view(
      "textView",
      "",
      "<string key=\"text\">First line\nsecond</string>",
      height: 100
    )

    #expect(drawn.texts.map(\.text) == ["First line", "second"])
    #expect(drawn.texts.first.map { $0.baseline < 25 && $0.x == 5 } == true)
    #expect(drawn.views.first?.clipRadius == 0)
  }
}
