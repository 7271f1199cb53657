internal import ArgumentParser

/// The usage of a command in messages of the parser.
enum UsageText {
  /// The maximum width of a usage line, in columns.
  static let width = 80

  /// Returns a message of the parser with its usage line broken between arguments.
  ///
  /// The parser wraps all of its help to the width of the terminal, except for this line.
  static func wrapped(_ message: String) -> String {
    message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        line.hasPrefix("USAGE: ninefold ") || line.hasPrefix("Usage: ninefold ")
          ? broken(line) : String(line)
      }
      .joined(separator: "\n")
  }

  /// Returns a message about a command with the words that come before the command's name.
  ///
  /// The parser does not know these words when a command reports an error while it runs.
  static func completed(_ message: String, for command: any ParsableCommand.Type) -> String {
    guard let words = words(to: command, below: NinefoldCommand.self), words.count > 1,
      let name = words.last
    else { return message }
    let path = words.joined(separator: " ")
    return message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        for start in ["Usage: ", "  See '"] where line.hasPrefix(start + name + " ") {
          return start + path + line.dropFirst(start.count + name.count)
        }
        return String(line)
      }
      .joined(separator: "\n")
  }

  /// Breaks a line before the first argument that does not fit. The other lines begin below the
  /// command.
  private static func broken(_ line: Substring) -> String {
    let indent = String(repeating: " ", count: "USAGE: ".count)
    var lines: [String] = []
    var current = ""
    for argument in arguments(of: line) {
      if !current.isEmpty, current.count + 1 + argument.count > width {
        lines.append(current)
        current = indent + argument
      } else {
        current += (current.isEmpty ? "" : " ") + argument
      }
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// Returns the parts of a usage line that stay together, such as `[--git <folder>]`.
  private static func arguments(of line: Substring) -> [String] {
    var arguments: [String] = []
    var depth = 0
    var isOption = false
    for word in line.split(separator: " ") {
      let isValue = isOption && word.hasPrefix("<")
      if depth > 0 || word == "..." || isValue, let last = arguments.popLast() {
        arguments.append(last + " " + word)
      } else {
        arguments.append(String(word))
      }
      isOption = depth == 0 && word.hasPrefix("--")
      depth += word.count { $0 == "[" || $0 == "<" } - word.count { $0 == "]" || $0 == ">" }
    }
    return arguments
  }

  /// Returns the words that name a command, such as `ninefold git tidy`; nil if it is not below the
  /// parent.
  private static func words(
    to command: any ParsableCommand.Type,
    below parent: any ParsableCommand.Type
  ) -> [String]? {
    if parent == command { return [parent._commandName] }
    for child in parent.configuration.subcommands {
      if let words = words(to: command, below: child) { return [parent._commandName] + words }
    }
    return nil
  }
}
