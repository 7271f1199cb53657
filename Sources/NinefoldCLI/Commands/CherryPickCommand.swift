internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct CherryPickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cherry-pick",
    abstract: "Apply one edit of another branch here, as one edit",
    discussion: """
      If the edit conflicts with edits of this branch, the command keeps our side (this branch) and \
      records the conflicts, as 'ninefold merge' does. The exit status is then 1.

      EXAMPLES:
        ninefold cherry-pick 12
        ninefold cherry-pick 3fa9c2e1 --dry-run --json
      """
  )

  @Argument(help: "The edit to apply.")
  var revision: String

  @OptionGroup var sides: SideOptions
  @OptionGroup var change: ChangeOptions

  func run() throws {
    try change.merge(with: revision) { project in
      try project.cherryPick(revision, choosing: sides.choice, isDryRun: change.dryRun)
    }
  }
}
