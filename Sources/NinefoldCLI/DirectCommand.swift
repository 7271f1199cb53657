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
