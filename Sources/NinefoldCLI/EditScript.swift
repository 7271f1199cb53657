internal import ArgumentParser
internal import LayoutModel
package import Ninefold

/// A parsed script of edits.
package struct EditScript {
  private enum Step {
    case use(SizeClass)
    case edit(any EditingCommand)
  }

  /// A command that can begin a line.
  private struct Command: Sendable {
    let name: String
    let parse: @Sendable ([String]) throws -> any ParsableCommand

    init<Type: ParsableCommand & SendableMetatype>(_ type: Type.Type) {
      name = type.configuration.commandName ?? ""
      parse = { try type.parseAsRoot($0) }
    }
  }

  private static let commands = [
    Command(SetCommand.self), Command(UnsetCommand.self), Command(InstallCommand.self),
    Command(UninstallCommand.self), Command(DeleteCommand.self), Command(AddCommand.self),
    Command(MoveCommand.self), Command(RenameCommand.self), Command(DuplicateCommand.self),
    Command(ConnectCommand.self), Command(DisconnectCommand.self), Command(UseCommand.self),
    Command(EmbedCommand.self), Command(UnembedCommand.self), Command(ArrangeCommand.self),
    Command(AlignCommand.self), Command(DistributeCommand.self), Command(PinCommand.self),
    Command(AutolayoutCommand.self),
  ]

  private let file: String
  private var steps: [(line: Int, step: Step)] = []

  /// Parses a script.
  /// - Throws: ``ScriptError`` for the first line that is not an edit.
  package init(_ text: String, file: String) throws {
    self.file = file
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do {
        let words = try ShellWords.split(line)
        if !words.isEmpty { steps.append((index + 1, try EditScript.step(words))) }
      } catch {
        throw ScriptError(file: file, line: index + 1, reason: EditScript.message(error))
      }
    }
  }

  /// Applies the edits in order.
  /// - Throws: ``ScriptError`` for the first edit that fails.
  package func perform(with editor: LayoutEditor) throws {
    let sizeClass = editor.sizeClass
    var current = sizeClass
    defer { editor.sizeClass = sizeClass }
    for (line, step) in steps {
      switch step {
      case .use(let sizeClass): current = sizeClass
      case .edit(let command):
        editor.sizeClass = command.options.sizeClass ?? current
        do {
          try command.perform(with: editor)
        } catch {
          throw ScriptError(file: file, line: line, reason: "\(error)")
        }
      }
    }
  }

  private static func step(_ words: [String]) throws -> Step {
    guard let known = commands.first(where: { $0.name == words[0] }) else {
      let nearest = Suggestions.nearest(to: words[0], among: commands.map(\.name))
      let hint = nearest.isEmpty ? "" : "; did you mean \(nearest.joined(separator: " or "))?"
      throw ValidationError("'\(words[0])' is not an editing command\(hint)")
    }
    let command = try known.parse(Array(words.dropFirst()))
    if let use = command as? UseCommand, let sizeClass = use.sizeClass { return .use(sizeClass) }
    guard let edit = command as? any EditingCommand else {
      throw ValidationError("'\(words[0])' needs more arguments")
    }
    guard edit.options.destination.isEmpty else {
      throw ValidationError(
        "give --dry-run, --message, --check, --strict, --json, --file and --project to"
          + " 'ninefold edit', not to its lines"
      )
    }
    return .edit(edit)
  }

  /// Returns the first line of the parser's message, without the usage.
  private static func message(_ error: any Error) -> String {
    guard !(error is ShellWords.Failure) else { return "\(error)" }
    let text = NinefoldCommand.message(for: error)
    return String(text.split(separator: "\n").first ?? "it can't be read")
  }
}

/// An error in a line of a script. Nothing was changed.
struct ScriptError: Error, CustomStringConvertible {
  let file: String
  let line: Int
  let reason: String

  var description: String { "\(file):\(line): \(reason)" }
}

/// Splits a line into words as a shell does: at spaces, with quotes, backslashes and comments.
enum ShellWords {
  enum Failure: Error, CustomStringConvertible {
    case openQuote(Character)

    var description: String {
      switch self {
      case .openQuote(let quote): "a \(quote) is not closed"
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
}
