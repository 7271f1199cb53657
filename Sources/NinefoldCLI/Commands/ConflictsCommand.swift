internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ConflictsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conflicts",
    abstract: "List the open conflicts that merges left",
    discussion: """
      Each conflict shows three values: the base, which both sides started from; ours, which the \
      document keeps; and theirs. In SQL, the table mergeConflict has the conflicts. The exit \
      status is 1 if a conflict is open.

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
      let text = try OpenConflictText(clusters.flatMap(\.conflicts), in: project)
      for cluster in clusters {
        Terminal.print(Terminal.styled(Terminal.safe(text.title(cluster)), .yellow))
        for conflict in cluster.conflicts {
          Terminal.print(Terminal.safe("  " + text.line(conflict)))
        }
      }
      Terminal.note(
        count == 0
          ? "No conflicts."
          : "\(count) conflict\(count == 1 ? " is" : "s are") open."
            + " Next: ninefold resolve ID with --ours, --theirs, --base or --value X"
      )
    }
    if count > 0 { throw ExitCode(1) }
  }
}
