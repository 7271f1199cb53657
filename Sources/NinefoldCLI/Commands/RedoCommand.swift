internal import ArgumentParser
internal import Ninefold

struct RedoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redo",
    abstract: "Redo edits that were undone, starting with the latest undo",
    discussion: """
      A redo is possible until the next edit.

      EXAMPLES:
        ninefold redo
        ninefold redo 3 --json
      """
  )

  @Argument(help: "The number of undos to reverse.")
  var count = 1

  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if count < 1 { throw ValidationError("The number of undos must be at least 1.") }
  }

  func run() throws {
    let recorded = try location.open().redo(count, isDryRun: dryRun)
    RecordedEditsPrinter(recorded, isDryRun: dryRun, none: "Nothing to redo.").print(
      json: output.json
    )
  }
}
