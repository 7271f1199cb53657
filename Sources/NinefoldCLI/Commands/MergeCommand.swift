internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Bring in what another branch has, as one edit",
    discussion: """
      Both sides' edits are kept, object by object and class by class. If the two want the same thing \
      differently, the conflicts are listed, nothing changes, and the status is 1; --ours keeps this \
      branch's side of them.

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
      try project.merge(revision, keepsOurs: join.ours, isDryRun: join.change.dryRun)
    }
  }
}

/// How a command joins edits of two lines.
struct JoinOptions: ParsableArguments {
  @Flag(help: "Keep this branch's side where the two conflict.")
  var ours = false

  @OptionGroup var change: ChangeOptions

  /// Makes the edit and tells it, or the conflicts.
  func run(_ body: (Project) throws -> EditReceipt) throws {
    do {
      let receipt = try body(try change.location.open())
      EditReport(receipt, isDryRun: change.dryRun, none: "Nothing new.")
        .print(json: change.output.json)
    } catch let refusal as MergeRefusal {
      refusal.print(json: change.output.json)
      throw ExitCode(1)
    }
  }
}

extension MergeRefusal {
  /// Lists the conflicts.
  func print(json: Bool) {
    if json {
      let items = conflicts.map { entry in
        JSON.object([
          ("document", .string(entry.document)), ("conflict", JSON.conflict(entry.conflict)),
        ])
      }
      Terminal.printRaw(JSON.object([("conflicts", .array(items))]).rendered)
      return
    }
    for entry in conflicts {
      Terminal.print(Terminal.safe("\(entry.document): \(ConflictText.line(of: entry.conflict))"))
    }
    Terminal.note("\(self). --ours keeps this branch's side.")
  }
}
