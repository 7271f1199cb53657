public import ArgumentParser
internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import Ninefold

/// The command `ninefold`.
public struct NinefoldCommand: ParsableCommand {
  /// The command's name, subcommands and general help.
  public static let configuration = CommandConfiguration(
    commandName: "ninefold",
    abstract: "Store, check and edit Interface Builder layouts, with every version",
    discussion: """
      A project is one file, NAME.ninefold. It has documents (storyboards and xibs) and the \
      journal of their edits. A command opens the project that --project names. Without the \
      option, it uses the environment variable NINEFOLD_PROJECT. Without either, it opens the only \
      *.ninefold file in the current folder or, if there is none, in the nearest folder above it \
      that has one. With --file, a command works on storyboards and xibs without a project.

      EXAMPLES:
        ninefold init App.ninefold
        ninefold import App/Main.storyboard
        ninefold tree App/Main.storyboard --class compact-regular
        ninefold layout App/Main.storyboard --class regular-regular --json

      EXIT STATUS:
        0  the command succeeded
        1  the result needs attention: findings, differences, conflicts,
           problems or no match
        2  the command failed; the project is unchanged, except for completed
           parts of pull, push, sync and import --git, or if only the output
           can't be written
        64 the command line is wrong

      HELP TOPICS:
      \(HelpTopic.list)
      """,
    version: "0.1.0",
    groupedSubcommands: groups
  )

  /// Creates the command. Only the parser calls this.
  public init() {}

  /// Runs the command line of the process, and exits with its status.
  public static func run() -> Never {
    // A reader that closes the pipe early, such as `head`, is not an error.
    signal(SIGPIPE, SIG_DFL)
    explainTopic()
    do {
      var command = try parseAsRoot()
      do {
        try command.run()
      } catch {
        exit(reporting: error, of: type(of: command))
      }
    } catch {
      exit(reporting: error, of: NinefoldCommand.self)
    }
    Foundation.exit(0)
  }

  private static func exit(
    reporting error: any Error,
    of command: any ParsableCommand.Type
  ) -> Never {
    if let code = error as? ExitCode { exit(withError: code) }
    // The parser reports errors of other types as `.failure`.
    guard exitCode(for: error) == .failure else { exit(reportingUsage: error, of: command) }
    Terminal.printError(ErrorText.text(of: error))
    Foundation.exit(isConflict(error) ? 1 : 2)
  }

  /// Returns true for errors that report edits or conflicts of two sides. Their exit status is 1, as
  /// for differences.
  private static func isConflict(_ error: any Error) -> Bool {
    switch error {
    case NinefoldError.editedDocuments, NinefoldError.conflict, StoreError.openConflicts,
      StoreError.conflictsThere, NinefoldError.exchange(.conflicts),
      NinefoldError.exchange(.rewritten):
      true
    default: false
    }
  }
}

extension NinefoldCommand {
  /// Exits as the parser does, with help on the standard output. Escapes control characters in
  /// quoted arguments.
  private static func exit(
    reportingUsage error: any Error,
    of command: any ParsableCommand.Type
  ) -> Never {
    let code = exitCode(for: error)
    guard !code.isSuccess else {
      Terminal.print(UsageText.wrapped(fullMessage(for: error)))
      Foundation.exit(code.rawValue)
    }
    rejectUnknownCommand()
    if let hint = placeholderHint(for: Array(CommandLine.arguments.dropFirst())) {
      Terminal.note(hint)
    }
    let message = UsageText.completed(command.fullMessage(for: error), for: command)
    for line in UsageText.wrapped(message).split(separator: "\n") { Terminal.note(String(line)) }
    Foundation.exit(code.rawValue)
  }

  private static var commandNames: [String] {
    groups.flatMap(\.subcommands).map { $0._commandName }
  }

  /// Prints the page of `help TOPIC`, and exits.
  ///
  /// Rejects a word that is neither a command nor a topic. The parser would print the general help.
  private static func explainTopic() {
    let words = CommandLine.arguments.dropFirst()
    guard words.count == 2, words.first == "help", let word = words.last, !word.hasPrefix("-"),
      !commandNames.contains(word), word != "help"
    else { return }
    if let topic = HelpTopic.all.first(where: { $0.name == word }) {
      Terminal.printRaw(topic.page)
      Foundation.exit(0)
    }
    Terminal.printError("no command or topic is named '\(word)'; 'ninefold help' lists them")
    if let hint = hint(at: word, among: commandNames + HelpTopic.all.map(\.name)) {
      Terminal.note(hint)
    }
    Foundation.exit(64)
  }

  /// Returns how to write the id of a placeholder, such as File's Owner, which the parser reads as an
  /// option; nil if no argument is such an id, or if it already follows `--`.
  static func placeholderHint(for arguments: [String]) -> String? {
    guard !arguments.contains("--"),
      let id = arguments.first(where: { ["-1", "-2", "-3"].contains($0) })
    else { return nil }
    return "an id that begins with '-' follows '--', after all options: -- \(id)"
  }

  /// Reports a first word that is not a command, and exits. The parser would report the number of
  /// unexpected arguments.
  private static func rejectUnknownCommand() {
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"), word != "help",
      !commandNames.contains(word)
    else { return }
    let hint = hint(at: word, among: commandNames).map { " " + $0 } ?? ""
    Terminal.note("Error: No command is named '\(word)'.\(hint)")
    Terminal.note("Usage: ninefold <subcommand>")
    Terminal.note("  See 'ninefold --help' for more information.")
    Foundation.exit(64)
  }

  /// Returns a question with the names that are similar to a word; nil if there are none.
  private static func hint(at word: String, among names: [String]) -> String? {
    Suggestions.sentence(Suggestions.nearest(to: word, among: names).map { "'\($0)'" })
  }
}
