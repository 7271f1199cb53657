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
      file and adds it to the index. It replaces a file that was edited since git stopped only \
      with --force. If conflicts remain, or if the result has findings or duplicate identifiers \
      that neither side has, the command writes nothing, and the exit status is 1. With --accept, \
      it writes the result nevertheless. In a rebase, 'ours' is the branch that git builds on.

      EXAMPLES:
        ninefold git resolve Main.storyboard
        ninefold git resolve Main.storyboard --take k30-Aa-001=theirs
        ninefold git resolve Main.storyboard --take-all theirs --dry-run
      """
  )

  @Argument(help: "The file in the work tree.", completion: .file())
  var file: String

  @Flag(help: "Show what would change, and change nothing.")
  var dryRun = false

  @Flag(help: "Replace the file even if it was edited since git stopped.")
  var force = false

  @Flag(
    help: "Write the result even if it has findings or duplicate identifiers that neither side has."
  )
  var accept = false

  @OptionGroup var options: ChoiceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let folder = FileManager.default.currentDirectoryPath
    let unmerged = try UnmergedFile(file, in: folder)
    let open = unmerged.versions.merged()
    let git = try GitSides.read(folder: folder)
    let text = ConflictText(
      names: unmerged.versions.names(in: open.conflicts),
      sides: MergeSides(ours: git.ours, theirs: git.theirs)
    )
    let choices = try choices(about: open, text, note: git.note)
    let result = unmerged.versions.merged { choices[$0] }
    let problems = unmerged.versions.problems(in: result.document)
    if output.json {
      Terminal.printRaw(JSON.merge(result, problems).rendered)
    } else {
      for line in text.lines(of: result) { Terminal.print(Terminal.safe(line)) }
      for problem in problems { Terminal.print(Terminal.safe(MergeText.line(of: problem))) }
    }
    try requireUsable(result, problems)
    guard !dryRun else { return }
    guard try force || unmerged.isUntouched() else { throw GitResolveError.edited(file) }
    try result.document.write(to: file)
    try unmerged.markMerged()
    try OpenConflictRecord(folder: folder).remove(file)
    Terminal.note(
      "\(file) is resolved and added; continue with 'git commit' or 'git rebase --continue'."
    )
  }

  /// Returns the choices of the options or, without any, those that the user makes on the terminal.
  /// - Throws: `ExitCode` if the user quits.
  private func choices(
    about open: MergeResult,
    _ text: ConflictText,
    note: String?
  ) throws -> [ObjectID: ConflictChoice] {
    let given = try options.choices(for: open.clusters)
    guard options.isEmpty, !open.isClean, !output.json, ChoiceOptions.canAsk else { return given }
    if let note { Terminal.note(note) }
    guard let answers = ChoiceOptions.ask(about: open.clusters, text) else {
      Terminal.note("Nothing was written.")
      throw ExitCode(1)
    }
    return answers
  }

  /// Throws if a result has open conflicts, or problems that were not accepted.
  private func requireUsable(_ result: MergeResult, _ problems: [MergeProblem]) throws {
    guard result.isClean else {
      let count = result.clusters.count
      Terminal.note(
        "\(count) conflict\(count == 1 ? " is" : "s are") open; nothing was written. "
          + "Resolve them with --take ID=ours, ID=theirs or ID=base."
      )
      throw ExitCode(1)
    }
    guard problems.isEmpty || accept else {
      Terminal.note(
        "The result has findings or duplicate identifiers that neither side has; nothing was written. Correct the file in "
          + "Xcode and add it with 'git add', or take the result with --accept."
      )
      throw ExitCode(1)
    }
  }
}

/// The reason why a resolved merge is not written.
enum GitResolveError: Error, CustomStringConvertible {
  case edited(String)

  var description: String {
    switch self {
    case .edited(let file):
      "\(file) was edited since git stopped; --force replaces it"
    }
  }
}
