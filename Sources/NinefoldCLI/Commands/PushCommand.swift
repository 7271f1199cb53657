internal import ArgumentParser
internal import Ninefold

struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Bring the edits made here into another copy of the project",
    discussion: """
      Only edits that are missing there travel; branches there move forward. If one has edits that \
      are not here, nothing changes: pull first.

      EXAMPLES:
        ninefold push
        ninefold push /team/App.ninefold --dry-run --json
      """
  )

  @Argument(
    help: "The other project file, or ssh://HOST/PATH; else where this was cloned from.",
    completion: .file(extensions: ["ninefold"])
  )
  var target: String?

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let report = try change.location.open().push(target, isDryRun: change.dryRun)
    change.report(report.text, JSON.members(of: report))
  }
}
