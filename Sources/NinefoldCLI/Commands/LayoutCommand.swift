internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Print the effective layout of a document in a size class",
    discussion: """
      The command lists every view and constraint, because all of them are loaded. For each one, it \
      shows whether it is installed and active in the class, and if not, the reason.

      EXAMPLES:
        ninefold layout Main.storyboard --class compact-regular
        ninefold layout Main.storyboard --scene tne-QT-ifu --class wR-hR --json
      """
  )

  @OptionGroup var choice: DocumentOptions

  @Option(
    help: ArgumentHelp("Only this scene, by its id or the id of its controller.", valueName: "id")
  )
  var scene: String?

  @Option(name: .customLong("class"), help: "The size class to show.")
  var sizeClass = SizeClass.anyAny

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open(naming: choice.names)
    let document = try project.document(orOnly: choice.name)
    let wanted = try scene.map { try project.scene(named: $0, in: document) }
    let scenes = try project.layout(of: document, scene: wanted, in: sizeClass)
    if output.json {
      Terminal.printRaw(
        JSON.object([
          ("document", .string(document)), ("class", .string(sizeClass.description)),
          ("scenes", .array(scenes.map { JSON.scene($0.scene, $0.layout) })),
        ]).rendered
      )
      return
    }
    Terminal.print(
      Terminal.styled("\(Terminal.safe(document)) in \(sizeClass) (\(sizeClass.title))", .bold)
    )
    for scene in scenes { printText(scene) }
  }

  private func printText(_ scene: SceneLayout) {
    if let id = scene.scene { Terminal.print("\nscene \(Terminal.safe(id.rawValue))") }
    var depths: [ObjectID: Int] = [:]
    for view in scene.layout.views {
      let depth = view.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 1
      depths[view.id] = depth
      let line = LayoutText.line(of: view)
      Terminal.print(String(repeating: "  ", count: depth) + dimmed(line, view.state))
    }
    if !scene.layout.constraints.isEmpty { Terminal.print("  constraints") }
    for constraint in scene.layout.constraints {
      Terminal.print("    " + dimmed(LayoutText.line(of: constraint), constraint.state))
    }
  }

  private func dimmed(_ line: String, _ state: InstallState) -> String {
    guard let reason = state.inactive else { return Terminal.safe(line) }
    return Terminal.styled(Terminal.safe("\(line) - \(reason.sentence)"), .dim)
  }
}
