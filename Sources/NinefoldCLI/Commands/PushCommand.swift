internal import ArgumentParser
internal import Ninefold

struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Send the edits made here to another copy of the project",
    discussion: """
      The command transfers only edits that are missing there, and moves the branches there \
      forward. If a branch there has edits that are missing here, nothing changes; pull first.

      EXAMPLES:
        ninefold push
        ninefold push /team/App.ninefold --dry-run --json
      """
  )

  @Argument(
    help: "The other project file, or ssh://HOST/PATH. Default: the stored address of origin.",
    completion: .file(extensions: ["ninefold"])
  )
  var target: String?

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let report = try change.location.open().push(target, isDryRun: change.dryRun)
    change.report(report.text, JSON.members(of: report))
  }
}
