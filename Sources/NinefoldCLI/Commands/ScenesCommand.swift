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

  @Argument(help: "The documents, or the paths of files if there is no project. Default: all.")
  var documents: [String] = []

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open(naming: documents)
    let names =
      documents.isEmpty
      ? try project.documentNames() : documents.map { DocumentFiles.name(of: $0) }
    let documents = try names.map { (name: $0, scenes: try project.scenes(of: $0)) }
    if output.json {
      let scenes = documents.flatMap { document in
        document.scenes.map { json($0, in: document.name) }
      }
      Terminal.printRaw(JSON.object([("scenes", .array(scenes))]).rendered)
      return
    }
    for document in documents where !document.scenes.isEmpty {
      Terminal.print(Terminal.styled(Terminal.safe(document.name), .bold))
      for scene in document.scenes { printText(scene) }
    }
  }

  private func printText(_ scene: SceneSummary) {
    let controller = [scene.controllerKind, scene.customClass].compactMap { $0 }
    Terminal.print(
      Terminal.safe(
        "  \(scene.id)  \(scene.title ?? "") (\(controller.joined(separator: ", ")))"
      )
        + (scene.isInitial ? " initial" : "")
    )
  }

  private func json(_ scene: SceneSummary, in document: String) -> JSON {
    .object([
      ("document", .string(document)), ("scene", .string(scene.id.rawValue)),
      ("title", .text(scene.title)), ("controller", .text(scene.controller?.rawValue)),
      ("kind", .text(scene.controllerKind)), ("customClass", .text(scene.customClass)),
      ("initial", .bool(scene.isInitial)),
    ])
  }
}
