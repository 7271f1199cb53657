internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct SwitchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "switch",
    abstract: "Change to another branch",
    discussion: """
      The project gets the content of the branch, and later edits are made on the branch. Nothing \
      is lost, because every edit stays on its branch. 'ninefold undo' switches back.

      EXAMPLES:
        ninefold switch roomier
        ninefold switch --create roomier
        ninefold switch main --dry-run
      """
  )

  @Argument(help: "The branch.")
  var name: String

  @Flag(name: [.customShort("c"), .long], help: "Create the branch at the current state.")
  var create = false

  @OptionGroup var change: ChangeOptions

  func run() throws {
    let project = try change.open()
    if create {
      _ = try project.createBranch(name, isDryRun: change.dryRun)
      if !change.dryRun { _ = try project.switchBranch(to: name) }
      return report([])
    }
    report(try project.switchBranch(to: name, isDryRun: change.dryRun))
  }

  private func report(_ affected: [ObjectReference]) {
    let objects = affected.count == 1 ? "1 object differs" : "\(affected.count) objects differ"
    change.report(
      "on branch \(Terminal.safe(name)); \(objects)",
      [
        ("branch", .string(name)), ("kind", .string("switch")),
        ("affected", .array(affected.map { .string($0.description) })),
      ]
    )
  }
}
