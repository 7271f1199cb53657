internal import ArgumentParser
internal import Ninefold

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Write edits into a file that others fetch, pull or clone",
    discussion: """
      A bundle has the edits that branches and tags lead to, with versions and names. With --since, \
      what leads to that revision stays out, and the receiver must have it.

      EXAMPLES:
        ninefold bundle history.bundle
        ninefold bundle week.bundle --since v1.0
        ninefold fetch history.bundle --project Other.ninefold
      """
  )

  @Argument(help: "The file to write; one that is there is replaced.", completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp("Leave out what leads to this revision.", valueName: "revision")
  )
  var since: String?

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let report = try change.location.open()
      .writeBundle(to: path, since: since, isDryRun: change.dryRun)
    change.report(
      report.text,
      JSON.members(of: report) + [("file", .string(path))],
      next: "Next: ninefold fetch \(path) --project OTHER"
    )
  }
}
