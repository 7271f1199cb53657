internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import storyboards and xibs into the project",
    discussion: """
      The name of a document is its path as given. If the project already has a document of this \
      name, the command writes only the differences. For a folder, it imports all storyboards and \
      xibs in it and its subfolders. For an Xcode project, it imports those of the folder that \
      contains the project. All files of one run are one edit. If a file is not a readable \
      Interface Builder document, the command imports nothing. With --skip-refused, it imports the \
      other files.

      If a document has edits since its last import or export and its file has not changed, the \
      command keeps the document. If both have changed, the command names the document and imports \
      nothing, and the exit status is 1. Then merge both with 'ninefold sync', overwrite the file \
      with 'ninefold export', or overwrite the document with --force.

      With --git, the command imports the history of the storyboards and xibs in a git repository. \
      It follows the first parents of the commits. Each commit that changed a storyboard or xib \
      becomes a version with its author, time and message. 'log' and 'blame' show the first line of \
      the message. Paths are then files and folders, relative to the top of the repository. A later \
      run adds only new commits, even if the first run was interrupted.

      EXAMPLES:
        ninefold import Main.storyboard
        ninefold import App/Base.lproj Views
        ninefold import App.xcodeproj --skip-refused
        ninefold import Main.storyboard --force
        ninefold import --git ../App
        ninefold import --git ../App App/Base.lproj --revision develop --json
      """
  )

  @Argument(
    help: "Files, folders or Xcode projects.",
    completion: .file(extensions: ["storyboard", "xib", "xcodeproj"])
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Import the history of this git repository.", valueName: "folder"),
    completion: .directory
  )
  var git: String?

  @Option(
    help: ArgumentHelp("With --git, the last commit to import. Default: HEAD.", valueName: "commit")
  )
  var revision: String?

  @Flag(help: "Skip files that can't be read as Interface Builder documents, and list them.")
  var skipRefused = false

  @Flag(help: "Overwrite documents that have edits. 'ninefold undo' restores the edits.")
  var force = false

  @Flag(name: [.customShort("n"), .long], help: .dryRun)
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if git == nil {
      guard !paths.isEmpty else {
        throw ValidationError("Name the files to import, or a repository with --git.")
      }
      guard revision == nil else { throw ValidationError("--revision requires --git.") }
    }
  }

  func run() throws {
    let project = try location.open()
    if let git { return try importHistory(of: git, into: project) }
    var progress = Progress(dryRun ? "checking" : "importing")
    defer { progress.end() }
    let result = try project.importDocuments(
      at: paths,
      skipsRefused: skipRefused,
      isDryRun: dryRun,
      overwritesEdits: force,
      progress: { progress.update($0, of: $1) }
    )
    progress.end()
    for refusal in result.refused { Terminal.note("left out: \(refusal)") }
    if output.json {
      Terminal.printRaw(json(result).rendered)
    } else {
      printText(result)
    }
  }

  private func printText(_ result: ImportResult) {
    var unchanged = 0
    for document in result.documents {
      let name = document.name
      switch document.effect {
      case .added(let objects):
        Terminal.print("added \(Terminal.safe(name)) (\(objects) objects)")
      case .changed(let objects):
        Terminal.print("changed \(Terminal.safe(name)) (\(objects.count) objects)")
      case .kept(let edits):
        Terminal.print(
          "kept \(Terminal.safe(name)): the file is unchanged, and the project has \(edits) edits that it lacks"
        )
      case .unchanged:
        unchanged += 1
      }
    }
    if unchanged > 0 { Terminal.print("\(unchanged) unchanged") }
    if dryRun { Terminal.noteDryRun() }
  }

  private func json(_ result: ImportResult) -> JSON {
    .object(
      JSON.members(of: result.recorded, isDryRun: dryRun) + [
        (
          "documents",
          .array(
            result.documents.map { document in
              var members: [(String, JSON)] = [("document", .string(document.name))]
              switch document.effect {
              case .added(let objects):
                members += [("change", .string("added")), ("objects", .integer(objects))]
              case .changed(let objects):
                members += [
                  ("change", .string("changed")),
                  ("affected", .array(objects.map { .string($0.rawValue) })),
                ]
              case .kept(let edits):
                members += [("change", .string("kept")), ("unexportedEdits", .integer(edits))]
              case .unchanged:
                members.append(("change", .string("unchanged")))
              }
              return .object(members)
            }
          )
        ),
        (
          "refused",
          .array(result.refused.map(JSON.refusal))
        ),
      ]
    )
  }
}
