import Testing

import LayoutModel
@testable import LayoutEditing

/// What is written in the readable notation is read as the same value.
struct WrittenNotationTests {
  @Test(arguments: [
    ("rect", "0.0 20 375 667.5"), ("size", "10 20"), ("point", "-4 8"), ("color", "#1a80ff"),
    ("color", "#1a80ff40"), ("color", "systemColor:labelColor"), ("color", "name:soil"),
    ("color", "nil"), ("fontDescription", "system 17"), ("fontDescription", "system 42 light"),
    ("fontDescription", "boldSystem 13"), ("fontDescription", "style:UICTFontTextStyleBody"),
    ("fontDescription", "name:Avenir-Book 14 Avenir"), ("font", "system"), ("font", "system 13"),
    ("autoresizingMask", "widthSizable flexibleMaxY"), ("string", "two\nlines"),
  ])
  func `notation`(tag: String, text: String) throws {
    let value = try #require(ValueNotation.element(tag, text, platform: .iOS)?.value)
    let written = try #require(value.notation)

    #expect(ValueNotation.element(tag, written, platform: .iOS)?.value == value)
  }

  @Test(
    arguments: [
      ("system 13", "system", nil), ("system 11", "smallSystem", nil),
      ("system 9", "miniSystem", nil),
      ("boldSystem 13", "systemBold", nil), ("boldSystem 9", "miniSystemBold", nil),
      ("system 14", "system", "14"), ("boldSystem 12", "systemBold", "12"),
      ("message 11", "message", "11"),
    ] as [(String, String, String?)]
  )
  func `a font of macOS has the name of its size, or the size`(
    text: String,
    name: String,
    size: String?
  ) throws {
    let value = try #require(ValueNotation.element("font", text, platform: .macOS)?.value)
    let written = try #require(value.notation)

    guard case .record(let record) = value else {
      Issue.record("a font is a record")
      return
    }
    #expect(record["metaFont"] == name)
    #expect(record["size"] == size)
    #expect(ValueNotation.element("font", written, platform: .macOS)?.value == value)
  }

  @Test func `values without a notation have no text`() {
    let white = Record(.color, ["white": "0.5", "alpha": "1", "colorSpace": "calibratedWhite"])
    let between = Record(
      .color,
      [
        "red": "0.3333", "green": "0", "blue": "0", "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "sRGB",
      ]
    )

    let small = Record(.font, ["metaFont": "system", "size": "11"])

    #expect(Value.record(white).notation == nil)
    #expect(Value.record(small).notation == nil)
    #expect(Value.record(between).notation == nil)
    #expect(Value.element(tag: "subviews", text: nil).notation == nil)
  }
}
