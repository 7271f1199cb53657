import LayoutModel
import LocalizedStrings
import TestSupport
import Testing

struct StringsFileTests {
  private func text(_ key: String, _ text: String) -> LocalizableText {
    let object = String(key.prefix { $0 != "." })
    return LocalizableText(
      key: key,
      object: .init(object),
      className: "UILabel",
      text: text,
      note: nil
    )
  }

  private let file = """
    // Our labels.

    /* Class = "UILabel"; text = "One"; ObjectID = "a"; */
    "a.text"  =  "Eins" ;

    /* Class = "UILabel"; text = "Two"; ObjectID = "c"; */
    "c.text" = "Zwei \\U00e4\\n";
    bare.key = 'single';
    "alone";

    """

  @Test func `entries have keys, texts, sources and lines`() throws {
    let entries = try StringsFile(Array(file.utf8)).entries
    #expect(entries.map(\.key) == ["a.text", "c.text", "bare.key", "alone"])
    #expect(entries.map { $0.translations[0].text } == ["Eins", "Zwei ä\n", "single", "alone"])
    #expect(entries.map(\.source) == ["One", "Two", nil, nil])
    #expect(entries.map(\.line) == [4, 7, 8, 9])
  }

  @Test(arguments: StringsEncoding.allCases)
  func `changes touch nothing else, in each encoding`(encoding: StringsEncoding) throws {
    let bytes = encoded(file, encoding)
    let read = try StringsFile(bytes)
    #expect(read.encoding == encoding)
    #expect(read.bytes(applying: []) == bytes)
    let changed = read.bytes(applying: [
      .describe(text("a.text", "First")), .translate(key: "c.text", language: nil, text: "\"Z\""),
      .add(NewEntry(text("b.text", "New"))),
    ])
    let expected =
      file.replacing("\"One\"", with: "\"First\"")
      .replacing("\"Zwei \\U00e4\\n\"", with: "\"\\\"Z\\\"\"")
      + "\n/* Class = \"UILabel\"; text = \"New\"; ObjectID = \"b\"; */\n\"b.text\" = \"New\";\n"
    #expect(changed == encoded(expected, encoding))
  }

  @Test func `new entries go where a sorted file has them`() throws {
    let texts = [text("a.text", "A"), text("m.text", "M"), text("z.text", "Z")]
    let whole = StringsFile.bytes(of: texts, encoding: .utf8)
    for missing in texts {
      let part = StringsFile.bytes(of: texts.filter { $0 != missing }, encoding: .utf8)
      let read = try StringsFile(part)
      #expect(read.bytes(applying: [.add(NewEntry(missing))]) == whole)
      let full = try StringsFile(whole)
      let removed = full.bytes(applying: [.remove(key: missing.key)])
      #expect(try StringsFile(removed).entries.map(\.key) == read.entries.map(\.key))
    }
  }

  @Test func `a new file has the order of Interface Builder, an old one keeps its own`() throws {
    let keys = ["9.a", "10.a", "0uZ-aM-LnO.a", "4hs-GL-9fd.a", "Zab-aa-aaa.a", "ab0-aa-aaa.a"]
    let texts = keys.map { text($0, "x") }
    let new = try StringsFile(StringsFile.bytes(of: texts.reversed(), encoding: .utf8))
    #expect(new.entries.map(\.key) == keys)

    let old = try StringsFile(Array("\"ab0.a\" = \"x\";\n\"Zab.a\" = \"x\";\n".utf8))
    let changed = old.bytes(applying: [.add(NewEntry(text("Mab.a", "x")))])
    #expect(try StringsFile(changed).entries.map(\.key) == ["ab0.a", "Mab.a", "Zab.a"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", "line 1: a semicolon is missing after 'a'"),
    ("\n\"a\" = ;", "line 2: a value for 'a' is expected here"),
    ("\"a", "line 1: a string has no closing quote"),
    ("/* x", "line 1: a comment has no end"),
    ("<?xml version=\"1.0\"?><plist/>", "line 1: it is an XML property list, not a strings file"),
    ("bplist00x", "it is a binary property list, not text"),
    ("{}", "line 1: a key is expected here"),
  ])
  func `a broken file is refused with its line`(text: String, reason: String) {
    #expect {
      _ = try StringsFile(Array(text.utf8))
    } throws: { "\($0)" == reason }
  }

  @Test func `invalid bytes are refused`() {
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0xFF, 0xFE, 0x00], [0xFF, 0xFE, 0x00, 0xD8]] {
      #expect(throws: StringsFileError.self) { try StringsFile(bytes) }
    }
  }

  private func encoded(_ text: String, _ encoding: StringsEncoding) -> [UInt8] {
    func units(_ big: Bool) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        return big ? [high, low] : [low, high]
      }
    }
    return switch encoding {
    case .utf8: Array(text.utf8)
    case .utf8WithMark: Array(("\u{FEFF}" + text).utf8)
    case .utf16: units(false)
    case .utf16BigEndian: units(true)
    }
  }
}
