import LayoutModel
import LocalizedStrings
import Testing

struct XLIFFTests {
  private func entry(_ id: String, _ text: String, _ translation: String?) -> NewEntry {
    NewEntry(
      LocalizableText(
        key: id + ".text",
        object: .init(id),
        className: "UILabel",
        text: text,
        note: nil
      ),
      translation: translation
    )
  }

  private func bytes(_ entries: [NewEntry]) -> [UInt8] {
    XLIFFWriter.bytes(
      of: [XLIFFWriter.Section(original: "A & B/Base.lproj/Main.xib", texts: entries)],
      sourceLanguage: "en",
      targetLanguage: "de"
    )
  }

  @Test func `a written file is read back`() throws {
    let written = bytes([entry("a", "1 < 2 & \"3\"\r\n", "eins"), entry("b", "B", nil)])
    let file = try XLIFFFile(written)
    let section = try #require(file.sections.first)
    #expect(section.original == "A & B/Base.lproj/Main.xib")
    #expect(section.targetLanguage == "de")
    #expect(section.entries.map(\.source) == ["1 < 2 & \"3\"\r\n", "B"])
    #expect(section.entries.map { $0.translations.map(\.text) } == [["eins"], []])
    #expect(section.entries.map(\.line) == [8, 14])
    #expect(file.bytes(applying: [:]) == written)
  }

  @Test func `changes touch nothing else`() throws {
    let whole = bytes([entry("a", "A", "x"), entry("b", "B", "y"), entry("c", "C", "z")])
    let part = bytes([entry("a", "A", nil), entry("c", "C", "old")])
    let changed = try XLIFFFile(part).bytes(applying: [
      0: [
        .translate(key: "a.text", language: "de", text: "x"), .add(entry("b", "B", "y")),
        .translate(key: "c.text", language: "de", text: "z"),
      ]
    ])
    #expect(String(decoding: changed, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
    for key in ["a", "b", "c"] {
      let rest = try XLIFFFile(whole).bytes(applying: [0: [.remove(key: key + ".text")]])
      #expect(try XLIFFFile(rest).sections[0].entries.count == 2)
    }
    let last = try XLIFFFile(bytes([entry("a", "A", "x"), entry("b", "B", "y")]))
      .bytes(applying: [0: [.add(entry("c", "C", "z"))]])
    #expect(String(decoding: last, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
  }

  @Test(arguments: [
    "", "<x/>", "<xliff version=\"2.0\"/>",
    "<!DOCTYPE x [<!ENTITY a \"b\">]><xliff version=\"1.2\"/>",
    "<xliff version=\"1.2\"><file>", "<xliff version=\"1.2\"></file>", "<xliff version=1.2>",
    "<xliff version=\"1.2\"><!-- </xliff>",
  ])
  func `a broken file is refused`(text: String) {
    #expect(throws: StringsFileError.self) { try XLIFFFile(Array(text.utf8)) }
  }

  @Test func `deep nesting is refused, and elements in texts are reported`() throws {
    let deep = "<xliff version=\"1.2\">" + String(repeating: "<a>", count: 1000)
    #expect(throws: StringsFileError.self) { try XLIFFFile(Array(deep.utf8)) }
    let inline = """
      <xliff version="1.2"><file original="a"><body><trans-unit id="k"><source>a<x id="1"/></source>
      </trans-unit><trans-unit id="l"><source><![CDATA[<b>]]>&#x41;</source></trans-unit></body></file></xliff>
      """
    let section = try XLIFFFile(Array(inline.utf8)).sections[0]
    #expect(section.unreadable.map(\.key) == ["k"])
    #expect(section.entries.map(\.source) == ["<b>A"])
  }

  @Test(arguments: [
    ("%@ of %d", "%1$@ %2$d"), ("%2$@ %1$ld", "%1$ld %2$@"), ("100 % of", "none"), ("%%", "none"),
    ("%.2f %@", "%1$f %2$@"), ("%i", "%1$d"), ("50%", "none"), ("%", "none"),
  ])
  func `format specifiers are compared by argument`(text: String, expected: String) {
    #expect(FormatSpecifiers(of: text).description == expected)
  }
}
