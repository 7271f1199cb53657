internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct RevertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revert",
    abstract: "Take one edit back whatever came after it, as one edit",
    discussion: """
      Unlike 'ninefold undo', the edits after it stay. Where they stand against it, they hold, and \
      conflicts are left as 'ninefold merge' leaves them, with status 1.

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
      try project.revert(revision, settling: join.sides.choice, isDryRun: join.change.dryRun)
    }
  }
}
