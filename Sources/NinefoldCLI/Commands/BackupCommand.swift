internal import ArgumentParser
internal import Ninefold

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Copy the project with its history, even while others edit it",
    discussion: """
      The copy has the state of the project at one moment. The command refuses to overwrite a file.

      EXAMPLES:
        ninefold backup Monday.backup
        ninefold backup /backups/App.ninefold --project App.ninefold --json
      """
  )

  @Argument(help: "The file to create.", completion: .file(extensions: ["ninefold"]))
  var path: String

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    try project.backup(to: path)
    if output.json {
      let answer = [("project", JSON.string(project.path)), ("backup", .string(path))]
      Terminal.printRaw(JSON.object(answer).rendered)
    } else {
      Terminal.print("Copied \(Terminal.safe(project.path)) to \(Terminal.safe(path)).")
      Terminal.note("Next: ninefold verify --project \(path)")
    }
  }
}
