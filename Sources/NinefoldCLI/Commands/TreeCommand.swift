internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show a document's outline in a size class",
    discussion: """
      The command dims items that are not active in the class, and says why. Commands accept the \
      name in quotes in place of an id, if only one object has this name.

      EXAMPLES:
        ninefold tree Main.storyboard
        ninefold tree Main.storyboard --class compact-regular --constraints
        ninefold tree --file Main.storyboard
      """
  )

  @OptionGroup var choice: DocumentOptions

  @Option(name: .customLong("class"), help: "The size class to show.")
  var sizeClass = SizeClass.anyAny

  @Option(
    help: ArgumentHelp("Only this scene, by its id or the id of its controller.", valueName: "id")
  )
  var scene: String?

  @Flag(help: "Also show constraints.")
  var constraints = false

  @OptionGroup var location: StateOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = try location.open(naming: choice.names)
    let document = try project.document(orOnly: choice.name)
    let wanted = try scene.map { try project.scene(named: $0, in: document) }
    let outline = Outline(
      of: try project.outline(of: document, scene: wanted),
      in: sizeClass,
      withConstraints: constraints
    )
    if output.json {
      Terminal.printRaw(outline.json(document).rendered)
      return
    }
    for line in outline.lines { Terminal.print(line) }
  }
}
