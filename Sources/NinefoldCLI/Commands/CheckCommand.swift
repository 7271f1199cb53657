internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check that a layout is unambiguous and satisfiable in all nine size classes",
    discussion: """
      Tells views whose place or size the constraints leave open, constraints that contradict each \
      other, the smallest set of them, and views whose stored frame is not what the constraints give. \
      Files are checked without a project. Ends with status 1 if anything is found.

      EXAMPLES:
        ninefold check Main.storyboard
        ninefold check --document Main.storyboard --class compact-compact --json
      """
  )

  @Argument(help: "Files to check without a project.", completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("A document of the project.", valueName: "name"))
  var document: String?

  @Flag(help: "Show what the document tells Interface Builder not to warn about, too.")
  var all = false

  @OptionGroup var place: TargetOptions
  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if files.isEmpty == (document == nil) {
      throw ValidationError("Name files to check, or a document of the project with --document.")
    }
  }

  func run() throws {
    var found: [(document: String, finding: Finding)] = []
    if let document {
      let findings = try location.open().findings(of: document, in: place.target)
      found += findings.map { (document, $0) }
    }
    for file in files {
      found += try PlainFiles.findings(of: file, in: place.target).map { (file, $0) }
    }
    if !all { found.removeAll { $0.finding.isSilenced } }
    if output.json {
      Terminal.printRaw(JSON.object([("findings", .array(found.map(json)))]).rendered)
    } else {
      printText(found)
    }
    if !found.isEmpty { throw ExitCode(1) }
  }

  private func printText(_ found: [(document: String, finding: Finding)]) {
    for (document, finding) in found {
      Terminal.print(
        Terminal.safe(
          "\(document): \(finding.sizeClass): \(finding.kind.rawValue): \(finding.object): "
            + finding.message
        )
      )
    }
    if found.isEmpty { Terminal.note("No findings.") }
  }

  private func json(_ entry: (document: String, finding: Finding)) -> JSON {
    let finding = entry.finding
    return .object([
      ("document", .string(entry.document)), ("class", .string(finding.sizeClass.description)),
      ("kind", .string(finding.kind.rawValue)), ("object", .string(finding.object.rawValue)),
      ("scene", .text(finding.scene?.rawValue)), ("message", .string(finding.message)),
      ("quantities", .array(finding.quantities.map { .string($0.rawValue) })),
      ("constraints", .array(finding.constraints.map { .string($0.rawValue) })),
      ("silenced", .bool(finding.isSilenced)),
    ])
  }
}
