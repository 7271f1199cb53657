/// A pseudo-language, whose generated texts show the effects of a translation on a layout.
public enum PseudoLanguage: String, CaseIterable, Sendable {
  /// Texts twice as long.
  case long
  /// Letters with accents, which are taller, and texts a third longer.
  case accented
  /// Texts between marks, which show where a text is cut or put together.
  case bounded
  /// Texts from right to left.
  case rightToLeft = "right-to-left"

  /// Returns a text in this language. Format specifiers stay.
  public func text(for text: String) -> String {
    switch self {
    case .long: text + " " + text
    case .accented: padded(accented(text))
    case .bounded: "[#\(text)#]"
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    }
  }

  private func padded(_ text: String) -> String {
    text + String(repeating: "~", count: text.count / 3)
  }

  private func accented(_ text: String) -> String {
    var output = ""
    // A format specifier ends with a letter that is no text.
    var isInSpecifier = false
    for character in text {
      output.append(isInSpecifier ? character : PseudoLanguage.accents[character] ?? character)
      isInSpecifier =
        character == "%"
        ? !isInSpecifier : isInSpecifier && !(character.isLetter || character == "@")
    }
    return output
  }

  private static let accents: [Character: Character] = {
    let plain = "aceginorsuyzACEGINORSUYZ"
    let marked = "åçéĝïñöřšüýžÅÇÉĜÏÑÖŘŠÜÝŽ"
    return Dictionary(zip(plain, marked), uniquingKeysWith: { first, _ in first })
  }()
}
