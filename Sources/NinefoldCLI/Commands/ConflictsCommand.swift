internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "List what a merge could not decide",
    discussion: """
      Each conflict tells the value that both sides started from, ours, which holds, and theirs. They \
      stand in the table mergeConflict, too. Ends with status 1 if any is open.

      EXAMPLES:
        ninefold conflicts
        ninefold conflicts --json
        ninefold conflicts --at HEAD~1
      """
  )

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let clusters = try project.openClusters()
    let count = clusters.reduce(0) { $0 + $1.conflicts.count }
    if output.json {
      let conflicts = clusters.flatMap(\.conflicts).map(JSON.openConflict)
      let members: [(String, JSON)] = [
        ("clusters", .integer(clusters.count)), ("conflicts", .array(conflicts)),
      ]
      Terminal.printRaw(JSON.object(members).rendered)
    } else {
      for cluster in clusters {
        Terminal.print(
          Terminal.styled(Terminal.safe(OpenConflictText.title(cluster)), .yellow)
        )
        for conflict in cluster.conflicts {
          Terminal.print(Terminal.safe("  " + ConflictText.line(of: conflict.conflict)))
        }
      }
      Terminal.note(
        count == 0
          ? "No conflicts."
          : "\(count) open. Next: ninefold resolve ID --ours, --theirs, --base or --value X"
      )
    }
    if count > 0 { throw ExitCode(1) }
  }
}
