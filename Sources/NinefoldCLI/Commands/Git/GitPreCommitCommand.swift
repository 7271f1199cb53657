internal import ArgumentParser
internal import Foundation
internal import Ninefold

struct GitPreCommitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pre-commit",
    abstract: "Refuse to commit storyboards and xibs whose conflicts are open",
    discussion: """
      A file with open conflicts has our side of each conflict. It opens in Xcode, so nothing \
      shows that edits of the other side are missing. The command repeats the merge and compares \
      its result with the staged content. If they are the same, the conflicts are open, and the \
      exit status is 1. 'ninefold git install --hook' makes git run the command before each \
      commit. Git does not run this hook in a rebase.

      EXAMPLES:
        ninefold git pre-commit
        ninefold git pre-commit --tidy
      """
  )

  @Flag(help: "First revert cosmetic changes in the staged content.")
  var tidy = false

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if tidy, output.json { throw ValidationError("--json can't be combined with --tidy.") }
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
      let path = GitSetup.shellQuoted(entry.path)
      Terminal.note(
        "\(entry.path): \(entry.count) conflict\(entry.count == 1 ? " is" : "s are") open; run "
          + "'git checkout -m -- \(path)' and 'ninefold git resolve \(path)' at the top of the "
          + "repository, or commit our side with --no-verify"
      )
    }
    if !open.isEmpty { throw ExitCode(1) }
  }
}
