/// The texts that Interface Builder gives to new objects, which do not describe a screen.
package enum PlaceholderText {
  /// Returns true for a name that Interface Builder gives to a new controller or item.
  package static func isNewName(_ name: String) -> Bool {
    let name = name.lowercased()
    return newNames.contains(name) || newControllers.contains(name)
  }

  /// Returns true for a text that code or an author is expected to replace.
  static func isPlaceholder(_ text: String) -> Bool {
    let plain = text.lowercased().filter { isLetter($0) || $0 == " " }
      .split(separator: " ").joined(separator: " ")
    return plain.isEmpty || newNames.contains(plain) || standard.contains(plain)
      || isDummy(plain.split(separator: " "))
  }

  /// Returns true if most of several words are those of Latin dummy texts.
  private static func isDummy(_ words: [Substring]) -> Bool {
    words.count >= 2 && words.count(where: { latin.contains(String($0)) }) * 2 > words.count
  }

  /// Returns the number of words of a text that describe the screen: not placeholders, and not the
  /// names of actions that any screen can have.
  static func words(in text: String) -> Int {
    if isPlaceholder(text) { return 0 }
    let words = text.split { !isLetter($0) }.map { $0.lowercased() }
    let telling = words.filter { $0.count > 1 && !actions.contains($0) }
    // Scripts without spaces have several words in one run.
    return telling.reduce(0) { count, word in
      let isSpaced = word.unicodeScalars.first.map { $0.value < 0x2e80 } ?? true
      return count + (isSpaced ? 1 : max(1, word.count / 2))
    }
  }

  /// Returns true for a letter. The properties of a Unicode character are slow to look up, and most texts are ASCII.
  private static func isLetter(_ character: Character) -> Bool {
    guard let ascii = character.asciiValue else { return character.isLetter }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii | 0x20)
  }

  /// The names of new controllers and items, which pictures also show as texts.
  private static let newNames: Set<String> = [
    "item", "title", "label", "view controller", "root view controller", "navigation item",
  ]

  /// The names of new controllers that can also be headlines.
  private static let newControllers: Set<String> = [
    "table view controller", "navigation controller",
  ]

  private static let standard: Set<String> = [
    "button", "subtitle", "detail", "cell", "name", "text", "textview", "text field", "header",
    "footer", "value", "description", "first", "second", "third", "section", "placeholder", "view",
    "root controller", "table view", "prototype cells", "the quick brown fox", "top label",
    "title label", "detail label", "switch", "headline", "subheadline", "body", "caption",
    "footnote", "callout", "left detail", "right detail", "basic", "custom", "tab bar item", "am",
  ]

  private static let actions: Set<String> = [
    "ok", "cancel", "done", "save", "next", "back", "close", "edit", "continue", "yes", "no",
    "skip", "send", "add", "delete", "submit", "confirm", "more", "select", "start", "stop",
    "retry", "the", "and", "or", "of", "to", "in", "for", "is", "on", "off", "button", "label",
    "title", "am", "pm", "primary", "secondary", "action", "ignore", "finish",
  ]

  private static let latin: Set<String> = [
    "lorem", "ipsum", "dolor", "sit", "er", "elit", "lamet", "amet", "consectetaur",
    "consectetur", "cillium", "adipisicing", "adipiscing", "pecu", "sed", "eiusmod", "tempor",
    "incididunt", "ut", "labore", "et", "dolore", "magna", "aliqua", "enim", "ad", "minim",
    "veniam", "quis", "nostrud", "exercitation", "ullamco", "laboris", "nisi", "aliquip", "ex",
    "ea", "commodo", "consequat", "duis", "aute", "irure", "reprehenderit", "voluptate", "velit",
    "esse", "cillum", "eu", "fugiat", "nulla", "pariatur", "excepteur", "sint", "occaecat",
    "cupidatat", "non", "proident", "sunt", "culpa", "qui", "officia", "deserunt", "mollit",
    "anim", "est", "laborum", "nam", "liber", "te", "conscient", "factor", "tum", "poen", "legum",
    "odioque", "civiuda", "eum", "quo", "quidem", "dolorum", "ab", "aut", "rem", "hic", "eius",
    "ipsam", "doloribus", "corporis",
  ]
}
