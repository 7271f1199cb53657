internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct BisectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bisect",
    abstract: "Find the edit after which a check began to fail",
    discussion: """
      A state fails if the document has a finding in the class, of any severity. Suppressed and \
      unsure findings do not count. --kind and --object restrict the findings. The command searches the \
      edits between a state that passes and a state that fails. Each step checks one edit and \
      halves the range. If the command finds the edit, it shows it, and the exit status is 1.

      EXAMPLES:
        ninefold bisect --document Main.storyboard --class compact-compact
        ninefold bisect --document Main.storyboard --good v1.0 --kind ambiguous --json
      """
  )

  @Option(help: ArgumentHelp("The document to check.", valueName: "name"))
  var document: String

  @Option(name: .customLong("class"), help: "The size class to check.")
  var sizeClass = SizeClass.anyAny

  @Option(help: ArgumentHelp("Only findings of this kind, such as ambiguous.", valueName: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp("Only findings about this object.", valueName: "id"))
  var object: String?

  @Option(
    help: ArgumentHelp(
      "A state that passes the check. Default: the first state.",
      valueName: "revision"
    )
  )
  var good: String?

  @Option(
    help: ArgumentHelp(
      "A state that fails the check. @ is the current state.",
      valueName: "revision"
    )
  )
  var bad = "@"

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    let kinds = Finding.Kind.layoutKinds.map(\.rawValue)
    if let kind, !kinds.contains(kind) {
      throw ValidationError("--kind takes one of \(kinds.joined(separator: ", ")).")
    }
  }

  func run() throws {
    let project = try location.open()
    let edit = try project.bisect(document, in: sizeClass, good: good, bad: bad) { finding in
      !finding.isSuppressed && !finding.isUnsure
        && kind ?? finding.kind.rawValue == finding.kind.rawValue
        && object ?? finding.object?.rawValue == finding.object?.rawValue
    }
    if output.json {
      let found = edit.map { JSON.object(JSON.members(of: $0)) } ?? .null
      Terminal.printRaw(JSON.object([("first", found)]).rendered)
    } else if let edit {
      Terminal.print(EditText.line(edit))
      Terminal.note("Next: ninefold show \(edit.number)")
    } else {
      Terminal.print("Nothing fails in \(Terminal.safe(document)) in \(sizeClass).")
    }
    if edit != nil { throw ExitCode(1) }
  }
}
