internal import ArgumentParser
internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct StudioCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Show and edit a project in the browser",
    discussion: """
      The command prints a URL. Anybody who has the URL can edit the project, so keep it secret. \
      Only this machine can reach the studio unless --host names another address. Control-C ends \
      the studio.

      The page opens on the board of the main storyboard, and a click opens a scene. The page has \
      the outline, the canvas, an inspector with one line for each size class, the size class \
      tool, devices, the history and the findings. The canvas shows the app's images, dark colors, \
      and any language, text size and direction. The studio reads the images once. The Editor menu \
      and the context menu offer what 'ninefold embed', 'align', 'pin', 'autolayout', 'copy' and \
      'paste' do, with the same checks.

      The journal records edits of the page like those of commands, and the page shows edits of \
      commands at once. The server is a separate program, ninefold-studio. It must be in the same \
      folder as this command.

      EXAMPLES:
        ninefold studio
        ninefold studio --port 8123
        ninefold studio --project App.ninefold --json
      """
  )

  @Option(help: ArgumentHelp("The port to listen on. 0 selects a free port.", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The address to listen on. At any address but 127.0.0.1, other machines can connect, unencrypted.",
      valueName: "address"
    )
  )
  var host = "127.0.0.1"

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "End after this number of seconds. Default: run until interrupted.",
      valueName: "seconds"
    )
  )
  var seconds: Double?

  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let seconds, !(0...1e9).contains(seconds) {
      throw ValidationError("--for takes a number of seconds from 0 to 1000000000.")
    }
  }

  func run() throws {
    let project = try location.open()
    var arguments = ["--project", project.path, "--host", host, "--port", "\(port)"]
    if let seconds { arguments += ["--for", "\(seconds)"] }
    if output.json { arguments.append("--json") }
    if host != "127.0.0.1" {
      Terminal.note("Other machines can reach \(host), and the connection is not encrypted.")
    }
    setenv("NINEFOLD_AUTHOR", project.environment.author(), 1)
    OtherProgram.become(StudioCommand.program, arguments)
    throw StudioCommand.missingProgram
  }

  private static let name = "ninefold-studio"

  /// The path of the studio's program, in the same folder as this one.
  static var program: String {
    let own = Bundle.main.executableURL?.resolvingSymlinksInPath()
    return own?.deletingLastPathComponent().appendingPathComponent(name).path ?? name
  }

  /// The error if the studio's program can't be run.
  static var missingProgram: NinefoldError {
    NinefoldError.missingTool(
      name,
      advice: "it must be in the folder of ninefold, at \(program); install both, or build it with"
        + " 'swift build --product \(name)'"
    )
  }
}
