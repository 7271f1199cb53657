internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what differs between two states of the project, in terms of layout",
    discussion: """
      Without revisions: what was edited since the last version. Ends with status 1 if anything \
      differs.

      EXAMPLES:
        ninefold diff
        ninefold diff HEAD~1
        ninefold diff main roomier --stat
        ninefold diff v1.0 @ --class compact-regular --json
      """
  )

  @Argument(help: "The old state: an edit, version, tag, branch or time.")
  var old = "HEAD"

  @Argument(help: "The new state; @ is the present one.")
  var new = "@"

  @OptionGroup var form: DiffOptions
  @OptionGroup var location: ProjectOptions

  func run() throws {
    let diffs = try location.open().diff(from: old, to: new, in: form.sizeClass)
      .filter { !$0.diff.changes.isEmpty }
    form.print(diffs, refused: nil)
    if !diffs.isEmpty { throw ExitCode(1) }
  }
}
