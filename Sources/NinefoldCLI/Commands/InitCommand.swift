internal import ArgumentParser
internal import Ninefold

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a project file",
    discussion: """
      EXAMPLES:
        ninefold init App.ninefold
      """
  )

  @Argument(
    help:
      "The file to create. Without --project, commands find only a name that ends in .ninefold.",
    completion: .file(extensions: ["ninefold"])
  )
  var path: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try Project.create(at: path)
    if output.json {
      Terminal.printRaw(JSON.object([("project", .string(project.path))]).rendered)
    } else {
      Terminal.print("Created \(Terminal.safe(path)).")
      Terminal.note("Next: ninefold import FILE... --project \(path)")
    }
  }
}
