import LayoutModel
import Testing

struct OutlineNameTests {
  private static func text(_ character: String, _ count: Int) -> String {
    String(repeating: character, count: count)
  }

  @Test(
    arguments: [
      ("Sign in", "Sign in"),
      ("", ""),
      (text("a", 40), text("a", 40)),
      (text("a", 41), text("a", 39) + "…"),
      // A letter with a combining accent is one character.
      (text("a", 40) + "\u{301}", text("a", 40) + "\u{301}"),
      (text("é", 41), text("é", 39) + "…"),
      ("Two\nlines", "Two lines"),
      ("Two\r\nlines", "Two lines"),
    ]
  )
  func `a name in a message has at most 40 characters, on one line`(
    name: String,
    expected: String
  ) {
    #expect(OutlineName.quoted(name) == expected)
  }
}
