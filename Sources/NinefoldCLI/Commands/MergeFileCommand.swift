internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MergeFileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-file",
    abstract: "Merge three versions of a storyboard or xib object by object",
    discussion: """
      The command needs no project. The result always opens in Interface Builder. If both sides \
      change the same thing in different ways, the result has our side, and the command reports a \
      conflict. It also reports findings and duplicate identifiers that only the result has, and \
      counts the automatic decisions. The exit status is 1 if there are conflicts, new findings or \
      new duplicate identifiers. After 'ninefold git install', git merges in the same way.

      EXAMPLES:
        ninefold merge-file base.xib ours.xib theirs.xib --output Main.xib
        ninefold merge-file base.xib ours.xib theirs.xib --json
        ninefold merge-file base.xib ours.xib theirs.xib --output Main.xib \\
            --take k30-Aa-001=theirs
      """
  )

  @Argument(help: "The version that both sides started from.", completion: .file())
  var base: String

  @Argument(help: "Our version.", completion: .file())
  var ours: String

  @Argument(help: "Their version.", completion: .file())
  var theirs: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file for the result. Default: write nothing.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  @Flag(
    help: """
      Do not check the result for findings and duplicate identifiers that neither side has.
      """
  )
  var noCheck = false

  @OptionGroup var options: ChoiceOptions
  @OptionGroup var form: OutputOptions

  func run() throws {
    let versions = try DocumentVersions(contentsOf: base, ours: ours, theirs: theirs)
    var result = versions.merged()
    let found = result.clusters.count
    let choices = try options.choices(for: result.clusters)
    if !choices.isEmpty { result = versions.merged { choices[$0] } }
    if let output { try result.document.write(to: output) }
    let problems = noCheck ? nil : versions.problems(in: result.document)
    if form.json {
      Terminal.printRaw(JSON.merge(result, problems).rendered)
    } else {
      printText(result, problems ?? [], ConflictText(names: versions.names(in: result.conflicts)))
      Terminal.note(
        MergeFileCommand.summary(found: found, left: result.clusters.count)
      )
    }
    if !result.isClean || problems?.isEmpty == false { throw ExitCode(1) }
  }

  private func printText(_ result: MergeResult, _ problems: [MergeProblem], _ text: ConflictText) {
    for cluster in result.clusters {
      Terminal.print(Terminal.styled(Terminal.safe(text.title(of: cluster)), .yellow))
      for conflict in cluster.conflicts {
        Terminal.print(Terminal.safe("  " + text.line(of: conflict)))
      }
    }
    for problem in problems { Terminal.print(Terminal.safe(MergeText.line(of: problem))) }
    if let decisions = MergeText.decisions(result) { Terminal.note("\(decisions).") }
  }

  /// Returns what became of the conflicts.
  ///
  /// - Parameters:
  ///   - found: The number of conflicts without choices.
  ///   - left: The number of conflicts that choices do not resolve.
  private static func summary(found: Int, left: Int) -> String {
    func count(_ number: Int) -> String { "\(number) conflict\(number == 1 ? "" : "s")" }
    if left > 0 { return "\(count(left)); the result has our side of each." }
    return found == 0 ? "Merged without conflict." : "Merged; your choices resolve \(count(found))."
  }
}

extension JSON {
  /// The conflicts of a merge, its automatic decisions, and the problems that only the result has.
  ///
  /// - Parameter problems: Nil if the result was not checked.
  static func merge(_ result: MergeResult, _ problems: [MergeProblem]?) -> JSON {
    .object([
      ("clusters", .integer(result.clusters.count)),
      ("conflicts", .array(result.conflicts.map(conflict))),
      ("decisions", .array(result.automaticDecisions.map(decision))),
      ("problems", problems.map { .array($0.map(mergeProblem)) } ?? .null),
    ])
  }

  /// A conflict.
  static func conflict(_ conflict: MergeConflict) -> JSON { .object(members(of: conflict)) }

  /// The members of a conflict.
  static func members(of conflict: MergeConflict) -> [(String, JSON)] {
    [
      ("kind", .string(conflict.kind.rawValue)), ("root", .string(conflict.root.rawValue)),
      ("object", .string(conflict.object.rawValue)),
      ("objectKind", .string(conflict.objectKind)), ("scene", .text(conflict.scene?.rawValue)),
      ("other", .text(conflict.other?.rawValue)),
      ("class", .string(conflict.variation.rawValue)), ("path", .string(conflict.path.rawValue)),
      ("base", .text(conflict.base)), ("ours", .text(conflict.ours)),
      ("theirs", .text(conflict.theirs)),
      ("affected", .array(conflict.affected.map { .string($0.rawValue) })),
    ]
  }

  private static func decision(_ decision: AutomaticDecision) -> JSON {
    .object([
      ("reason", .string("\(decision.reason)")), ("object", .string(decision.object.rawValue)),
      ("class", .string(decision.variation.rawValue)), ("path", .string(decision.path.rawValue)),
      ("base", .text(decision.base)), ("ours", .text(decision.ours)),
      ("theirs", .text(decision.theirs)), ("chosen", .string(decision.chosen.rawValue)),
    ])
  }
}
