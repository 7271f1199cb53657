internal import ArgumentParser
internal import Ninefold

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write documents to files, as Interface Builder writes them",
    discussion: """
      The command writes an unedited document byte for byte as it was imported. It writes no file \
      outside the output folder.

      With --git-fast-export, every version that is reachable from a branch or tag becomes a \
      commit with its author, time and message. Branches and tags become branches and tags of git. \
      The stream leaves out edits after the last version of a branch.

      With --history, the command writes a plain SQLite file with all edits, versions and the old and \
      new value of every change, for Datasette, DuckDB, sqlite-utils and other programs.

      EXAMPLES:
        ninefold export --output Exported
        ninefold export Main.storyboard --stdout
        ninefold export --git-fast-export | git -C NewRepository fast-import
        ninefold export --git-fast-export --output history.stream --json
        ninefold export --history history.db
      """
  )

  @Argument(help: "The documents. Default: all.")
  var documents: [String] = []

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The folder to write to, created if missing. With --git-fast-export: a file, or - for the standard output.",
      valueName: "path"
    ),
    completion: .directory
  )
  var output: String?

  @Flag(help: "Print one document, and write no files.")
  var stdout = false

  @Flag(help: "Write all versions as a stream for 'git fast-import'.")
  var gitFastExport = false

  @Option(
    help: ArgumentHelp("Write the history to this new SQLite file.", valueName: "path"),
    completion: .file()
  )
  var history: String?

  @Flag(name: [.customShort("n"), .long], help: "Show what would be written, and write nothing.")
  var dryRun = false

  @OptionGroup var location: StateOptions
  @OptionGroup var form: OutputOptions

  func validate() throws {
    if history != nil {
      guard documents.isEmpty, location.at == nil, output == nil, !stdout, !gitFastExport else {
        throw ValidationError(
          "--history can't be combined with other targets: it writes the whole history."
        )
      }
    } else if gitFastExport {
      guard documents.isEmpty, location.at == nil else {
        throw ValidationError(
          "--git-fast-export can't be combined with documents or --at: it writes all versions."
        )
      }
      if form.json, !dryRun, isForPipe {
        throw ValidationError("--json requires --output FILE: the stream needs a place of its own.")
      }
    } else if stdout {
      guard documents.count == 1, output == nil else {
        throw ValidationError("--stdout takes exactly one document, and no --output.")
      }
    } else if output == nil {
      throw ValidationError("Give --output FOLDER or --stdout.")
    }
  }

  func run() throws {
    let project = try location.open()
    if let history { return try exportHistory(project, to: history) }
    if gitFastExport { return try exportForGit(project) }
    guard let output else {
      Terminal.write(try project.exportedBytes(of: documents[0]))
      return
    }
    var progress = Progress("exporting")
    defer { progress.end() }
    let paths = try project.export(
      documents.nilIfEmpty,
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

  private var isForPipe: Bool { stdout || output ?? "-" == "-" }

  private func exportForGit(_ project: Project) throws {
    var progress = Progress("exporting")
    defer { progress.end() }
    let stream = dryRun ? nil : isForPipe ? ResultStream.standard : try ResultStream(output ?? "-")
    var bytes = 0
    let result: GitExportResult
    do {
      result = try project.exportForGit(progress: { progress.update($0, of: $1) }) { piece in
        bytes += piece.count
        try stream?.write(piece)
      }
    } catch {
      stream?.discard()
      throw error
    }
    try stream?.close()
    progress.end()
    if form.json {
      let members: [(String, JSON)] = [
        ("dryRun", .bool(dryRun)), ("commits", .integer(result.commits)),
        ("branches", .integer(result.branches)), ("tags", .integer(result.tags)),
        ("bytes", .integer(bytes)),
      ]
      return Terminal.printRaw(JSON.object(members).rendered)
    }
    Terminal.note(
      "\(result.commits) commits, \(result.branches) branches, \(result.tags) tags"
        + (dryRun ? " would be written." : ".")
    )
  }

  private func exportHistory(_ project: Project, to path: String) throws {
    var progress = Progress("exporting")
    defer { progress.end() }
    let result = try project.exportHistory(
      to: path,
      isDryRun: dryRun,
      progress: { progress.update($0, of: $1) }
    )
    progress.end()
    if form.json {
      let members: [(String, JSON)] = [
        ("dryRun", .bool(dryRun)), ("file", .string(path)), ("edits", .integer(result.edits)),
        ("versions", .integer(result.versions)), ("changes", .integer(result.changes)),
      ]
      return Terminal.printRaw(JSON.object(members).rendered)
    }
    if !dryRun { Terminal.print(Terminal.safe(path)) }
    Terminal.note(
      "\(result.edits) edits, \(result.versions) versions, \(result.changes) changes"
        + (dryRun ? " would be written." : ".")
    )
  }
}
