internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring storyboards and xibs into the project",
    discussion: """
      A document is named by its path as given; the same path again is the same document, and only \
      what differs is written. A folder stands for all documents below it, an Xcode project for the \
      folder it is in. All files of a call are one change: if one is refused, nothing is imported.

      EXAMPLES:
        ninefold import Main.storyboard
        ninefold import App/Base.lproj Views
        ninefold import App.xcodeproj --skip-refused
      """
  )

  @Argument(
    help: "Files, folders or Xcode projects.",
    completion: .file(extensions: ["storyboard", "xib", "xcodeproj"])
  )
  var paths: [String]

  @Flag(help: "Leave out files that are no Interface Builder documents, and say which.")
  var skipRefused = false

  @Flag(name: [.customShort("n"), .long], help: "Tell what would change; change nothing.")
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    var progress = Progress(dryRun ? "checking" : "importing")
    defer { progress.end() }
    let report = try project.importDocuments(
      at: paths,
      skipsRefused: skipRefused,
      isDryRun: dryRun,
      progress: { progress.update($0, of: $1) }
    )
    progress.end()
    for refusal in report.refused { Terminal.note("left out: \(refusal)") }
    if output.json {
      Terminal.printRaw(json(report).rendered)
    } else {
      printText(report)
    }
  }

  private func printText(_ report: ImportReport) {
    var unchanged = 0
    for (name, outcome) in report.documents {
      switch outcome {
      case .added(let objects):
        Terminal.print("added \(Terminal.safe(name)) (\(objects) objects)")
      case .changed(let objects):
        Terminal.print("changed \(Terminal.safe(name)) (\(objects.count) objects)")
      case .unchanged:
        unchanged += 1
      }
    }
    if unchanged > 0 { Terminal.print("\(unchanged) unchanged") }
    if dryRun { Terminal.note("Dry run: nothing was changed.") }
  }

  private func json(_ report: ImportReport) -> JSON {
    .object([
      ("dryRun", .bool(dryRun)),
      (
        "documents",
        .array(
          report.documents.map { name, outcome in
            var members: [(String, JSON)] = [("document", .string(name))]
            switch outcome {
            case .added(let objects):
              members += [("change", .string("added")), ("objects", .integer(objects))]
            case .changed(let objects):
              members += [
                ("change", .string("changed")),
                ("affected", .array(objects.map { .string($0.rawValue) })),
              ]
            case .unchanged:
              members.append(("change", .string("unchanged")))
            }
            return .object(members)
          }
        )
      ),
      (
        "refused",
        .array(
          report.refused.map {
            .object([
              ("file", .string($0.path)), ("line", $0.line.map { .integer($0) } ?? .null),
              ("reason", .string($0.reason)),
            ])
          }
        )
      ),
    ])
  }
}
