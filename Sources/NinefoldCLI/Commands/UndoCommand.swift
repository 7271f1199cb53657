internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo edits, starting with the latest",
    discussion: """
      An undo is itself an edit, so nothing is lost. The command also reverses commits, tags, \
      branches, switches, merges and resolutions; each counts as one step. Until the next edit, \
      'ninefold redo' reverses an undo. The command can undo everything, including imports, back \
      to the empty project.

      EXAMPLES:
        ninefold undo
        ninefold undo 3
        ninefold undo --to 12
        ninefold undo --to 0 --dry-run
      """
  )

  @Argument(help: "The number of steps. Default: 1.")
  var count: Int?

  @Option(
    help: ArgumentHelp(
      "Return to the state directly after this edit; 0 is the empty project.",
      valueName: "edit"
    )
  )
  var to: String?

  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let count, count < 1 { throw ValidationError("The number of edits must be at least 1.") }
    if count != nil, to != nil { throw ValidationError("Give a number or --to, not both.") }
  }

  func run() throws {
    let project = try location.open()
    var extent = UndoExtent.count(count ?? 1)
    if let to {
      extent = .state(after: to == "0" ? nil : try project.recordedEdit(named: to).number)
    }
    let recorded = try project.undo(extent, isDryRun: dryRun)
    RecordedEditsPrinter(recorded, isDryRun: dryRun, none: "Nothing to undo.").print(
      json: output.json
    )
  }
}
