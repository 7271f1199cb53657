internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the layout differences between two states of the project",
    discussion: """
      Without revisions, the command compares the last version with the current state. With one \
      revision, it compares that state with the current one. The exit status is 1 if anything \
      differs.

      --output draws the scenes that look different, before and after, as 'diff-file' does.

      EXAMPLES:
        ninefold diff
        ninefold diff HEAD~1
        ninefold diff main roomier --stat
        ninefold diff v1.0 @ --class compact-regular --json
        ninefold diff HEAD~1 --output changes.html
      """
  )

  @Argument(help: "The old state: an edit, version, tag, branch or time.")
  var old = "HEAD"

  @Argument(help: "The new state. @ is the current state.")
  var new = "@"

  @OptionGroup var form: DiffOptions
  @OptionGroup var picture: DiffPictureOptions
  @OptionGroup var location: ProjectOptions

  func run() throws {
    let project = try location.open()
    if picture.output != nil {
      let pairs = try project.differingDocuments(from: old, to: new)
      try picture.write(pairs, titled: "\(old) \u{2192} \(new)", isJSON: form.json)
      if !pairs.isEmpty { throw ExitCode(1) }
      return
    }
    let diffs = try project.diff(from: old, to: new, in: form.sizeClass)
      .filter { !$0.diff.changes.isEmpty }
    form.print(diffs, refused: nil)
    if !diffs.isEmpty { throw ExitCode(1) }
  }
}
