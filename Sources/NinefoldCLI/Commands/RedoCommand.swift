internal import ArgumentParser
internal import Ninefold

struct RedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Take undos back, the latest first",
    discussion: """
      Works until something else is edited.

      EXAMPLES:
        ninefold redo
        ninefold redo 3 --json
      """
  )

  @Argument(help: "How many undos.")
  var count = 1

  @Flag(name: [.customShort("n"), .long], help: "Tell what would change; change nothing.")
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if count < 1 { throw ValidationError("The number of undos is at least 1.") }
  }

  func run() throws {
    let outcome = try location.open().redo(count, isDryRun: dryRun)
    EditReport(outcome, isDryRun: dryRun, none: "Nothing to redo.").print(json: output.json)
  }
}
