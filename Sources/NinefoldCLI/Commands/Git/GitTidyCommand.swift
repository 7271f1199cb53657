internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct GitTidyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tidy",
    abstract: "Revert cosmetic changes that Xcode made to storyboards and xibs",
    discussion: """
      The command compares files with the last commit and reverts each change that Xcode made by \
      itself. All other changes stay. The command lists what it reverts. If a file has no other \
      change, it gets the committed content.

      KINDS OF CHANGES, for --only:
        header      tool versions, the device of the canvas, dependencies and
                    inferredMetricsTieBreakers. Not reverted if an edit came
                    with a new dependency
        frame       frames that Auto Layout computes, and marks of misplaced
                    views. Not reverted in scenes that have an edit
        resource    the order of resources, and the sizes of images
        formatting  other spellings of the same number. Colors in another
                    color space are not reverted

      Without --cached, the command tidies the files of the work tree. With it, the command tidies \
      the staged content, and the files of the work tree whose content is the same. 'ninefold git install \
      --hook --tidy' tidies before each commit. As a filter, the command tidies what 'git add' \
      reads:
        git config filter.ninefold.clean 'ninefold git tidy --filter %f'
        echo '*.storyboard filter=ninefold' >> .gitattributes

      With --interactive, the command shows the lines hunk by hunk and asks, as 'git add -p' does. \
      --json lists the hunks with their ids, and --hunk reverts only the hunks with the given ids. \
      A hunk keeps its id while others are reverted.

      While a merge, a cherry-pick or a revert is in progress, the command changes nothing, unless \
      --against names a revision: the changes of the other commit would look like edits. As a filter, \
      it then passes the content through, and says so on the standard error.

      With --dry-run, the exit status is 1 if there is something to revert.

      EXAMPLES:
        ninefold git tidy
        ninefold git tidy Main.storyboard --only header --dry-run
        ninefold git tidy --cached --json
        ninefold git tidy --interactive
        ninefold git tidy --hunk 1f0c2a9e
      """
  )

  @Argument(help: "The files. Default: all changed storyboards and xibs.", completion: .file())
  var files: [String] = []

  @Flag(help: "Tidy the staged content.")
  var cached = false

  @Option(
    help: ArgumentHelp(
      "Revert only this kind of change; repeatable. Default: all kinds.",
      valueName: "kind"
    ),
    transform: GitTidyCommand.kind
  )
  var only: [Cosmetic] = []

  @Option(
    help: ArgumentHelp("The revision of git to compare with. Default: HEAD.", valueName: "revision")
  )
  var against: String?

  @Option(
    help: ArgumentHelp(
      "As a filter of git: read the content of this file from the standard input, and write the tidied content to the standard output.",
      valueName: "file"
    )
  )
  var filter: String?

  @Flag(name: [.customShort("i"), .long], help: "Ask for each hunk on the terminal.")
  var interactive = false

  @Option(
    name: .customLong("hunk"),
    help: ArgumentHelp("Revert only this hunk; repeatable.", valueName: "id")
  )
  var hunks: [String] = []

  @Flag(help: "List each reverted change.")
  var all = false

  @Flag(help: "Show what would change, and change nothing.")
  var dryRun = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if filter != nil, cached || dryRun || interactive || !files.isEmpty || !hunks.isEmpty {
      throw ValidationError(
        "--filter can't be combined with files, --cached, --dry-run, --interactive or --hunk."
      )
    }
    if interactive, dryRun || output.json || !hunks.isEmpty {
      throw ValidationError(
        "--interactive can't be combined with --dry-run, --json or --hunk."
      )
    }
  }

  func run() throws {
    let tidy = GitTidy(
      folder: FileManager.default.currentDirectoryPath,
      against: against ?? "HEAD",
      kinds: only.isEmpty ? GitTidy.kinds : Set(only)
    )
    if let filter { return try run(tidy, asFilterOf: filter) }
    if against == nil, try tidy.isMerging() {
      show([], isMerging: true)
      return Terminal.note(
        "A merge, cherry-pick or revert is in progress, so nothing is tidied. Finish it first, or name a revision with --against."
      )
    }
    let place = cached ? GitTidy.Place.index : .workTree
    let choice = try hunkChoice()
    let results = try tidy.files(in: place, files.nilIfEmpty).map { file in
      let result = try tidy.tidy(file, in: place, isDryRun: dryRun, choosing: choice?.isTaken)
      return (path: file.path, result: result)
    }
    if let missing = choice?.missing.min() { throw HunkError.unknown(missing) }
    show(results, isMerging: false)
    let count = results.count { !$0.result.reverted.isEmpty }
    let verb = dryRun ? "would be tidied" : "tidied"
    Terminal.note(
      count == 0 ? "Nothing to revert." : "\(count) of \(results.count) files \(verb)."
    )
    if dryRun, count > 0 { throw ExitCode(1) }
  }

  private func show(_ results: [(path: String, result: GitTidy.Result)], isMerging: Bool) {
    if output.json {
      let entries = results.map { GitTidyText.json($0.path, $0.result) }
      return Terminal.printRaw(
        JSON.object([
          ("dryRun", .bool(dryRun)), ("merging", .bool(isMerging)), ("files", .array(entries)),
        ]).rendered
      )
    }
    for (path, result) in results {
      for line in GitTidyText.lines(of: result, all: all, isDryRun: dryRun) {
        Terminal.print(Terminal.safe("\(path): \(line)"))
      }
    }
  }

  /// Returns who decides about hunks; nil to revert all.
  private func hunkChoice() throws -> HunkChoice? {
    guard interactive else { return hunks.isEmpty ? nil : HunkChoice(ids: hunks) }
    guard ChoiceOptions.canAsk else { throw HunkError.noTerminal }
    return HunkChoice()
  }

  private func run(_ tidy: GitTidy, asFilterOf path: String) throws {
    let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
    if against == nil, try tidy.isMerging() {
      // Git compares files by what the filter makes of them, so a merge must not change that.
      Terminal.note(
        "\(path): left as it is: a merge, cherry-pick or revert is in progress"
      )
      return Terminal.write(bytes)
    }
    let result = try tidy.tidied(bytes, at: path)
    if !result.reverted.isEmpty {
      for line in GitTidyText.lines(of: result, all: all, isDryRun: false) {
        Terminal.note("\(path): \(line)")
      }
    }
    Terminal.write(result.bytes)
  }

  private static func kind(_ text: String) throws -> Cosmetic {
    guard let kind = Cosmetic(rawValue: text), GitTidy.kinds.contains(kind) else {
      let names = GitTidy.kinds.map(\.rawValue).sorted().joined(separator: ", ")
      throw ValidationError("'\(text)' is not a kind; the kinds are \(names).")
    }
    return kind
  }
}
