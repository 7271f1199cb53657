internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RevertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Reverse one edit and keep the edits after it, as one edit",
    discussion: """
      Unlike 'ninefold undo', the command keeps the edits after the given one. If later edits \
      conflict with it, the later edits win. The command then records the conflicts, as 'ninefold \
      merge' does, and the exit status is 1.

      EXAMPLES:
        ninefold revert 12
        ninefold revert 12 --dry-run
      """
  )

  @Argument(help: "The edit to reverse.")
  var revision: String

  @OptionGroup var sides: SideOptions
  @OptionGroup var change: ChangeOptions

  func run() throws {
    try change.merge(with: "the reversal") { project in
      try project.revert(revision, choosing: sides.choice, isDryRun: change.dryRun)
    }
  }
}
