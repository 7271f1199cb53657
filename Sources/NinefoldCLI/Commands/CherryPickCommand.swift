internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct CherryPickCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cherry-pick",
    abstract: "Make one edit of another branch here too, as one edit",
    discussion: """
      Where edits here stand against it, they hold, and conflicts are left as 'ninefold merge' leaves \
      them, with status 1.

      EXAMPLES:
        ninefold cherry-pick 12
        ninefold cherry-pick 3fa9c2e1 --dry-run --json
      """
  )

  @Argument(help: "The edit.")
  var revision: String

  @OptionGroup var join: JoinOptions

  func run() throws {
    try join.run { project in
      try project.cherryPick(revision, settling: join.sides.choice, isDryRun: join.change.dryRun)
    }
  }
}
