internal import ArgumentParser

/// Parses one command without the root command.
///
/// The root parser builds a tree of all commands before it reads a word, and parses twice more to
/// find its own flags. Together, these steps take a third of the time of a short command.
struct DirectCommand<Command: ParsableCommand>: ParsableCommand {
  static var configuration: CommandConfiguration {
    // With a supercommand, the parser doesn't look for the flags of a root command.
    CommandConfiguration(_superCommandName: "ninefold", helpNames: [])
  }

  @OptionGroup var command: Command

  func run() throws {
    var command = command
    try command.run()
  }
}
