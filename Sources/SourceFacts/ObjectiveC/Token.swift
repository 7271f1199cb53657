/// A token of Objective-C.
struct Token: Equatable {
  enum Kind {
    /// A name or a keyword.
    case word
    /// A keyword of Objective-C, without its `@`.
    case directive
    /// A string object; the text is its content.
    case string
    /// A string of C, a character or a number.
    case literal
    /// One character of punctuation.
    case mark
  }

  let kind: Kind
  var text: String
  let line: Int
  /// True for the first token of a line without indentation.
  var isAtMargin = false

  /// Returns true for a mark with the given text.
  func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }

  /// Returns true for a word with the given text.
  func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}
