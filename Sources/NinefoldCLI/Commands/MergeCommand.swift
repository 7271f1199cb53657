internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Bring in what another branch has, as one edit",
    discussion: """
      Both sides' edits are kept, object by object and class by class. Where the two want the same \
      thing differently, this branch's side holds, a conflict is left, and the status is 1: 'ninefold \
      conflicts' lists what is open, 'ninefold resolve' settles it, 'ninefold undo' takes it all back. \
      --ours or --theirs settles every conflict at once.

      EXAMPLES:
        ninefold merge roomier
        ninefold merge roomier --ours
        ninefold merge roomier --dry-run --json
      """
  )

  @Argument(help: "The branch, or another revision.")
  var revision: String

  @OptionGroup var join: JoinOptions

  func run() throws {
    try join.run { project in
      try project.merge(revision, settling: join.sides.choice, isDryRun: join.change.dryRun)
    }
  }
}

/// Which side holds where two conflict.
struct SideOptions: ParsableArguments {
  @Flag(help: "Let this branch's side hold where the two conflict.")
  var ours = false

  @Flag(help: "Let the other side hold where the two conflict.")
  var theirs = false

  func validate() throws {
    if ours, theirs { throw ValidationError("Give one of --ours and --theirs.") }
  }

  /// The choice; nil to leave conflicts.
  var choice: ConflictChoice? { ours ? .ours : theirs ? .theirs : nil }
}

/// How a command joins edits of two lines.
struct JoinOptions: ParsableArguments {
  @OptionGroup var sides: SideOptions
  @OptionGroup var change: ChangeOptions

  /// Makes the edit and tells it, with the conflicts that it left.
  func run(_ body: (Project) throws -> JoinReport) throws {
    let report = try body(try change.location.open())
    if change.output.json {
      let members =
        JSON.members(of: report.receipt, isDryRun: change.dryRun) + [
          ("conflicts", .array(report.conflicts.map(JSON.openConflict)))
        ]
      Terminal.printRaw(JSON.object(members).rendered)
    } else {
      EditReport(report.receipt, isDryRun: change.dryRun, none: "Nothing new.").print(json: false)
      OpenConflictText.tell(report.conflicts)
    }
    if !report.conflicts.isEmpty { throw ExitCode(1) }
  }
}
