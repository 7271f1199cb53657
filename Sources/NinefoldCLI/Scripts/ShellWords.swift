/// Splits a line into words as a shell does: at spaces, with quotes, backslashes and comments.
enum ShellWords {
  enum Failure: Error, CustomStringConvertible {
    case openQuote(Character)

    var description: String {
      switch self {
      case .openQuote(let quote): "a \(quote) has no closing \(quote)"
      }
    }
  }

  static func split(_ line: Substring) throws -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        if quote == "\"", character != "\"", character != "\\" { word?.append("\\") }
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"" {
          isEscaped = true
        } else {
          word?.append(character)
        }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character == "\\" {
        isEscaped = true
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else if character == "#", word == nil {
        break
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw Failure.openQuote(quote) }
    if let word { words.append(word) }
    return words
  }

  /// Returns words as a line that ``split(_:)`` splits into the same words. A word has no line breaks.
  static func line(_ words: [String]) -> String {
    words.map { word in
      let isPlain =
        !word.isEmpty
        && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:=@+,%[]".contains($0) }
      if isPlain { return word }
      let escaped = word.split(separator: "'", omittingEmptySubsequences: false).joined(
        separator: "'\\''"
      )
      return "'\(escaped)'"
    }.joined(separator: " ")
  }
}
