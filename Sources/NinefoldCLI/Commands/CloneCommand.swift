internal import ArgumentParser
internal import Ninefold

struct CloneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clone",
    abstract: "Copy a project with its history, to exchange edits with it later",
    discussion: """
      The copy stores the address of its source, so 'ninefold pull' and 'ninefold push' use it. \
      The source is a project file, a bundle that 'ninefold bundle' wrote, or any address of a git \
      repository that git accepts. Add # and a name if the repository has several projects.

      EXAMPLES:
        ninefold clone git@github.com:team/app.git App.ninefold
        ninefold clone https://example.com/team/app.git#Watch Watch.ninefold
        ninefold clone /team/App.ninefold App.ninefold
        ninefold clone history.bundle App.ninefold --json
      """
  )

  @Argument(
    help: "The address of a git repository, a project file, or a bundle.",
    completion: .file()
  )
  var source: String

  @Argument(help: "The file to create.", completion: .file(extensions: ["ninefold"]))
  var target: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try Project.clone(source, to: target, environment: .system)
    if output.json {
      let members: [(String, JSON)] = [
        ("project", .string(project.path)), ("origin", .string(source)),
      ]
      return Terminal.printRaw(JSON.object(members).rendered)
    }
    Terminal.print("Cloned \(Terminal.safe(source)) to \(Terminal.safe(target)).")
    Terminal.note("Next: ninefold log --project \(target)")
  }
}
