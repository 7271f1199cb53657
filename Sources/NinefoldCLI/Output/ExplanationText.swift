internal import LayoutModel

/// The explanation of a kind of finding, as Markdown that is also readable in a terminal.
enum ExplanationText {
  static func rendered(_ kind: Finding.Kind) -> String {
    let explanation = kind.explanation
    return """
      # \(kind.title) (`\(kind.rawValue)`, \(kind.severity.rawValue))

      \(wrapped(explanation.meaning))

      What to do: \(wrapped(explanation.remedy))

      \(when(kind))\(options(kind))Bad\(explanation.isWholeDocument
        ? "" : ", in a root view `root` of 375 by 667 points"):

      ```xml
      \(explanation.bad)
      ```
      \(code(explanation.badCode))
      Good:

      ```xml
      \(explanation.good)
      ```
      \(code(explanation.goodCode))
      """
  }

  /// Returns when the kind is reported, if that is not always.
  private static func when(_ kind: Finding.Kind) -> String {
    switch kind.audience {
    case .everyone: ""
    case .accessibility:
      "'check' reports it with --preset accessibility, or if --only or the configuration names it.\n\n"
    case .onRequest:
      "'check' reports it if --only, or rules or severity in .ninefold.json, names it.\n\n"
    }
  }

  /// Returns the options, and those of the samples.
  private static func options(_ kind: Finding.Kind) -> String {
    if kind.options.isEmpty { return "" }
    let lines = kind.options.map { option in
      "- \(option.name) (\(option.form.rawValue)): \(option.meaning)\n"
    }
    let sample = kind.explanation.configuration.map {
      "\n    \"rules\": { \"\(kind)\": \($0) }\n"
    }
    return "Options:\n\n" + lines.joined() + (sample ?? "") + "\n"
  }

  /// Returns the sources of a sample as a block; an empty line's content without sources.
  private static func code(_ code: String) -> String {
    code.isEmpty ? "" : "\nwith the source:\n\n```swift\n\(code)\n```\n"
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
      ("audience", .string(kind.audience.rawValue)),
      (
        "options",
        .array(
          kind.options.map { option in
            .object([
              ("name", .string(option.name)), ("form", .string(option.form.rawValue)),
              ("meaning", .string(option.meaning)), ("required", .bool(option.isRequired)),
            ])
          }
        )
      ),
      ("meaning", .string(kind.explanation.meaning)),
      ("remedy", .string(kind.explanation.remedy)),
      ("bad", .string(kind.explanation.bad)), ("good", .string(kind.explanation.good)),
      ("badCode", .string(kind.explanation.badCode)),
      ("goodCode", .string(kind.explanation.goodCode)),
    ])
  }
}
