internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check that replaying the journal gives the current content",
    discussion: """
      The command replays every edit into an empty database and compares the result with the \
      content, row by row, on all processors. It stops at the first difference, and the exit status \
      is then 1.

      With --resume, the command records its progress in a file. After an interruption, the next \
      run with the same file continues from there. If the project has changed, it starts again. \
      The command removes the file at the end.

      EXAMPLES:
        ninefold verify
        ninefold verify --resume nightly.verify
        ninefold verify --json
      """
  )

  @Option(
    help: ArgumentHelp(
      "Record the progress in this file, and continue there after an interruption.",
      valueName: "path"
    )
  )
  var resume: String?

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    var progress = Progress("verified parts")
    defer { progress.end() }
    let verification = try project.verify(record: resume) { progress.update($0, of: $1) }
    progress.end()
    switch verification {
    case .whole(let edits, let rows):
      if output.json {
        Terminal.printRaw(
          JSON.object([
            ("whole", .bool(true)), ("edits", .integer(edits)), ("rows", .integer(rows)),
          ]).rendered
        )
      } else {
        Terminal.print("The journal's \(edits) edits reproduce the content's \(rows) rows.")
      }
    case .different(let reason):
      if output.json {
        Terminal.printRaw(
          JSON.object([("whole", .bool(false)), ("difference", .string(reason))]).rendered
        )
      } else {
        Terminal.print("different: " + Terminal.safe(reason))
      }
      throw ExitCode(1)
    }
  }
}
