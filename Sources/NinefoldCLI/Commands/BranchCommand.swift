internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct BranchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "branch",
    abstract: "List, create or delete branches",
    discussion: """
      A branch is a separate line of edits. A new branch starts at the current state or at a \
      revision; 'ninefold switch' changes to it. Deleting a branch removes its name and keeps its \
      edits.

      EXAMPLES:
        ninefold branch
        ninefold branch roomier
        ninefold branch roomier HEAD~2
        ninefold branch --delete roomier
      """
  )

  @Argument(help: "The branch to create or delete. Default: list all.")
  var name: String?

  @Argument(help: "The revision where the branch starts. Default: the current state.")
  var revision: String?

  @Flag(name: [.customShort("d"), .long], help: "Delete the branch.")
  var delete = false

  @OptionGroup var change: ChangeOptions

  func validate() throws {
    if delete, name == nil || revision != nil {
      throw ValidationError("--delete takes the name of a branch.")
    }
  }

  func run() throws {
    let project = try change.open()
    guard let name else { return list(try project.branches()) }
    if delete {
      try project.deleteBranch(name, isDryRun: change.dryRun)
      change.report(
        "deleted branch \(Terminal.safe(name))",
        [("branch", .string(name)), ("deleted", .bool(true))],
        next: "Next: 'ninefold undo' brings it back."
      )
      return
    }
    let branch = try project.createBranch(name, at: revision, isDryRun: change.dryRun)
    change.report(
      "branch \(Terminal.safe(name)) at edit \(branch.edit?.description ?? "none")",
      JSON.members(of: branch),
      next: "Next: ninefold switch \(name)"
    )
  }

  private func list(_ branches: [Branch]) {
    if change.json {
      let items = branches.map { JSON.object(JSON.members(of: $0)) }
      Terminal.printRaw(JSON.object([("branches", .array(items))]).rendered)
      return
    }
    for branch in branches {
      let edit = branch.edit.map { " edit \($0)" } ?? ""
      let line = (branch.isCurrent ? "* " : "  ") + Terminal.safe(branch.name)
      Terminal.print((branch.isCurrent ? Terminal.styled(line, .green) : line) + edit)
    }
  }
}

extension JSON {
  /// A branch.
  static func members(of branch: Branch) -> [(String, JSON)] {
    [
      ("branch", .string(branch.name)),
      ("edit", branch.edit.map { .integer(Int($0.rawValue)) } ?? .null),
      ("current", .bool(branch.isCurrent)),
    ]
  }
}
