internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct ScenesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "List the scenes of storyboards",
    discussion: """
      EXAMPLES:
        ninefold scenes
        ninefold scenes Main.storyboard --json
      """
  )

  @Argument(help: "The documents. Default: all.")
  var documents: [String] = []

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open()
    let names = documents.isEmpty ? try project.documentNames() : documents
    let scenes = try names.flatMap(project.scenes)
    if output.json {
      Terminal.printRaw(JSON.object([("scenes", .array(scenes.map(json)))]).rendered)
      return
    }
    var document: String?
    for scene in scenes {
      if scene.document != document {
        document = scene.document
        Terminal.print(Terminal.styled(Terminal.safe(scene.document), .bold))
      }
      let controller = [scene.controllerKind, scene.customClass].compactMap { $0 }
      Terminal.print(
        Terminal.safe(
          "  \(scene.id)  \(scene.title ?? "") (\(controller.joined(separator: ", ")))"
        )
          + (scene.isInitial ? " initial" : "")
      )
    }
  }

  private func json(_ scene: SceneSummary) -> JSON {
    .object([
      ("document", .string(scene.document)), ("scene", .string(scene.id.rawValue)),
      ("title", .text(scene.title)), ("controller", .text(scene.controller?.rawValue)),
      ("kind", .text(scene.controllerKind)), ("customClass", .text(scene.customClass)),
      ("initial", .bool(scene.isInitial)),
    ])
  }
}
