internal import ArgumentParser
internal import Ninefold

/// Which project a command reads, and which of its states.
struct StateOptions: ParsableArguments {
  @OptionGroup var location: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "The revision to read: an edit, version, tag, branch, HEAD~2 or a time. Default: the present state.",
      valueName: "revision"
    )
  )
  var at: String?

  /// Opens the project in that state.
  func open() throws -> Project {
    let project = try location.open()
    guard let at else { return project }
    return try project.at(at)
  }
}

/// How a command that changes a project does it.
struct ChangeOptions: ParsableArguments {
  @Flag(name: [.customShort("n"), .long], help: "Show what would change, and change nothing.")
  var dryRun = false

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  /// Tells what was done, or would be: a line of text, or JSON.
  func report(_ line: String, _ members: [(String, JSON)], next: String? = nil) {
    if output.json {
      Terminal.printRaw(JSON.object(members + [("dryRun", .bool(dryRun))]).rendered)
      return
    }
    Terminal.print(line)
    if dryRun {
      Terminal.note("Dry run: nothing was changed.")
    } else if let next {
      Terminal.note(next)
    }
  }
}
