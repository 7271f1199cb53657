internal import LayoutModel

/// The explanation of a kind of finding, as Markdown that is also readable in a terminal.
enum ExplanationText {
  static func rendered(_ kind: Finding.Kind) -> String {
    let explanation = kind.explanation
    return """
      # \(kind.title) (`\(kind.rawValue)`, \(kind.severity.rawValue))

      \(wrapped(explanation.meaning))

      What to do: \(wrapped(explanation.remedy))

      Bad, in a root view `root` of 375 by 667 points:

      ```xml
      \(explanation.bad)
      ```

      Good:

      ```xml
      \(explanation.good)
      ```

      """
  }

  /// Wraps text at whitespace, into lines of at most 88 characters.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= 88 {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension JSON {
  /// A kind of finding with its samples.
  static func explanation(_ kind: Finding.Kind) -> JSON {
    .object([
      ("kind", .string(kind.rawValue)), ("title", .string(kind.title)),
      ("severity", .string(kind.severity.rawValue)),
      ("meaning", .string(kind.explanation.meaning)),
      ("remedy", .string(kind.explanation.remedy)),
      ("bad", .string(kind.explanation.bad)), ("good", .string(kind.explanation.good)),
    ])
  }
}
