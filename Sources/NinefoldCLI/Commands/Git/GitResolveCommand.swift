internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct GitResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve the conflicts of a storyboard or xib in a stopped git merge",
    discussion: """
      The command repeats the merge of the three versions that git keeps, with your choices. \
      Without choices, it asks on the terminal. When all conflicts are resolved, it writes the \
      file and adds it to the index. It does not replace a file that was edited since git stopped, \
      unless --force is given. If conflicts remain, it writes nothing, and the exit status is 1.

      EXAMPLES:
        ninefold git resolve Main.storyboard
        ninefold git resolve Main.storyboard --take k30-Aa-001=theirs
        ninefold git resolve Main.storyboard --take-all theirs --dry-run
      """
  )

  @Argument(help: "The file in the work tree.", completion: .file())
  var file: String

  @Flag(help: "Show what would be resolved, and write nothing.")
  var dryRun = false

  @Flag(help: "Replace a file that was edited since git stopped.")
  var force = false

  @OptionGroup var options: ChoiceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let unmerged = try UnmergedFile(file, in: FileManager.default.currentDirectoryPath)
    let open = unmerged.versions.merged()
    var choices = try options.choices(for: open.clusters)
    if options.isEmpty, !open.isClean, !output.json, ChoiceOptions.canAsk {
      guard let answers = ChoiceOptions.ask(about: open.clusters) else {
        Terminal.note("Nothing was written.")
        throw ExitCode(1)
      }
      choices = answers
    }
    let result = unmerged.versions.merged { choices[$0] }
    if output.json {
      Terminal.printRaw(JSON.merge(result).rendered)
    } else {
      for line in ConflictText.lines(of: result) { Terminal.print(Terminal.safe(line)) }
    }
    guard result.isClean else {
      let count = result.clusters.count
      Terminal.note(
        "\(count) conflict\(count == 1 ? "" : "s") open; nothing was written. "
          + "Resolve them with --take ID=ours, ID=theirs or ID=base."
      )
      throw ExitCode(1)
    }
    guard !dryRun else { return }
    guard try force || unmerged.isUntouched() else { throw GitResolveError.edited(file) }
    try result.document.write(to: file)
    try unmerged.markMerged()
    Terminal.note(
      "\(file) is resolved and added; continue with 'git commit' or 'git rebase --continue'."
    )
  }
}

/// The reason why a resolved merge is not written.
enum GitResolveError: Error, CustomStringConvertible {
  case edited(String)

  var description: String {
    switch self {
    case .edited(let file):
      "\(file) was edited since git stopped; --force overwrites it"
    }
  }
}
