import LayoutModel
import Testing

struct InvisibleCharacterTests {
  @Test(arguments: [
    ("Save", "Save"), ("Größe 🇺🇦", "Größe 🇺🇦"), ("a\u{1b}[31m", "a\\u{1b}[31m"),
    ("\u{202e}b", "\\u{202e}b"), ("\u{e7f4} Mute", "\\u{e7f4} Mute"), ("\u{f700}", "\\u{f700}"),
    ("\u{f0001}", "\\u{f0001}"),
  ])
  func `characters that a terminal does not show are spelled out`(text: String, spelled: String) {
    #expect(text.spelled == spelled)
  }
}
