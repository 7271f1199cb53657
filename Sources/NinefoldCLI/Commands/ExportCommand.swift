internal import ArgumentParser
internal import Ninefold

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write documents as Interface Builder does",
    discussion: """
      A document that was not edited comes back byte for byte. Names can't lead out of the folder.

      EXAMPLES:
        ninefold export --output Exported
        ninefold export Main.storyboard --stdout
      """
  )

  @Argument(help: "The documents; all if none is named.")
  var documents: [String] = []

  @Option(
    help: ArgumentHelp("The folder to write to, made if missing.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Flag(help: "Print one document instead.")
  var stdout = false

  @Flag(name: [.customShort("n"), .long], help: "Tell what would be written; write nothing.")
  var dryRun = false

  @OptionGroup var location: StateOptions
  @OptionGroup var form: OutputOptions

  func validate() throws {
    if stdout {
      guard documents.count == 1, output == nil else {
        throw ValidationError("--stdout takes exactly one document, and no --output.")
      }
    } else if output == nil {
      throw ValidationError("Say where to write: --output FOLDER, or --stdout.")
    }
  }

  func run() throws {
    let project = try location.open()
    guard let output else {
      Terminal.write(try project.exportedBytes(of: documents[0]))
      return
    }
    var progress = Progress("exporting")
    defer { progress.end() }
    let paths = try project.export(
      documents,
      to: output,
      isDryRun: dryRun,
      progress: { progress.update($0, of: $1) }
    )
    progress.end()
    if form.json {
      Terminal.printRaw(
        JSON.object([
          ("dryRun", .bool(dryRun)), ("files", .array(paths.map { .string($0) })),
        ]).rendered
      )
      return
    }
    for path in paths { Terminal.print(Terminal.safe(path)) }
    if dryRun { Terminal.note("Dry run: nothing was written.") }
  }
}
