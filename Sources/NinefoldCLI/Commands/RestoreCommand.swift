internal import ArgumentParser
internal import Ninefold

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restore documents to their state at a revision, as one edit",
    discussion: """
      Nothing is lost. The edits since then stay in the journal, and 'ninefold undo' reverses the \
      command.

      EXAMPLES:
        ninefold restore HEAD
        ninefold restore v1.0 Main.storyboard
        ninefold restore 2026-03-01 --dry-run
      """
  )

  @Argument(help: "The state: an edit, version, tag, branch or time.")
  var revision: String

  @Argument(help: "The documents. Default: all.")
  var documents: [String] = []

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let recorded = try change.open()
      .restore(revision, documents: documents.nilIfEmpty, isDryRun: change.dryRun)
    RecordedEditsPrinter(recorded, isDryRun: change.dryRun, none: "Nothing differs.")
      .print(json: change.json)
  }
}
