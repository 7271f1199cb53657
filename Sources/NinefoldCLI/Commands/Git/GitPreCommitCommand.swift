internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitPreCommitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pre-commit",
    abstract: "Refuse to commit storyboards and xibs whose conflicts are open",
    discussion: """
      A file with open conflicts opens in Xcode, because it has our side of each. So nothing else \
      would show that the edits of the other side are missing. The command compares what is staged \
      with what the merge left, and the exit status is 1 if a file is unchanged since. 'ninefold git \
      install --hook' makes git run the command before each commit. Git runs no such hook in a \
      rebase.

      EXAMPLES:
        ninefold git pre-commit
        ninefold git pre-commit --tidy
      """
  )

  @Flag(help: "First take back changes without meaning in what is staged.")
  var tidy = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if tidy, output.json { throw ValidationError("--json lists open conflicts only.") }
  }

  func run() throws {
    if tidy { try GitTidyCommand.parse(["--cached"]).run() }
    let open = try OpenConflictRecord(folder: FileManager.default.currentDirectoryPath).staged()
    if output.json {
      let entries = open.map { entry in
        JSON.object([("path", .string(entry.path)), ("open", .integer(entry.count))])
      }
      Terminal.printRaw(JSON.object([("open", .array(entries))]).rendered)
    }
    for entry in open {
      let path = GitSetup.shellWord(entry.path)
      Terminal.note(
        "\(entry.path): \(entry.count) conflict\(entry.count == 1 ? "" : "s") of the merge open; run "
          + "'git checkout -m -- \(path)' and 'ninefold git resolve \(path)' at the top of the "
          + "repository, or commit our side with --no-verify"
      )
    }
    if !open.isEmpty { throw ExitCode(1) }
  }
}
