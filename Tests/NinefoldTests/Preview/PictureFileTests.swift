import Testing

@testable import Ninefold

/// What a PNG shows otherwise than its drawing.
struct PictureFileTests {
  @Test(arguments: [
    ("", nil),
    ("你", "No installed font has “你”. The PNG shows boxes instead."),
    ("\u{e000}a", "No installed font has “a”, U+E000. The PNG shows boxes instead."),
    (
      "abcdef",
      "No installed font has “a”, “b”, “c”, “d”, “e” and 1 more character. The PNG shows boxes instead."
    ),
    (
      "abcdefgh",
      "No installed font has “a”, “b”, “c”, “d”, “e” and 3 more characters. The PNG shows boxes instead."
    ),
  ])
  func `a note names the characters that no font has`(_ characters: String, _ note: String?) {
    #expect(PictureFile.note(lacking: Set(characters.unicodeScalars)) == note)
  }

  @Test func `no font has a character that Unicode reserves for private use`() throws {
    let reserved = try #require(Unicode.Scalar(0x10_FFFD as UInt32))

    #expect(InstalledFonts.lacking([reserved]) == [reserved])
  }

  @Test(.enabled(if: !InstalledFonts.files().isEmpty, "No font is installed."))
  func `an installed font has the letters of English`() {
    #expect(InstalledFonts.lacking(["A", "z"]).isEmpty)
  }

  @Test func `an SVG has no such note`() throws {
    let svg = Array("<svg><text x=\"0\" y=\"9\" font-size=\"20\">\u{10FFFD}</text></svg>".utf8)
    let file = try PictureFile(svg, as: .svg, scale: 1)

    #expect(file.bytes == svg)
    #expect(file.notes.isEmpty)
  }
}
