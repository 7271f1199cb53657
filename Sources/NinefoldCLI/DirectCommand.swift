internal import ArgumentParser

/// One command parsed by itself.
///
/// The parser makes a tree of all commands before it reads a word, and looks for flags of its own
/// in two parses more: a third of the time that a short command takes. Here it makes one command.
struct DirectCommand<Command: ParsableCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    // A command above it is what keeps the parser from looking for the flags that only a root has.
    CommandConfiguration(_superCommandName: "ninefold", helpNames: [])
  }

  @OptionGroup var command: Command

  func run() throws {
    var command = command
    try command.run()
  }
}

extension DirectCommand where Command == NinefoldCommand {
  /// The command that the first word of the command line names, parsed; nil where the line says
  /// anything else.
  ///
  /// What is wrong, or asks for help, is left to the root: its answer names the whole command.
  static func named(in configuration: CommandConfiguration) -> (any ParsableCommand)? {
    let words = CommandLine.arguments.dropFirst()
    return configuration.groupedSubcommands.lazy.flatMap(\.subcommands)
      .first { $0._commandName == words.first }
      .flatMap { parse($0, Array(words.dropFirst())) }
  }

  private static func parse<Named: ParsableCommand>(_ named: Named.Type, _ words: [String])
    -> (any ParsableCommand)?
  {
    guard named.configuration.subcommands.isEmpty else { return nil }
    return try? DirectCommand<Named>.parseAsRoot(words)
  }
}
