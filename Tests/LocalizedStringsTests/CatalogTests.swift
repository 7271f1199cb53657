import Foundation
import LayoutModel
import LocalizedStrings
import Testing

struct CatalogTests {
  private func text(_ id: String, _ text: String) -> LocalizableText {
    LocalizableText(
      key: id + ".text",
      object: .init(id),
      className: "UILabel",
      text: text,
      note: nil
    )
  }

  private func object(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
  }

  @Test func `an exported catalog is read back`() throws {
    let bytes = StringCatalog.bytes(
      of: [text("a", "A \"q\"\n"), text("b", "B")],
      sourceLanguage: "en"
    )
    let catalog = try StringCatalog(bytes)
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.entries.map(\.source) == ["A \"q\"\n", "B"])
    #expect(catalog.bytes(applying: []) == bytes)
    _ = try object(bytes)
    _ = try object(StringCatalog.bytes(of: [], sourceLanguage: "en"))
  }

  @Test func `a catalog is built up and taken down entry by entry`() throws {
    var bytes = StringCatalog.bytes(of: [], sourceLanguage: "en")
    for id in ["m", "a", "z", "c"] {
      bytes = try StringCatalog(bytes).bytes(applying: [.add(NewEntry(text(id, id)))])
    }
    let whole = StringCatalog.bytes(
      of: ["a", "c", "m", "z"].map { text($0, $0) },
      sourceLanguage: "en"
    )
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: whole, as: UTF8.self))
    for removed in [["a"], ["z"], ["c", "m"], ["m", "z"], ["a", "c", "m", "z"]] {
      let rest = try StringCatalog(bytes).bytes(
        applying: removed.map { .remove(key: $0 + ".text") }
      )
      let expected = ["a", "c", "m", "z"].filter { !removed.contains($0) }.map { $0 + ".text" }
      #expect(try StringCatalog(rest).entries.map(\.key) == expected)
      _ = try object(rest)
    }
  }

  @Test func `a changed text marks its translations for review`() throws {
    var bytes = StringCatalog.bytes(of: [text("a", "Old")], sourceLanguage: "en")
    bytes = try StringCatalog(bytes).bytes(applying: [
      .translate(key: "a.text", language: "de", text: "Alt")
    ])
    #expect(try StringCatalog(bytes).languages == ["de", "en"])
    let comparison = TableComparison(of: [text("a", "New")], with: try StringCatalog(bytes).entries)
    bytes = try StringCatalog(bytes).bytes(applying: comparison.changes(removesStale: false))
    let entry = try #require(try StringCatalog(bytes).entries.first)
    #expect(entry.source == "New")
    #expect(entry.translations.map(\.text) == ["Alt", "New"])
    #expect(entry.translations.map(\.state) == ["needs_review", "new"])
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\":{}}", "{\"a\":1,}", "{\"a\" 1}", "{}x"])
  func `a broken catalog is refused`(text: String) {
    #expect(throws: StringsFileError.self) { try StringCatalog(Array(text.utf8)) }
  }

  @Test func `deep nesting is refused`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: StringsFileError(line: 1, reason: "the JSON nests too deeply")) {
      try StringCatalog(Array(text.utf8))
    }
  }
}
