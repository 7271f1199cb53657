internal import ArgumentParser
internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Look at a project and edit it in the browser",
    discussion: """
      Prints a URL; whoever has it can edit the project, so keep it to yourself. Only this machine can \
      reach it unless --host says otherwise. The page has the outline, the canvas, an inspector with a \
      line for each size class, the size class tool, devices, the history, and what is wrong; edits \
      made by other commands appear at once. Every edit is in the journal as if a command had made it. \
      Control-C ends the studio. The server is a program of its own, ninefold-studio, beside this one.

      EXAMPLES:
        ninefold studio
        ninefold studio --port 8123
        ninefold studio --project App.ninefold --json
      """
  )

  @Option(help: ArgumentHelp("The port; any free one if 0.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The address to listen at; any but 127.0.0.1 lets other machines in, unencrypted.",
      valueName: "address"
    )
  )
  var host = "127.0.0.1"

  @Option(name: .customLong("for"), help: "End after so many seconds.")
  var seconds: Double?

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let seconds, !(0...1e9).contains(seconds) {
      throw ValidationError("--for takes a number of seconds.")
    }
  }

  func run() throws {
    let project = try location.open()
    var arguments = ["--project", project.path, "--host", host, "--port", "\(port)"]
    if let seconds { arguments += ["--for", "\(seconds)"] }
    if output.json { arguments.append("--json") }
    if host != "127.0.0.1" {
      Terminal.note("Other machines can reach \(host): what they send and get is not encrypted.")
    }
    setenv("NINEFOLD_AUTHOR", project.environment.author(), 1)
    try replaceProcess(with: "ninefold-studio", arguments)
  }

  /// Becomes the program of a name in the folder of this one.
  private func replaceProcess(with name: String, _ arguments: [String]) throws {
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let path = own?.deletingLastPathComponent().appendingPathComponent(name).path ?? name
    OtherProgram.become(path, arguments)
    throw ProjectError.missingTool(
      name,
      advice: "it belongs beside ninefold, at \(path); install both, or build it with"
        + " 'swift build --product \(name)'"
    )
  }
}
