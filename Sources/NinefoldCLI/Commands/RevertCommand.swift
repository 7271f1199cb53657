internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RevertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Take one edit back whatever came after it, as one edit",
    discussion: """
      Unlike 'ninefold undo', the edits after it stay. If they stand against it, the conflicts are \
      listed, nothing changes, and the status is 1.

      EXAMPLES:
        ninefold revert 12
        ninefold revert 12 --dry-run
      """
  )

  @Argument(help: "The edit.")
  var revision: String

  @OptionGroup var join: JoinOptions

  func run() throws {
    try join.run { project in
      try project.revert(revision, keepsOurs: join.ours, isDryRun: join.change.dryRun)
    }
  }
}
