internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DiffFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff-file",
    abstract: "Show what changed between two versions of a storyboard or xib, in terms of layout",
    discussion: """
      Needs no project. What Interface Builder derives, frames under Auto Layout, the document line, \
      places on the canvas, is counted in one line; --all lists it. Ends with status 1 if anything \
      differs.

      EXAMPLES:
        ninefold diff-file old.storyboard new.storyboard
        ninefold diff-file old.storyboard new.storyboard --class compact-regular
        ninefold diff-file old.xib new.xib --markdown
        ninefold diff-file old.xib new.xib --json
      """
  )

  @Argument(help: "The old version.", completion: .file())
  var old: String

  @Argument(help: "The new version.", completion: .file())
  var new: String

  @OptionGroup var form: DiffOptions

  func run() throws {
    let diff = try PlainFiles.diff(from: old, to: new, in: form.sizeClass)
    form.print(diff, title: new)
    if !diff.changes.isEmpty { throw ExitCode(1) }
  }
}

/// What of a diff is shown, and how.
struct DiffOptions: ParsableArguments {
  @Option(
    name: .customLong("class"),
    help: "Only what changes the effective layout of this size class."
  )
  var sizeClass: SizeClass?

  @Flag(help: "List cosmetic changes too.")
  var all = false

  @Flag(help: "Only count the changes of each scene.")
  var stat = false

  @Flag(help: "Print Markdown, for a comment on a pull request.")
  var markdown = false

  @Flag(help: "Print JSON; docs/json.md tells the members.")
  var json = false

  func validate() throws {
    if [stat, markdown, json].count(where: { $0 }) > 1 {
      throw ValidationError("Give one of --stat, --markdown and --json.")
    }
  }

  /// Prints a diff in the form that was asked for.
  func print(_ diff: DocumentDiff, title: String) {
    if json {
      Terminal.printRaw(JSON.diff(diff).rendered)
    } else if markdown {
      Terminal.printRaw(DiffMarkdown.text(diff, title: title))
    } else if stat {
      DiffText.printStat(diff)
    } else {
      DiffText.print(diff, all: all)
    }
  }
}
