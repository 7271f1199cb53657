internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve the open conflicts that merges left",
    discussion: """
      Each resolution is an edit, which 'ninefold undo' reverses. --ours keeps our side, which \
      the document has now. --theirs and --base take that version with everything that belongs to it: a deleted \
      view comes back with its constraints and outlets. --value sets another value. The command \
      keeps edits that are not part of the conflict. Without arguments, it asks about each \
      conflict on the terminal.

      EXAMPLES:
        ninefold resolve
        ninefold resolve k30-Aa-001 --theirs
        ninefold resolve k30-Aa-001 --value 24
        ninefold resolve Main.xib:lb0-Aa-001 --path text --value Hello --dry-run
        ninefold resolve --all --ours
      """
  )

  @Argument(help: "The object of the conflict: its id, or DOCUMENT:ID.")
  var object: String?

  @Flag(help: "Resolve every conflict.")
  var all = false

  @Flag(help: "Keep this branch's side.")
  var ours = false

  @Flag(help: "Take the side that was merged in.")
  var theirs = false

  @Flag(help: "Take the version that both sides started from.")
  var base = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Set another value, as 'ninefold set' does.", valueName: "value")
  )
  var value: String?

  @Option(help: ArgumentHelp("Resolve only the conflict about this value.", valueName: "name"))
  var path: String?

  @Option(
    name: .customLong("class"),
    help: "Resolve only the conflict about the row of this class."
  )
  var row: RowClass?

  @OptionGroup var change: ChangeOptions

  func validate() throws {
    let given = [ours, theirs, base, value != nil].filter { $0 }.count
    if given > 1 { throw ValidationError("Give only one of --ours, --theirs, --base and --value.") }
    if object != nil, all { throw ValidationError("Give a conflict or --all, not both.") }
    if all, value != nil {
      throw ValidationError("--value can't be combined with --all: name one conflict.")
    }
    if object != nil || all, given == 0 {
      throw ValidationError("Give a resolution: --ours, --theirs, --base or --value X.")
    }
    if object == nil, !all, given > 0 { throw ValidationError("Name a conflict, or give --all.") }
    if object == nil, path != nil || row != nil {
      throw ValidationError("--path and --class require the name of a conflict.")
    }
  }

  func run() throws {
    let project = try change.open()
    if let object, let resolution {
      let conflicts = try project.conflicts(
        at: object,
        path: path.map { PropertyPath($0) },
        in: row?.variation
      )
      return try report([settle(conflicts, with: resolution, in: project)], in: project)
    }
    let clusters = try project.openClusters()
    if let resolution {
      let recorded = try clusters.map { try settle($0.conflicts, with: resolution, in: project) }
      return try report(recorded, in: project)
    }
    guard !clusters.isEmpty else { return try report([], in: project) }
    guard ChoiceOptions.canAsk, !change.json else { throw ResolveError.noTerminal }
    for (number, cluster) in clusters.enumerated() {
      guard try ask(about: cluster, number + 1, of: clusters.count, in: project) else { break }
    }
    try report([], in: project)
  }

  private var resolution: Resolution? {
    if let value { return .value(value) }
    return ours ? .choice(.ours) : theirs ? .choice(.theirs) : base ? .choice(.base) : nil
  }

  private func settle(
    _ conflicts: [OpenConflict],
    with resolution: Resolution,
    in project: Project
  ) throws -> RecordedEdits {
    try project.resolve(conflicts, with: resolution, isDryRun: change.dryRun)
  }

  /// Prints the edits, and the number of conflicts that are still open.
  private func report(_ recorded: [RecordedEdits], in project: Project) throws {
    let open = try project.conflictCount()
    if change.json {
      let members: [(String, JSON)] = [
        (
          "resolutions",
          .array(
            recorded.map { JSON.object(JSON.members(of: $0, isDryRun: change.dryRun)) }
          )
        ), ("open", .integer(open)),
      ]
      return Terminal.printRaw(JSON.object(members).rendered)
    }
    for edit in recorded.flatMap(\.edits) { Terminal.print(EditText.line(edit)) }
    if change.dryRun { return Terminal.noteDryRun() }
    Terminal.note(
      open == 0
        ? "No conflict is open. Next: ninefold commit -m MESSAGE"
        : "\(open) conflict\(open == 1 ? " is" : "s are") open; 'ninefold conflicts' lists them."
    )
  }

  /// Asks how to resolve a cluster, and resolves it. Returns false if the user quits.
  private func ask(
    about cluster: OpenCluster,
    _ number: Int,
    of count: Int,
    in project: Project
  ) throws -> Bool {
    let text = try OpenConflictText(cluster.conflicts, in: project)
    let title = "\(number) of \(count): \(text.title(cluster))"
    Terminal.print(Terminal.styled(Terminal.safe(title), .bold))
    for conflict in cluster.conflicts {
      Terminal.print(Terminal.safe("  " + text.line(conflict)))
    }
    while true {
      Terminal.printRaw("take [o]urs, [t]heirs, [b]ase, =VALUE, [s]kip or [q]uit? ")
      guard let answer = readLine() else { return false }
      let resolution: Resolution
      switch answer.lowercased().first {
      case "o": resolution = .choice(.ours)
      case "t": resolution = .choice(.theirs)
      case "b": resolution = .choice(.base)
      case "=": resolution = .value(String(answer.dropFirst()))
      case "s": return true
      case "q": return false
      default: continue
      }
      do {
        let recorded = try settle(cluster.conflicts, with: resolution, in: project)
        for edit in recorded.edits { Terminal.print(EditText.line(edit)) }
        return true
      } catch let error as NinefoldError {
        Terminal.printError(ErrorText.text(of: error))
      }
    }
  }
}

/// The reason why the command can't ask.
enum ResolveError: Error, CustomStringConvertible {
  case noTerminal

  var description: String {
    """
    there is no terminal to ask on: name a conflict and a side, as in 'ninefold resolve ID --theirs', \
    or all of them, as in 'ninefold resolve --all --ours'; 'ninefold conflicts' lists them
    """
  }
}
