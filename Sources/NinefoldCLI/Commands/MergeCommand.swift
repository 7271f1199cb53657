internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge another branch into this one, as one edit",
    discussion: """
      The merge keeps the edits of both sides, object by object and class by class. If both sides \
      change the same thing in different ways, the merge keeps our side (this branch). The command \
      records a conflict, and the exit status is 1. 'ninefold conflicts' lists the open conflicts, 'ninefold \
      resolve' resolves them, and 'ninefold undo' reverses the whole merge. --ours or --theirs \
      resolves every conflict at once. The command also reports findings and duplicate identifiers \
      that only the result has, and the exit status is then 1.

      EXAMPLES:
        ninefold merge roomier
        ninefold merge roomier --ours
        ninefold merge roomier --dry-run --json
      """
  )

  @Argument(help: "The branch or another revision to merge.")
  var revision: String

  @OptionGroup var sides: SideOptions
  @OptionGroup var change: ChangeOptions

  func run() throws {
    try change.merge(with: revision) { project in
      try project.merge(revision, choosing: sides.choice, isDryRun: change.dryRun)
    }
  }
}

/// The options for the side that wins every conflict.
struct SideOptions: ParsableArguments {
  @Flag(help: "Resolve every conflict with this branch's side.")
  var ours = false

  @Flag(help: "Resolve every conflict with the other side.")
  var theirs = false

  func validate() throws {
    if ours, theirs { throw ValidationError("Give --ours or --theirs, not both.") }
  }

  /// The choice; nil to leave conflicts open.
  var choice: ConflictChoice? { ours ? .ours : theirs ? .theirs : nil }
}

extension ChangeOptions {
  /// Performs the merge, and prints its edit with the conflicts that remain.
  ///
  /// - Parameter their: What messages call the other side. A number is that of an edit.
  func merge(with their: String, _ body: (Project) throws -> ProjectMergeResult) throws {
    let project = try open()
    let sides = MergeSides(
      ours: try project.branches().first(where: \.isCurrent)?.name ?? "ours",
      theirs: their.allSatisfy(\.isNumber) ? "edit \(their)" : their
    )
    let result = try body(project)
    if json {
      let members =
        JSON.members(of: result.recorded, isDryRun: dryRun) + [
          ("conflicts", .array(result.conflicts.map(JSON.openConflict))),
          ("problems", .array(result.problems.map(JSON.documentProblem))),
        ]
      Terminal.printRaw(JSON.object(members).rendered)
    } else {
      RecordedEditsPrinter(result.recorded, isDryRun: dryRun, none: "Nothing new.").print(
        json: false
      )
      try OpenConflictText(result.conflicts, in: project, sides: sides).report(result.conflicts)
      MergeText.report(result.problems)
    }
    if !result.conflicts.isEmpty || !result.problems.isEmpty { throw ExitCode(1) }
  }
}
